"""Which types a JSON value fits: how variants of a union are told apart that no property tells
apart."""

from __future__ import annotations

from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Callable,
    Iterator,
    Literal,
    NamedTuple,
    Optional,
    Sequence,
    Union,
)
from typing import get_args, get_origin
from uuid import UUID

from pydantic import BaseModel
from pydantic_core import PydanticUndefined

from . import kept
from .guards import is_list, is_object
from .names import declared_in, evaluated, resolved

Fit = Callable[[Any], Optional[int]]
"""How many properties of a JSON value a type does not declare; ``None`` if the value does not fit
the type."""


def alternatives(union: Any) -> tuple[Any, ...]:
    """The types of a union, in their order; of another type, that alone."""
    return tuple(map(_bare, members(union)))


def members(union: Any) -> tuple[Any, ...]:
    """The same with what they are annotated with."""
    args = get_args(union) if get_origin(union) in (Union, UnionType) else (union,)
    return tuple(map(resolved, args))


def _bare(hint: Any) -> Any:
    """Without notes, but for those that say how a union's variants are told apart."""
    hint = resolved(hint)
    if get_origin(hint) is not Annotated or rule_of(hint) is not None:
        return hint
    return _bare(get_args(hint)[0])


def rule_of(hint: Any) -> Any:
    """What a type is annotated with that says how a union's variants are told apart."""
    return next((note for note in get_args(hint)[1:] if hasattr(note, "fit")), None)


def closest(hints: Sequence[Any], value: Any) -> int | None:
    """Place of the type that a JSON value fits best: the first of those that leave the fewest
    properties undeclared. A value that an enum does not declare is one of the enum if nothing else
    fits. An object that no type fits is of the first one of which it has all required properties,
    each with the right type of JSON: an odd value further inside does not change what it is."""
    place = _best(fit, hints, value)
    return _best(_outline_fit, hints, value) if place is None and is_object(value) else place


def _best(fit: Callable[[Any, Any], int | None], hints: Sequence[Any], value: Any) -> int | None:
    best: int | None = None
    fewest = 0
    for place, hint in enumerate(hints):
        unknown = fit(hint, value)
        if unknown is not None and _is_behind_enum(hints, place):
            unknown += 1
        if unknown is not None and (best is None or unknown < fewest):
            best, fewest = place, unknown
        if best is not None and fewest == 0:
            break
    return best


def _is_behind_enum(hints: Sequence[Any], place: int) -> bool:
    """Whether a type stands for the values that the enum before it does not declare:
    ``Literal["a", "b"], str``."""
    if place == 0 or get_origin(hints[place - 1]) is not Literal:
        return False
    declared: Any = get_args(hints[place - 1])[0]
    base = hints[place]
    return base is type(declared) or (base is float and isinstance(declared, int))


_fits: dict[Any, Fit] = {}


def fit(hint: Any, value: Any) -> int | None:
    """Whether, and how well, a JSON value fits a type."""
    try:
        made = _fits.get(hint)
    except TypeError:
        # What annotates the type has no hash.
        return _fit_of(hint)(value)
    if made is None:
        made = _fits[hint] = _fit_of(hint)
    return made(value)


def _fit_of(hint: Any) -> Fit:
    hint = resolved(hint)
    origin = get_origin(hint)
    if origin is Annotated:
        inner, rule = get_args(hint)[0], rule_of(hint)
        return lambda value: rule.fit(alternatives(inner), value) if rule else fit(inner, value)
    if origin in (Union, UnionType):
        hints = alternatives(hint)
        return lambda value: min(_known(fit(one, value) for one in hints), default=None)
    if origin is Literal:
        return _test(
            lambda value: any(value == one and type(value) is type(one) for one in get_args(hint))
        )
    if origin in (list, set, frozenset, Sequence):
        return _list_fit(get_args(hint)[0])
    if origin is tuple:
        return _tuple_fit(get_args(hint))
    if origin is dict:
        return _map_fit(get_args(hint)[1])
    return _class_fit(hint)


def _known(counts: Iterator[int | None]) -> Iterator[int]:
    return (count for count in counts if count is not None)


def _class_fit(kind: Any) -> Fit:
    if kind in (None, NoneType):
        return _test(lambda value: value is None)
    test = _TESTS.get(kind)
    if test is not None:
        return _test(test)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return _ModelFit(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _test(lambda value: any(value == one.value for one in kind))
    return _test(lambda value: kind in (Any, object))


def _test(test: Callable[[Any], bool]) -> Fit:
    return lambda value: 0 if test(value) else None


def _list_fit(item: Any) -> Fit:
    return _test(lambda value: is_list(value) and all(fit(item, one) is not None for one in value))


def _tuple_fit(items: Sequence[Any]) -> Fit:
    def fits(value: Any) -> bool:
        if not is_list(value) or len(value) != len(items):
            return False
        return all(fit(item, one) is not None for item, one in zip(items, value))

    return _test(fits)


def _map_fit(item: Any) -> Fit:
    return _test(
        lambda value: is_object(value) and all(fit(item, one) is not None for one in value.values())
    )


def _outline_fit(hint: Any, value: dict[str, Any]) -> int | None:
    """The same for an object, of which only the types of JSON of required properties matter."""
    hint = _bare(hint)
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, UnionType):
        return min(_known(_outline_fit(one, value) for one in alternatives(hint)), default=None)
    if not isinstance(hint, type) or not issubclass(hint, BaseModel):
        return None
    fields = _fields_of(hint)
    known = fields.keys() & value.keys()
    required = (name for name, field in fields.items() if field.is_required)
    if not known or not all(name in value for name in required):
        return None
    if not all(_has_outline(fields[name], value[name]) for name in known):
        return None
    return len(value) - len(known)


def _has_outline(field: _Field, value: Any) -> bool:
    if field.is_constant:
        return fit(field.hint, value) is not None
    return not field.is_required or any(kind(value) for kind in _kinds_of(field.hint))


def _kinds_of(hint: Any) -> Iterator[Callable[[Any], bool]]:
    """Tests of the types of JSON that values of a type have."""
    for one in alternatives(_bare(hint)):
        origin = get_origin(one)
        if origin is Annotated or origin in (Union, UnionType):
            yield from _kinds_of(get_args(one)[0] if origin is Annotated else one)
        elif origin in (list, set, frozenset, Sequence, tuple):
            yield is_list
        elif origin is dict or (isinstance(one, type) and issubclass(one, BaseModel)):
            yield is_object
        elif one in _TEXTS:
            yield _TESTS[str]
        elif origin is not Literal:
            yield lambda value: fit(one, value) is not None
        else:
            yield from (_TESTS[type(known)] for known in get_args(one))


class _Field(NamedTuple):
    """Of a property."""

    hint: Any
    is_required: bool
    """Also true for constants, which an object has unless the server omits them."""
    is_constant: bool


class _ModelFit:
    """Required properties are there, and all that are there fit."""

    def __init__(self, model: type[BaseModel]) -> None:
        self._model = model

    def __call__(self, value: Any) -> int | None:
        if not is_object(value):
            return None
        fields = _fields_of(self._model)
        if any(field.is_required and name not in value for name, field in fields.items()):
            return None
        known = fields.keys() & value.keys()
        if any(fit(fields[name].hint, value[name]) is None for name in known):
            return None
        return len(value) - len(known)


@lru_cache(maxsize=None)
def _fields_of(model: type[BaseModel]) -> dict[str, _Field]:
    return dict(_each_field(model))


def _each_field(model: type[BaseModel]) -> Iterator[tuple[str, _Field]]:
    hints = {name: (hint, names) for name, hint, names in declared_in(model)}
    for attribute, field in model.model_fields.items():
        name = field.serialization_alias or attribute
        hint = evaluated(*hints.get(attribute, (Any, {})))
        is_constant = field.default is not None and field.default is not PydanticUndefined
        yield name, _Field(hint, field.is_required() or is_constant, is_constant)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_integer(value: Any) -> bool:
    return _is_number(value) and (isinstance(value, int) or value.is_integer())


def _reads(read: Callable[[Any], Any], kind: type[Any]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and isinstance(read(value), kind)


_TEXTS = (datetime, date, Decimal, UUID, bytes)

_TESTS: dict[Any, Callable[[Any], bool]] = {
    str: lambda value: isinstance(value, str),
    bool: lambda value: isinstance(value, bool),
    int: _is_integer,
    float: _is_number,
    datetime: _reads(kept.read_date_time, datetime),
    date: kept.is_date,
    Decimal: _reads(kept.read_decimal, Decimal),
    UUID: _reads(kept.read_uuid, UUID),
    bytes: _reads(kept.read_bytes, bytes),
}
