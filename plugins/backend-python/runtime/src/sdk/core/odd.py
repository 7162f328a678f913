"""What of a response cannot be read as its type: it is kept as it was received."""

from __future__ import annotations

from typing import Any, Dict, Iterator, Tuple, cast

from pydantic import BaseModel, ValidationError

from .guards import is_list, is_object
from .unknown import UnknownVariant

WANTED = {
    "fraction": "an exact integer",
    "not_finite": "a finite number",
    "model_type": "an object",
    "model_attributes_type": "an object",
    "dict_type": "an object",
    "list_type": "a list",
    "set_type": "a list",
    "frozen_set_type": "a list",
    "tuple_type": "a list",
    "missing": "a longer list",
    "too_long": "a shorter list",
}

Keys = Tuple["str | int", ...]

_ABSENT: Any = object()
"""Stands for a required property that is missing."""

_DEEPEST = 100
"""Pydantic reads and writes no JSON that is nested much deeper."""


class OddValues:
    """Values that are set aside while the rest of a response is read."""

    def __init__(self, data: Any) -> None:
        self.rest = data
        """With null for each of them."""
        self._kept: Dict[Keys, Any] = {}
        for keys in list(_unreadable(data)):
            self._keep(keys)

    def set_aside(self, error: ValidationError) -> bool:
        """Sets aside what is wrong. Says whether there is anything to read then."""
        before = len(self._kept)
        for problem in error.errors(include_url=False, include_context=False, include_input=False):
            location, kind = problem["loc"], problem["type"]
            keys = _keys_in(self.rest, location)
            if kind == "invalid_variant" or keys in self._kept:
                continue
            if kind == "missing" and isinstance(location[-1], str):
                keys = (*keys, location[-1])
            if not keys:
                return False
            self._keep(keys)
        return len(self._kept) > before

    def put_back(self, value: Any) -> Any:
        """The value that was read of the rest, with what was received."""
        if () in self._kept:
            return self._kept[()]
        for (*way, last), received in self._kept.items():
            if received is not _ABSENT:
                _at(self.rest, way)[last] = received
        for keys, received in self._kept.items():
            value = self._put(value, keys, received)
        return value

    def _keep(self, keys: Keys) -> None:
        if not keys:
            self._kept[keys], self.rest = self.rest, None
            return
        *way, last = keys
        holder = _at(self.rest, way)
        self._kept[keys] = _ABSENT if _lacks(holder, last) else holder[last]
        holder[last] = None
        if isinstance(last, str) and _has_half_pairs(last):
            del holder[last]

    def _put(self, root: Any, keys: Keys, received: Any) -> Any:
        """The root with a value at a place of it. Tuples and sets do not take one: what was
        received is in their place as a whole."""
        value = root
        for depth, key in enumerate(keys):
            if isinstance(value, UnknownVariant):
                value = value.raw
            is_last = depth == len(keys) - 1
            if isinstance(value, (set, frozenset)) or (is_last and isinstance(value, tuple)):
                way = keys[:depth]
                whole = _at(self.rest, list(way))
                return self._put(root, way, whole) if way else whole
            if is_last:
                _put_into(value, key, received)
            else:
                value = _member(value, key)
        return root


def _unreadable(data: Any, keys: Keys = ()) -> Iterator[Keys]:
    """Where there are values that pydantic does not read: what is nested too deeply, and texts
    with half of a surrogate pair."""
    if isinstance(data, str):
        if _has_half_pairs(data):
            yield keys
    elif len(keys) > _DEEPEST:
        if is_object(data) or is_list(data):
            yield keys
    elif is_object(data):
        for name, value in data.items():
            if _has_half_pairs(name):
                yield (*keys, name)
            else:
                yield from _unreadable(value, (*keys, name))
    elif is_list(data):
        for index, value in enumerate(data):
            yield from _unreadable(value, (*keys, index))


def _has_half_pairs(text: str) -> bool:
    return not text.isascii() and any("\ud800" <= one <= "\udfff" for one in text)


def _keys_in(data: Any, location: Keys) -> Keys:
    """The part of an error's location that is a path in the data: other parts name variants of
    unions."""
    keys: list[str | int] = []
    for key in location:
        is_there = key in data if is_object(data) else _is_index(data, key)
        if is_there:
            data = cast(Any, data)[key]
            keys.append(key)
    return tuple(keys)


def _lacks(data: Any, key: str | int) -> bool:
    return is_object(data) and key not in data


def _is_index(data: Any, key: str | int) -> bool:
    return is_list(data) and isinstance(key, int) and key < len(data)


def _at(data: Any, keys: list[str | int]) -> Any:
    for key in keys:
        data = data[key]
    return data


def described(value: Any) -> str:
    """What a JSON value is, for people."""
    if isinstance(value, bool):
        return "a boolean"
    if isinstance(value, (int, float)):
        return "a number"
    if isinstance(value, str):
        return "a string"
    if is_list(value):
        return "a list"
    return "an object" if is_object(value) else "null"


def _put_into(holder: Any, key: str | int, received: Any) -> None:
    if isinstance(holder, BaseModel):
        _put_into_model(holder, str(key), received)
    elif is_object(holder) and received is _ABSENT:
        holder.pop(str(key), None)
    elif is_object(holder) or is_list(holder):
        cast(Any, holder)[key] = received


def _put_into_model(model: BaseModel, name: str, received: Any) -> None:
    attribute = _attribute_of(model, name)
    if received is _ABSENT:
        # So it is not sent back.
        model.__pydantic_fields_set__.discard(attribute)
    elif attribute in type(model).model_fields:
        vars(model)[attribute] = received
    elif model.__pydantic_extra__ is not None:
        model.__pydantic_extra__[name] = received


def _member(value: Any, key: Any) -> Any:
    if isinstance(value, BaseModel):
        extra = value.__pydantic_extra__ or {}
        return value.__dict__.get(_attribute_of(value, key), extra.get(key))
    return value[key]


def _attribute_of(model: BaseModel, name: str | int) -> str:
    for attribute, field in type(model).model_fields.items():
        if name == (field.serialization_alias or attribute):
            return attribute
    return str(name)
