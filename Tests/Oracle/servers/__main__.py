"""Runs the checks of the runtime against httpbin and nginx.

Usage: python -m servers CHECKS WORK

CHECKS is the program of the checks; it gets the URLs of the servers and the folder WORK, in which their
files and certificates lie.
"""

import pathlib
import shutil
import subprocess
import sys

from . import certificates
from .httpbin import httpbin
from .nginx import nginx
from .processes import StartFailed


def main(checks, work):
    folder = pathlib.Path(work).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    certificates.make(folder)
    try:
        with httpbin(folder) as bin_server, nginx(folder, bin_server.ports[0]) as file_server:
            plain, secure, proxy = file_server.ports
            urls = [
                f"http://127.0.0.1:{bin_server.ports[0]}",
                f"https://127.0.0.1:{proxy}",
                f"http://127.0.0.1:{plain}",
                f"https://127.0.0.1:{secure}",
            ]
            return subprocess.run([checks, *urls, str(folder)], check=False).returncode
    except StartFailed as failure:
        print(failure, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
