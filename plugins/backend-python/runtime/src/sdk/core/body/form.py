"""Bodies that are forms."""

from __future__ import annotations

from typing import Any, Sequence

from ..encode import plain
from ..errors import ConfigurationError
from ..features import PreparedBody
from ..guards import is_object
from ..omit import OMIT
from ..spec import BodySpec, FieldSpec
from ..url.query import encode_pairs
from ..url.values import encode, parts_of


def form_body(spec: BodySpec, value: Any) -> PreparedBody:
    """Sends the properties of an object as ``application/x-www-form-urlencoded``."""
    pairs = [
        pair
        for field, item in fields_of(value, spec.get("fields", ()))
        for pair in _form_pairs(field, item)
    ]
    content = "&".join(pairs).encode()
    media_type = spec.get("media_type", "application/x-www-form-urlencoded")
    return PreparedBody(media_type, lambda: content)


def fields_of(value: Any, declared: Sequence[FieldSpec]) -> list[tuple[FieldSpec, Any]]:
    """Fields with their values: declared ones in their order, then the others."""
    made = plain(value, "The body")
    if not is_object(made):
        raise ConfigurationError("The body of a form must be an object")
    rank = {field["name"]: place for place, field in enumerate(declared)}
    names = [name for name, item in made.items() if item is not None and item is not OMIT]
    names.sort(key=lambda name: rank.get(name, len(declared)))
    return [
        (declared[rank[name]] if name in rank else FieldSpec(name=name), made[name])
        for name in names
    ]


def _write(text: str) -> str:
    """Spaces are ``+``, as forms have it."""
    return encode(text).replace("%20", "+")


def _form_pairs(field: FieldSpec, value: Any) -> list[str]:
    """Lists repeat the field; objects are JSON unless a style is declared."""
    name, style = field["name"], field.get("style")
    is_a_list, parts = parts_of(value, name)
    is_json = field.get("encoding") == "json" or (
        parts is not None and not is_a_list and style is None
    )
    return encode_pairs(
        name,
        value,
        style="json" if is_json else style or "form",
        explode=field.get("explode"),
        write=_write,
    )
