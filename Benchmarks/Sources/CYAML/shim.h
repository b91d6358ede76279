#ifndef BENCHMARKS_CYAML_SHIM_H
#define BENCHMARKS_CYAML_SHIM_H

#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "the benchmarks need libyaml: apt-get install libyaml-dev, dnf install libyaml-devel, or brew install libyaml"
#endif

#endif
