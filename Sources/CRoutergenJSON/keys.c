#include <stdlib.h>

#include "internal.h"

/// Up to this many keys are compared with each other.
#define PAIRWISE_LIMIT 6

static inline size_t value_span(routergen_json_token token) {
    return token.bits & ROUTERGEN_JSON_CONTAINER ? token.bits & ROUTERGEN_JSON_PAYLOAD : 1;
}

/// Whether two keys without escapes are equal. A shadowed key is equal to none.
static inline bool are_equal(
    const key_table *table, routergen_json_token one, routergen_json_token other) {
    return one.bits == other.bits && one.bits != ROUTERGEN_JSON_SHADOWED
        && equal_text(table->bytes + one.offset + 1, table->bytes + other.offset + 1, one.bits);
}

/// Settles a pair of equal keys; false where it is refused.
static bool settle(
    const key_table *table, routergen_json_token *tape, size_t earlier, size_t later,
    size_t *refused) {
    if (table->policy == 2) {
        *refused = later;
        return false;
    }
    tape[table->policy == 0 ? earlier : later].bits = ROUTERGEN_JSON_SHADOWED;
    return true;
}

static key_verdict settle_pairwise(
    const key_table *table, routergen_json_token *tape, const size_t *keys, size_t count,
    size_t *refused) {
    for (size_t later = 1; later < count; later += 1) {
        for (size_t earlier = 0; earlier < later; earlier += 1) {
            if (!are_equal(table, tape[keys[earlier]], tape[keys[later]])) continue;
            if (!settle(table, tape, keys[earlier], keys[later], refused)) return KEYS_REFUSED;
            break;
        }
    }
    return KEYS_SETTLED;
}

/// A hash of every byte of a key. Both factors are secret and odd: the second one spreads differences that a product
/// keeps in its highest bit whatever the factor is.
static uint64_t hash(const key_table *table, routergen_json_token key) {
    const uint8_t *text = table->bytes + key.offset + 1;
    size_t length = key.bits;
    uint64_t factor = table->seed | 1;
    uint64_t other_factor = (table->seed * 0x9E3779B97F4A7C15ull) | 1;
    uint64_t hash = table->seed ^ length;
    while (length > 0) {
        size_t count = length < 8 ? length : 8;
        hash = (hash ^ load_some(text, count)) * factor;
        hash = (hash << 32 | hash >> 32) * other_factor;
        text += count;
        length -= count;
    }
    return hash >> 32;
}

/// Makes room for twice as many slots as keys, all of them free, and returns their number, a power of two; 0 where there
/// is no memory.
static size_t free_slots(key_table *table, size_t count) {
    size_t size = 16;
    while (size < count * 2) size *= 2;
    if (size > table->capacity) {
        uint64_t *slots = realloc(table->slots, size * sizeof(uint64_t));
        if (!slots) return 0;
        table->slots = slots;
        table->capacity = size;
    }
    memset(table->slots, 0, size * sizeof(uint64_t));
    return size;
}

static key_verdict settle_by_hash(
    key_table *table, routergen_json_token *tape, size_t object, size_t end, size_t count,
    size_t *refused) {
    size_t size = free_slots(table, count);
    if (size == 0) return KEYS_NO_MEMORY;
    // In case that somebody foresees the hash after all.
    size_t budget = count * 4 + 64;
    for (size_t key = object + 1; key < end; key += 1 + value_span(tape[key + 1])) {
        uint64_t key_hash = hash(table, tape[key]);
        size_t slot = (size_t)key_hash & (size - 1);
        while (table->slots[slot] != 0) {
            size_t earlier = (uint32_t)table->slots[slot] - 1;
            if (table->slots[slot] >> 32 == key_hash
                && are_equal(table, tape[earlier], tape[key])) {
                if (!settle(table, tape, earlier, key, refused)) return KEYS_REFUSED;
                break;
            }
            if (--budget == 0) return KEYS_UNSETTLED;
            slot = (slot + 1) & (size - 1);
        }
        // For three of a kind: the next pair is made with the one that counts so far.
        if (table->slots[slot] == 0 || table->policy == 0) {
            table->slots[slot] = key_hash << 32 | (uint32_t)(key + 1);
        }
    }
    return KEYS_SETTLED;
}

/// Whether two objects have the same keys in the same order. A shadowed key is equal to none.
static bool have_same_keys(
    const key_table *table, const routergen_json_token *tape, size_t one, size_t other, size_t end) {
    size_t end_of_one = one + (tape[one].bits & ROUTERGEN_JSON_PAYLOAD);
    size_t key = one + 1;
    size_t other_key = other + 1;
    while (key < end_of_one && other_key < end) {
        if (!are_equal(table, tape[key], tape[other_key])) return false;
        key += 1 + value_span(tape[key + 1]);
        other_key += 1 + value_span(tape[other_key + 1]);
    }
    return key >= end_of_one && other_key >= end;
}

key_verdict routergen_json_settle_keys(
    key_table *table, routergen_json_token *tape, size_t object, size_t end, size_t *refused) {
    size_t keys[PAIRWISE_LIMIT];
    size_t count = 0;
    for (size_t key = object + 1; key < end; key += 1 + value_span(tape[key + 1])) {
        if (tape[key].bits & ROUTERGEN_JSON_SPECIAL) return KEYS_UNSETTLED;
        if (count < PAIRWISE_LIMIT) keys[count] = key;
        count += 1;
    }
    // Lists repeat the same keys in the same order: what has the keys of an object without duplicates has none either.
    size_t *known = &table->known[count % KNOWN_OBJECTS];
    if (*known > 0 && have_same_keys(table, tape, *known - 1, object, end)) return KEYS_SETTLED;
    key_verdict verdict = count <= PAIRWISE_LIMIT
        ? settle_pairwise(table, tape, keys, count, refused)
        : settle_by_hash(table, tape, object, end, count, refused);
    if (verdict == KEYS_SETTLED) *known = object + 1;
    return verdict;
}
