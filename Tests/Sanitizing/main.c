// What `make sanitize` runs under AddressSanitizer and UndefinedBehaviorSanitizer: the loops over bytes of the JSON reader,
// on documents that are cut, spoilt and spliced.
//
// sanitizing COUNT [FILE…]: that many spoilt documents; the files are spoilt, too.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CRoutergenJSON.h"

static uint64_t state = 1;

static size_t number(size_t limit) {
    state += 0x9E3779B97F4A7C15ull;
    uint64_t value = state;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
    return (size_t)(value ^ (value >> 31)) % limit;
}

static void require(bool condition, const char *what, const uint8_t *bytes, size_t count) {
    if (condition) return;
    fprintf(stderr, "%s:\n%.*s\n", what, (int)count, (const char *)bytes);
    exit(1);
}

static size_t span(routergen_json_token token) {
    return token.bits & ROUTERGEN_JSON_CONTAINER ? token.bits & ROUTERGEN_JSON_PAYLOAD : 1;
}

/// Whether two tokens are keys that count, have no escapes and are equal.
static bool are_equal(const uint8_t *bytes, routergen_json_token one, routergen_json_token other) {
    return one.bits == other.bits && one.bits < ROUTERGEN_JSON_SHADOWED
        && memcmp(bytes + one.offset, bytes + other.offset, one.bits + 2) == 0;
}

/// Reads every token in every way, and looks at every object for keys that stand twice.
static void read_tokens(const uint8_t *bytes, size_t count, routergen_json_result result) {
    for (size_t index = 0; index < result.length; index += 1) {
        routergen_json_token token = result.tape[index];
        require(token.offset < count, "a token outside of the document", bytes, count);
        const uint8_t *start = bytes + token.offset;
        size_t length = token.bits & ROUTERGEN_JSON_PAYLOAD;
        if (token.bits & ROUTERGEN_JSON_CONTAINER) {
            size_t end = index + length;
            require(length > 0 && end <= result.length, "a container without an end", bytes, count);
            if (*start != '{') continue;
            for (size_t key = index + 1; key < end; key += 1 + span(result.tape[key + 1])) {
                routergen_json_token name = result.tape[key];
                if (result.unsettled_count > 0 || name.bits >= ROUTERGEN_JSON_SHADOWED) continue;
                require(
                    routergen_json_find(
                        result.tape, bytes, index + 1, end, bytes + name.offset + 1, name.bits)
                        == (ptrdiff_t)key,
                    "a key that is not found", bytes, count);
                for (size_t other = index + 1; other < key; other += 1 + span(result.tape[other + 1])) {
                    require(
                        !are_equal(bytes, result.tape[other], name), "a key that counts twice",
                        bytes, count);
                }
            }
        } else if (*start == '"' && token.bits != ROUTERGEN_JSON_SHADOWED) {
            uint8_t *output = malloc(length + 1);
            size_t written = routergen_json_unescape(start + 1, length, output);
            require(written <= length, "a string that grows", bytes, count);
            free(output);
            int64_t seconds;
            routergen_json_date(start + 1, length, &seconds);
            routergen_json_text_hash(start + 1, length);
            routergen_json_plain_length(start + 1, length);
        } else if (*start == '-' || (*start >= '0' && *start <= '9')) {
            int64_t integer;
            double fraction;
            if (!(token.bits & ROUTERGEN_JSON_SPECIAL)) routergen_json_integer(start, length, &integer);
            routergen_json_double(start, length, &fraction);
        }
    }
}

/// Reads a copy that ends where its memory ends.
static void read_document(const uint8_t *document, size_t count) {
    uint8_t *bytes = malloc(count > 0 ? count : 1);
    memcpy(bytes, document, count);
    routergen_json_options options = {
        .maximum_depth = 200,
        .replaces_lone_surrogates = number(2) == 0,
        .duplicate_keys = (int)number(3),
        .seed = number(SIZE_MAX),
    };
    routergen_json_result result = routergen_json_parse(bytes, count, options);
    if (result.problem == ROUTERGEN_JSON_NO_PROBLEM) {
        read_tokens(bytes, count, result);
    } else {
        require(result.offset <= count, "a problem outside of the document", bytes, count);
    }
    free(result.tape);
    free(result.unsettled);
    free(bytes);
}

#define LARGEST 65536

typedef struct document {
    uint8_t bytes[LARGEST];
    size_t count;
} document;

/// Spoils a document: other bytes, bytes left out, a part of it once more.
static void spoil(document *document) {
    static const char bytes[] = "{}[]\",:\\u0d8e-+.1 \n\x80\xC3\xF0\x00 tfn";
    for (size_t change = number(4) + 1; change > 0 && document->count > 0; change -= 1) {
        size_t place = number(document->count);
        size_t rest = document->count - place;
        size_t length = number(rest < 40 ? rest : 40) + 1;
        uint8_t part[40];
        switch (number(4)) {
        case 0:
            document->bytes[place] = (uint8_t)bytes[number(sizeof bytes - 1)];
            break;
        case 1:
            memmove(document->bytes + place, document->bytes + place + length, rest - length);
            document->count -= length;
            break;
        case 2:
            document->count = place;
            break;
        default:
            if (document->count + length > LARGEST) break;
            memcpy(part, document->bytes + place, length);
            memmove(document->bytes + place + length, document->bytes + place, rest);
            memcpy(document->bytes + place, part, length);
            document->count += length;
        }
    }
}

static const char *const samples[] = {
    "[{\"id\":1,\"owner\":{\"login\":\"a\",\"id\":2},\"tags\":[{\"a\":1,\"b\":2},{\"a\":1,\"b\":2}]},"
    "{\"id\":3,\"owner\":{\"login\":\"b\",\"id\":4},\"tags\":[{\"a\":1,\"b\":2},{\"a\":1,\"a\":2}]},"
    "{\"id\":5,\"owner\":null,\"tags\":[]},{\"id\":5,\"owner\":{\"login\":\"b\",\"login\":4},\"tags\":[{}]}]",
    "[{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5,\"f\":6,\"g\":7,\"h\":8},"
    "{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5,\"f\":6,\"g\":7,\"a\":8},"
    "{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5,\"f\":6,\"g\":7,\"a\":8}]",
    "{\"name\":\"Gr\xC3\xB6\xC3\x9F" "e \\u00e9 \\ud83d\\ude00 \\n\",\"\\u0061\":[1.5e3,-0,12345678901234567890,"
    "true,false,null,\"2011-01-26T19:01:12Z\"]}",
    "[[[[[{\"x\":[{\"y\":{}}]}]]]],{\"a\":{\"a\":{\"a\":{}}}},{\"a\":{\"a\":{\"a\":{\"b\":1,\"b\":1}}}}]",
};

static void attack(const document *original, size_t rounds) {
    static document spoilt;
    for (size_t count = 0; count <= original->count && count < 4096; count += 1) {
        read_document(original->bytes, count);
    }
    for (size_t round = 0; round < rounds; round += 1) {
        memcpy(spoilt.bytes, original->bytes, original->count);
        spoilt.count = original->count;
        spoil(&spoilt);
        read_document(spoilt.bytes, spoilt.count);
    }
}

int main(int argument_count, char **arguments) {
    static document original;
    size_t sample_count = sizeof samples / sizeof samples[0];
    size_t file_count = argument_count > 2 ? (size_t)argument_count - 2 : 0;
    size_t rounds = argument_count > 1 ? strtoul(arguments[1], NULL, 10) : 100000;
    rounds = rounds / (sample_count + file_count) + 1;
    for (size_t index = 0; index < sample_count; index += 1) {
        original.count = strlen(samples[index]);
        memcpy(original.bytes, samples[index], original.count);
        attack(&original, rounds);
    }
    for (size_t index = 0; index < file_count; index += 1) {
        FILE *file = fopen(arguments[index + 2], "rb");
        if (!file) {
            perror(arguments[index + 2]);
            return 2;
        }
        // Of larger files the beginning is enough.
        original.count = fread(original.bytes, 1, LARGEST / 4, file);
        fclose(file);
        attack(&original, rounds);
    }
    printf("%zu documents, each spoilt %zu times: no report\n", sample_count + file_count, rounds);
    return 0;
}
