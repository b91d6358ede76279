#ifndef ROUTERGEN_CCURL_SHIM_H
#define ROUTERGEN_CCURL_SHIM_H

#if __has_include(<curl/curl.h>)
#include <curl/curl.h>
#else
#error "RoutergenRuntime needs libcurl on Linux: apt-get install libcurl4-openssl-dev, or dnf install libcurl-devel"
#endif

#endif
