"""Flows: logic that is written once and runs in sync and async clients.

A flow is a generator. It yields an effect where it has to wait for something (a response, a part of a body, time to
pass), and receives what came of it. ``run_sync`` and ``run_async`` carry the effects out. A flow calls another one by
``yield from``.
"""

from __future__ import annotations

import inspect
import time
from abc import ABC, abstractmethod
from typing import Any, Callable, Generator, TypeVar

import anyio

T = TypeVar("T")


class Effect(ABC):
    """Something that a flow waits for, in both ways to wait for it."""

    __slots__ = ()

    @abstractmethod
    def perform(self) -> Any:
        """Does it on the caller's thread."""

    @abstractmethod
    async def perform_async(self) -> Any:
        """Does it on the caller's event loop."""


Flow = Generator[Effect, Any, T]


def run_sync(flow: Flow[T]) -> T:
    """Runs a flow to its end on the caller's thread."""
    try:
        effect = next(flow)
        while True:
            try:
                value = effect.perform()
            except BaseException as error:
                effect = flow.throw(error)
            else:
                effect = flow.send(value)
    except StopIteration as end:
        result: T = end.value
        return result


async def run_async(flow: Flow[T]) -> T:
    """Runs a flow to its end on the caller's event loop. Cancellation passes through the flow like an error."""
    try:
        effect = next(flow)
        while True:
            try:
                value = await effect.perform_async()
            except BaseException as error:
                effect = flow.throw(error)
            else:
                effect = flow.send(value)
    except StopIteration as end:
        result: T = end.value
        return result


class Sleep(Effect):
    """Waits for a number of seconds."""

    __slots__ = ("seconds",)

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def perform(self) -> None:
        time.sleep(self.seconds)

    async def perform_async(self) -> None:
        await anyio.sleep(self.seconds)


class Supply(Effect):
    """Calls a function of the user's. In an async client, it may be a coroutine function."""

    __slots__ = ("function",)

    def __init__(self, function: Callable[[], Any]) -> None:
        self.function = function

    def perform(self) -> Any:
        return self.function()

    async def perform_async(self) -> Any:
        value = self.function()
        return await value if inspect.isawaitable(value) else value
