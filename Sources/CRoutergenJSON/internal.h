#ifndef CROUTERGENJSON_INTERNAL_H
#define CROUTERGENJSON_INTERNAL_H

#include <string.h>

#include "CRoutergenJSON.h"

#define ONES 0x0101010101010101ull
#define HIGHS 0x8080808080808080ull

/// Eight bytes, the first one lowest.
static inline uint64_t load(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

/// Up to eight bytes, the first one lowest, and zeros behind them.
static inline uint64_t load_some(const uint8_t *bytes, size_t count) {
    if (count == 8) return load(bytes);
    uint64_t word = 0;
    for (size_t index = 0; index < count; index += 1) word |= (uint64_t)bytes[index] << (index * 8);
    return word;
}

/// Whether two texts of one length are equal. Keys are so short that calling `memcmp` takes longer.
static inline bool equal_text(const uint8_t *one, const uint8_t *other, size_t length) {
    if (length < 8) {
        for (size_t index = 0; index < length; index += 1) {
            if (one[index] != other[index]) return false;
        }
        return true;
    }
    for (size_t index = 0; index + 8 <= length; index += 8) {
        if (load(one + index) != load(other + index)) return false;
    }
    return load(one + length - 8) == load(other + length - 8);
}

/// The value of four hexadecimal digits, or -1.
int32_t routergen_json_code_unit(const uint8_t *digits, const uint8_t *end);

#define KNOWN_OBJECTS 64

/// Settles which of several equal keys of an object counts.
typedef struct key_table {
    const uint8_t *bytes;
    const uint8_t *end;
    int policy;
    uint64_t seed;
    /// A hash table, reused from object to object: hashes, which spare looking at most keys, above indices of the tape plus
    /// one; zero where a slot is free.
    uint64_t *slots;
    size_t capacity;
    /// The last object of each number of keys, as an index of the tape plus one; zero: none yet.
    size_t known[KNOWN_OBJECTS];
} key_table;

typedef enum key_verdict { KEYS_SETTLED, KEYS_UNSETTLED, KEYS_REFUSED, KEYS_NO_MEMORY } key_verdict;

/// Hides the keys of an object that do not count. `*refused` is the key that stands twice where that is refused.
key_verdict routergen_json_settle_keys(
    key_table *table, routergen_json_token *tape, size_t object, size_t end, size_t *refused);

#endif
