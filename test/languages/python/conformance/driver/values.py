"""Values of messages and answers that JSON has no form for: ``{"$kind": ...}`` in both directions."""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import Any, Callable, Iterator

from table import Table

ABSENT: Any = object()
"""Stands for an argument that the message does not have."""
_EXACT = 2**53


class OneShot(io.RawIOBase):
    """A file that can be read once."""

    def __init__(self, chunks: list[bytes]) -> None:
        self._chunks: Iterator[bytes] = iter(chunks)
        self._rest = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while not self._rest:
            chunk = next(self._chunks, None)
            if chunk is None:
                return 0
            self._rest = chunk
        size = min(len(buffer), len(self._rest))
        buffer[:size], self._rest = self._rest[:size], self._rest[size:]
        return size


def special(value: Any) -> bool:
    return isinstance(value, dict) and any(key.startswith("$") for key in value)


def supplier(values: list[Any], is_async: bool) -> Callable[[], Any]:
    """Gives its values one after the other, the last one again and again."""
    given = iter(values)
    last: list[Any] = []

    def supply() -> Any:
        last[:] = [next(given, *last)]
        return last[0]

    async def supply_async() -> Any:
        return supply()

    return supply_async if is_async else supply


def decode(value: Any, is_async: bool = False) -> Any:
    """What a message means."""
    if isinstance(value, list):
        return [decode(item, is_async) for item in value]
    if not isinstance(value, dict):
        return value
    if "$undefined" in value:
        return ABSENT
    if "$number" in value:
        return float(value["$number"])
    if "$int" in value:
        return int(value["$int"])
    if "$bytes" in value:
        return base64.b64decode(value["$bytes"])
    if "$stream" in value:
        return OneShot([base64.b64decode(chunk) for chunk in value["$stream"]])
    if "$path" in value:
        return Path(value["$path"])
    if "$supplier" in value:
        return supplier(value["$supplier"], is_async)
    decoded = {name: decode(item, is_async) for name, item in value.items()}
    return {name: item for name, item in decoded.items() if item is not ABSENT}


def file(value: Any) -> Any:
    """A file as callers pass it."""
    if isinstance(value, dict) and "data" in value:
        parts = (value.get("filename"), file(value["data"]), value.get("contentType"))
        return parts if parts[2] is not None else parts[:2]
    given = decode(value)
    return given.encode() if isinstance(given, str) else given


def plain(value: Any) -> Any:
    """A value of a message as JSON has it: special forms inside of it are written out."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "$bytes" in value:
        return value["$bytes"]
    if special(value):
        return decode(value)
    return {name: plain(item) for name, item in value.items() if "$undefined" not in _keys(item)}


def _keys(value: Any) -> Any:
    return value if isinstance(value, dict) else ()


def encoded(table: Table, value: Any) -> Any:
    """A result as an answer holds it."""
    if isinstance(value, (bytes, bytearray)):
        return {"$bytes": base64.b64encode(value).decode()}
    if isinstance(value, list):
        return [encoded(table, item) for item in value]
    if isinstance(value, dict):
        return {name: encoded(table, item) for name, item in value.items()}
    return _with_large(table.runtime("encode").encode(value))


def _with_large(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_large(item) for item in value]
    if isinstance(value, dict):
        return {name: _with_large(item) for name, item in value.items()}
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > _EXACT:
        return {"$int": str(value)}
    return value
