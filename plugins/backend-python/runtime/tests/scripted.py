"""A server on this machine that does with each connection what a script says."""

from __future__ import annotations

import json
import socket
import struct
import threading
import time
from dataclasses import dataclass, field
from typing import Any, Callable, Sequence

from sdk.core.client import AsyncCore, SyncCore


@dataclass
class Connection:
    """One request, and the way to answer it."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    socket: socket.socket

    def json(self) -> Any:
        return json.loads(self.body)

    def head(self, status: int = 200, **headers: str) -> None:
        """Begins a response that ends with the connection."""
        lines = [f"HTTP/1.1 {status} OK", "connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())

    def write(self, *chunks: str | bytes, gap: float = 0.0) -> None:
        for chunk in chunks:
            self.socket.sendall(chunk.encode() if isinstance(chunk, str) else chunk)
            time.sleep(gap)

    def answer(self, body: Any, status: int = 200, **headers: str) -> None:
        """A whole response: JSON, or bytes as they are."""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        kind = {} if isinstance(body, bytes) else {"content_type": "application/json"}
        self.head(status, **{**kind, **headers}, content_length=str(len(content)))
        self.write(content)

    def reset(self) -> None:
        """Breaks the connection off."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def is_closed_soon(self, seconds: float = 3.0) -> bool:
        """Whether the client closes the connection."""
        self.socket.settimeout(seconds)
        try:
            return self.socket.recv(1) == b""
        except TimeoutError:
            return False
        except OSError:
            return True


Handler = Callable[[Connection], None]


@dataclass
class Server:
    """Handles connections by the scripts in order, the last one for ever."""

    handlers: Sequence[Handler]
    requests: list[Connection] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)

    def __enter__(self) -> Server:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join(5)
        assert self.failures == []

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            thread = threading.Thread(target=self._serve, args=(connection,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _serve(self, connection: socket.socket) -> None:
        with connection:
            try:
                request = _read(connection)
                if request is None:
                    return
                self.requests.append(request)
                index = min(len(self.requests), len(self.handlers)) - 1
                self.handlers[index](request)
            except (BrokenPipeError, ConnectionResetError):
                pass
            except BaseException as error:
                self.failures.append(error)


def _read(connection: socket.socket) -> Connection | None:
    with connection.makefile("rb") as file:
        line = file.readline().decode().split()
        if not line:
            return None
        headers: dict[str, str] = {}
        while (text := file.readline().decode().strip()) != "":
            name, _, value = text.partition(":")
            headers[name.lower()] = value.strip()
        body = file.read(int(headers.get("content-length", "0")))
    return Connection(line[0], line[1], headers, body, connection)


_NONE: Any = {}
_SPEC: Any = {"package_name": "acme", "version": "1.2.3", "auth": {"mode": "none", "schemes": {}}}
_BEARER: Any = {
    **_SPEC,
    "auth": {
        "mode": "single",
        "apply": ["bearer"],
        "schemes": {"bearer": {"key": "bearer", "kind": "bearer", "token": {"option": "token"}}},
    },
}


def core_of(url: str, features: Any = _NONE, **options: Any) -> SyncCore:
    """A sync client of the server."""
    spec = _BEARER if "token" in options else _SPEC
    return SyncCore(spec, features, {"base_url": url, **options})


def async_core_of(url: str, features: Any = _NONE, **options: Any) -> AsyncCore:
    """An async client of the server."""
    spec = _BEARER if "token" in options else _SPEC
    return AsyncCore(spec, features, {"base_url": url, **options})
