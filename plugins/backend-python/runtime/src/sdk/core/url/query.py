"""Parameters of queries and cookies, and fields of forms."""

from __future__ import annotations

import re
from typing import Any

from ..encode import to_json
from ..omit import OMIT
from ..spec import ParameterSpec
from .values import Write, encode, keep, parts_of, scalar_text

_SEPARATORS = {"spaceDelimited": "%20", "pipeDelimited": "%7C"}

_RESERVED = re.compile("%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)")
"""Characters that a query value may hold without ending it, for parameters that allow reserved
characters."""


def encode_param(spec: ParameterSpec, value: Any) -> list[str]:
    """Encodes one parameter of a query."""
    write = _encode_reserved if spec.get("allow_reserved") else encode
    return encode_pairs(
        spec["name"],
        value,
        style=spec.get("style", "form"),
        explode=spec.get("explode"),
        write=write,
    )


def encode_pairs(
    name: str, value: Any, *, style: str = "form", explode: bool | None = None, write: Write
) -> list[str]:
    """Encoded ``name=value`` pairs of one value. Null, absent values and empty lists give none.

    ``form`` and ``deepObject`` explode lists and objects by default.
    """
    if value is None or value is OMIT:
        return []
    if style == "json":
        return [f"{write(name)}={write(to_json(value, f'The value of {name}'))}"]
    is_a_list, parts = parts_of(value, name)
    if parts is None:
        return [f"{write(name)}={write(scalar_text(value, name))}"]
    if style == "deepObject":
        return [
            pair
            for key, item in parts
            for pair in encode_pairs(f"{name}[{key}]", item, style=style, write=write)
        ]
    if style == "form" if explode is None else explode:
        # A list in an object repeats its key, as a list of its own does.
        return [
            f"{write(name if is_a_list else key)}={write(scalar_text(one, name))}"
            for key, item in parts
            for one in ([item] if is_a_list else _items_of(item, name))
        ]
    flat = [one for key, item in parts for one in ([item] if is_a_list else [key, item])]
    texts = _SEPARATORS.get(style, ",").join(write(scalar_text(one, name)) for one in flat)
    return [f"{write(name)}={texts}"] if parts else []


def _items_of(value: Any, name: str) -> list[Any]:
    is_a_list, parts = parts_of(value, name)
    return [item for _, item in parts] if is_a_list and parts is not None else [value]


def _encode_reserved(text: str) -> str:
    """Leaves reserved characters, and what is percent-encoded already."""
    return re.sub("%25(?=[0-9A-Fa-f]{2})", "%", keep(encode(text), _RESERVED))
