# Two commands matter: `make demo` and `make test`. Both install what is missing.

SWIFT ?= swift
# Extra flags for every build, such as `SWIFT_FLAGS="-Xswiftc -warnings-as-errors"`.
SWIFT_FLAGS ?=
# The documents that `make corpus` and `make oracle` look at: those whose paths hold this pattern, such
# as `CORPUS=stripe`; all of them if empty.
CORPUS ?=

.PHONY: help demo test consumers corpus oracle server-checks soak tsan sanitize setup build lint format record embed context bench bench-compile

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: setup ## Generate from specs/five100px.routes.yml, compile, and call a local server.
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/run-demo

test: setup ## Run every test.
	# Tests of the network have clocks, so they do not run beside those that keep compilers busy; and one at a
	# time, because many sockets of URLSession on Linux at once can crash a process.
	$(SWIFT) test $(SWIFT_FLAGS) --skip RoutergenRuntimeTests
	$(SWIFT) test $(SWIFT_FLAGS) --skip-build --no-parallel --filter RoutergenRuntimeTests

oracle: setup server-checks ## Also let openapi-core judge the requests of every document in ../shared/corpus.
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/run-oracle "$(CORPUS)"

server-checks: setup ## Check the runtime against httpbin and nginx, on loopback.
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/run-server-checks

corpus: setup ## Generate from every document of ../shared/corpus and compile that (CORPUS=pattern).
	$(SWIFT) build -c release --product routergen $(SWIFT_FLAGS)
	$(SWIFT) build -c release --product CorpusCheck $(SWIFT_FLAGS)
	@"$$($(SWIFT) build -c release --show-bin-path)/CorpusCheck" "$(CORPUS)"

consumers: setup ## Build packages that use the plugins, call a local server, edit descriptions, build again.
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/run-consumers

soak: setup ## Send 10,000 requests to a server that breaks one in ten; move 1 GiB in little memory.
	$(SWIFT) build -c release --product Soak $(SWIFT_FLAGS)
	# glibc overwrites what is freed, so that nobody reads it unnoticed.
	@MALLOC_PERTURB_=165 "$$($(SWIFT) build -c release --show-bin-path)/Soak"
	@MALLOC_PERTURB_=165 "$$($(SWIFT) build -c release --show-bin-path)/Soak" large

tsan: setup ## Run the tests of the runtime with ThreadSanitizer; any data race fails.
	TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/ThreadSanitizer.supp" \
		ROUTERGEN_RUNTIME_ONLY=1 $(SWIFT) test --sanitize=thread --scratch-path .build/tsan --no-parallel \
		-Xswiftc -DTHREAD_SANITIZER $(SWIFT_FLAGS)

sanitize: ## Read a million spoilt documents with the JSON parser under AddressSanitizer.
	@Scripts/run-sanitizers

setup: ## Install libyaml and, on Linux, libcurl where they are missing.
	@SWIFT="$(SWIFT)" Scripts/install-dependencies

build: setup ## Build the command line tool as one installs it: .build/tool/release/routergen
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/build-tool

lint: ## Check the layout of every Swift file.
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format lint --strict

format: ## Lay out every Swift file.
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format format --in-place

record: setup ## Write the golden files anew; the run fails so that nobody records by accident.
	ROUTERGEN_RECORD=1 $(SWIFT) test $(SWIFT_FLAGS) --filter Golden

bench: setup ## Time the generator against libyaml, the runtime against libcurl, URLSession and JSONDecoder.
	@export SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)"; status=0; \
		Scripts/run-benchmarks || status=1; \
		Scripts/run-runtime-benchmarks || status=1; \
		Scripts/run-json-benchmarks || status=1; \
		exit $$status

bench-compile: setup ## Time the compiler on what is generated for large descriptions (CORPUS=pattern), in two modes.
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" CORPUS="$(CORPUS)" Scripts/run-compile-benchmarks

embed: ## Write the built-in templates into the Swift file that embeds them.
	Scripts/embed-templates

context: setup ## Write the page about the context of templates, and its schema, from the code; the run fails like that of record.
	ROUTERGEN_CONTEXT=1 $(SWIFT) test $(SWIFT_FLAGS) --filter ContextPage
