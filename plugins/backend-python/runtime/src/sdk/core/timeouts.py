"""The time limit of an attempt: from connecting to the last byte, or between two chunks of a stream."""

from __future__ import annotations

import time
from typing import Any

from .errors import TimeoutFailure, Phase
from .text import Called, failed, milliseconds

DEFAULT_TIMEOUT = 60.0
DEFAULT_CONNECT_TIMEOUT = 10.0
_LONGEST = 1_000_000.0
"""Sockets take no longer limits; they count as none."""


class Deadline:
    """The time limit of one attempt. A limit of 0 is none."""

    __slots__ = ("called", "connect_limit", "limit", "phase", "_ends_at", "_patience")

    def __init__(self, limit: float, connect_limit: float, called: Called) -> None:
        self.called = called
        self.limit = limit
        self.connect_limit = connect_limit
        self.phase: Phase = "response"
        """What is awaited from now on."""
        self._patience: float | None = None
        self._ends_at: float | None = None
        self.restart()

    def restart(self) -> None:
        """Starts the clock anew."""
        self._ends_at = time.monotonic() + self.limit if 0 < self.limit <= _LONGEST else None

    def hurry(self, seconds: float | None) -> None:
        """Waits at most for so long from now on, whatever is left; ``None`` for what is left."""
        self._patience = None if seconds is None else time.monotonic() + seconds

    def remaining(self) -> float | None:
        """Seconds that are left, never below zero; ``None`` for no limit."""
        ends = [end for end in (self._ends_at, self._patience) if end is not None]
        return max(0.0, min(ends) - time.monotonic()) if ends else None

    def is_over(self) -> bool:
        """Whether the time is up."""
        return self._ends_at is not None and time.monotonic() >= self._ends_at

    def error(self) -> TimeoutFailure:
        """The error for a time that is up."""
        what = "data" if self.phase == "idle" else self.phase
        return self._error(f"no {what} within {milliseconds(self.limit)} ms", was_sent=True)

    def connect_error(self) -> TimeoutFailure:
        """The error for a connection that took too long to make."""
        limit = self.connect_limit
        if self.is_over() or not limit:
            limit = self.limit
        return self._error(f"no connection within {milliseconds(limit)} ms", was_sent=False)

    def _error(self, problem: str, *, was_sent: bool) -> TimeoutFailure:
        phase = self.phase if was_sent else "connect"
        return TimeoutFailure(failed(self.called, problem), phase, was_sent=was_sent)


class Limits(dict[str, Any]):
    """The limits that the HTTP library asks for at each step of a request: always what the deadline has left.

    The library takes a mapping, and reads ``connect``, ``pool``, ``write`` and ``read`` when it comes to the step.
    """

    def __init__(self, deadline: Deadline) -> None:
        super().__init__(connect=None, pool=None, write=None, read=None)
        self._deadline = deadline

    def get(self, key: str, default: Any = None) -> Any:
        """Seconds for the step; ``None`` for no limit."""
        remaining = self._deadline.remaining()
        # A socket takes 0 for "do not wait at all", and reports that in another way.
        left = None if remaining is None else max(remaining, 0.001)
        limit = self._deadline.connect_limit
        if key == "connect" and 0 < limit <= _LONGEST:
            return limit if left is None else min(limit, left)
        return left

    def __getitem__(self, key: str) -> Any:
        return self.get(key)
