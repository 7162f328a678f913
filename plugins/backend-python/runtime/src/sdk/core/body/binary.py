"""Bodies that are a file."""

from __future__ import annotations

from typing import Any

from ..features import PreparedBody
from ..files import open_file
from ..spec import BodySpec


def binary_body(spec: BodySpec, value: Any) -> PreparedBody:
    """Sends a file as the whole body."""
    file = open_file(value)
    declared = spec.get("media_type", "*")
    media_type = file.media_type or ("application/octet-stream" if "*" in declared else declared)
    return PreparedBody(media_type, file.read, replayable=file.is_replayable, length=file.size)
