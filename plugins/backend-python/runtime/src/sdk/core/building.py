"""Making schemas."""

from __future__ import annotations

import threading

building = threading.RLock()
"""Held while schemas are made. Pydantic makes those of a class when it is first used, which several
threads may do at once."""
