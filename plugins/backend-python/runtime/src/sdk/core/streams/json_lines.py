"""Calls that answer with one JSON value a line."""

from __future__ import annotations

from typing import Any, Iterator, Mapping, TypeVar

from ..call import Call
from ..client import AsyncCore, SyncCore
from ..errors import StreamError
from ..flow import Flow
from ..omit import OMIT
from ..options import RequestOptions
from ..reply import Reply
from ..spec import Operation
from .event import ServerSentEvent
from .lines import LineReader
from .reader import Event, ReplyReader
from .replies import check_item, media_type_of, open_stream, response_of, terminator_of
from .separate import Separator, result_of
from .stream import AsyncStream, Stream

T = TypeVar("T")


def stream_lines(
    core: SyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> Stream[T]:
    """Calls an operation that answers with one JSON value a line. Retries happen only before the stream begins."""
    call = Call(operation, params, body, options)
    return Stream(ReplyReader(*core.perform(call, _open_lines).data))


async def stream_lines_async(
    core: AsyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> AsyncStream[T]:
    """Calls an operation that answers with one JSON value a line. Retries happen only before the stream begins."""
    call = Call(operation, params, body, options)
    return AsyncStream(ReplyReader(*(await core.perform(call, _open_lines)).data))


def _open_lines(reply: Reply) -> Flow[tuple[Reply, _LineFrames]]:
    yield from open_stream(reply, "a stream of JSON lines", "json" in media_type_of(reply))
    return reply, _LineFrames(reply)


class _LineFrames:
    """Values of the lines of a reply."""

    def __init__(self, reply: Reply) -> None:
        self.is_done = False
        self._reply = reply
        self._terminator = terminator_of(reply)
        result = reply.operation.result
        self._type: Any = result() if result is not None else Any
        self._lines = LineReader(reply)
        self._separator = Separator() if response_of(reply).get("transcoded") else None
        self._number = 0

    def feed(self, chunk: bytes) -> Iterator[Event]:
        if self._separator is not None:
            chunk = self._separator.feed(chunk)
        return self._values(self._lines.feed(chunk))

    def end(self) -> Iterator[Event]:
        yield from self._values(self._lines.end())
        if not self.is_done and "terminator" in response_of(self._reply):
            problem = "the stream ended before its terminator: lines may be missing"
            raise StreamError(self._reply.failed(problem))

    def _values(self, lines: Iterator[str]) -> Iterator[Event]:
        for line in lines:
            self._number += 1
            if line.strip() == self._terminator:
                self.is_done = True
                return
            if line.strip() == "":
                continue
            if self._separator is not None:
                line = result_of(line)
            check_item(self._reply, line)
            yield ServerSentEvent(self._reply.decode(self._type, line, self._number))
