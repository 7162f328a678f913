"""When a call is made again, and after which time. All times are in seconds."""

from __future__ import annotations

import calendar
import random
import re
import time
from email.utils import parsedate
from typing import Mapping

LONGEST_WAIT = 60
"""Longest wait that a server may ask for; beyond it the error is raised at once."""

_DECIMAL = re.compile(r"[0-9]+(\.[0-9]+)?")
# The forms of RFC 9110, 5.6.7, end so; that of asctime names no zone. The parser alone takes much more for a date.
_DATE_END = re.compile(r":[0-9]{2} (GMT|[0-9]+)$")


def is_transient(status: int) -> bool:
    """Statuses that may pass by themselves."""
    return status in (408, 429) or (status >= 500 and status not in (501, 505))


def had_no_effect(status: int) -> bool:
    """Statuses that say that the request had no effect, whatever its method."""
    return status in (408, 429, 503)


def asked_wait(headers: Mapping[str, str]) -> float | None:
    """How long the server asks to wait; ``None`` where it does not say, or not in a way that can be read."""
    milliseconds = _decimal(headers.get("retry-after-ms"))
    if milliseconds is not None:
        return milliseconds / 1000
    after = headers.get("retry-after")
    if after is None:
        return None
    seconds = _decimal(after)
    return _until(after) if seconds is None else seconds


def _decimal(text: str | None) -> float | None:
    return float(text) if text is not None and _DECIMAL.fullmatch(text.strip()) else None


def _until(date: str) -> float | None:
    parts = parsedate(date) if _DATE_END.search(date) else None
    if parts is None:
        return None
    try:
        return max(0.0, calendar.timegm(parts) - time.time())
    except (ValueError, OverflowError):
        return None


def wait_before(retry: int, asked: float | None) -> float:
    """How long to wait before the retry: as asked and a little more, else doubling from half a second."""
    if asked is not None:
        return asked * (1 + random.random() * 0.1)
    return min(8.0, 0.5 * float(1 << min(retry - 1, 10))) * (0.75 + random.random() * 0.25)
