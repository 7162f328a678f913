"""What the names in annotations refer to."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ForwardRef, Iterator

from typing_extensions import TypeAliasType


def namespace() -> dict[str, Any]:
    """The namespace of the SDK's types, as their modules have it."""
    name = f"{__name__.rpartition('.core.')[0]}.types"
    if name not in sys.modules and find_spec(name) is None:
        return {}
    types = import_module(name)
    return {"types": types, "_types": types}


def declared_in(kind: type[Any]) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Annotations of a class and its bases, those of the bases first, and what their names refer
    to."""
    for base in reversed(kind.__mro__):
        names = vars(sys.modules[base.__module__])
        for attribute, hint in vars(base).get("__annotations__", {}).items():
            yield attribute, hint, names


def evaluated(hint: Any, names: dict[str, Any]) -> Any:
    """The type that an annotation stands for. Its text is the SDK's own source."""
    return eval(hint, names) if isinstance(hint, str) else hint


def resolved(hint: Any) -> Any:
    """The type that stands behind a name: aliases refer to types whose modules are imported later
    by ``"types.Name"``."""
    if isinstance(hint, TypeAliasType):
        return resolved(evaluated(hint.__value__, vars(sys.modules[str(hint.__module__)])))
    # An argument of ``list`` stays a text, one of ``Union`` does not.
    name = hint.__forward_arg__ if isinstance(hint, ForwardRef) else hint
    return resolved(evaluated(name, namespace())) if isinstance(name, str) else hint
