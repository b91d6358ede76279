"""Starts servers as processes, waits until they listen, and ends them."""

import socket
import subprocess
import time

PATIENCE = 30  # In seconds; a machine that compiles beside it is slow.


class StartFailed(Exception):
    """A server that ended, or did not listen in time; with what it wrote."""


def free_port():
    """A port that was free just now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Server:
    """A process that listens on ports of the loopback address. It ends with the `with` block."""

    def __init__(self, command, ports, log):
        self.command = command
        self.ports = ports
        self.log = log
        self.process = None

    def __enter__(self):
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        try:
            self._wait()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *_):
        self._end()

    def _wait(self):
        deadline = time.monotonic() + PATIENCE
        for port in self.ports:
            while not listens(port):
                if self.process.poll() is not None or time.monotonic() > deadline:
                    with open(self.log, encoding="utf-8", errors="replace") as log:
                        raise StartFailed(f"{self.command[0]} does not serve:\n{log.read()}")
                time.sleep(0.05)

    def _end(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def listens(port):
    """Whether something takes connections on a port."""
    with socket.socket() as client:
        client.settimeout(1)
        return client.connect_ex(("127.0.0.1", port)) == 0
