"""Values of messages as programs make them: with the constructors of models, and Python's own types."""

from __future__ import annotations

import base64
from datetime import date, datetime
from decimal import Decimal
from typing import Any, Callable, Mapping
from uuid import UUID

from show import Type
from table import Table
from values import decode, file, plain, special


def _moment(text: str) -> datetime:
    fraction = ".%f" if "." in text else ""
    return datetime.strptime(text, f"%Y-%m-%dT%H:%M:%S{fraction}%z")


_FORMATS: Mapping[str, Callable[[str], Any]] = {
    "date": date.fromisoformat,
    "date-time": _moment,
    "uuid": UUID,
    "decimal": Decimal,
    "base64": base64.b64decode,
}


def _scalar(kind: str, value: Any) -> Any:
    if kind == "binary":
        return file(value)
    read = _FORMATS.get(kind)
    return read(value) if read is not None and isinstance(value, str) else value


def _model(table: Table, name: str, value: Mapping[str, Any]) -> Any:
    entry = table.declared[name]
    declared = {one["wire"]: one for one in entry["properties"]}
    given: dict[str, Any] = {}
    for wire, member in value.items():
        own = declared.get(wire)
        if isinstance(member, dict) and "$undefined" in member:
            continue
        type_ = own["type"] if own else entry["extra"]
        made_member = plain(member) if type_ is None else made(table, type_, member)
        given[own["accessor"] if own else wire] = made_member
    return table.model(name)(**given)


def _fits(table: Table, type_: Type, value: Any) -> bool:
    """Whether a program that has such JSON in mind makes a value of a variant."""
    match type_["kind"]:
        case "scalar":
            return _is_scalar(type_["scalar"], value)
        case "list":
            return isinstance(value, list) and all(
                _fits(table, type_["items"], one) for one in value
            )
        case "ref":
            entry = table.declared[type_["name"]]
            if entry["kind"] == "enum":
                return value in [case["value"] for case in entry["cases"]]
            required = [one["wire"] for one in entry.get("properties", []) if one["required"]]
            return isinstance(value, dict) and all(wire in value for wire in required)
        case _:
            return True


def _is_scalar(kind: str, value: Any) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    if isinstance(value, int):
        return "int" in kind or kind in ("number", "float")
    return kind in ("number", "float") if isinstance(value, float) else isinstance(value, str)


def _union(table: Table, entry: Type, value: Any) -> Any:
    tag = entry["tag"]
    for variant in entry["variants"]:
        is_it = (
            _fits(table, variant["type"], value)
            if tag is None
            else isinstance(value, dict) and value.get(tag) in variant["tags"]
        )
        if is_it:
            return made(table, variant["type"], value)
    return decode(value)


def made(table: Table, type_: Type, value: Any) -> Any:
    """A value of a message as a program makes it for a declared type."""
    if value is None or special(value):
        return decode(value)
    match type_["kind"]:
        case "nullable":
            return made(table, type_["inner"], value)
        case "scalar":
            return _scalar(type_["scalar"], value)
        case "list" if isinstance(value, list):
            return [made(table, type_["items"], item) for item in value]
        case "map" if isinstance(value, dict):
            return {name: made(table, type_["values"], item) for name, item in value.items()}
        case "ref":
            entry = table.declared[type_["name"]]
            if entry["kind"] == "union":
                return _union(table, entry, value)
            if entry["kind"] == "object" and isinstance(value, dict):
                return _model(table, type_["name"], value)
    return plain(value)
