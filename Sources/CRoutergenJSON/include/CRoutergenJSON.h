// The loops of the runtime's JSON reader that look at every byte.
//
// They are in C because people develop with debug builds: there, a loop over bytes in Swift is some twenty times slower
// than an optimized one, and in C three times. Documentation/Architecture.md has the figures. Nothing here owns the text
// that it reads, and only `routergen_json_parse` allocates.

#ifndef CROUTERGENJSON_H
#define CROUTERGENJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One entry of the tape: a value or an object's key, in document order.
///
/// `{"a": [1, 2]}` is six bytes of brackets and five tokens: object, key, array, number, number. A
/// container knows how many tokens to step over to leave it, so skipping a value never looks inside.
typedef struct routergen_json_token {
    /// Where the value starts in the document; for strings, the opening quote.
    uint32_t offset;
    /// Two flags and a payload of 30 bits.
    ///
    /// The payload is the length in bytes of a scalar (of a string: between the quotes, before escapes are resolved),
    /// and of a container the number of its tokens including itself.
    uint32_t bits;
} routergen_json_token;

/// The flag of arrays and objects.
#define ROUTERGEN_JSON_CONTAINER 0x80000000u
/// The flag of strings with escapes and of numbers with a fraction or an exponent.
#define ROUTERGEN_JSON_SPECIAL 0x40000000u
#define ROUTERGEN_JSON_PAYLOAD 0x3FFFFFFFu
/// The bits of a key that another one of the same name replaces; no key is that long.
#define ROUTERGEN_JSON_SHADOWED 0x3FFFFFFFu

/// What the parser does where RFC 8259 leaves the choice.
typedef struct routergen_json_options {
    size_t maximum_depth;
    bool replaces_lone_surrogates;
    /// 0: the last of several equal keys counts; 1: the first; 2: they are refused.
    int duplicate_keys;
    /// A number that nobody outside can know, so that nobody can make keys of equal hashes.
    uint64_t seed;
} routergen_json_options;

/// What is wrong with a document.
typedef enum routergen_json_problem {
    ROUTERGEN_JSON_NO_PROBLEM,
    ROUTERGEN_JSON_EXPECTED_VALUE,
    ROUTERGEN_JSON_EXPECTED_END,
    ROUTERGEN_JSON_EXPECTED_COMMA_OR_BRACE,
    ROUTERGEN_JSON_EXPECTED_COMMA_OR_BRACKET,
    ROUTERGEN_JSON_EXPECTED_KEY,
    ROUTERGEN_JSON_EXPECTED_COLON,
    ROUTERGEN_JSON_EXPECTED_DIGIT,
    ROUTERGEN_JSON_EXPECTED_ESCAPE,
    ROUTERGEN_JSON_LEADING_ZERO,
    ROUTERGEN_JSON_BAD_UNICODE_ESCAPE,
    ROUTERGEN_JSON_LONE_SURROGATE,
    ROUTERGEN_JSON_INVALID_UTF8,
    ROUTERGEN_JSON_CONTROL_CHARACTER,
    ROUTERGEN_JSON_UNENDED_STRING,
    ROUTERGEN_JSON_TOO_DEEP,
    ROUTERGEN_JSON_DUPLICATE_KEY,
    ROUTERGEN_JSON_NO_MEMORY,
} routergen_json_problem;

/// What the parser has found.
typedef struct routergen_json_result {
    routergen_json_problem problem;
    /// Where the problem is, in bytes from the start of the document.
    size_t offset;
    /// The tokens, to be freed with `free`; null where there is a problem.
    routergen_json_token *tape;
    size_t length;
    /// Objects with more than one key whose duplicates are not settled, as indices of the tape, to be freed with `free`:
    /// those with escapes in a key, and those whose keys have equal hashes against all odds.
    uint32_t *unsettled;
    size_t unsettled_count;
} routergen_json_result;

/// Parses a document of at most 2³⁰ - 2 bytes (RFC 8259, in UTF-8) in one pass, without recursion.
routergen_json_result routergen_json_parse(
    const uint8_t *bytes, size_t count, routergen_json_options options);

/// The place of a key among the tokens from `start` to `end`, or -1. `start` is a key of an object or its end.
ptrdiff_t routergen_json_find(
    const routergen_json_token *tape, const uint8_t *bytes, size_t start, size_t end,
    const uint8_t *key, size_t key_length);

/// Resolves the escapes of a string that the parser has checked.
///
/// - Returns: How many bytes were written: never more than there were, because `\u0041` is six bytes for one and
///   `\ud83d\ude00` twelve for four. A lone surrogate becomes U+FFFD.
size_t routergen_json_unescape(const uint8_t *text, size_t length, uint8_t *output);

/// A number that is the same for equal texts. Unlike that of keys it can be foreseen.
uint64_t routergen_json_text_hash(const uint8_t *text, size_t length);

/// Takes a lock, a byte that is zero while nobody holds it; false, at once, where somebody does.
bool routergen_json_try_lock(uint8_t *lock);

/// Gives a lock back.
void routergen_json_unlock(uint8_t *lock);

/// The value of a number without fraction and exponent; false where it does not fit.
bool routergen_json_integer(const uint8_t *text, size_t length, int64_t *value);

/// The nearest double where one multiplication or division of exact doubles gives it, correctly rounded: digits below
/// 2⁵³ and a power of ten of at most 22. False for all other numbers.
bool routergen_json_double(const uint8_t *text, size_t length, double *value);

/// The seconds since 1970 of `2011-01-26T19:01:12Z`; false for any other form and where there is no such time.
bool routergen_json_date(const uint8_t *text, size_t length, int64_t *seconds);

/// How many bytes at the start of a text stand for themselves in a JSON string.
size_t routergen_json_plain_length(const uint8_t *text, size_t length);

/// Writes an integer in decimal digits and returns how many bytes that took, at most 20.
size_t routergen_json_write_integer(int64_t value, uint8_t *output);

#endif
