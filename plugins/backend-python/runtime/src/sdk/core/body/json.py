"""Bodies that are JSON."""

from __future__ import annotations

from typing import Any

from ..encode import to_json_bytes
from ..features import PreparedBody
from ..spec import BodySpec


def json_body(spec: BodySpec, value: Any) -> PreparedBody:
    """Sends a value as JSON."""
    content = to_json_bytes(value, "The body")
    return PreparedBody(spec.get("media_type", "application/json"), lambda: content)
