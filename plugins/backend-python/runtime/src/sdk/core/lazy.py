"""Namespaces whose modules are imported when a name of theirs is first used."""

from __future__ import annotations

import sys
import threading
from importlib import import_module
from typing import Any, Callable, Mapping, Sequence

_DEPTH = 16
"""Modules that may import one another through a namespace. Each takes some twenty frames of
Python's stack."""

_importing = threading.local()

_lock = threading.RLock()
"""Modules that need each other are imported by one thread at a time: another one would find them
half made."""
_PATIENCE = 5.0
"""Seconds to wait for the lock. Who has it may wait in turn for a module that this thread is
importing without it, since a program may also import modules by their own names."""


def _import(source: str, package: str) -> Any:
    depth: int = getattr(_importing, "depth", 0)
    if depth == _DEPTH and package + source not in sys.modules:
        raise NameError(f"module {package + source!r} is imported later")
    is_held = _lock.acquire(timeout=_PATIENCE)
    _importing.depth = depth + 1
    try:
        return import_module(source, package)
    finally:
        _importing.depth = depth
        if is_held:
            _lock.release()


def listing(names: Sequence[str]) -> Callable[[], list[str]]:
    """Makes the ``__dir__`` of a module: what completion and ``help`` show of it."""
    return lambda: [*names]


def lazy_module(module_name: str, table: Mapping[str, str]) -> Callable[[str], Any]:
    """Makes the ``__getattr__`` of a module (PEP 562).

    ``table`` says which module, relative to this one, has each name. A name that is still being
    defined, because modules need each other, or whose module would be imported by too many others,
    raises ``NameError``: pydantic takes that as a reference to resolve later.
    """

    def get(name: str) -> Any:
        source = table.get(name)
        if source is None:
            raise AttributeError(f"module {module_name!r} has no attribute {name!r}")
        try:
            value = getattr(_import(source, module_name), name)
        except (AttributeError, ImportError) as error:
            if isinstance(error, ImportError) and error.name not in sys.modules:
                raise
            raise NameError(f"name {name!r} is not defined yet") from error
        setattr(sys.modules[module_name], name, value)
        return value

    return get
