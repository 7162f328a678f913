"""Functions of the user's that wrap every attempt. They run after credentials are added."""

from __future__ import annotations

from typing import Awaitable, Callable, Sequence

from .transport import Request, Response

Next = Callable[[Request], Response]
"""Passes a request on."""

Middleware = Callable[[Request, Next], Response]
"""Wraps an attempt: it can sign, measure, change or answer requests."""

AsyncNext = Callable[[Request], Awaitable[Response]]
"""Passes a request on."""

AsyncMiddleware = Callable[[Request, AsyncNext], Awaitable[Response]]
"""Wraps an attempt of an async client: it can sign, measure, change or answer requests."""


def chain(middleware: Sequence[Middleware], send: Next) -> Next:
    """The first middleware is the outermost."""
    for layer in reversed(middleware):
        send = _wrapped(layer, send)
    return send


def _wrapped(layer: Middleware, send: Next) -> Next:
    return lambda request: layer(request, send)


def chain_async(middleware: Sequence[AsyncMiddleware], send: AsyncNext) -> AsyncNext:
    """The first middleware is the outermost."""
    for layer in reversed(middleware):
        send = _wrapped_async(layer, send)
    return send


def _wrapped_async(layer: AsyncMiddleware, send: AsyncNext) -> AsyncNext:
    return lambda request: layer(request, send)
