"""Runs coroutines by each library that the async client works with."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Callable, Coroutine

import anyio
import pytest

_NO_TRIO = pytest.mark.skipif(find_spec("trio") is None, reason="trio is not installed")

on_each_backend = pytest.mark.parametrize(
    "backend", ["asyncio", pytest.param("trio", marks=_NO_TRIO)]
)


def run(backend: str, function: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Runs a function, at most ten seconds."""

    async def limited() -> Any:
        with anyio.fail_after(10):
            return await function()

    return anyio.run(limited, backend=backend)
