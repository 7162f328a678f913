"""What a JSON value is. Type checkers take ``isinstance`` alone for a list or dictionary of unknown
things."""

from __future__ import annotations

from typing import Any, Mapping, Tuple

from typing_extensions import TypeGuard


def is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def is_mapping(value: Any) -> TypeGuard[Mapping[Any, Any]]:
    return isinstance(value, Mapping)


def is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_tuple(value: Any) -> TypeGuard[Tuple[Any, ...]]:
    return isinstance(value, tuple)
