#include <stdlib.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "internal.h"

/// Down to this level keys are foreseen.
#define FORESEEN_DEPTH 32

/// What is likely to come in an open container, because it stood at the same place before: in a list, in the element
/// before. All are indices of the tape; zero: nothing is known.
typedef struct forecast {
    /// In an object, the key that the next one is likely to equal; in an array, the element that the next one is like.
    size_t next;
    /// In an object, the end of the one whose keys these are.
    size_t end;
} forecast;

/// While a container is open, the payload of its token holds the index of the container around it plus one (zero: none),
/// so that the tape is also the stack; closing it writes the number of tokens there.
typedef struct parser {
    const uint8_t *bytes;
    const uint8_t *end;
    routergen_json_options options;
    routergen_json_token *tape;
    size_t length;
    size_t capacity;
    size_t depth;
    /// The index of the innermost open container plus one.
    size_t container;
    bool container_is_object;
    key_table keys;
    forecast forecasts[FORESEEN_DEPTH];
    /// What the value behind the key that was read last is likely to be like.
    size_t likeness;
    uint32_t *unsettled;
    size_t unsettled_count;
    size_t unsettled_capacity;
    routergen_json_problem problem;
    const uint8_t *place;
} parser;

/// The byte at a place, or zero at the end: no token starts or goes on with a zero.
static inline uint8_t peek(const parser *parser, const uint8_t *place) {
    return place < parser->end ? *place : 0;
}

/// Notes a problem. Returns null, which is what functions that step over something return when they cannot.
static const uint8_t *fail(parser *parser, routergen_json_problem problem, const uint8_t *place) {
    parser->problem = problem;
    parser->place = place;
    return NULL;
}

static inline bool add(parser *parser, const uint8_t *place, size_t bits) {
    if (parser->length == parser->capacity) {
        size_t capacity = parser->capacity * 2;
        routergen_json_token *tape =
            realloc(parser->tape, capacity * sizeof(routergen_json_token));
        if (!tape) {
            fail(parser, ROUTERGEN_JSON_NO_MEMORY, place);
            return false;
        }
        parser->tape = tape;
        parser->capacity = capacity;
    }
    routergen_json_token *token = parser->tape + parser->length;
    token->offset = (uint32_t)(place - parser->bytes);
    token->bits = (uint32_t)bits;
    parser->length += 1;
    return true;
}

static const uint8_t *skip_whitespace(const parser *parser, const uint8_t *place) {
    const uint8_t *end = parser->end;
    while (place < end) {
        uint8_t byte = *place;
        if (byte > 0x20) return place;
        if (byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09) return place;
        place += 1;
    }
    return place;
}

// Strings.

/// Steps over bytes that mean themselves, eight or sixteen at a time.
static const uint8_t *skip_plain_text(const uint8_t *place, const uint8_t *end) {
#if defined(__SSE2__)
    while (end - place >= 16) {
        __m128i text = _mm_loadu_si128((const __m128i *)place);
        __m128i quotes = _mm_cmpeq_epi8(text, _mm_set1_epi8('"'));
        __m128i backslashes = _mm_cmpeq_epi8(text, _mm_set1_epi8('\\'));
        // Compared as signed numbers, bytes beyond ASCII are below a space, as control characters are.
        __m128i others = _mm_cmplt_epi8(text, _mm_set1_epi8(0x20));
        int stops = _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(quotes, backslashes), others));
        if (stops) return place + __builtin_ctz((unsigned)stops);
        place += 16;
    }
#endif
    while (end - place >= 8) {
        uint64_t word = load(place);
        uint64_t quotes = word ^ (ONES * 0x22);
        uint64_t backslashes = word ^ (ONES * 0x5C);
        // A byte behind the first stop may be taken for one, too, which is why only the first one counts.
        uint64_t stops = (((quotes - ONES) & ~quotes) | ((backslashes - ONES) & ~backslashes)
                             | ((word - ONES * 0x20) & ~word) | word)
            & HIGHS;
        if (stops) return place + (__builtin_ctzll(stops) >> 3);
        place += 8;
    }
    while (place < end) {
        uint8_t byte = *place;
        if (byte < 0x20 || byte == '"' || byte == '\\' || byte >= 0x80) return place;
        place += 1;
    }
    return place;
}

/// The length of the well-formed UTF-8 sequence of two to four bytes at a place, or 0 (Unicode Standard, table 3-7).
static size_t sequence_length(const uint8_t *place, const uint8_t *end) {
    uint8_t first = place[0];
    size_t length;
    uint8_t least = 0x80;
    uint8_t greatest = 0xBF;
    if (first >= 0xC2 && first <= 0xDF) {
        length = 2;
    } else if (first >= 0xE0 && first <= 0xEF) {
        length = 3;
        if (first == 0xE0) least = 0xA0;
        if (first == 0xED) greatest = 0x9F;
    } else if (first >= 0xF0 && first <= 0xF4) {
        length = 4;
        if (first == 0xF0) least = 0x90;
        if (first == 0xF4) greatest = 0x8F;
    } else {
        return 0;
    }
    if ((size_t)(end - place) < length) return 0;
    if (place[1] < least || place[1] > greatest) return 0;
    if (length > 2 && (place[2] & 0xC0) != 0x80) return 0;
    if (length > 3 && (place[3] & 0xC0) != 0x80) return 0;
    return length;
}

int32_t routergen_json_code_unit(const uint8_t *digits, const uint8_t *end) {
    if (end - digits < 4) return -1;
    int32_t value = 0;
    for (int index = 0; index < 4; index += 1) {
        uint8_t byte = digits[index];
        uint8_t lower = byte | 0x20;
        int32_t digit;
        if (byte >= '0' && byte <= '9') {
            digit = byte - '0';
        } else if (lower >= 'a' && lower <= 'f') {
            digit = lower - 'a' + 10;
        } else {
            return -1;
        }
        value = value << 4 | digit;
    }
    return value;
}

static const uint8_t *skip_unicode_escape(parser *parser, const uint8_t *start) {
    int32_t unit = routergen_json_code_unit(start + 2, parser->end);
    if (unit < 0) return fail(parser, ROUTERGEN_JSON_BAD_UNICODE_ESCAPE, start);
    if ((unit & 0xF800) != 0xD800) return start + 6;
    if (unit < 0xDC00 && peek(parser, start + 6) == '\\' && peek(parser, start + 7) == 'u') {
        int32_t low = routergen_json_code_unit(start + 8, parser->end);
        if (low >= 0xDC00 && low <= 0xDFFF) return start + 12;
    }
    if (!parser->options.replaces_lone_surrogates) {
        return fail(parser, ROUTERGEN_JSON_LONE_SURROGATE, start);
    }
    return start + 6;
}

/// Checks the escape at a backslash and steps over it.
static const uint8_t *skip_escape(parser *parser, const uint8_t *start) {
    switch (peek(parser, start + 1)) {
    case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't':
        return start + 2;
    case 'u':
        return skip_unicode_escape(parser, start);
    default:
        return fail(parser, ROUTERGEN_JSON_EXPECTED_ESCAPE, start + 1);
    }
}

/// Parses a string from its opening to behind its closing quote.
static const uint8_t *parse_string(parser *parser, const uint8_t *start) {
    const uint8_t *end = parser->end;
    const uint8_t *place = start + 1;
    size_t flag = 0;
    for (;;) {
        place = skip_plain_text(place, end);
        if (place >= end) return fail(parser, ROUTERGEN_JSON_UNENDED_STRING, start);
        uint8_t byte = *place;
        if (byte == '"') {
            if (!add(parser, start, (size_t)(place - start - 1) | flag)) return NULL;
            return place + 1;
        }
        if (byte == '\\') {
            flag = ROUTERGEN_JSON_SPECIAL;
            place = skip_escape(parser, place);
            if (!place) return NULL;
        } else if (byte >= 0x80) {
            do {
                size_t length = sequence_length(place, end);
                if (length == 0) return fail(parser, ROUTERGEN_JSON_INVALID_UTF8, place);
                place += length;
            } while (place < end && *place >= 0x80);
        } else {
            return fail(parser, ROUTERGEN_JSON_CONTROL_CHARACTER, place);
        }
    }
}

// Numbers and literals.

static inline bool is_digit(uint8_t byte) {
    return (uint8_t)(byte - '0') < 10;
}

static const uint8_t *skip_digits(parser *parser, const uint8_t *place) {
    if (!is_digit(peek(parser, place))) return fail(parser, ROUTERGEN_JSON_EXPECTED_DIGIT, place);
    const uint8_t *end = parser->end;
    do place += 1;
    while (place < end && is_digit(*place));
    return place;
}

/// Parses a number; its text is kept, so that every numeric type reads it exactly.
static const uint8_t *parse_number(parser *parser, const uint8_t *start) {
    const uint8_t *place = start;
    size_t flag = 0;
    if (*place == '-') place += 1;
    if (peek(parser, place) == '0') {
        place += 1;
        if (is_digit(peek(parser, place))) {
            return fail(parser, ROUTERGEN_JSON_LEADING_ZERO, start);
        }
    } else {
        place = skip_digits(parser, place);
        if (!place) return NULL;
    }
    uint8_t byte = peek(parser, place);
    if (byte == '.') {
        flag = ROUTERGEN_JSON_SPECIAL;
        place = skip_digits(parser, place + 1);
        if (!place) return NULL;
        byte = peek(parser, place);
    }
    if (byte == 'e' || byte == 'E') {
        flag = ROUTERGEN_JSON_SPECIAL;
        place += 1;
        byte = peek(parser, place);
        if (byte == '+' || byte == '-') place += 1;
        place = skip_digits(parser, place);
        if (!place) return NULL;
    }
    return add(parser, start, (size_t)(place - start) | flag) ? place : NULL;
}

static const uint8_t *parse_literal(
    parser *parser, const uint8_t *start, const char *literal, size_t length) {
    if ((size_t)(parser->end - start) < length || memcmp(start, literal, length) != 0) {
        return fail(parser, ROUTERGEN_JSON_EXPECTED_VALUE, start);
    }
    return add(parser, start, length) ? start + length : NULL;
}

// Containers.

/// Notes what an opened container is likely to hold.
static void foresee(parser *parser, size_t index, const uint8_t *place) {
    size_t likeness = parser->likeness;
    size_t depth = parser->depth;
    parser->likeness = 0;
    if (depth >= FORESEEN_DEPTH) return;
    if (parser->container > 0 && !parser->container_is_object) {
        // Elements are like the one before.
        likeness = parser->forecasts[depth - 1].next;
        parser->forecasts[depth - 1].next = index;
    }
    forecast *forecast = &parser->forecasts[depth];
    forecast->next = 0;
    if (likeness == 0) return;
    routergen_json_token token = parser->tape[likeness];
    if (parser->bytes[token.offset] != *place) return;
    size_t span = token.bits & ROUTERGEN_JSON_PAYLOAD;
    if (span > 1) forecast->next = likeness + 1;
    forecast->end = likeness + span;
}

static const uint8_t *open_container(parser *parser, const uint8_t *place, bool is_object) {
    if (parser->depth >= parser->options.maximum_depth) {
        return fail(parser, ROUTERGEN_JSON_TOO_DEEP, place);
    }
    parser->depth += 1;
    size_t index = parser->length;
    if (!add(parser, place, parser->container | ROUTERGEN_JSON_CONTAINER)) return NULL;
    foresee(parser, index, place);
    parser->container = index + 1;
    parser->container_is_object = is_object;
    return skip_whitespace(parser, place + 1);
}

static bool note_unsettled(parser *parser, size_t object) {
    if (parser->unsettled_count == parser->unsettled_capacity) {
        size_t capacity = parser->unsettled_capacity * 2 + 16;
        uint32_t *unsettled = realloc(parser->unsettled, capacity * sizeof(uint32_t));
        if (!unsettled) return false;
        parser->unsettled = unsettled;
        parser->unsettled_capacity = capacity;
    }
    parser->unsettled[parser->unsettled_count] = (uint32_t)object;
    parser->unsettled_count += 1;
    return true;
}

static const uint8_t *settle_keys(parser *parser, size_t object, const uint8_t *place) {
    size_t refused = 0;
    switch (routergen_json_settle_keys(
        &parser->keys, parser->tape, object, parser->length, &refused)) {
    case KEYS_SETTLED:
        return place;
    case KEYS_REFUSED:
        return fail(
            parser, ROUTERGEN_JSON_DUPLICATE_KEY, parser->bytes + parser->tape[refused].offset);
    case KEYS_UNSETTLED:
        if (note_unsettled(parser, object)) return place;
        break;
    case KEYS_NO_MEMORY:
        break;
    }
    return fail(parser, ROUTERGEN_JSON_NO_MEMORY, place);
}

/// Whether all keys of the innermost container, an object, were foreseen. Then they are those of an object that is
/// settled and has no key twice: hidden keys, and those with escapes, are never foreseen.
static bool has_foreseen_keys(const parser *parser) {
    if (parser->depth >= FORESEEN_DEPTH || parser->unsettled_count > 0) return false;
    const forecast *forecast = &parser->forecasts[parser->depth];
    return forecast->next > 0 && forecast->next == forecast->end;
}

/// Closes the innermost container, whose bracket is at a place.
static const uint8_t *close_container(parser *parser, const uint8_t *place) {
    size_t closed = parser->container - 1;
    routergen_json_token *token = parser->tape + closed;
    size_t parent = token->bits & ROUTERGEN_JSON_PAYLOAD;
    size_t span = parser->length - closed;
    token->bits = (uint32_t)span | ROUTERGEN_JSON_CONTAINER;
    if (parser->container_is_object && span > 3 && !has_foreseen_keys(parser)
        && !settle_keys(parser, closed, place)) {
        return NULL;
    }
    parser->depth -= 1;
    parser->container = parent;
    if (parent > 0) {
        parser->container_is_object = parser->bytes[parser->tape[parent - 1].offset] == '{';
    }
    return place + 1;
}

/// Steps over the key that was foreseen; null, without a problem, where another one stands there.
static const uint8_t *skip_foreseen_key(parser *parser, const uint8_t *place) {
    parser->likeness = 0;
    if (parser->depth >= FORESEEN_DEPTH) return NULL;
    forecast *forecast = &parser->forecasts[parser->depth];
    size_t index = forecast->next;
    if (index == 0) return NULL;
    forecast->next = 0;
    if (index >= forecast->end) return NULL;
    routergen_json_token key = parser->tape[index];
    size_t length = key.bits;
    if (length >= ROUTERGEN_JSON_SHADOWED || (size_t)(parser->end - place) < length + 2
        || place[length + 1] != '"'
        || !equal_text(place + 1, parser->bytes + key.offset + 1, length)
        || !add(parser, place, length)) {
        return NULL;
    }
    parser->likeness = index + 1;
    uint32_t value = parser->tape[index + 1].bits;
    forecast->next = index + 1 + (value & ROUTERGEN_JSON_CONTAINER ? value & ROUTERGEN_JSON_PAYLOAD : 1);
    return place + length + 2;
}

/// Parses a key and its colon up to the value.
static const uint8_t *parse_key(parser *parser, const uint8_t *place) {
    if (peek(parser, place) != '"') return fail(parser, ROUTERGEN_JSON_EXPECTED_KEY, place);
    const uint8_t *behind = skip_foreseen_key(parser, place);
    place = behind ? behind : parse_string(parser, place);
    if (!place) return NULL;
    place = skip_whitespace(parser, place);
    if (peek(parser, place) != ':') return fail(parser, ROUTERGEN_JSON_EXPECTED_COLON, place);
    return skip_whitespace(parser, place + 1);
}

/// Parses a scalar or an empty container, or opens containers up to the first scalar in them.
static const uint8_t *parse_value(parser *parser, const uint8_t *place) {
    for (;;) {
        uint8_t byte = peek(parser, place);
        switch (byte) {
        case '"':
            return parse_string(parser, place);
        case '{':
            place = open_container(parser, place, true);
            if (!place) return NULL;
            if (peek(parser, place) == '}') return close_container(parser, place);
            place = parse_key(parser, place);
            if (!place) return NULL;
            break;
        case '[':
            place = open_container(parser, place, false);
            if (!place) return NULL;
            if (peek(parser, place) == ']') return close_container(parser, place);
            break;
        case 't':
            return parse_literal(parser, place, "true", 4);
        case 'f':
            return parse_literal(parser, place, "false", 5);
        case 'n':
            return parse_literal(parser, place, "null", 4);
        default:
            if (byte != '-' && !is_digit(byte)) {
                return fail(parser, ROUTERGEN_JSON_EXPECTED_VALUE, place);
            }
            return parse_number(parser, place);
        }
    }
}

/// After a value: closes containers that end there and steps to the next value, or to the end of the document.
static const uint8_t *continue_after_value(parser *parser, const uint8_t *place) {
    for (;;) {
        place = skip_whitespace(parser, place);
        if (parser->container == 0) {
            if (place < parser->end) return fail(parser, ROUTERGEN_JSON_EXPECTED_END, place);
            return place;
        }
        uint8_t byte = peek(parser, place);
        if (byte == ',') {
            place = skip_whitespace(parser, place + 1);
            return parser->container_is_object ? parse_key(parser, place) : place;
        }
        if (byte != (parser->container_is_object ? '}' : ']')) {
            return fail(
                parser,
                parser->container_is_object ? ROUTERGEN_JSON_EXPECTED_COMMA_OR_BRACE
                                            : ROUTERGEN_JSON_EXPECTED_COMMA_OR_BRACKET,
                place);
        }
        place = close_container(parser, place);
        if (!place) return NULL;
    }
}

static void parse(parser *parser) {
    const uint8_t *place = parser->bytes;
    // Readers may ignore a byte order mark (RFC 8259, section 8.1); ours does.
    if (parser->end - place >= 3 && memcmp(place, "\xEF\xBB\xBF", 3) == 0) place += 3;
    place = skip_whitespace(parser, place);
    do {
        place = parse_value(parser, place);
        if (place) place = continue_after_value(parser, place);
    } while (place && parser->container != 0);
}

routergen_json_result routergen_json_parse(
    const uint8_t *bytes, size_t count, routergen_json_options options) {
    parser parser = {
        .bytes = bytes,
        .end = bytes + count,
        .options = options,
        // A token for every sixteen bytes is right for most responses; denser ones grow.
        .capacity = count / 16 + 8,
        .keys = {.bytes = bytes, .end = bytes + count, .policy = options.duplicate_keys,
                 .seed = options.seed},
    };
    parser.tape = malloc(parser.capacity * sizeof(routergen_json_token));
    if (parser.tape) {
        parse(&parser);
    } else {
        fail(&parser, ROUTERGEN_JSON_NO_MEMORY, bytes);
    }
    free(parser.keys.slots);
    routergen_json_result result = {.problem = parser.problem};
    if (parser.problem != ROUTERGEN_JSON_NO_PROBLEM) {
        free(parser.tape);
        free(parser.unsettled);
        result.offset = (size_t)(parser.place - bytes);
        return result;
    }
    result.tape = parser.tape;
    result.length = parser.length;
    result.unsettled = parser.unsettled;
    result.unsettled_count = parser.unsettled_count;
    return result;
}
