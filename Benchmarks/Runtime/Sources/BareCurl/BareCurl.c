#include "BareCurl.h"

#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>

struct BareCurl {
    CURL *handle;
    struct curl_slist *headers;
    char *body;
    size_t size;
    size_t capacity;
};

static size_t collect(char *bytes, size_t size, size_t count, void *context) {
    BareCurl *request = context;
    size_t added = size * count;
    if (request->size + added > request->capacity) {
        size_t capacity = (request->size + added) * 2;
        char *body = realloc(request->body, capacity);
        if (body == NULL) return 0;
        request->body = body;
        request->capacity = capacity;
    }
    memcpy(request->body + request->size, bytes, added);
    request->size += added;
    return added;
}

BareCurl *bare_curl_open(const char *url, const char *const *headers) {
    BareCurl *request = calloc(1, sizeof(BareCurl));
    if (request == NULL) return NULL;
    request->handle = curl_easy_init();
    for (; *headers != NULL; headers++) {
        struct curl_slist *longer = curl_slist_append(request->headers, *headers);
        if (longer == NULL) break;
        request->headers = longer;
    }
    if (request->handle == NULL || *headers != NULL) {
        bare_curl_close(request);
        return NULL;
    }
    curl_easy_setopt(request->handle, CURLOPT_URL, url);
    curl_easy_setopt(request->handle, CURLOPT_HTTPHEADER, request->headers);
    // All that libcurl can decode.
    curl_easy_setopt(request->handle, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(request->handle, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(request->handle, CURLOPT_WRITEFUNCTION, collect);
    curl_easy_setopt(request->handle, CURLOPT_WRITEDATA, request);
    return request;
}

long bare_curl_get(BareCurl *request, const char **body, size_t *size) {
    long status = 0;
    request->size = 0;
    if (curl_easy_perform(request->handle) != CURLE_OK) return 0;
    curl_easy_getinfo(request->handle, CURLINFO_RESPONSE_CODE, &status);
    *body = request->body;
    *size = request->size;
    return status;
}

void bare_curl_close(BareCurl *request) {
    if (request->handle != NULL) curl_easy_cleanup(request->handle);
    curl_slist_free_all(request->headers);
    free(request->body);
    free(request);
}
