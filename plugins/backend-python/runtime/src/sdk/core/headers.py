"""Headers that are being put together."""

from __future__ import annotations

import re
from typing import Any, Dict, Iterable, Tuple

from .encode import to_json
from .errors import ConfigurationError
from .omit import OMIT
from .url.values import scalar_text

HeaderEntries = Iterable[Tuple[str, Any]]
"""Headers as one source gives them: name in any case, ``None`` to remove what lower sources gave."""

HeaderMap = Dict[str, Tuple[str, str]]
"""Name and value by lower-case name."""

_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_FORBIDDEN = re.compile("[^\t\x20-\x7e\x80-\xff]")


def apply_headers(target: HeaderMap, entries: HeaderEntries) -> None:
    """Sets headers over those that are there.

    Raises ``ConfigurationError`` for what HTTP cannot carry, without the value.
    """
    for name, value in entries:
        if value is OMIT:
            continue
        if not _NAME.fullmatch(name):
            raise ConfigurationError(f"Not a header name: {to_json(name)}")
        if value is None:
            target.pop(name.lower(), None)
            continue
        text = value if isinstance(value, str) else scalar_text(value, name)
        if _FORBIDDEN.search(text):
            raise ConfigurationError(
                f"The value of the header {name} holds a character that headers cannot carry"
            )
        target[name.lower()] = (name, text)
