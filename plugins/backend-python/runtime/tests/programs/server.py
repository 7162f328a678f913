"""A server that keeps connections open, in a process of its own: its memory is not that of the client."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

_CHUNK = bytes(65536)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    tokens = 0
    lock = threading.Lock()

    def setup(self) -> None:
        super().setup()
        # The head and the body of a response are two packets.
        self.connection.setsockopt(6, 1, 1)

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path == "/x":
            self._json({"token": self.headers.get("authorization"), "n": self.headers.get("x-n")})
        elif path == "/tokens":
            self._json(type(self).tokens)
        else:
            self._file(int(path.rpartition("/")[2]))

    def do_POST(self) -> None:
        left = int(self.headers.get("content-length", "0"))
        if self.path != "/token":
            self._json(self._drained())
            return
        self.rfile.read(left)
        with self.lock:
            type(self).tokens += 1
        # The first token lives for a moment. Its successor takes as long as it takes all callers to begin.
        lifetime = 1 if self.tokens == 1 else 3600
        time.sleep(0 if self.tokens == 1 else 0.3)
        self._json({"access_token": f"T{self.tokens}", "expires_in": lifetime})

    def _drained(self) -> int:
        """Reads a body, chunked or not, and counts it."""
        if "content-length" in self.headers:
            left = total = int(self.headers["content-length"])
            while left > 0:
                left -= len(self.rfile.read(min(left, 65536)))
            return total
        total = 0
        while (size := int(self.rfile.readline(), 16)) > 0:
            self.rfile.read(size + 2)
            total += size
        self.rfile.readline()
        return total

    def _file(self, size: int) -> None:
        self.send_response(200)
        self.send_header("content-length", str(size))
        self.end_headers()
        while size > 0:
            self.wfile.write(_CHUNK[:size])
            size -= len(_CHUNK)

    def _json(self, value: Any) -> None:
        content = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 512


if __name__ == "__main__":
    server = _Server(("127.0.0.1", 0), _Handler)
    print(server.server_address[1], flush=True)
    server.serve_forever()
