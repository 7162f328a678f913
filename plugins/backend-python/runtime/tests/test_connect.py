"""Calls by the Connect protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest

from backends import on_each_backend, run
from scripted import Connection, Handler, Server, async_core_of, core_of
from sdk.core.errors import ApiError, NotFoundError, StreamError
from sdk.core.rpc.connect import connect_failure
from sdk.core.rpc.connect_stream import stream_messages, stream_messages_async
from sdk.core.rpc.envelope import EnvelopeReader, envelope_body
from sdk.core.spec import Operation

SAY: Operation[Any] = Operation(
    {
        "method": "POST",
        "path": "/s/Say",
        "body": {"kind": "json", "key": "request"},
        "response": {"kind": "json"},
    }
)
STREAM: Operation[Any] = Operation(
    {
        "method": "POST",
        "path": "/s/Stream",
        "body": {"kind": "envelope", "key": "request"},
        "response": {"kind": "jsonl", "accept": "application/connect+json"},
        "connect": {"streaming": True},
    }
)
FEATURES: Any = {"envelope": envelope_body}


def envelope(value: Any, flags: int = 0) -> bytes:
    text = json.dumps(value).encode()
    return bytes([flags]) + len(text).to_bytes(4, "big") + text


def streams(*messages: bytes, gap: float = 0.0) -> Handler:
    def handle(connection: Connection) -> None:
        connection.head(content_type="application/connect+json", x_request_id="r1")
        connection.write(*messages, gap=gap)

    return handle


def test_errors_have_a_code() -> None:
    detail = {"type": "a.B", "value": "CgE"}
    body = {"code": "not_found", "message": "no such pet", "details": [detail]}
    with Server([lambda connection: connection.answer(body, 404)]) as server:
        with pytest.raises(NotFoundError, match="no such pet") as caught:
            core_of(server.url).call(SAY, {}, {"text": "a"})
        failure = connect_failure(caught.value)
        assert failure is not None and failure["code"] == "not_found"
        assert failure.get("details") == [detail]
    assert connect_failure(ValueError()) is None


def test_errors_of_a_proxy_have_none() -> None:
    with Server([lambda connection: connection.answer({"error": "x"}, 400)]) as server:
        with pytest.raises(ApiError) as caught:
            core_of(server.url).call(SAY, {}, {"text": "a"})
        assert connect_failure(caught.value) is None


@on_each_backend
def test_streams_of_messages(backend: str) -> None:
    script = streams(
        envelope({"n": 1}) + envelope({"n": 2})[:3], envelope({"n": 2})[3:], envelope({}, 2)
    )
    with Server([script]) as server:
        core = core_of(server.url, FEATURES)
        with stream_messages(core, STREAM, {}, {"text": "ä"}) as stream:
            assert stream.request_id == "r1"
            assert list(stream) == [{"n": 1}, {"n": 2}]
        request = server.requests[0]
        assert request.body[:5] == b"\0\0\0\0\x0d"
        assert json.loads(request.body[5:]) == {"text": "ä"}
        assert request.headers["content-type"] == "application/connect+json"

        async def call() -> list[Any]:
            own = async_core_of(server.url, FEATURES)
            stream = await stream_messages_async(own, STREAM, {}, {"text": "ä"})
            return [message async for message in stream]

        assert run(backend, call) == [{"n": 1}, {"n": 2}]


@pytest.mark.parametrize(
    ("messages", "problem"),
    [
        ([envelope({"n": 1})], "ended without its last message"),
        ([envelope({"n": 1}), envelope({}, 2)[:3]], "ended without its last message"),
        ([envelope({"n": 1}), envelope({"n": 2}, 1)], "is compressed"),
        ([envelope({"n": 1}), b"\0\xff\xff\xff\xff{"], "larger than 33554432 bytes"),
    ],
)
def test_streams_that_break_off(messages: list[bytes], problem: str) -> None:
    with Server([streams(*messages)]) as server:
        found: list[Any] = []
        with pytest.raises(StreamError, match=problem):
            for message in stream_messages(core_of(server.url, FEATURES), STREAM, {}, {}):
                found.append(message)
        assert found == [{"n": 1}]


def test_streams_that_end_with_an_error() -> None:
    error = {"code": "not_found", "message": "no such room"}
    script = streams(envelope({"n": 1}), envelope({"error": error}, 2))
    with Server([script]) as server:
        found: list[Any] = []
        with pytest.raises(NotFoundError) as caught:
            for message in stream_messages(core_of(server.url, FEATURES), STREAM, {}, {}):
                found.append(message)
        assert (found, caught.value.status) == ([{"n": 1}], 404)
        expected = "POST /s/Stream failed with not_found: no such room (request id: r1)"
        assert str(caught.value) == expected
        assert connect_failure(caught.value) == error


def test_messages_however_they_are_cut() -> None:
    class Bound:
        limit: int | None = None

        def failed(self, problem: str) -> str:
            return problem

    whole = envelope({"a": "ä" * 300}) + envelope({}) + envelope({"b": 2}, 2)

    def read(chunks: list[bytes]) -> list[tuple[int, str]]:
        reader = EnvelopeReader(Bound())
        return [(message.flags, message.text) for chunk in chunks for message in reader.feed(chunk)]

    expected = read([whole])
    assert [flags for flags, _ in expected] == [0, 0, 2]
    for cut in range(len(whole)):
        assert read([whole[:cut], whole[cut:]]) == expected
    assert read([whole[at : at + 1] for at in range(len(whole))]) == expected
