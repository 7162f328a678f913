"""Recursion that goes deep."""

from __future__ import annotations

import sys
import threading
from typing import Callable, List, TypeVar

T = TypeVar("T")

_FRAMES = 50_000
_STACK = 256 * 1024 * 1024
"""Bytes of address space; memory is taken as it is used."""


def deeply(function: Callable[[], T]) -> T:
    """Calls a function that may go deeper than Python allows, then on a thread with a stack of its
    own.

    Pydantic makes the schemas of models that hold one another by recursion: forty in a row are too
    many for the usual stack. The function must bear being called twice.
    """
    try:
        return function()
    except RecursionError:
        return _on_a_large_stack(function)


def _on_a_large_stack(function: Callable[[], T]) -> T:
    results: List[T] = []
    errors: List[BaseException] = []

    def run() -> None:
        try:
            results.append(function())
        except BaseException as error:
            errors.append(error)

    limit, size = sys.getrecursionlimit(), threading.stack_size(_STACK)
    try:
        sys.setrecursionlimit(max(limit, _FRAMES))
        thread = threading.Thread(target=run, name="deep-recursion")
        thread.start()
        thread.join()
    finally:
        sys.setrecursionlimit(limit)
        threading.stack_size(size)
    if errors:
        raise errors[0]
    return results[0]
