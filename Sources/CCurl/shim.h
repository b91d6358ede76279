#ifndef ROUTERGEN_CCURL_SHIM_H
#define ROUTERGEN_CCURL_SHIM_H

#if __has_include(<curl/curl.h>)
#include <curl/curl.h>
#else
#error "RoutergenRuntime needs libcurl on Linux: apt-get install libcurl4-openssl-dev, or dnf install libcurl-devel"
#endif

#if LIBCURL_VERSION_NUM < 0x074c00
#error "RoutergenRuntime needs libcurl 7.76 or newer"
#endif

// glibc shows `pthread_setname_np` to GNU sources only, which Swift's import is not.

#include <sys/prctl.h>

/// Names the calling thread; 15 characters count.
static inline void ccurl_name_thread(const char *name) {
    prctl(PR_SET_NAME, name, 0, 0, 0);
}

// Swift cannot call variadic functions. One wrapper for each type of argument.

static inline CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_list(
    CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_write_function(
    CURL *handle, CURLoption option, curl_write_callback value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_read_function(CURL *handle, curl_read_callback value) {
    return curl_easy_setopt(handle, CURLOPT_READFUNCTION, value);
}

static inline CURLcode ccurl_set_seek_function(CURL *handle, curl_seek_callback value) {
    return curl_easy_setopt(handle, CURLOPT_SEEKFUNCTION, value);
}

static inline CURLcode ccurl_set_progress_function(CURL *handle, curl_xferinfo_callback value) {
    return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, value);
}

static inline CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode ccurl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
    return curl_easy_getinfo(handle, info, value);
}

// The text belongs to the handle.
static inline CURLcode ccurl_get_string(CURL *handle, CURLINFO info, const char **value) {
    return curl_easy_getinfo(handle, info, value);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *handle, CURLMoption option, long value) {
    return curl_multi_setopt(handle, option, value);
}

// Options that older versions lack or spell differently.

/// Whether libcurl was built with a part, such as `CURL_VERSION_NTLM`.
static inline int ccurl_supports(int part) {
    return (curl_version_info(CURLVERSION_NOW)->features & part) != 0;
}

/// Whether libcurl was built with HTTP/2.
static inline int ccurl_supports_http2(void) {
    return ccurl_supports(CURL_VERSION_HTTP2);
}

/// The scheme of authentication: NTLM, or else Negotiate. The constants are macros with casts.
static inline long ccurl_authentication(int is_ntlm) {
    return (long)(is_ntlm ? CURLAUTH_NTLM : CURLAUTH_NEGOTIATE);
}

/// Allows http and https, and nothing else.
static inline CURLcode ccurl_allow_only_http(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

/// Lets a handle go while the system still looks up a name for it, instead of waiting for that.
static inline void ccurl_do_not_wait_for_lookup(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
    curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)handle;
#endif
}

// Changes of the machine's networks (rtnetlink(7)). The constants of `sockaddr_nl` are macros with casts.

#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// Opens a socket that can be read, without blocking, whenever an interface, an address or a route has
/// changed; -1 where the system does not allow it.
static inline int ccurl_open_network_events(void) {
    int descriptor = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
    if (descriptor < 0) return -1;
    struct sockaddr_nl address;
    memset(&address, 0, sizeof address);
    address.nl_family = AF_NETLINK;
    address.nl_groups = RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_IFADDR
        | RTMGRP_IPV6_ROUTE;
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) {
        close(descriptor);
        return -1;
    }
    return descriptor;
}

#endif
