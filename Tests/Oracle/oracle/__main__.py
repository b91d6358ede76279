"""Judges the requests of every operation of the corpus, and the models by its examples.

Usage: python -m oracle ROOT BINARIES WORK CORPUS [PATTERN]
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor

from .check import check_batch
from .corpus import batches, documents
from .drivers import Toolchain
from .exceptions import Exceptions
from .report import Report
from .selftest import failures


def main(root, binaries, work, corpus, pattern=""):
    mistakes = failures()
    if mistakes:
        print("\n".join(mistakes))
        return 1
    everything = documents(corpus, "")
    names = {path: f"D{number:03}" for number, path in enumerate(everything, 1)}
    toolchain = Toolchain(root, binaries, work, os.environ.get("SWIFTC", "swiftc"))
    shares = batches(corpus, documents(corpus, pattern))
    report = Report(Exceptions(f"{root}/Tests/Oracle/exceptions.yml"))
    with ProcessPoolExecutor(max_workers=int(os.environ.get("JOBS", "2"))) as pool:
        futures = [pool.submit(check_batch, toolchain, corpus, names, share) for share in shares]
        # In their order and not as they end, so that every run prints the same.
        for number, (share, future) in enumerate(zip(shares, futures), 1):
            report.add(future.result())
            print(f"batch {number} of {len(shares)}: {summary(share)}", flush=True)
    return 0 if report.finish(is_whole=not pattern) else 1


def summary(share):
    return share[0] if len(share) == 1 else f"{share[0]} and {len(share) - 1} more"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
