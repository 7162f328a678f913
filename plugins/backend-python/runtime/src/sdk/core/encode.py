"""Typed values to JSON."""

from __future__ import annotations

import math
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from json.encoder import encode_basestring, encode_basestring_ascii
from operator import attrgetter
from typing import (
    Any,
    Callable,
    Dict,
    List,
    Iterable,
    Mapping,
    Sequence,
    Tuple,
    TypeVar,
    Union,
    cast,
)
from uuid import UUID

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from .deep import deeply
from .errors import ConfigurationError
from .guards import is_mapping
from .kept import (
    KeptFloat,
    KeptInt,
    ExactFloat,
    write_bytes,
    write_date,
    write_date_time,
    write_decimal,
    write_uuid,
)
from .omit import OMIT
from .unknown import UnknownVariant

T = TypeVar("T")

Plain = Union[Dict[str, Any], List[Any], str, int, float, None]
"""What JSON has. Members and items are as the caller gave them."""


class _Unsendable(Exception):
    """A value that JSON cannot carry. Where it stands is put together on the way out."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.path = ""

    def within(self, at: str | int) -> _Unsendable:
        self.path = f"[{at}]{self.path}" if isinstance(at, int) else f".{at}{self.path}"
        return self


def encode(value: Any) -> Any:
    """The plain JSON value that a value is sent as. Raises ``ConfigurationError`` for what JSON
    cannot carry."""
    return _located(_value_of, value)


def to_json(value: Any, subject: str = "The value") -> str:
    """Compact JSON text of a value. Raises ``ConfigurationError`` for what JSON cannot carry."""
    return _located(_text_of, value, subject)


def to_json_bytes(value: Any, subject: str = "The value") -> bytes:
    """Compact JSON of a value in UTF-8. Raises ``ConfigurationError`` for what JSON cannot carry."""
    return to_json(value, subject).encode()


def plain(value: Any, subject: str = "The value") -> Plain:
    """A value as JSON has it, but for what it holds. Raises ``ConfigurationError`` for what JSON
    cannot carry."""
    return _located(_plain, value, subject)


def number_text(value: float) -> str:
    """A number as JSON has it: as short as it can be, and without a point if it is whole."""
    received = getattr(value, "received", None)
    if isinstance(received, str):
        return received
    if not math.isfinite(value):
        raise _Unsendable("the number is not finite")
    if value.is_integer() and abs(value) < 2**53:
        return str(int(value))
    mantissa, _, digits = repr(value).partition("e")
    if not digits:
        return mantissa[:-2] if mantissa.endswith(".0") else mantissa
    exponent = int(digits)
    if -7 < exponent < 21:
        return format(Decimal(repr(value)), "f")
    return f"{mantissa}e{exponent:+d}"


def _located(write: Callable[[Any], T], value: Any, subject: str = "The value") -> T:
    try:
        return deeply(lambda: write(value))
    except _Unsendable as fault:
        where = f" at ${fault.path}" if fault.path else ""
        problem = f"{subject}{where} cannot be sent: {fault.problem}"
    except RecursionError:
        problem = f"{subject} cannot be sent: it is nested too deeply, or holds itself"
    raise ConfigurationError(problem)


def _value_of(value: Any) -> Any:
    made = _plain(value)
    if isinstance(made, dict):
        return dict(zip(made, _each(_value_of, made.items())))
    if isinstance(made, list):
        return _each(_value_of, enumerate(made))
    if isinstance(made, float):
        number_text(made)
    return made


def _text_of(value: Any) -> str:
    if type(value) is str and value.isascii():
        return encode_basestring(value)
    made = _plain(value)
    if isinstance(made, str):
        return _quoted(made)
    if made is None:
        return "null"
    if isinstance(made, bool):
        return "true" if made else "false"
    if isinstance(made, int):
        return str(made)
    if isinstance(made, float):
        return number_text(made)
    if isinstance(made, list):
        return f"[{','.join(_each(_text_of, enumerate(made)))}]"
    names = map(_quoted, made)
    members = map("{}:{}".format, names, _each(_text_of, made.items()))
    return f"{{{','.join(members)}}}"


def _each(write: Callable[[Any], T], items: Iterable[Tuple[str | int, Any]]) -> List[T]:
    written: List[T] = []
    at: str | int = 0
    try:
        for at, item in items:
            written.append(write(item))
    except _Unsendable as fault:
        raise fault.within(at) from None
    return written


def _plain(value: Any) -> Plain:
    write = _WRITERS.get(value.__class__)
    if write is not None:
        return write(value)
    if isinstance(value, BaseModel):
        return _members_of(value)
    for kind, writer in _WRITERS.items():
        if isinstance(value, kind):
            return writer(value)
    if is_mapping(value):
        return _entries_of(value)
    if isinstance(value, (Sequence, set, frozenset)):
        items = cast("Iterable[Any]", value)
        return list(items)
    raise _Unsendable(f"values of the type {type(value).__name__} have no form in JSON")


def _quoted(text: str) -> str:
    """Text in JSON. Half of a surrogate pair, which a server that cuts texts sends, is written as
    an escape: UTF-8 has no bytes for it."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            return encode_basestring_ascii(text)
    return encode_basestring(text)


def _entries_of(value: Mapping[Any, Any]) -> dict[str, Any]:
    return {_name_of(name): item for name, item in value.items() if item is not OMIT}


def _name_of(name: Any) -> str:
    if isinstance(name, str):
        return name.value if isinstance(name, Enum) else name
    made = _plain(name)
    if isinstance(made, (dict, list)):
        raise _Unsendable("the name of a property is not a text")
    return made if isinstance(made, str) else _text_of(made)


_Field = Tuple[str, str, bool]
"""Attribute; name as the server knows it; whether the default is sent."""

_fields: dict[type[BaseModel], tuple[_Field, ...]] = {}


def _members_of(model: BaseModel) -> dict[str, Any]:
    """Properties that were set and constants, in the order of their declaration; then those that
    are not declared."""
    fields = _fields.get(type(model)) or _fields_of(type(model))
    attributes = model.__dict__
    is_set = model.model_fields_set
    members: dict[str, Any] = {}
    for attribute, name, is_constant in fields:
        value = attributes[attribute]
        if attribute in is_set or (is_constant and value is not None):
            if value is not OMIT:
                members[name] = value
    extra = model.model_extra
    if extra:
        members.update(_entries_of(extra))
    return members


def _fields_of(kind: type[BaseModel]) -> tuple[_Field, ...]:
    fields = tuple(_field_of(attribute, field) for attribute, field in kind.model_fields.items())
    _fields[kind] = fields
    return fields


def _field_of(attribute: str, field: FieldInfo) -> _Field:
    name = attribute if field.serialization_alias is None else field.serialization_alias
    is_constant = field.default is not None and field.default is not PydanticUndefined
    return attribute, name, is_constant


def _as_it_is(value: Any) -> Any:
    return value


_WRITERS: dict[type[Any], Callable[[Any], Plain]] = {
    type(None): _as_it_is,
    bool: _as_it_is,
    # Before texts and numbers, which enums may be as well.
    Enum: lambda value: _plain(value.value),
    KeptInt: attrgetter("received"),
    KeptFloat: attrgetter("received"),
    int: int,
    ExactFloat: _as_it_is,
    float: float,
    str: _as_it_is,
    dict: _entries_of,
    list: _as_it_is,
    tuple: list,
    datetime: write_date_time,
    # After times, which are dates as well.
    date: write_date,
    UUID: write_uuid,
    Decimal: write_decimal,
    bytes: write_bytes,
    bytearray: write_bytes,
    memoryview: write_bytes,
    UnknownVariant: lambda value: _plain(value.raw),
}
