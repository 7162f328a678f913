"""Lines of a stream of bytes, however it is cut into chunks."""

from __future__ import annotations

from typing import Iterator, Protocol

from ..errors import StreamError

EVENT_LIMIT = 32 * 1024 * 1024
"""Most bytes of one event, of one line or of one message, unless the caller sets a limit."""


class Bound(Protocol):
    """How much one event may be, and how an error says which call that was."""

    @property
    def limit(self) -> int | None:
        """None for the usual one, 0 for no limit."""
        ...

    def failed(self, problem: str) -> str:
        """Text of an error: which call failed, and why."""
        ...


def check_size(size: int, bound: Bound) -> None:
    """Raises ``StreamError`` where an event, or a line, never seems to end: it would fill the memory."""
    limit = EVENT_LIMIT if bound.limit is None else bound.limit
    if 0 < limit < size:
        raise StreamError(bound.failed(f"an event of the stream is larger than {limit} bytes"))


class LineReader:
    """Lines of UTF-8 text, ended by CR, LF or CRLF, without their ends.

    A last line without an end counts if it is not empty. The work is linear in the length of the text, however it is
    cut into chunks.
    """

    def __init__(self, bound: Bound) -> None:
        self._bound = bound
        # Pieces of the line that is not complete yet. Joined once, so that a long line in small chunks stays cheap.
        self._pieces: list[bytes] = []
        self._size = 0
        self._ended_with_cr = False
        self._is_first = True

    def feed(self, chunk: bytes) -> Iterator[str]:
        """The lines that end in a chunk."""
        if self._ended_with_cr and chunk[:1] == b"\n":
            chunk, self._ended_with_cr = chunk[1:], False
        if not chunk:
            return
        self._ended_with_cr = chunk.endswith(b"\r")
        lines = chunk.splitlines()
        rest = b"" if chunk.endswith((b"\r", b"\n")) else lines.pop()
        for line in lines:
            self._add(line)
            yield self._take()
        if rest:
            self._add(rest)

    def end(self) -> Iterator[str]:
        """The last line, if nothing ended it."""
        line = self._take()
        if line:
            yield line

    def _add(self, piece: bytes) -> None:
        self._pieces.append(piece)
        self._size += len(piece)
        check_size(self._size, self._bound)

    def _take(self) -> str:
        line = b"".join(self._pieces)
        self._pieces.clear()
        self._size = 0
        # A byte order mark counts only in front of the text. Characters are whole: no line end is part of another one.
        encoding = "utf-8-sig" if self._is_first else "utf-8"
        self._is_first = False
        return line.decode(encoding, "replace")
