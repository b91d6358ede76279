"""httpbin, served by gunicorn: the only server with which it takes chunked bodies."""

import sys

from .processes import Server, free_port


def httpbin(folder):
    """httpbin on a port of its own, as a `Server`."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "--bind", f"127.0.0.1:{port}"]
    # A thread for each connection that is kept, with room for the slow answers.
    command += ["--worker-class", "gthread", "--threads", "32", "--keep-alive", "10"]
    command += ["--worker-tmp-dir", str(folder), "--log-level", "warning", "httpbin:app"]
    return Server(command, [port], folder / "httpbin.log")
