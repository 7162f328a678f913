"""Parts of pages and requests, by the names that the server has for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Mapping, Sequence

from ..guards import is_mapping
from ..model import WireModel
from ..omit import OMIT
from ..spec import PlaceSpec
from ..unknown import UnknownVariant
from ..value import with_value_at


def part_at(value: Any, path: Sequence[str]) -> Any:
    """The part at a path of property names; ``None`` if the path does not exist."""
    for name in path:
        if isinstance(value, UnknownVariant):
            value = value.raw
        if isinstance(value, WireModel):
            own = _names_of(type(value)).get(name)
            value = getattr(value, own) if own else (value.model_extra or {}).get(name)
        elif is_mapping(value):
            value = value.get(name)
        else:
            return None
    return value


def has_parts(value: Any) -> bool:
    """Whether a value is an object, whichever form it has."""
    raw = value.raw if isinstance(value, UnknownVariant) else value
    return isinstance(raw, WireModel) or is_mapping(raw)


@lru_cache(maxsize=256)
def _names_of(model: type[WireModel]) -> dict[str, str]:
    """Names of fields by the server's names for them."""
    return {str(field.validation_alias or name): name for name, field in model.model_fields.items()}


def argument_at(params: Mapping[str, Any], body: Any, place: PlaceSpec) -> Any:
    """What the caller gives at a place in the request; ``None`` for nothing."""
    if place["place"] == "body":
        value = part_at(body, place["path"])
    else:
        key, *rest = place["keys"]
        value = part_at(params.get(key), rest)
    return None if value is OMIT else value


def with_argument_at(
    params: Mapping[str, Any], body: Any, place: PlaceSpec, value: Any
) -> tuple[Mapping[str, Any], Any]:
    """Parameters and body with another value at a place."""
    if place["place"] == "body":
        return params, _with_part_at(body, place["path"], value)
    key, *rest = place["keys"]
    return {**params, key: _with_part_at(params.get(key), rest, value)}, body


def _with_part_at(target: Any, path: Sequence[str], value: Any) -> Any:
    if not path:
        return value
    if isinstance(target, WireModel):
        return with_value_at(target.to_dict(), path, value)
    own: dict[str, Any] = {**target} if is_mapping(target) else {}
    own[path[0]] = _with_part_at(own.get(path[0]), path[1:], value)
    return own
