"""Event loops of asyncio, and of trio."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def running_asyncio_loop() -> Any:
    """The running loop of asyncio; ``None`` if the caller runs on another library."""
    import asyncio

    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def current_loop() -> Any:
    """What stands for the running loop, whichever library it is of."""
    loop = running_asyncio_loop()
    return import_module("trio.lowlevel").current_trio_token() if loop is None else loop


def is_closed(loop: Any) -> bool:
    """Whether a loop runs no more. Of trio it cannot be said."""
    closed = getattr(loop, "is_closed", None)
    return closed is not None and bool(closed())
