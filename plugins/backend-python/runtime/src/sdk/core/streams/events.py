"""Calls that answer with server-sent events."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Callable, Iterator, Mapping, TypeVar

from ..call import Call
from ..client import AsyncCore, SyncCore
from ..errors import StreamError
from ..flow import Flow
from ..omit import OMIT
from ..options import RequestOptions
from ..reply import Reply
from ..spec import Operation
from .event import ServerSentEvent
from .framing import EventReader
from .reader import Event, ReplyReader
from .replies import (
    check_item,
    json_of,
    media_type_of,
    open_stream,
    response_of,
    stream_failure,
    terminator_of,
)
from .stream import AsyncStream, Stream

T = TypeVar("T")


def stream_events(
    core: SyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> Stream[T]:
    """Calls an operation that answers with server-sent events. Retries happen only before the stream begins."""
    call = Call(operation, params, body, options)
    return Stream(ReplyReader(*core.perform(call, open_events).data))


async def stream_events_async(
    core: AsyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> AsyncStream[T]:
    """Calls an operation that answers with server-sent events. Retries happen only before the stream begins."""
    call = Call(operation, params, body, options)
    return AsyncStream(ReplyReader(*(await core.perform(call, open_events)).data))


def open_events(reply: Reply) -> Flow[tuple[Reply, EventFrames]]:
    """Keeps a reply open that is a stream of events."""
    is_of_type = media_type_of(reply) == "text/event-stream"
    yield from open_stream(reply, "a stream of events", is_of_type)
    return reply, EventFrames(reply)


def _ignore(_event: Event) -> None:
    pass


class EventFrames:
    """Events of a reply, each seen before its data is decoded."""

    def __init__(self, reply: Reply, see: Callable[[Event], None] = _ignore) -> None:
        declared = response_of(reply)
        self.is_done = False
        self.see = see
        self._reply = reply
        self._is_text = declared.get("text", False)
        self._allows_text = declared.get("allows_text", False)
        self._needs_terminator = "terminator" in declared
        self._terminator = terminator_of(reply)
        self._error_event = declared.get("error_event", "error")
        result = reply.operation.result
        self._type: Any = result() if result is not None else Any
        self._events = EventReader(reply, self._terminator)

    def go_on(self, last_id: str) -> None:
        """Has events without an id count on from those of another reply."""
        self._events.last_id = last_id

    def feed(self, chunk: bytes) -> Iterator[Event]:
        """The events that end in a chunk."""
        for event in self._events.feed(chunk):
            self.see(event)
            if event.data.strip() == self._terminator:
                self.is_done = True
                return
            # No JSON is empty: an event without data is a sign of life.
            is_empty = event.data.strip() == "" and event.event != self._error_event
            if self._is_text or not is_empty:
                yield replace(event, data=self._value_of(event))

    def end(self) -> Iterator[Event]:
        """Nothing, or a ``StreamError`` where the terminator is missing."""
        for event in self._events.end():
            self.see(event)
            return
        if self._needs_terminator:
            problem = "the stream ended before its terminator: events may be missing"
            raise StreamError(self._reply.failed(problem))
        yield from ()

    def _value_of(self, event: ServerSentEvent[str]) -> Any:
        if event.event == self._error_event:
            raise stream_failure(self._reply, event.data)
        if self._is_text:
            return event.data
        check_item(self._reply, event.data)
        data = json_of(event.data) if self._allows_text else event.data
        return self._reply.decode(self._type, data)
