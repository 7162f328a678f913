"""Namespaces whose modules are imported when a name of theirs is first used."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Callable, Mapping


def lazy_module(module_name: str, table: Mapping[str, str]) -> Callable[[str], Any]:
    """Makes the ``__getattr__`` of a module (PEP 562).

    ``table`` says which module, relative to this one, has each name. A name that is still being defined, because modules
    need each other, raises ``NameError``: pydantic takes that as a reference to resolve later.
    """

    def get(name: str) -> Any:
        source = table.get(name)
        if source is None:
            raise AttributeError(f"module {module_name!r} has no attribute {name!r}")
        try:
            value = getattr(import_module(source, module_name), name)
        except (AttributeError, ImportError) as error:
            if isinstance(error, ImportError) and error.name not in sys.modules:
                raise
            raise NameError(f"name {name!r} is not defined yet") from error
        setattr(sys.modules[module_name], name, value)
        return value

    return get
