"""Waits that can be ended."""

from __future__ import annotations

import threading

import anyio

from .flow import Effect


class Pause(Effect):
    """A wait of some seconds, unless ``end`` is called meanwhile."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._event: threading.Event | anyio.Event | None = None

    def perform(self) -> None:
        self._event = event = threading.Event()
        event.wait(self.seconds)

    async def perform_async(self) -> None:
        self._event = event = anyio.Event()
        with anyio.move_on_after(self.seconds):
            await event.wait()

    def end(self) -> None:
        """Ends the wait at once, if it has begun."""
        if self._event is not None:
            self._event.set()
