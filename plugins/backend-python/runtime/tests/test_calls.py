"""Calls: what connections, threads, processes and event loops make of them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import anyio
import httpx
import pytest

from backends import on_each_backend, run
from scripted import Connection, Server, async_core_of, core_of
from sdk.core.errors import (
    BrandTokenTimeoutError,
    ConfigurationError,
    InternalServerError,
)
from sdk.core.model import WireModel
from sdk.core.spec import Operation

GET: Operation[Any] = Operation({"method": "GET", "path": "/x", "response": {"kind": "json"}})
POST: Operation[Any] = Operation(
    {
        "method": "POST",
        "path": "/x",
        "body": {"kind": "json"},
        "response": {"kind": "json", "empty": True},
    }
)

POST_WHOLE: Operation[Any] = Operation(
    {"method": "POST", "path": "/x", "body": {"kind": "json", "key": "body"}}
)


def answer(connection: Connection) -> None:
    connection.answer({"path": connection.path, **connection.headers})


def silent(connection: Connection) -> None:
    connection.is_closed_soon()


def stall(connection: Connection) -> None:
    connection.head(200, content_length="100")
    connection.write("{")
    connection.is_closed_soon()


def drip(connection: Connection) -> None:
    connection.head(200, content_length="100")
    connection.write(*("1" * 100), gap=0.3)


def busy(connection: Connection) -> None:
    connection.answer({"message": "busy"}, 503, retry_after_ms="0")


@pytest.mark.parametrize(
    ("script", "phase"), [(silent, "response"), (stall, "body"), (drip, "body")]
)
@pytest.mark.parametrize("is_async", [False, True])
def test_an_attempt_times_out(script: Any, phase: str, is_async: bool) -> None:
    with Server([script]) as server:
        start = time.monotonic()
        with pytest.raises(BrandTokenTimeoutError, match=f"no {phase} within 300 ms") as caught:
            if is_async:
                asyncio.run(async_core_of(server.url, timeout=0.3, max_retries=0).call(GET, {}))
            else:
                core_of(server.url, timeout=0.3, max_retries=0).call(GET, {})
        assert time.monotonic() - start < 20
        assert caught.value.phase == phase


def test_a_connection_that_takes_too_long_to_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sdk.core.perform.wait_before", lambda *_: 0)
    limits: list[float] = []

    def handle(request: httpx.Request) -> httpx.Response:
        timeout = request.extensions["timeout"]
        limits.extend([timeout.get("connect"), timeout["read"]])
        raise httpx.ConnectTimeout("too long", request=request)

    client = httpx.Client(transport=httpx.MockTransport(handle))
    core = core_of("https://api.test", http_client=client, connect_timeout=2, timeout=30)
    with pytest.raises(BrandTokenTimeoutError, match="no connection within 2000 ms") as caught:
        core.call(POST, {}, {"a": 1})
    assert (caught.value.attempts, caught.value.was_sent) == (3, False)
    assert limits == pytest.approx([2, 30] * 3, abs=0.1)


@on_each_backend
def test_cancellation_ends_a_request(backend: str) -> None:
    async def call() -> None:
        core = async_core_of(server.url)
        with anyio.move_on_after(0.2) as scope:
            await core.call(GET, {})
        assert scope.cancelled_caught

    ended: list[bool] = []
    with Server([lambda connection: ended.append(connection.is_closed_soon())]) as server:
        run(backend, call)
        assert len(server.requests) == 1
    assert ended == [True]


@on_each_backend
def test_cancellation_ends_the_wait_for_a_retry(backend: str) -> None:
    async def call() -> None:
        with anyio.move_on_after(0.3) as scope:
            await async_core_of(server.url).call(GET, {})
        assert scope.cancelled_caught

    with Server([lambda connection: connection.answer({}, 503, retry_after="20")]) as server:
        start = time.monotonic()
        run(backend, call)
        assert time.monotonic() - start < 2
        assert len(server.requests) == 1


async def test_a_task_is_cancelled_by_its_own_error() -> None:
    with Server([silent]) as server:
        task = asyncio.create_task(async_core_of(server.url).call(GET, {}))
        await asyncio.sleep(0.2)
        task.cancel("enough")
        with pytest.raises(asyncio.CancelledError, match="enough"):
            await task


def test_an_interrupt_passes_through_and_closes_the_response() -> None:
    closed: list[bool] = []

    class Interrupted(httpx.SyncByteStream):
        def __iter__(self) -> Any:
            raise KeyboardInterrupt

        def close(self) -> None:
            closed.append(True)

    calls: list[int] = []

    def handle(request: httpx.Request) -> httpx.Response:
        calls.append(1)
        return httpx.Response(200, stream=Interrupted())

    client = httpx.Client(transport=httpx.MockTransport(handle))
    with pytest.raises(KeyboardInterrupt):
        core_of("https://api.test", http_client=client).call(GET, {})
    assert (calls, closed) == ([1], [True])


def test_200_parallel_calls_by_threads() -> None:
    with Server([answer]) as server:
        core = core_of(server.url, timeout=30)

        def call(index: int) -> bool:
            found = core.call(GET, {}, options={"headers": {"x-n": str(index)}})
            return bool(found["x-n"] == str(index))

        with ThreadPoolExecutor(200) as pool:
            assert all(pool.map(call, range(200)))


@on_each_backend
def test_200_parallel_calls_by_tasks(backend: str) -> None:
    async def all_calls() -> None:
        core = async_core_of(server.url, timeout=30)

        async def call(index: int) -> None:
            found = await core.call(GET, {}, options={"headers": {"x-n": str(index)}})
            assert found["x-n"] == str(index)

        async with anyio.create_task_group() as group:
            for index in range(200):
                group.start_soon(call, index)

    with Server([answer]) as server:
        run(backend, all_calls)


def test_one_client_serves_several_event_loops() -> None:
    with Server([answer]) as server:
        core = async_core_of(server.url)
        clients: list[object] = []

        async def call() -> Any:
            found = await core.call(GET, {})
            clients.append(core.config.http._client())
            return found["path"]

        for _ in range(3):
            assert asyncio.run(call()) == "/x"
        # Connections belong to the loop that made them.
        assert len({id(client) for client in clients}) == 3
        with ThreadPoolExecutor(5) as pool:
            assert list(pool.map(lambda _: asyncio.run(call()), range(5))) == ["/x"] * 5
        # Those of loops that are closed are let go.
        assert len(core.config.http._own) <= 5


async def test_a_sync_client_works_within_a_running_loop() -> None:
    with Server([answer]) as server:
        assert core_of(server.url).call(GET, {})["path"] == "/x"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_shares_no_connection() -> None:
    with Server([answer]) as server:
        core = core_of(server.url)
        core.call(GET, {})
        ours = core.config.http._client()
        child = os.fork()
        if child == 0:
            found = core.call(GET, {})["path"] == "/x"
            os._exit(0 if found and core.config.http._client() is not ours else 1)
        assert os.waitpid(child, 0)[1] == 0
        assert core.call(GET, {})["path"] == "/x" and core.config.http._client() is ours


@on_each_backend
def test_headers_that_drip_in_have_a_limit(backend: str) -> None:
    """Of the asynchronous client: httpx lets nobody end a read of the other one."""

    def drip(connection: Connection) -> None:
        connection.write("HTTP/1.1 200 OK\r\n", *["x: y\r\n"] * 100, gap=0.1)

    async def call() -> None:
        began = time.monotonic()
        with pytest.raises(BrandTokenTimeoutError, match="no response within 300 ms"):
            await async_core_of(server.url, timeout=0.3, max_retries=0).call(GET, {})
        assert time.monotonic() - began < 5

    with Server([drip]) as server:
        run(backend, call)


def test_a_given_client_is_left_open_and_its_headers_stay_at_home() -> None:
    seen: list[tuple[str, str | None, str | None]] = []

    def handle(request: httpx.Request) -> httpx.Response:
        headers = request.headers
        seen.append((request.url.host, headers.get("x-given"), headers.get("cookie")))
        if request.url.path == "/x":
            return httpx.Response(302, headers={"location": "https://other.test/there"})
        return httpx.Response(200, json={})

    client = httpx.Client(
        transport=httpx.MockTransport(handle), headers={"x-given": "1"}, cookies={"a": "b"}
    )
    core = core_of("https://api.test", http_client=client)
    core.call(GET, {})
    core.close()
    assert not client.is_closed
    assert seen == [("api.test", "1", "a=b"), ("other.test", None, None)]


def test_a_closed_client_says_so() -> None:
    core = core_of("https://api.test")
    core.close()
    with pytest.raises(ConfigurationError, match="closed"):
        core.call(GET, {})


def test_options_that_cannot_work_are_refused() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"http_client": httpx.AsyncClient()}, r"http_client must be an httpx\.Client"),
        ({"timeout": -1}, "timeout must be a number that is not negative"),
        ({"max_retries": "2"}, "max_retries must be"),
        ({"headers": {"a": "SECRET\n"}}, "holds a character"),
        ({"base_url": "ftp://x"}, "absolute http or https URL"),
        ({"base_url": "https://u:SECRET@x"}, "must not hold a user name"),
        ({"logger": print}, r"logging\.Logger"),
    ]
    for options, text in cases:
        with pytest.raises(ConfigurationError, match=text) as caught:
            core_of(**{"url": "https://api.test", **options})
        assert "SECRET" not in str(caught.value)


def test_middleware_wraps_every_attempt_and_sees_credentials() -> None:
    seen: list[str] = []

    def outer(request: httpx.Request, send: Any) -> httpx.Response:
        seen.append("outer")
        response: httpx.Response = send(request)
        seen.append(f"outer {response.status_code}")
        return response

    def inner(request: httpx.Request, send: Any) -> httpx.Response:
        seen.append(request.headers["authorization"])
        request.headers["x-signed"] = "yes"
        return send(request)  # type: ignore[no-any-return]

    with Server([busy, answer]) as server:
        core = core_of(server.url, token="T", middleware=[outer, inner])
        assert core.call(GET, {})["x-signed"] == "yes"
    assert seen == ["outer", "Bearer T", "outer 503", "outer", "Bearer T", "outer 200"]


@on_each_backend
def test_asynchronous_middleware(backend: str) -> None:
    async def answering(request: httpx.Request, send: Any) -> httpx.Response:
        await anyio.sleep(0)
        if request.url.path == "/made-up":
            return httpx.Response(200, json={"made": "up"})
        return await send(request)  # type: ignore[no-any-return]

    async def call() -> None:
        core = async_core_of(server.url, middleware=[answering])
        assert await core.request("GET", "/made-up") == {"made": "up"}
        assert (await core.request("GET", "/real"))["path"] == "/real"

    with Server([answer]) as server:
        run(backend, call)
        assert len(server.requests) == 1


@on_each_backend
def test_a_slow_middleware_is_timed_out(backend: str) -> None:
    async def slow(request: httpx.Request, send: Any) -> httpx.Response:
        await anyio.sleep(5)
        return await send(request)  # type: ignore[no-any-return]

    async def call() -> None:
        core = async_core_of("http://127.0.0.1:9", middleware=[slow], timeout=0.1, max_retries=0)
        with pytest.raises(BrandTokenTimeoutError, match="no response within 100 ms"):
            await core.call(GET, {})

    start = time.monotonic()
    run(backend, call)
    assert time.monotonic() - start < 3


NEEDY: Operation[Any] = Operation(
    {
        "method": "GET",
        "path": "/x",
        "query": ["q", "r"],
        "headers": [{"key": "tenant", "name": "X-Tenant"}],
        "cookies": ["session"],
        "required": ["q", "tenant", "session"],
        "response": {"kind": "json"},
    }
)


@pytest.mark.parametrize("name", ["q", "tenant", "session"])
def test_a_parameter_that_a_call_needs_is_not_none(name: str) -> None:
    given = {"q": 1, "tenant": "a", "session": "s", "r": None}
    with Server([answer]) as server:
        core = core_of(server.url)
        with pytest.raises(ConfigurationError, match=f"^{name} must not be None$"):
            core.call(NEEDY, {**given, name: None})
        assert core.call(NEEDY, given)["path"] == "/x?q=1"
        assert len(server.requests) == 1


def test_the_request_of_a_path() -> None:
    with Server([answer]) as server:
        core = core_of(f"{server.url}/v1/")
        assert core.request("get", "pets?a=b")["path"] == "/v1/pets?a=b"
        for path in ("https://evil.test/", "/a/%2e%2E/b", "../b"):
            with pytest.raises(ConfigurationError):
                core.request("GET", path)
        assert len(server.requests) == 1


def test_a_derived_client_shares_connections_and_keeps_its_other_options() -> None:
    with Server([answer]) as server:
        core = core_of(server.url, token="T", headers={"x-a": "1"})
        derived = core.derive({"token": "U", "max_retries": 0, "headers": None})
        found = derived.call(GET, {})
        assert (found["authorization"], found["x-a"]) == ("Bearer U", "1")
        assert derived.config.http is core.config.http


def test_a_property_that_is_always_the_same_joins_a_body_that_is_given_as_a_whole() -> None:
    pinned = {"place": "body", "key": "stream", "name": "stream", "value": True}
    whole: Operation[Any] = Operation(
        {
            "method": "POST",
            "path": "/x",
            "body": {"kind": "json", "key": "body"},
            "response": {"kind": "json"},
            "pinned": [pinned],  # type: ignore[list-item]
        }
    )

    class Given(WireModel):
        prompt: str

    with Server([lambda connection: connection.answer(connection.json())]) as server:
        core = core_of(server.url)
        sent = {"prompt": "a", "stream": True}
        assert core.call(whole, {}, Given(prompt="a")) == sent
        assert core.call(whole, {}, {"prompt": "a"}) == sent
        options: Any = {"body_properties": {"n": 1}}
        assert core.call(whole, {}, Given(prompt="a"), options) == {**sent, "n": 1}
        with pytest.raises(ConfigurationError, match="needs a body"):
            core.call(POST_WHOLE, {})


def test_nothing_secret_is_logged_by_the_http_library(caplog: pytest.LogCaptureFixture) -> None:
    with Server([answer]) as server, caplog.at_level(logging.INFO):
        core_of(server.url).request("GET", "/x?key=SECRET")
    assert any("key=***" in record.getMessage() for record in caplog.records)
    assert "SECRET" not in caplog.text


def test_no_cookie_of_a_server_comes_back() -> None:
    with Server(
        [lambda c: c.answer({"cookie": c.headers.get("cookie")}, set_cookie="a=b")]
    ) as server:
        core = core_of(server.url)
        core.call(GET, {})
        assert core.call(GET, {}) == {"cookie": None}


def test_the_body_of_an_error_is_read_in_part() -> None:
    def endless(connection: Connection) -> None:
        connection.head(500, content_type="text/plain")
        while not connection.is_closed_soon(0.001):
            connection.write("x" * 65536)

    with Server([endless]) as server:
        with pytest.raises(InternalServerError) as caught:
            core_of(server.url, max_retries=0).call(GET, {})
    assert len(caught.value.raw_body) == 1024 * 1024
    assert len(str(caught.value)) < 700
    assert json.dumps(caught.value.raw_body)
