"""What programs read of values: the attributes of models by their names in the SDK, and values of Python's own types."""

from __future__ import annotations

import time
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from typing import Any, Mapping
from uuid import UUID

from table import Table

Shown = dict[str, Any]
Type = Mapping[str, Any]
"""A type or a declared type, as the table has it."""

_ANY: Type = {"kind": "any"}
_EXACT = 2**53
_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def plain(value: Any) -> Any:
    """A value of any type, as JSON. What JSON does not have becomes a text that no server sends."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if value is None or isinstance(value, (bool, float, str)):
        return value
    if isinstance(value, int):
        return value if abs(value) <= _EXACT else {"$int": f"{value:d}"}
    return f"no JSON: {value!r}"


def _offset(value: datetime) -> str | None:
    offset = value.utcoffset()
    if offset is None:
        return None
    hours, minutes = divmod(abs(offset) // timedelta(minutes=1), 60)
    return f"{'-' if offset < timedelta(0) else '+'}{hours:02}:{minutes:02}"


def _instant(value: datetime) -> Shown:
    """In UTC, counted from 1970. A time without an offset is no instant."""
    offset = _offset(value)
    if offset is None:
        return {"any": f"no instant: {value!r}"}
    seconds, micros = divmod((value - _EPOCH) // timedelta(microseconds=1), 1_000_000)
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return {"instant": f"{whole}.{micros:06}Z", "offset": offset}


def _scalar(value: Any) -> Shown:
    """A value by its own type, whatever the definition declares."""
    # Booleans are integers in Python, and date-times are dates.
    match value:
        case None:
            return {"null": True}
        case bool():
            return {"bool": value}
        case int():
            return {"int": f"{value:d}"}
        case float():
            return {"number": repr(value)}
        case str():
            return {"text": value}
        case Decimal():
            return {"decimal": f"{value:f}"}
        case UUID():
            return {"uuid": str(value)}
        case datetime():
            return _instant(value)
        case date():
            return {"date": f"{value.year:04}-{value.month:02}-{value.day:02}"}
        case bytes():
            return {"bytes": value.hex()}
        case _:
            return {"any": plain(value)}


def _members(table: Table, values: Type, members: Mapping[str, Any]) -> Shown:
    return {name: show(table, values, member) for name, member in members.items()}


def _model(table: Table, entry: Type, value: Any) -> Shown:
    def read(accessor: str, type_: Type) -> Shown:
        member = getattr(value, accessor)
        if member is None and accessor not in value.model_fields_set:
            return {"absent": True}
        return show(table, type_, member)

    return {
        "model": entry["name"],
        "value": {one["wire"]: read(one["accessor"], one["type"]) for one in entry["properties"]},
        "extra": _members(table, entry["extra"] or _ANY, value.model_extra),
    }


def _is_of(table: Table, type_: Type, value: Any) -> bool:
    """Whether the class of a value is that of a variant; no class tells scalars apart from one another."""
    match type_["kind"]:
        case "list":
            return isinstance(value, list)
        case "map":
            return isinstance(value, dict)
        case "ref":
            entry = table.declared[type_["name"]]
            if entry["kind"] == "object":
                return isinstance(value, table.model(type_["name"]))
            variants = entry.get("variants", [])
            return any(_is_of(table, one["type"], value) for one in variants)
        case _:
            return False


def _union(table: Table, entry: Type, value: Any) -> Shown:
    if isinstance(value, table.sdk.UnknownVariant):
        return {"unknown": {"tag": value.tag, "raw": plain(value.raw)}}
    types = [one["type"] for one in entry["variants"]]
    found = next((type_ for type_ in types if _is_of(table, type_, value)), None)
    return _scalar(value) if found is None else show(table, found, value)


def _declared(table: Table, name: str, value: Any) -> Shown:
    entry = table.declared[name]
    if entry["kind"] == "union":
        return _union(table, entry, value)
    if entry["kind"] == "object" and isinstance(value, table.model(name)):
        return _model(table, entry, value)
    # Values of enums have no constants: they are texts and numbers.
    return _scalar(value)


def show(table: Table, type_: Type, value: Any) -> Shown:
    """What a program reads of a value of a declared type (docs/backends/3-conformance.md)."""
    kind = type_["kind"]
    if kind == "any":
        return {"any": plain(value)}
    if value is None:
        return {"null": True}
    if kind == "nullable":
        return show(table, type_["inner"], value)
    if kind == "list" and isinstance(value, list):
        return {"list": [show(table, type_["items"], item) for item in value]}
    if kind == "map" and isinstance(value, dict):
        return {"map": _members(table, type_["values"], value)}
    return _declared(table, type_["name"], value) if kind == "ref" else _scalar(value)
