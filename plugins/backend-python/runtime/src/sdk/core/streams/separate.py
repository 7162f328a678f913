"""Objects of a stream of JSON, however they are separated."""

from __future__ import annotations

from ..decode import to_json
from ..guards import is_object
from .replies import json_or_text

_BETWEEN = b" \t\r\n,[]"
"""What stands between objects that follow each other: white space, commas, and the brackets of a list of all."""


class Separator:
    """Puts each of the objects of a stream of JSON on a line of its own."""

    def __init__(self) -> None:
        self._depth = 0
        self._in_text = False
        self._is_escaped = False

    def feed(self, chunk: bytes) -> bytes:
        """The chunk, with line ends between objects and nowhere else."""
        out = bytearray()
        for byte in chunk:
            if not self._in_text and byte in (b"\r\n" if self._depth else _BETWEEN):
                out += b" " if self._depth else b"\n"
                continue
            out.append(byte)
            self._pass(byte)
            if byte in b"]}" and not self._in_text and self._depth == 0:
                out += b"\n"
        return bytes(out)

    def _pass(self, byte: int) -> None:
        if self._in_text:
            self._in_text = self._is_escaped or byte != ord('"')
            self._is_escaped = not self._is_escaped and byte == ord("\\")
        elif byte == ord('"'):
            self._in_text = True
        elif byte in b"[{":
            self._depth += 1
        elif byte in b"]}":
            self._depth -= 1


def result_of(text: str) -> str:
    """The text of an object, or of the one that is its only property ``result``."""
    value = json_or_text(text)
    if not is_object(value) or list(value) != ["result"] or not is_object(value["result"]):
        return text
    return to_json(value["result"])
