"""What the names in annotations of aliases refer to."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ForwardRef

from typing_extensions import TypeAliasType


def namespace() -> dict[str, Any]:
    """The namespace of the SDK's types, as their modules have it."""
    name = f"{__name__.rpartition('.core.')[0]}.types"
    return {"types": import_module(name)} if name in sys.modules or find_spec(name) else {}


def resolved(hint: Any) -> Any:
    """The type that stands behind a name: aliases refer to types whose modules are imported later by ``"types.Name"``."""
    if isinstance(hint, TypeAliasType):
        return resolved(_evaluated(hint.__value__, vars(sys.modules[str(hint.__module__)])))
    if isinstance(hint, ForwardRef):
        return resolved(_evaluated(hint.__forward_arg__, namespace()))
    return hint


def _evaluated(hint: Any, names: dict[str, Any]) -> Any:
    # The text is the SDK's own source.
    return eval(hint, names) if isinstance(hint, str) else hint
