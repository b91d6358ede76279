"""A certificate authority for one run, and the certificate of a server, made by openssl."""

import subprocess

NEW = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]


def make(folder):
    """Writes authority.pem, server.pem and server.key to a folder, and the server's pin to `pin`."""
    openssl(
        folder, *NEW, "-days", "2", "-subj", "/CN=authority",
        "-keyout", "authority.key", "-out", "authority.pem",
    )  # fmt: skip
    openssl(
        folder, *NEW, "-days", "2", "-subj", "/CN=server",
        "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost",
        "-addext", "basicConstraints=critical,CA:FALSE",
        "-CA", "authority.pem", "-CAkey", "authority.key",
        "-keyout", "server.key", "-out", "server.pem",
    )  # fmt: skip
    openssl(folder, "pkey", "-in", "server.key", "-pubout", "-outform", "DER", "-out", "key.der")
    openssl(folder, "dgst", "-sha256", "-binary", "-out", "digest", "key.der")
    openssl(folder, "base64", "-in", "digest", "-out", "pin")


def openssl(folder, *arguments):
    """Runs openssl in a folder; what it says is shown only when it fails."""
    done = subprocess.run(
        ["openssl", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"openssl {arguments[0]} failed:\n{done.stderr}")
