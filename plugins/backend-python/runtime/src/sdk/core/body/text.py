"""Bodies that are text."""

from __future__ import annotations

from typing import Any

from ..features import PreparedBody
from ..spec import BodySpec
from ..url.values import scalar_text


def text_body(spec: BodySpec, value: Any) -> PreparedBody:
    """Sends a text in UTF-8."""
    content = scalar_text(value, "the body").encode()
    return PreparedBody(spec.get("media_type", "text/plain; charset=utf-8"), lambda: content)
