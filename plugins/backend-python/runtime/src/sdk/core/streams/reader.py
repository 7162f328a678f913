"""Values of a response that is read as it arrives."""

from __future__ import annotations

from typing import Any, Final, Iterator, Protocol

from ..flow import Flow
from ..reply import Reply


class End:
    """Stands for the end of a stream, where any value could be one of the stream."""


END: Final = End()


class Frames(Protocol):
    """Turns the bytes of one response into values. What it raises comes after the values before it."""

    is_done: bool
    """Nothing comes after what was given: the rest of the response is of no interest."""

    def feed(self, chunk: bytes) -> Iterator[Any]:
        """The values that end in a chunk."""
        ...

    def end(self) -> Iterator[Any]:
        """The values that the end of the response makes complete. Raises where something is missing."""
        ...


class Reader(Protocol):
    """Gives the values of a stream, one by one."""

    reply: Reply
    """The response that is being read. Readers that connect again replace it."""

    def next(self) -> Flow[Any]:
        """The next value, or ``END``."""
        ...

    def stop(self) -> None:
        """Ends a wait for the next connection."""
        ...


class ReplyReader:
    """Reads a single response."""

    def __init__(self, reply: Reply, frames: Frames) -> None:
        self.reply = reply
        self._frames = frames
        self._values: Iterator[Any] = iter(())
        self._is_read = False

    def next(self) -> Flow[Any]:
        """The next value, or ``END``."""
        while True:
            for value in self._values:
                return value
            if self._is_read or self._frames.is_done:
                return END
            chunk = yield from self.reply.read_chunk()
            self._is_read = chunk is None
            self._values = self._frames.end() if chunk is None else self._frames.feed(chunk)

    def stop(self) -> None:
        """There is no wait to end."""
