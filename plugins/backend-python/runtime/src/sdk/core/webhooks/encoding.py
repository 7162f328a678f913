"""Bytes as text, as signatures and keys are written."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Literal

_HEX = re.compile(r"(?:[0-9a-fA-F]{2})+")


def decode_bytes(text: str, encoding: Literal["hex", "base64"]) -> bytes | None:
    """Reads hexadecimal digits or base64, also the form for URLs; ``None`` for what is neither."""
    if encoding == "hex":
        return bytes.fromhex(text) if _HEX.fullmatch(text) else None
    bare = text.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None
