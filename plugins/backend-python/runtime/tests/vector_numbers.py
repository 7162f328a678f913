"""Vectors of the kind ``number``: JSON to a number of a type, and back."""

from __future__ import annotations

from typing import Any, Mapping

from sdk.core.decode import Misread, decode
from sdk.core.encode import to_json

_TYPES: Mapping[str, Any] = {"int64": int, "double": float}


def drive_number(given: Mapping[str, Any]) -> Mapping[str, Any]:
    type_ = _TYPES[given["type"]]
    if "value" in given:
        return {"json": to_json(type_(given["value"]))}
    try:
        read = decode(type_, given["json"])
    except Misread as error:
        return {"error": str(error)}
    assert type(read) is type_
    return {"value": to_json(read)}
