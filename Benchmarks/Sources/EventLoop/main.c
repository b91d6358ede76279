// Reads a YAML file and goes over all events of libyaml, and does nothing else: the least that a
// program can do with a description.
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    unsigned char *bytes = NULL;
    if (fseek(file, 0, SEEK_END) == 0) {
        long length = ftell(file);
        rewind(file);
        bytes = length >= 0 ? malloc((size_t)length + 1) : NULL;
        *size = bytes != NULL ? fread(bytes, 1, (size_t)length, file) : 0;
    }
    fclose(file);
    return bytes;
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: EventLoop FILE\n");
        return 2;
    }
    size_t size = 0;
    unsigned char *bytes = read_file(arguments[1], &size);
    if (bytes == NULL) {
        perror(arguments[1]);
        return 3;
    }
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 1;
    yaml_parser_set_input_string(&parser, bytes, size);
    long events = 0;
    for (;;) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) {
            fprintf(stderr, "%s: not YAML\n", arguments[1]);
            return 1;
        }
        yaml_event_type_t type = event.type;
        yaml_event_delete(&event);
        events += 1;
        if (type == YAML_STREAM_END_EVENT) break;
    }
    yaml_parser_delete(&parser);
    free(bytes);
    printf("%ld events\n", events);
    return 0;
}
