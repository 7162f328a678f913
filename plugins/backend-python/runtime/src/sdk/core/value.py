"""Values within values, by paths of property names."""

from __future__ import annotations

from typing import Any, Sequence, cast


def value_at(value: Any, path: Sequence[str]) -> Any:
    """The value at a path of property names; ``None`` if the path does not exist."""
    current = value
    for key in path:
        if not isinstance(current, dict):
            return None
        current = cast("dict[str, Any]", current).get(key)
    return current


def with_value_at(target: Any, path: Sequence[str], value: Any) -> Any:
    """A copy with another value at a path of property names."""
    if not path:
        return value
    own = cast("dict[str, Any]", target) if isinstance(target, dict) else {}
    key, *rest = path
    return {**own, key: with_value_at(own.get(key), rest, value)}
