"""Events of a response that is read as it arrives."""

from __future__ import annotations

from typing import Any, Iterator, Optional, Protocol

from ..flow import Flow
from ..reply import Reply
from .event import ServerSentEvent


Event = ServerSentEvent[Any]
"""An event of any type: the operation says which."""


class Frames(Protocol):
    """Turns the bytes of one response into events. What it raises comes after the events before it."""

    is_done: bool
    """Nothing comes after what was given: the rest of the response is of no interest."""

    def feed(self, chunk: bytes) -> Iterator[Event]:
        """The events that end in a chunk."""
        ...

    def end(self) -> Iterator[Event]:
        """The events that the end of the response makes complete. Raises where something is missing."""
        ...


class Reader(Protocol):
    """Gives the events of a stream, one by one."""

    reply: Reply
    """The response that is being read. Readers that connect again replace it."""

    def next(self) -> Flow[Optional[Event]]:
        """The next event; ``None`` at the end."""
        ...

    def stop(self) -> None:
        """Ends a wait for the next connection."""
        ...


class ReplyReader:
    """Reads a single response."""

    def __init__(self, reply: Reply, frames: Frames) -> None:
        self.reply = reply
        self._frames = frames
        self._events: Iterator[Event] = iter(())
        self._is_read = False

    def next(self) -> Flow[Optional[Event]]:
        """The next event; ``None`` at the end."""
        while True:
            for event in self._events:
                return event
            if self._is_read or self._frames.is_done:
                return None
            chunk = yield from self.reply.read_chunk()
            self._is_read = chunk is None
            self._events = self._frames.end() if chunk is None else self._frames.feed(chunk)

    def stop(self) -> None:
        """There is no wait to end."""
