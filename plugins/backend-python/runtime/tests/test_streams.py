"""Streams against a server: how they end, and what they leave behind."""

from __future__ import annotations

import gc
import threading
from typing import Any

import anyio
import pytest

from backends import on_each_backend, run
from scripted import Connection, Handler, Server, async_core_of, core_of
from sdk.core.errors import (
    ConfigurationError,
    DecodeError,
    StreamError,
)
from sdk.core.spec import Operation
from sdk.core.streams.event import ServerSentEvent
from sdk.core.streams.events import stream_events, stream_events_async
from sdk.core.streams.json_lines import stream_lines, stream_lines_async
from sdk.core.streams.resume import resume_events, resume_events_async

EVENTS: Operation[Any] = Operation(
    {"method": "POST", "path": "/chat", "response": {"kind": "sse", "terminator": "[DONE]"}}
)
LINES: Operation[Any] = Operation(
    {"method": "GET", "path": "/lines", "response": {"kind": "jsonl"}}, lambda: dict[str, int]
)


def writes(*chunks: str, gap: float = 0.0, end: str = "close") -> Handler:
    def handle(connection: Connection) -> None:
        connection.head(content_type="text/event-stream", x_request_id="s1")
        connection.write(*chunks, gap=gap)
        if end == "reset":
            connection.reset()
        if end == "stall":
            connection.is_closed_soon()

    return handle


class Gone:
    """A script that waits for the client to leave."""

    def __init__(self) -> None:
        self._known = threading.Event()
        self._is_closed = False

    def __call__(self, connection: Connection) -> None:
        connection.head(content_type="text/event-stream")
        connection.write('data: {"n":1}\n\ndata: {"n":2}\n\n')
        self._is_closed = connection.is_closed_soon()
        self._known.set()

    def __bool__(self) -> bool:
        return self._known.wait(5) and self._is_closed


async def _collected(stream: Any) -> list[Any]:
    return [item async for item in stream]


def test_a_stream_tells_of_its_response() -> None:
    with Server([writes('data: "a"\n\ndata: [DONE]\n\n')]) as server:
        stream = stream_events(core_of(server.url), EVENTS, {})
        assert (stream.status_code, stream.request_id) == (200, "s1")
        assert stream.headers["Content-Type"] == "text/event-stream"
        assert list(stream) == ["a"]
        with pytest.raises(ConfigurationError, match="iterated once"):
            list(stream)


def test_leaving_the_loop_closes_the_connection() -> None:
    gone = Gone()
    with Server([gone]) as server:
        core = core_of(server.url)
        stream = stream_events(core, EVENTS, {})
        for event in stream:
            assert event == {"n": 1}
            break
        assert gone


def test_leaving_the_block_closes_the_connection() -> None:
    gone = Gone()
    with Server([gone]) as server:
        with stream_events(core_of(server.url), EVENTS, {}) as stream:
            events = iter(stream)
            assert next(events) == {"n": 1}
        assert gone
        assert next(events, None) is None


def test_a_stream_that_nobody_reads_is_closed_when_it_is_collected() -> None:
    gone = Gone()
    with Server([gone]) as server:
        core = core_of(server.url)
        stream: Any = stream_events(core, EVENTS, {})
        del stream
        gc.collect()
        assert gone


@on_each_backend
def test_leaving_the_async_loop_closes_the_connection(backend: str) -> None:
    gone = Gone()

    async def call() -> None:
        stream = await stream_events_async(async_core_of(server.url), EVENTS, {})
        async for event in stream:
            assert event == {"n": 1}
            break
        await anyio.to_thread.run_sync(bool, gone)

    with Server([gone]) as server:
        run(backend, call)
    assert gone


@on_each_backend
def test_leaving_the_async_block_closes_the_connection(backend: str) -> None:
    gone = Gone()

    async def call() -> None:
        async with await stream_events_async(async_core_of(server.url), EVENTS, {}) as stream:
            async for _ in stream:
                break
        assert await anyio.to_thread.run_sync(bool, gone)

    with Server([gone]) as server:
        run(backend, call)


@on_each_backend
def test_closing_ends_a_loop_that_waits(backend: str) -> None:
    gone = Gone()
    found: list[Any] = []

    async def call() -> None:
        stream = await stream_events_async(async_core_of(server.url), EVENTS, {})

        async def read() -> None:
            found.extend(await _collected(stream))

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(read)
            await anyio.sleep(0.2)
            await stream.aclose()

    with Server([gone]) as server:
        run(backend, call)
    assert found == [{"n": 1}, {"n": 2}]
    assert gone


@on_each_backend
def test_cancelling_closes_the_connection(backend: str) -> None:
    gone = Gone()

    async def call() -> None:
        stream = await stream_events_async(async_core_of(server.url), EVENTS, {})
        with anyio.move_on_after(0.2):
            async for _ in stream:
                pass
        assert await anyio.to_thread.run_sync(bool, gone)

    with Server([gone]) as server:
        run(backend, call)


@pytest.mark.parametrize(
    "text", [":" + "x" * 2000, "data: " + "x" * 2000 + "\n", "data: x\n" * 900]
)
def test_an_event_that_never_ends_is_given_up(text: str) -> None:
    with Server([writes(text, end="stall")]) as server:
        core = core_of(server.url, max_response_bytes=1000)
        with pytest.raises(StreamError, match="an event of the stream is larger than 1000 bytes"):
            list(stream_events(core, EVENTS, {}))


def test_what_is_no_stream_is_an_error_with_what_it_says() -> None:
    def refuse(connection: Connection) -> None:
        connection.answer({"error": {"message": "busy"}})

    with Server([refuse]) as server:
        with pytest.raises(DecodeError) as caught:
            stream_events(core_of(server.url), EVENTS, {})
        assert str(caught.value) == (
            "POST /chat failed: the response (status 200) is application/json,"
            " not a stream of events: busy"
        )


@on_each_backend
def test_lines_have_their_type(backend: str) -> None:
    def answer(connection: Connection) -> None:
        connection.answer(b'{"a":1}\n\n[1]\n', content_type="application/jsonl")

    with Server([answer]) as server:
        found: list[Any] = []
        with pytest.raises(DecodeError) as caught:
            for line in stream_lines(core_of(server.url), LINES, {}):
                found.append(line)
        assert (found, caught.value.line, caught.value.path) == ([{"a": 1}], 3, "$")

        async def call() -> None:
            await _collected(await stream_lines_async(async_core_of(server.url), LINES, {}))

        with pytest.raises(DecodeError):
            run(backend, call)


NAMED = (
    'data: {"n":1}\n\n',
    'event: tick\nid: 7\ndata: {"n":2}\n\n',
    'data: {"n":3}\n\nid:\nevent: last\ndata: {"n":4}\n\ndata: [DONE]\n\n',
)
WHOLE = [("message", "", 1), ("tick", "7", 2), ("message", "7", 3), ("last", "", 4)]


def told(event: ServerSentEvent[Any]) -> tuple[str, str, int]:
    return event.event, event.id, event.data["n"]


@on_each_backend
def test_events_as_a_whole(backend: str) -> None:
    async def call() -> Any:
        stream = await stream_events_async(async_core_of(server.url), EVENTS, {})
        return [told(event) async for event in stream.iter_events()]

    with Server([writes(*NAMED)]) as server:
        stream = stream_events(core_of(server.url), EVENTS, {})
        assert [told(event) for event in stream.iter_events()] == WHOLE
        with pytest.raises(ConfigurationError, match="iterated once"):
            list(stream)
        assert run(backend, call) == WHOLE


@on_each_backend
def test_leaving_a_loop_over_whole_events_closes_the_connection(backend: str) -> None:
    gone = Gone()

    async def call() -> None:
        stream = await stream_events_async(async_core_of(server.url), EVENTS, {})
        async for event in stream.iter_events():
            assert event.data == {"n": 1}
            break
        assert await anyio.to_thread.run_sync(bool, gone_too)

    gone_too = Gone()
    with Server([gone, gone_too]) as server:
        core = core_of(server.url)
        for event in stream_events(core, EVENTS, {}).iter_events():
            assert event.data == {"n": 1}
            break
        assert gone
        run(backend, call)


def test_errors_come_in_place_of_whole_events() -> None:
    with Server([writes('data: {"n":1}\n\nevent: error\ndata: no\n\n')]) as server:
        stream = stream_events(core_of(server.url), EVENTS, {})
        events = stream.iter_events()
        assert told(next(events)) == ("message", "", 1)
        with pytest.raises(StreamError, match="no"):
            next(events)


def test_lines_are_messages() -> None:
    def answer(connection: Connection) -> None:
        connection.answer(b'{"a":1}\n', content_type="application/jsonl")

    with Server([answer]) as server:
        stream = stream_lines(core_of(server.url), LINES, {})
        assert list(stream.iter_events()) == [ServerSentEvent({"a": 1}, "message", "")]


class TestResuming:
    """Events that go on where a connection broke off."""

    FIRST = staticmethod(writes('id: 1\ndata: "a"\n\n', gap=0.05, end="reset"))

    def test_the_last_id_is_that_of_the_connection_before(self) -> None:
        later = writes('data: "b"\n\nid: 2\ndata: "c"\n\ndata: [DONE]\n\n')
        with Server([self.FIRST, later]) as server:
            events = resume_events(core_of(server.url), EVENTS, {}).iter_events()
            assert [(event.data, event.id) for event in events] == [
                ("a", "1"),
                ("b", "1"),
                ("c", "2"),
            ]

    def test_an_error_that_the_server_reports_is_not_resumed(self) -> None:
        with Server([writes('id: 1\ndata: "a"\n\nevent: error\ndata: no\n\n')]) as server:
            with pytest.raises(StreamError, match="no") as caught:
                list(resume_events(core_of(server.url), EVENTS, {}))
            assert (caught.value.data, len(server.requests)) == ("no", 1)

    @on_each_backend
    def test_closing_ends_the_wait(self, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sdk.core.streams.resume.wait_before", lambda *_: 5.0)
        with Server([self.FIRST]) as server:
            stream = resume_events(core_of(server.url), EVENTS, {})
            timer = threading.Timer(0.3, stream.close)
            timer.start()
            assert list(stream) == ["a"]

            async def call() -> None:
                resumed = await resume_events_async(async_core_of(server.url), EVENTS, {})
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(_collected, resumed)
                    await anyio.sleep(0.3)
                    await resumed.aclose()

            run(backend, call)
            assert len(server.requests) == 2
