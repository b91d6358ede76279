#include "internal.h"

/// Writes a scalar in UTF-8.
static size_t encode(uint32_t scalar, uint8_t *output) {
    if (scalar < 0x80) {
        output[0] = (uint8_t)scalar;
        return 1;
    }
    if (scalar < 0x800) {
        output[0] = (uint8_t)(0xC0 | scalar >> 6);
        output[1] = (uint8_t)(0x80 | (scalar & 0x3F));
        return 2;
    }
    if (scalar < 0x10000) {
        output[0] = (uint8_t)(0xE0 | scalar >> 12);
        output[1] = (uint8_t)(0x80 | (scalar >> 6 & 0x3F));
        output[2] = (uint8_t)(0x80 | (scalar & 0x3F));
        return 3;
    }
    output[0] = (uint8_t)(0xF0 | scalar >> 18);
    output[1] = (uint8_t)(0x80 | (scalar >> 12 & 0x3F));
    output[2] = (uint8_t)(0x80 | (scalar >> 6 & 0x3F));
    output[3] = (uint8_t)(0x80 | (scalar & 0x3F));
    return 4;
}

/// Resolves the escape at a backslash, whose length goes to `*length`; returns how many bytes it stands for.
static size_t unescape(
    const uint8_t *escape, const uint8_t *end, size_t *length, uint8_t *output) {
    *length = 2;
    if (end - escape < 2) {
        *length = 1;
        return 0;
    }
    switch (escape[1]) {
    case 'b': output[0] = 0x08; return 1;
    case 'f': output[0] = 0x0C; return 1;
    case 'n': output[0] = 0x0A; return 1;
    case 'r': output[0] = 0x0D; return 1;
    case 't': output[0] = 0x09; return 1;
    case 'u': break;
    default: output[0] = escape[1]; return 1;
    }
    int32_t unit = routergen_json_code_unit(escape + 2, end);
    *length = end - escape < 6 ? (size_t)(end - escape) : 6;
    if (unit < 0) return 0;
    if ((unit & 0xF800) != 0xD800) return encode((uint32_t)unit, output);
    if (unit < 0xDC00 && end - escape >= 12 && escape[6] == '\\' && escape[7] == 'u') {
        int32_t low = routergen_json_code_unit(escape + 8, end);
        if (low >= 0xDC00 && low <= 0xDFFF) {
            *length = 12;
            return encode(0x10000 + ((uint32_t)(unit & 0x3FF) << 10) + (uint32_t)(low & 0x3FF), output);
        }
    }
    return encode(0xFFFD, output);
}

size_t routergen_json_unescape(const uint8_t *text, size_t length, uint8_t *output) {
    const uint8_t *end = text + length;
    uint8_t *start = output;
    while (text < end) {
        const uint8_t *escape = memchr(text, '\\', (size_t)(end - text));
        size_t plain = (size_t)((escape ? escape : end) - text);
        memcpy(output, text, plain);
        output += plain;
        text += plain;
        if (!escape) break;
        size_t taken;
        output += unescape(text, end, &taken, output);
        text += taken;
    }
    return (size_t)(output - start);
}

/// Whether a string's text is a key once its escapes are resolved.
static bool matches_escaped(
    const uint8_t *text, size_t length, const uint8_t *key, size_t key_length) {
    const uint8_t *end = text + length;
    while (text < end) {
        uint8_t bytes[4];
        size_t count = 1;
        size_t taken = 1;
        bytes[0] = *text;
        if (*text == '\\') count = unescape(text, end, &taken, bytes);
        if (count > key_length || memcmp(bytes, key, count) != 0) return false;
        key += count;
        key_length -= count;
        text += taken;
    }
    return key_length == 0;
}

ptrdiff_t routergen_json_find(
    const routergen_json_token *tape, const uint8_t *bytes, size_t start, size_t end,
    const uint8_t *key, size_t key_length) {
    size_t index = start;
    while (index < end) {
        uint32_t bits = tape[index].bits;
        const uint8_t *text = bytes + tape[index].offset + 1;
        if (bits == key_length) {
            if (equal_text(text, key, key_length)) return (ptrdiff_t)index;
        } else if (bits & ROUTERGEN_JSON_SPECIAL) {
            if (matches_escaped(text, bits & ROUTERGEN_JSON_PAYLOAD, key, key_length)) {
                return (ptrdiff_t)index;
            }
        }
        uint32_t value = tape[index + 1].bits;
        index += 1 + (value & ROUTERGEN_JSON_CONTAINER ? value & ROUTERGEN_JSON_PAYLOAD : 1);
    }
    return -1;
}

uint64_t routergen_json_text_hash(const uint8_t *text, size_t length) {
    const uint64_t factor = 0x9E3779B97F4A7C15ull;
    if (length < 16) return (load_some(text, length < 8 ? length : 8) ^ length) * factor >> 32;
    // Two at a time, which do not wait for each other; the last two may have been there already.
    uint64_t even = length;
    uint64_t odd = ~length;
    const uint8_t *last = text + length - 16;
    for (;; text += 16) {
        if (text > last) text = last;
        even = (even ^ load(text)) * factor;
        even ^= even >> 32;
        odd = (odd ^ load(text + 8)) * factor;
        odd ^= odd >> 32;
        if (text == last) return (even ^ odd * factor) * factor >> 32;
    }
}

bool routergen_json_try_lock(uint8_t *lock) {
    return __atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE) == 0;
}

void routergen_json_unlock(uint8_t *lock) {
    __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}

size_t routergen_json_plain_length(const uint8_t *text, size_t length) {
    const uint8_t *place = text;
    const uint8_t *end = text + length;
    while (end - place >= 8) {
        uint64_t word = load(place);
        uint64_t quotes = word ^ (ONES * 0x22);
        uint64_t backslashes = word ^ (ONES * 0x5C);
        uint64_t stops = (((quotes - ONES) & ~quotes) | ((backslashes - ONES) & ~backslashes)
                             | ((word - ONES * 0x20) & ~word))
            & HIGHS;
        if (stops) return (size_t)(place - text) + (__builtin_ctzll(stops) >> 3);
        place += 8;
    }
    while (place < end && *place >= 0x20 && *place != '"' && *place != '\\') place += 1;
    return (size_t)(place - text);
}
