#ifndef BARE_CURL_H
#define BARE_CURL_H

#include <stddef.h>

/// One request over libcurl's easy interface, sent again and again over one connection.
typedef struct BareCurl BareCurl;

/// Makes a request; NULL when memory is out.
///
/// @param headers lines such as `Accept: text/plain`, and NULL behind the last one.
BareCurl *bare_curl_open(const char *url, const char *const *headers);

/// Sends the request and collects the body, which stays until the next call.
///
/// @return the status of the answer; 0 when none came.
long bare_curl_get(BareCurl *request, const char **body, size_t *size);

void bare_curl_close(BareCurl *request);

#endif
