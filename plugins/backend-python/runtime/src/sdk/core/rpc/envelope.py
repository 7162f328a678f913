"""Messages of a stream by the Connect protocol."""

from __future__ import annotations

from typing import Any, Iterator, NamedTuple

from ..decode import to_json_bytes
from ..features import PreparedBody
from ..spec import BodySpec
from ..streams.lines import Bound, check_size

COMPRESSED = 1
"""Flag of a message that is compressed."""
END_OF_STREAM = 2
"""Flag of the message that is the end of the stream and tells how it ended."""

# Flags, and four bytes of length.
_HEAD = 5


class Envelope(NamedTuple):
    """A message, and what it is."""

    flags: int
    text: str


def envelope_body(spec: BodySpec, value: Any) -> PreparedBody:
    """Writes a body as the one message of a stream."""
    message = to_json_bytes(value)
    content = b"\0" + len(message).to_bytes(4, "big") + message
    return PreparedBody(spec.get("media_type", "application/connect+json"), lambda: content)


class EnvelopeReader:
    """The messages of a stream, however it is cut into chunks. What is cut off at its end is left out."""

    def __init__(self, bound: Bound) -> None:
        self._bound = bound
        self._waiting: list[bytes] = []
        self._held = 0
        self._wanted = _HEAD

    def feed(self, chunk: bytes) -> Iterator[Envelope]:
        """The messages that end in a chunk."""
        self._waiting.append(chunk)
        self._held += len(chunk)
        # Joined only once the whole message is there, so that a long one in small chunks stays cheap.
        if self._held < self._wanted:
            return
        data = b"".join(self._waiting)
        at = 0
        while True:
            rest = len(data) - at
            length = 0 if rest < _HEAD else int.from_bytes(data[at + 1 : at + _HEAD], "big")
            check_size(length, self._bound)
            self._wanted = _HEAD + length
            if rest < self._wanted:
                break
            yield Envelope(
                data[at], data[at + _HEAD : at + self._wanted].decode("utf-8", "replace")
            )
            at += self._wanted
        self._waiting = [data[at:]]
        self._held = rest
