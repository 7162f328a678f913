"""Channels, against a server of the package ``websockets``."""

from __future__ import annotations

import logging
import socket
import threading
import time
from contextlib import contextmanager, suppress
from http import HTTPStatus
from typing import Any, Callable, Iterator

import anyio
import pytest

from scripted import Server, async_core_of, core_of
from sdk.core.errors import (
    BrandTokenConnectionError,
    BrandTokenTimeoutError,
    ConfigurationError,
    MissingCredentialsError,
    SocketClosedError,
    StreamError,
)
from sdk.core.model import WireModel
from sdk.core.socket import AsyncConnection, Connection, open_socket, open_socket_async
from sdk.core.spec import Operation

websockets = pytest.importorskip("websockets.sync.server")

ROOM = Operation[Any](
    {
        "method": "GET",
        "path": "/rooms/{room}",
        "path_params": ["room"],
        "query": ["since"],
        "headers": [{"key": "trace", "name": "X-Trace"}],
    }
)
Handler = Callable[[Any], None]


class Channel:
    """A server that does with each connection what the handlers say, the last one for ever."""

    def __init__(self, *handlers: Handler) -> None:
        self.requests: list[Any] = []
        self._handlers = handlers
        self.url = ""

    def handle(self, connection: Any) -> None:
        """Its thread may begin after the client is connected."""
        self.requests.append(connection.request)
        self._handlers[min(len(self.requests), len(self._handlers)) - 1](connection)


def becomes(condition: Callable[[], bool]) -> bool:
    """Whether something is so soon."""
    end = time.monotonic() + 5
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    return condition()


@contextmanager
def channel(*handlers: Handler, **options: Any) -> Iterator[Channel]:
    made = Channel(*handlers)
    with websockets.serve(made.handle, "127.0.0.1", 0, **options) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        made.url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        yield made
        server.shutdown()
        thread.join(5)


def echo(connection: Any) -> None:
    for message in connection:
        connection.send(message)


def says(*messages: Any, code: int = 1000, reason: str = "") -> Handler:
    def handle(connection: Any) -> None:
        for message in messages:
            connection.send(message)
        connection.close(code, reason)

    return handle


def drops(*messages: Any) -> Handler:
    def handle(connection: Any) -> None:
        for message in messages:
            connection.send(message)
        time.sleep(0.1)
        connection.socket.shutdown(socket.SHUT_RDWR)

    return handle


def join(url: str, options: Any = None, room: str = "a/b", **client: Any) -> Connection[Any, Any]:
    return open_socket(core_of(url, **client), ROOM, {"room": room}, options=options)


async def join_async(url: str, options: Any = None, **client: Any) -> AsyncConnection[Any, Any]:
    return await open_socket_async(
        async_core_of(url, **client), ROOM, {"room": "a/b"}, options=options
    )


def run(function: Callable[[], Any]) -> Any:
    async def limited() -> Any:
        with anyio.fail_after(10):
            return await function()

    return anyio.run(limited)


async def _all(connection: AsyncConnection[Any, Any]) -> list[Any]:
    return [message async for message in connection]


def _silence(connection: Any) -> None:
    connection.is_closed_soon()


class TestOpening:
    def test_it_sends_what_a_request_would(self) -> None:
        with channel(echo) as server:
            core = core_of(f"{server.url}/v1?tenant=x", token="tok", headers={"X-Client": "c"})
            params = {"room": "a/b", "since": "1 2", "trace": "t1"}
            options: Any = {"headers": {"X-Call": "y"}}
            open_socket(core, ROOM, params, options=options).close()
            assert becomes(lambda: len(server.requests) == 1)
            request = server.requests[0]
            assert request.path == "/v1/rooms/a%2Fb?tenant=x&since=1%202"
            expected = {"Authorization": "Bearer tok", "X-Trace": "t1", "X-Client": "c"}
            for name, value in {**expected, "X-Call": "y", "Connection": "Upgrade"}.items():
                assert request.headers.get_all(name) == [value]
            assert request.headers["User-Agent"].startswith("acme/1.2.3 ")
            assert request.headers.get("Accept") is None

    def test_it_asks_suppliers(self) -> None:
        async def token() -> str:
            return "later"

        async def call() -> None:
            await (await join_async(server.url, token=token)).aclose()

        with channel(echo) as server:
            run(call)
            assert becomes(lambda: len(server.requests) == 1)
            assert server.requests[0].headers["Authorization"] == "Bearer later"

    def test_it_fails_before_it_connects_where_credentials_are_missing(self) -> None:
        with channel(echo) as server:
            with pytest.raises(MissingCredentialsError):
                join(server.url, token=None)
            assert server.requests == []

    def test_it_fails_with_what_went_wrong_and_no_secret(self) -> None:
        def refuse(connection: Any, _request: Any) -> Any:
            return connection.respond(HTTPStatus.FORBIDDEN, "no")

        with pytest.raises(BrandTokenConnectionError):
            join("http://127.0.0.1:1")
        with channel(echo, process_request=refuse) as server:
            with pytest.raises(BrandTokenConnectionError, match="403") as caught:
                join(server.url, token="tok-secret")
            assert "tok-secret" not in repr(caught.value)

            async def call() -> None:
                with pytest.raises(BrandTokenConnectionError, match="403"):
                    await join_async(server.url, token="tok-secret")

            run(call)

    def test_it_follows_no_redirect(self) -> None:
        def redirect(target: str) -> Any:
            def process(connection: Any, _request: Any) -> Any:
                response = connection.respond(HTTPStatus.FOUND, "")
                response.headers["Location"] = target
                return response

            return process

        with channel(echo) as target:
            address = target.url.replace("http", "ws")
            with channel(echo, process_request=redirect(address)) as server:
                with pytest.raises(BrandTokenConnectionError, match="302"):
                    join(server.url, token="tok")

                async def call() -> None:
                    with pytest.raises(BrandTokenConnectionError, match="302"):
                        await join_async(server.url, token="tok")

                run(call)
            assert target.requests == []

    def test_it_has_a_time_limit(self) -> None:
        with Server([_silence]) as server:
            with pytest.raises(BrandTokenTimeoutError, match="no response within 100 ms"):
                join(server.url, {"timeout": 0.1})

            async def call() -> None:
                with pytest.raises(BrandTokenTimeoutError):
                    await join_async(server.url, {"timeout": 0.1})

            run(call)

    def test_it_is_logged_without_secrets(self, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG)
        with channel(echo) as server:
            caplog.clear()
            logger = logging.getLogger("acme")
            client: Any = {"logger": logger, "token": "tok-secret"}
            core = core_of(server.url, **client)
            open_socket(core, ROOM, {"room": "r", "since": "hidden"}).close()
            own = [record for record in caplog.records if record.name == "acme"]
            url = server.url.replace("http", "ws")
            assert [record.getMessage() for record in own] == [
                f"connect: GET {url}/rooms/r?since=***"
            ]
            mine = [record for record in caplog.records if "client" in record.name]
            assert mine == []

    def test_the_package_gets_further_arguments(self) -> None:
        with channel(echo) as server:
            join(server.url).close()
            assert becomes(lambda: len(server.requests) == 1)
            join(server.url, {"websocket_options": {"compression": None}}).close()
            assert becomes(lambda: len(server.requests) == 2)
            offers = [
                request.headers.get("Sec-WebSocket-Extensions") for request in server.requests
            ]
            assert offers[0] is not None and offers[1] is None

    def test_trio_is_refused(self) -> None:
        pytest.importorskip("trio")

        async def call() -> None:
            with pytest.raises(ConfigurationError, match="asyncio"):
                await join_async("http://127.0.0.1:1")

        anyio.run(call, backend="trio")


class Text(WireModel):
    text: str


class TestTalking:
    def test_json_goes_both_ways_and_what_is_not_declared_is_kept(self) -> None:
        sent: list[Any] = [{"kind": "x", "deep": [1]}, "text", 5, None, [], b"\x01\x00\xff"]
        typed: Operation[Text] = Operation(ROOM.spec, lambda: Text)
        with channel(echo) as server:
            with join(server.url) as connection:
                for message in sent:
                    connection.send(message)
                # What is JSON null would look like the end to ``receive``.
                assert [next(iter(connection))] == [sent[0]]
            with open_socket(core_of(server.url), typed, {"room": "r"}) as one:
                one.send(Text(text="ö"))
                assert one.receive() == Text(text="ö")
                one.send([1])
                other: object = one.receive()
                assert other == [1]
                with pytest.raises(ConfigurationError):
                    one.send({"a": float("nan")})

            async def call() -> list[Any]:
                found: list[Any] = []
                async with await join_async(server.url) as own:
                    for message in sent:
                        await own.send(message)
                    async for message in own:
                        found.append(message)
                        if len(found) == len(sent):
                            break
                return found

            assert run(call) == sent

    def test_what_came_before_a_normal_end(self) -> None:
        with channel(says("{broken", '{"a":1}')) as server:
            connection = join(server.url)
            assert list(connection) == ["{broken", {"a": 1}]
            assert (connection.close_code, connection.receive()) == (1000, None)

            async def call() -> None:
                own = await join_async(server.url)
                assert await _all(own) == ["{broken", {"a": 1}]
                assert (own.close_code, await own.receive()) == (1000, None)

            run(call)

    def test_another_end_is_an_error_after_what_came_before(self) -> None:
        with channel(says("1", code=1008, reason="policy")) as server:
            connection = join(server.url)
            assert connection.receive() == 1
            for _ in range(2):
                with pytest.raises(SocketClosedError) as caught:
                    connection.receive()
                assert (caught.value.code, caught.value.reason) == (1008, "policy")
            assert (connection.close_code, connection.close_reason) == (1008, "policy")

            async def call() -> None:
                own = await join_async(server.url)
                assert await own.receive() == 1
                with pytest.raises(SocketClosedError, match="1008: policy"):
                    await _all(own)

            run(call)

    def test_a_lost_connection(self) -> None:
        with channel(drops("1")) as server:
            with pytest.raises(SocketClosedError) as caught:
                list(join(server.url))
            assert caught.value.code == 1006

    def test_a_message_that_is_too_large(self) -> None:
        def long(connection: Any) -> None:
            connection.send("1")
            connection.send("x" * 200)
            connection.recv()

        with channel(long) as server:
            connection = join(server.url, max_response_bytes=100)
            assert connection.receive() == 1
            with pytest.raises(StreamError, match="larger than 100 bytes"):
                connection.receive()

            async def call() -> None:
                own = await join_async(server.url, max_response_bytes=100)
                assert await own.receive() == 1
                with pytest.raises(StreamError, match="larger than 100 bytes"):
                    await own.receive()

            run(call)

    def test_closing(self) -> None:
        codes: list[int] = []

        def watch(connection: Any) -> None:
            with suppress(Exception):
                list(connection)
            codes.append(connection.close_code)

        with channel(watch) as server:
            for code in (1001, 2999, 5000):
                with pytest.raises(ConfigurationError, match="3000 to 4999"):
                    join(server.url).close(code)
            for connection in (join(server.url), join(server.url)):
                connection.close(4001, "bye")
                assert connection.close_code == 4001
                assert connection.receive() is None
                with pytest.raises(SocketClosedError):
                    connection.send(1)
            assert becomes(lambda: codes.count(4001) == 2)

    def test_leaving_the_loop_closes(self) -> None:
        codes: list[int] = []

        def watch(connection: Any) -> None:
            connection.send("1")
            list(connection)
            codes.append(connection.close_code)

        async def call() -> None:
            async for _ in await join_async(server.url):
                break
            await anyio.sleep(0.3)

        with channel(watch) as server:
            for _ in join(server.url):
                break
            run(call)
            assert becomes(lambda: codes == [1000, 1000])

    def test_closing_ends_a_loop_that_waits(self) -> None:
        with channel(echo) as server:
            connection = join(server.url)
            threading.Timer(0.2, connection.close).start()
            assert list(connection) == []

            async def call() -> None:
                own = await join_async(server.url)
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(_all, own)
                    await anyio.sleep(0.2)
                    await own.aclose()

            run(call)

    def test_many_messages_wait_and_none_is_lost(self) -> None:
        count = 3000
        with channel(says(*[str(n) for n in range(count)])) as server:
            connection = join(server.url, {"max_waiting": 10})
            time.sleep(0.3)
            assert list(connection) == list(range(count))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sdk.core.socket.link.wait_before", lambda *_: 0.01)


@pytest.mark.usefixtures("quick")
class TestReconnecting:
    def test_a_lost_connection_is_replaced(self) -> None:
        calls: list[str] = []

        async def on_reconnect() -> None:
            calls.append("async")

        async def call() -> list[Any]:
            options: Any = {"reconnect": True, "on_reconnect": on_reconnect}
            return await _all(await join_async(server.url, options))

        with channel(drops("1"), says("2", code=1012), says("3")) as server:
            options: Any = {"reconnect": 2, "on_reconnect": lambda: calls.append("sync")}
            assert list(join(server.url, options)) == [1, 2, 3]
        with channel(drops("1"), says("2")) as server:
            assert run(call) == [1, 2]
        assert calls == ["sync", "sync", "async"]

    def test_it_is_given_up(self) -> None:
        with channel(drops("1"), drops()) as server:
            with pytest.raises(SocketClosedError):
                list(join(server.url, {"reconnect": 2}))
            assert len(server.requests) == 3

    def test_an_end_that_is_final_is_no_reason(self) -> None:
        with channel(says(code=1008)) as server:
            with pytest.raises(SocketClosedError):
                list(join(server.url, {"reconnect": True}))
            assert len(server.requests) == 1

    def test_sending_waits_for_the_new_connection(self) -> None:
        with channel(drops(), echo) as server:
            connection = join(server.url, {"reconnect": True})
            time.sleep(0.3)
            connection.send("a")
            assert connection.receive() == "a"
            connection.close()

    def test_closing_ends_the_wait(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sdk.core.socket.link.wait_before", lambda *_: 5.0)
        with channel(drops()) as server:
            connection = join(server.url, {"reconnect": True})
            threading.Timer(0.5, connection.close).start()
            assert list(connection) == []
            assert len(server.requests) == 1
