"""The support of emitted wire tests, which must see what is wrong."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Callable, cast

import httpx
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "wire"))

from support import Body, Case, Reply, Request, run, run_async  # noqa: E402

from scripted import async_core_of, core_of  # noqa: E402
from sdk.core.client import AsyncCore, SyncCore  # noqa: E402
from sdk.core.download import download, download_async  # noqa: E402
from sdk.core.pages import paginate, paginate_async  # noqa: E402
from sdk.core.rpc.json_rpc import call_rpc, call_rpc_async  # noqa: E402
from sdk.core.spec import Operation  # noqa: E402
from sdk.core.streams.events import stream_events, stream_events_async  # noqa: E402

FORM = "application/x-www-form-urlencoded"


def _send(content_type: str, body: str) -> Callable[[httpx.Client], Any]:
    headers = {"Content-Type": content_type, "X-Trace": "t", "Cookie": "sid=a%20b; q=1"}

    def call(client: httpx.Client) -> Any:
        url = "/a%2Fb/c?x=2&x=1&a=%20"
        return client.post(url, headers=headers, content=body.encode()).json()

    return call


def _client(url: str) -> httpx.Client:
    return httpx.Client(base_url=url)


REQUEST = Request(
    "POST",
    "/a/b/c",
    query=[("a", " "), ("x", "2"), ("x", "1")],
    headers=[("X-Trace", " t")],
    cookies=[("q", "1"), ("sid", "a b")],
    body=Body("application/json", json='{"n": 1.0, "gone": null}'),
)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({}, None),
        ({"body": Body(json='{"n":1}')}, None),
        ({"method": "GET"}, "GET"),
        ({"path": "/a/b"}, "/a/b"),
        ({"query": [("a", " "), ("x", "1"), ("x", "2")]}, r"\$\[1\]\[1\]"),
        ({"query": ()}, "not"),
        ({"headers": [("x-trace", "u")]}, "'t' in place of 'u'"),
        ({"cookies": [("q", "1"), ("sid", "a b"), ("z", "")]}, "sid"),
        ({"body": Body("text/plain", json='{"n":1}')}, "text/plain"),
        ({"body": Body(json='{"n": 2}')}, r"1 in place of 2 at \$\.n"),
        ({"body": Body(json='{"n": true}')}, r"1 in place of True at \$\.n"),
        ({"body": Body(json="{}")}, r"1 in place of None at \$\.n"),
        ({"body": None}, "b''"),
    ],
)
def test_what_the_server_must_get(changes: dict[str, Any], complaint: str | None) -> None:
    call = _send("application/json", '{"n":1}')
    request = replace(REQUEST, **changes)
    case = Case("c", call, request, Reply(201, "application/json", '{"a":[1]}'))
    _expect(lambda: run(case, _client), complaint)


def _expect(check: Callable[[], None], complaint: str | None) -> None:
    if complaint is None:
        check()
    else:
        with pytest.raises(AssertionError, match=complaint):
            check()


def _part(content: str) -> str:
    head = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n'
    return f"{head}{content}\r\n--b--\r\n"


@pytest.mark.parametrize(
    ("content_type", "sent", "expected", "complaint"),
    [
        (FORM, "a=1&b=%26", Body(FORM, form=[("a", "1"), ("b", "&")]), None),
        (FORM, "a=1", Body(form=[("a", "2")]), "'1' in place of '2'"),
        ("text/plain", "x", Body("text/plain", text="x"), None),
        ("text/plain", "x", Body("text/plain", text="y"), "y"),
        ("multipart/form-data; boundary=b", _part("1"), Body(multipart=[("a", "1")]), None),
        ("multipart/form-data; boundary=b", _part("2"), Body(multipart=[("a", "1")]), "place"),
        (
            FORM,
            "t=2020-01-01T01:02:03%2B10:00",
            Body(form=[("t", "2019-12-31T15:02:03Z")]),
            None,
        ),
    ],
)
def test_bodies(content_type: str, sent: str, expected: Body, complaint: str | None) -> None:
    request = replace(REQUEST, body=expected)
    case = Case("c", _send(content_type, sent), request, Reply(200, "application/json", "1"))
    _expect(lambda: run(case, _client), complaint)


class Api:
    """As emitted code has it, for either kind of client."""

    def __init__(self, core: Any) -> None:
        self._core = core
        self._is_async = isinstance(core, AsyncCore)

    def __enter__(self) -> Api:
        return self

    def __exit__(self, *_: object) -> None:
        self._core.close()

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._core.aclose()

    def of(self, spec: Any, sync: Any = SyncCore.call, later: Any = AsyncCore.call) -> Any:
        operation: Operation[Any] = Operation(cast(Any, {"method": "POST", "path": "/x", **spec}))
        return (later if self._is_async else sync)(self._core, operation, {})


PAGE: Any = {"kind": "link", "results": ["items"]}
RPC: Any = {"path": "", "json_rpc": {"method": "m"}, "response": {"kind": "json"}}
SEEN: Any = {"path": "", "json_rpc": {"method": "m", "notification": True}}
HERE = Request("POST", "/x")


@pytest.mark.parametrize(
    "case",
    [
        Case[Any]("none", lambda api: api.of({}), HERE, Reply(204), result="none"),
        Case[Any](
            "json",
            lambda api: api.of({"response": {"kind": "json"}}),
            HERE,
            Reply(200, "application/json", '{"a":1}'),
        ),
        Case[Any](
            "text",
            lambda api: api.of({"response": {"kind": "text"}}),
            HERE,
            Reply(200, "text/plain", "ä"),
            result="text",
        ),
        Case[Any](
            "page",
            lambda api: api.of(
                {"response": {"kind": "json"}, "page": PAGE}, paginate, paginate_async
            ),
            HERE,
            Reply(200, "application/json", '{"items":[1]}'),
            result="page",
        ),
        Case[Any](
            "stream",
            lambda api: api.of({"response": {"kind": "sse"}}, stream_events, stream_events_async),
            HERE,
            Reply(200, "text/event-stream", "data: 1\n\ndata: [DONE]\n\n"),
            result="stream",
            value="[1]",
        ),
        Case[Any](
            "file",
            lambda api: api.of({"response": {"kind": "binary"}}, download, download_async),
            HERE,
            Reply(200, "image/png", "x"),
            result="file",
        ),
        Case[Any](
            "rpc",
            lambda api: api.of(RPC, call_rpc, call_rpc_async),
            Request("POST", "/"),
            Reply(200, "application/json", "5"),
            rpc="m",
        ),
        Case[Any](
            "notification",
            lambda api: api.of(SEEN, call_rpc, call_rpc_async),
            Request("POST", "/"),
            Reply(204),
            result="none",
            rpc="m",
        ),
    ],
    ids=str,
)
def test_results(case: Case[Any]) -> None:
    run(case, lambda url: Api(core_of(url)))
    run_async(case, lambda url: Api(async_core_of(url)))
    read: list[Any] = []
    reading = replace(case, reads=read.append, items=1)
    run(reading, lambda url: Api(core_of(url)))
    run_async(reading, lambda url: Api(async_core_of(url)))
    wanted = {"page": [1], "stream": [1], "file": b"x", "none": None, "text": "ä"}
    assert read == 2 * [wanted.get(case.result, 5 if case.rpc else {"a": 1})]
    if case.result in ("json", "page", "stream"):
        wrong = replace(case, value='"other"')
        with pytest.raises(AssertionError, match="in place of 'other'"):
            run(wrong, lambda url: Api(core_of(url)))
