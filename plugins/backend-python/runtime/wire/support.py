"""Calls a client against a server on this machine, and compares what each of the two gets from the other."""

from __future__ import annotations

import asyncio
import inspect
import json
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from typing import Any, Callable, Generator, Generic, Literal, Sequence, TypeVar, cast
from urllib.parse import parse_qsl, unquote

from sdk.core.decode import encode
from sdk.core.guards import is_list, is_object

Client = TypeVar("Client")
Pairs = Sequence[tuple[str, str]]
"""Names and values, decoded. The order counts among values of one name only."""


@dataclass(frozen=True)
class Reply:
    """What the server answers. Without a type, there is no ``Content-Type``."""

    status: int = 200
    type: str | None = None
    body: str = ""


@dataclass(frozen=True)
class Body:
    """A body in one of its forms. A type of ``None`` is not looked at."""

    type: str | None = None
    json: str | None = None
    text: str | None = None
    form: Pairs | None = None
    multipart: Pairs | None = None


@dataclass(frozen=True)
class Request:
    """What the server must get. Further headers may be there."""

    method: str
    path: str
    query: Pairs = ()
    headers: Pairs = ()
    cookies: Pairs = ()
    body: Body | None = None


@dataclass(frozen=True)
class Case(Generic[Client]):
    """A call, the expected request, the response, and the expected result."""

    name: str
    call: Callable[[Client], object]
    """Makes the call, by the client of either kind."""
    request: Request
    reply: Reply
    result: Literal["json", "text", "page", "stream", "file", "none"] = "json"
    """How the answer is read."""
    value: str | None = None
    """What the caller must get as JSON, where that is not the body of the reply."""
    rpc: str | None = None
    """Method that is called by JSON-RPC: bodies are its parameters and its result."""
    reads: Callable[[Any], None] | None = None
    """Reads the result as a program would; of a page or a stream, its first items."""
    items: int = 0
    """How many items of a page are read."""

    def __str__(self) -> str:
        return self.name


def run(case: Case[Client], create: Callable[[str], Client]) -> None:
    """Makes the call of a case by a sync client."""
    with _serve(case) as server:
        with cast(Any, create(server.url)) as client:
            result, items = _read(case, case.call(client))
    server.check(case)
    _check_result(case, result, items)


def run_async(case: Case[Client], create: Callable[[str], object]) -> None:
    """Makes the call of a case by an async client, whose methods are named as those of the sync client."""

    async def call(url: str) -> tuple[Any, list[Any]]:
        async with cast(Any, create(url)) as client:
            return await _read_async(case, cast(Any, case.call)(client))

    with _serve(case) as server:
        result, items = asyncio.run(call(server.url))
    server.check(case)
    _check_result(case, result, items)


def _read(case: Case[Any], result: Any) -> tuple[Any, list[Any]]:
    """Reads all of a result; of a page also its first items."""
    if case.result == "page":
        return result.response, list(islice(result, case.items))
    if case.result == "stream":
        return list(result), []
    return _content(case, result), []


async def _read_async(case: Case[Any], pending: Any) -> tuple[Any, list[Any]]:
    result = await pending if inspect.isawaitable(pending) else pending
    if case.result == "page":
        return result.response, await _first(result, case.items)
    if case.result == "stream":
        return [item async for item in result], []
    content = _content(case, result)
    return (await content if inspect.isawaitable(content) else content), []


async def _first(items: Any, count: int) -> list[Any]:
    first: list[Any] = []
    if count > 0:
        async for item in items:
            first.append(item)
            if len(first) == count:
                break
    return first


def _content(case: Case[Any], result: Any) -> Any:
    if case.result == "file" and not isinstance(result, bytes):
        return result.read()
    return result


def _check_result(case: Case[Any], result: Any, items: list[Any]) -> None:
    if case.reads is not None:
        case.reads(items if case.result == "page" else result)
    if case.result == "none":
        _check_equal("the result", result, None)
    elif case.result == "text":
        _check_equal("the result", result, case.reply.body)
    elif case.result == "file":
        _check_equal("the file", result.decode(), case.reply.body)
    else:
        expected = case.reply.body if case.value is None else case.value
        _check_json(encode(result), json.loads(expected))


@dataclass
class _Received:
    method: str
    url: str
    headers: dict[str, str]
    body: bytes


class _Server:
    """Answers every request alike, and keeps them."""

    def __init__(self, case: Case[Any]) -> None:
        self.url = ""
        self.received: list[_Received] = []
        self._case = case

    def answer(self, received: _Received) -> Reply:
        self.received.append(received)
        reply = self._case.reply
        if self._case.rpc is None or reply.body == "":
            return reply
        message = json.loads(received.body)
        answer = {"jsonrpc": "2.0", "id": message.get("id"), "result": json.loads(reply.body)}
        return Reply(reply.status, reply.type, json.dumps(answer))

    def check(self, case: Case[Any]) -> None:
        """Compares the received request with the expected one."""
        assert len(self.received) == 1, f"{len(self.received)} requests arrived"
        received, expected = self.received[0], case.request
        body = received.body if case.rpc is None else _params_of(received.body, case)
        path, _, query = received.url.partition("?")
        _check_equal("the method", received.method, expected.method)
        _check_equal("the path", unquote(path), expected.path)
        _check_pairs(parse_qsl(query, keep_blank_values=True), expected.query)
        for name, value in expected.headers:
            _check_json(received.headers.get(name.lower()), value.strip())
        _check_pairs(_cookies_of(received.headers.get("cookie", "")), expected.cookies)
        _check_body(body, received.headers.get("content-type", ""), expected.body)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    answers: _Server

    def __getattr__(self, name: str) -> Any:
        # The base class looks for a method for each verb.
        if name.startswith("do_"):
            return self._answer
        raise AttributeError(name)

    def _answer(self) -> None:
        headers: dict[str, str] = {}
        for name, value in self.headers.items():
            known = headers.get(name.lower())
            headers[name.lower()] = value if known is None else f"{known}, {value}"
        reply = self.answers.answer(_Received(self.command, self.path, headers, self._body()))
        content = reply.body.encode()
        self.send_response(reply.status)
        if reply.type is not None:
            self.send_header("Content-Type", reply.type)
        if reply.status != 204:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def _body(self) -> bytes:
        if self.headers.get("Transfer-Encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length", 0)))
        parts: list[bytes] = []
        while size := int(self.rfile.readline().split(b";")[0], 16):
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(parts)

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


@contextmanager
def _serve(case: Case[Any]) -> Generator[_Server, None, None]:
    server = _Server(case)
    handler = type("Handler", (_Handler,), {"answers": server})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as http:
        http.daemon_threads = True
        server.url = f"http://127.0.0.1:{http.server_address[1]}"
        thread = threading.Thread(target=http.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            http.shutdown()
            thread.join()


def _params_of(body: bytes, case: Case[Any]) -> bytes:
    message = json.loads(body)
    _check_equal("the version", message["jsonrpc"], "2.0")
    _check_equal("the method", message["method"], case.rpc)
    is_notification = case.reply.body == ""
    assert ("id" not in message) == is_notification, "a notification, and nothing else, has no id"
    return json.dumps(message["params"]).encode() if "params" in message else b""


def _cookies_of(header: str) -> list[tuple[str, str]]:
    pairs = [pair.partition("=") for pair in header.split("; ") if pair]
    return [(unquote(name), unquote(value)) for name, _, value in pairs]


def _check_body(body: bytes, content_type: str, expected: Body | None) -> None:
    if expected is None:
        _check_equal("the body", body, b"")
        return
    if expected.type is not None:
        _check_equal("the type", content_type.partition(";")[0].strip().lower(), expected.type)
    if expected.json is not None:
        _check_json(json.loads(body), json.loads(expected.json))
    elif expected.form is not None:
        _check_pairs(parse_qsl(body.decode(), keep_blank_values=True), expected.form)
    elif expected.multipart is not None:
        _check_json(_parts_of(body, content_type), [list(pair) for pair in expected.multipart])
    else:
        _check_equal("the body", body.decode(), expected.text or "")


def _parts_of(body: bytes, content_type: str) -> list[list[str]]:
    head = f"Content-Type: {content_type}\r\n\r\n".encode()
    message: Any = BytesParser().parsebytes(head + body)
    return [
        [
            str(part.get_param("name", header="content-disposition")),
            part.get_payload(decode=True).decode(),
        ]
        for part in message.get_payload()
    ]


def _check_pairs(got: Pairs, expected: Pairs) -> None:
    def ordered(pairs: Pairs) -> list[list[str]]:
        return [list(pair) for pair in sorted(pairs, key=lambda pair: pair[0])]

    _check_json(ordered(got), ordered(expected))


def _check_equal(what: str, got: object, expected: object) -> None:
    assert got == expected, f"{what} is {got!r}, not {expected!r}"


def _check_json(got: Any, expected: Any) -> None:
    problem = _difference(got, expected, "$")
    assert problem is None, f"{problem}: {got!r}, not {expected!r}"


def _difference(got: Any, expected: Any, at: str) -> str | None:
    """Where values differ. A property that is null and one that is absent are alike: types may not tell them apart."""
    if is_object(got) and is_object(expected):
        names = {**got, **expected}
        places = [(got.get(name), expected.get(name), f"{at}.{name}") for name in names]
    elif is_list(got) and is_list(expected) and len(got) == len(expected):
        pairs = enumerate(zip(got, expected))
        places = [(one, other, f"{at}[{index}]") for index, (one, other) in pairs]
    else:
        return None if _is_same(got, expected) else f"{got!r} in place of {expected!r} at {at}"
    return next((problem for place in places if (problem := _difference(*place))), None)


def _is_same(got: Any, expected: Any) -> bool:
    if isinstance(got, str) and isinstance(expected, str):
        return got == expected or (_time_of(got) or got) == _time_of(expected)
    return isinstance(got, bool) == isinstance(expected, bool) and bool(got == expected)


def _time_of(text: str) -> datetime | None:
    """A moment, which can be written in several ways."""
    if "T" not in text:
        return None
    try:
        moment = datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else None
