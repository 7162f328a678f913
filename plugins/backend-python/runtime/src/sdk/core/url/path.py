"""Paths with parameters."""

from __future__ import annotations

import re
from typing import Any, Callable, Tuple

from ..encode import to_json
from ..errors import ConfigurationError
from ..omit import OMIT
from ..spec import ParameterSpec
from .values import encode, joined, keep, parts_of, scalar_text

Lookup = Callable[[str], Tuple[ParameterSpec, Any]]
"""Declaration and value of the parameter of this name."""

_SEGMENT_CHARACTERS = re.compile("%(?:3A|40|24|26|2B|2C|3B|3D|21|27|28|29|2A)")
"""Characters that a path segment may hold as they are."""

DOT_SEGMENT = re.compile(r"(?:^|[/\\])(?:\.|%(?:25)*2e){1,2}(?:\Z|[/\\])", re.IGNORECASE)
"""A segment of one dot or two, however often they are encoded: ``%252e`` is ``%2e`` to a server
that decodes twice. Some servers take a backslash for a slash."""

_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")


def expand_path(template: str, lookup: Lookup) -> str:
    """Fills a template such as ``/pets/{petId}``.

    Every value stays within its segment. Raises ``ConfigurationError`` for values that are absent,
    empty, or would make a segment ``.`` or ``..``.
    """
    if "{" not in template:
        return template
    return "/".join(
        _expand_segment(segment, lookup) if "{" in segment else segment
        for segment in template.split("/")
    )


def _expand_segment(segment: str, lookup: Lookup) -> str:
    names = _PLACEHOLDER.findall(segment)
    text = _PLACEHOLDER.sub(lambda found: _expand(found.group(1), *lookup(found.group(1))), segment)
    if DOT_SEGMENT.search(text):
        raise ConfigurationError(f'The path parameter {", ".join(names)} must not be "." or ".."')
    return text


def _expand(name: str, spec: ParameterSpec, value: Any) -> str:
    text = "" if value is None or value is OMIT or value == "" else _styled(name, spec, value)
    if text == "":
        raise ConfigurationError(f"The path parameter {name} must not be empty")
    return text


def _styled(name: str, spec: ParameterSpec, value: Any) -> str:
    explode = spec.get("explode", False)
    style = spec.get("style")
    if style == "label":
        separator = "." if explode else ","
        return "." + joined(value, name, explode=explode, separator=separator, write=encode)
    if style == "matrix":
        return _matrix(name, value, explode)
    if style == "json":
        return encode(to_json(value, f"The value of {name}"))
    if parts_of(value, name)[1] is not None:
        return joined(value, name, explode=explode, separator=",", write=encode)
    text = keep(encode(scalar_text(value, name)), _SEGMENT_CHARACTERS)
    return text.replace("%2F", "/") if spec.get("greedy") else text


def _matrix(name: str, value: Any, explode: bool) -> str:
    is_a_list, parts = parts_of(value, name)
    if not explode or parts is None:
        text = joined(value, name, explode=False, separator=",", write=encode)
        return f";{encode(name)}={text}"
    return "".join(
        f";{encode(name if is_a_list else key)}={encode(scalar_text(item, name))}"
        for key, item in parts
    )
