"""Framing of server-sent events."""

from __future__ import annotations

from typing import Iterator

from .event import ServerSentEvent
from .lines import Bound, LineReader, check_size


class EventReader:
    """Parses a stream of events as the WHATWG specification says, chunk by chunk.

    An event that the end cuts off is dropped, since it may lack data. A terminator lacks none, so it counts without the
    blank line that some servers leave out.
    """

    def __init__(self, bound: Bound, terminator: str | None = None) -> None:
        self.last_id = ""
        """Last event id that the server has sent: a stream that goes on after another has that of the other."""
        self._bound = bound
        self._terminator = terminator
        self._lines = LineReader(bound)
        self._event = ""
        self._data: list[str] = []
        self._size = 0

    def feed(self, chunk: bytes) -> Iterator[ServerSentEvent[str]]:
        """The events that end in a chunk."""
        for line in self._lines.feed(chunk):
            if line:
                self._field(line)
                continue
            if self._data:
                yield self._take()
            self._event = ""

    def end(self) -> Iterator[ServerSentEvent[str]]:
        """The terminator, if no blank line came after it."""
        for line in self._lines.end():
            self._field(line)
        if self._terminator is not None and "\n".join(self._data).strip() == self._terminator:
            yield self._take()

    def _field(self, line: str) -> None:
        name, _, value = line.partition(":")
        if value.startswith(" "):
            value = value[1:]
        if name == "data":
            self._data.append(value)
            self._size += len(value) + 1
            check_size(self._size, self._bound)
        elif name == "event":
            self._event = value
        elif name == "id" and "\0" not in value:
            self.last_id = value

    def _take(self) -> ServerSentEvent[str]:
        event = ServerSentEvent("\n".join(self._data), self._event or "message", self.last_id)
        self._data.clear()
        self._size = 0
        return event
