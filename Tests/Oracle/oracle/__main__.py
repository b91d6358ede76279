"""Judges the requests of every operation of the corpus, and the models by its examples.

Usage: python -m oracle ROOT BINARIES WORK CORPUS [PATTERN]
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from .check import check_batch
from .corpus import batches, documents
from .drivers import Toolchain
from .examples.report import report_examples
from .exceptions import Exceptions
from .selftest import failures


def main(root, binaries, work, corpus, pattern=""):
    mistakes = failures()
    if mistakes:
        print("\n".join(mistakes))
        return 1
    everything = documents(corpus, "")
    names = {path: f"D{number:03}" for number, path in enumerate(everything, 1)}
    paths = documents(corpus, pattern)
    toolchain = Toolchain(root, binaries, work, os.environ.get("SWIFTC", "swiftc"))
    exceptions = Exceptions(f"{root}/Tests/Oracle/exceptions.yml")
    verdicts = []
    with ProcessPoolExecutor(max_workers=int(os.environ.get("JOBS", "2"))) as pool:
        futures = [
            pool.submit(check_batch, toolchain, corpus, names, batch)
            for batch in batches(corpus, paths)
        ]
        for future in as_completed(futures):
            verdicts += future.result()
    return report(verdicts, exceptions, is_whole=not pattern)


def report(verdicts, exceptions, is_whole):
    operations = requests = failed = 0
    unjudged = set()
    verdicts.sort(key=lambda verdict: verdict.path)
    for verdict in verdicts:
        operations += verdict.operations
        requests += verdict.requests
        wrong = set()
        for operation, problem in verdict.problems:
            if exceptions.excuses(verdict.path, operation, problem):
                unjudged.add((verdict.path, operation))
            else:
                wrong.add(operation)
                print(f"{verdict.path} {operation}: {problem}".replace(" : ", ": "))
        unjudged -= {(verdict.path, operation) for operation in wrong}
        failed += len(wrong)
    failed_examples = report_examples(verdicts, exceptions)
    for entry in exceptions.unused() if is_whole else []:
        print(f"exceptions.yml: nothing needs this entry: {entry}")
        failed += 1
    print(f"{operations} operations checked with {requests} requests")
    print(f"{len(unjudged)} judged only in part, as exceptions.yml says")
    print(f"{operations - failed} operations passed, {failed} failed")
    return 1 if failed or failed_examples else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
