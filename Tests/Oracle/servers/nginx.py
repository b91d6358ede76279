"""nginx with a configuration of its own: files, uploads, redirects, a password, and httpbin over HTTP/2."""

import random
import shutil

from .processes import Server, free_port

CONFIGURATION = """
daemon off;
master_process off;
error_log stderr warn;
pid nginx.pid;

events {{ worker_connections 1024; }}

http {{
    access_log off;
    client_body_temp_path bodies;
    proxy_temp_path proxied;
    fastcgi_temp_path unused;
    uwsgi_temp_path unused;
    scgi_temp_path unused;
    client_max_body_size 64m;
    default_type application/octet-stream;
    types {{ text/plain txt; application/json json; }}
    gzip_types text/plain;
    gzip_min_length 1000;
    proxy_http_version 1.1;
    ssl_certificate server.pem;
    ssl_certificate_key server.key;

    server {{
        listen 127.0.0.1:{plain};
        listen 127.0.0.1:{secure} ssl http2;
        root files;

        location /text/ {{ gzip on; }}
        location /slow/ {{ alias files/; limit_rate 200k; }}
        # The third request finds its connection closed.
        location /twice/ {{ alias files/; keepalive_requests 2; }}
        location /closed/ {{ alias files/; keepalive_timeout 0; }}
        location /private/ {{
            alias files/;
            auth_basic "the private files";
            auth_basic_user_file passwords;
        }}
        location /up/ {{ root .; dav_methods PUT DELETE COPY MOVE; create_full_put_path on; }}
        location /small/ {{ root .; dav_methods PUT; client_max_body_size 1k; }}
        location = /status/204 {{ return 204; }}
        location = /status/410 {{ return 410; }}
        location = /status/503 {{ return 503; }}
        location = /moved/301 {{ return 301 /text/short.txt; }}
        location = /moved/302 {{ return 302 /text/short.txt; }}
        location = /moved/307 {{ return 307 /up/moved; }}
        location = /moved/308 {{ return 308 /up/moved; }}
        location = /moved/away {{ return 302 http://127.0.0.1:{httpbin}/headers; }}
        location = /moved/round {{ return 302 /moved/round; }}
        location = /echo/headers {{
            return 200 "$http_x_one|$http_user_agent|$http_accept_encoding|$request_method";
        }}
    }}

    # httpbin once more, over TLS and HTTP/2.
    server {{
        listen 127.0.0.1:{proxy} ssl http2;
        location / {{
            proxy_pass http://127.0.0.1:{httpbin};
            proxy_redirect off;
            proxy_set_header Host $http_host;
            proxy_buffering off;
            proxy_request_buffering off;
        }}
    }}
}}
"""


def nginx(folder, httpbin):
    """nginx as a `Server`; its ports are those of the files, the files over TLS, and httpbin over TLS."""
    ports = [free_port() for _ in range(3)]
    plain, secure, proxy = ports
    for name in ["files/text", "up", "small", "bodies", "proxied", "unused"]:
        (folder / name).mkdir(parents=True)
    (folder / "passwords").write_text("sea:{PLAIN}d usk é\n", encoding="utf-8")
    write_files(folder / "files")
    configuration = folder / "nginx.conf"
    configuration.write_text(
        CONFIGURATION.format(plain=plain, secure=secure, proxy=proxy, httpbin=httpbin),
        encoding="utf-8",
    )
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/local/bin:/usr/bin")
    if program is None:
        raise SystemExit("nginx is not installed")
    command = [program, "-p", f"{folder}/", "-c", str(configuration), "-e", "stderr"]
    return Server(command, ports, folder / "nginx.log")


def write_files(folder):
    """The files that are served; those of random bytes are the same in every run."""
    (folder / "text/short.txt").write_text("a short text, é\n", encoding="utf-8")
    (folder / "text/long.txt").write_text("a long text that repeats\n" * 4_000, encoding="utf-8")
    (folder / "value.json").write_text('{"id": 7, "name": "dusk"}\n', encoding="utf-8")
    (folder / "empty.txt").write_bytes(b"")
    (folder / "data.bin").write_bytes(random.Random(5).randbytes(1_000_003))
