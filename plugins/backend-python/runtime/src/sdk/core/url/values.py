"""Values as texts of URLs and headers."""

from __future__ import annotations

import re
from typing import Any, Callable, Iterable, Sequence, Tuple
from urllib.parse import quote, unquote

from ..encode import plain, to_json
from ..errors import ConfigurationError
from ..guards import is_list, is_object
from ..omit import OMIT

Write = Callable[[str], str]
"""Encodes one name or value, so that nothing in it separates names and values."""

Part = Tuple[str, Any]
"""A property with its name, or an item with its index."""


def scalar_text(value: Any, name: str) -> str:
    """A scalar as text; lists and objects as JSON. Raises ``ConfigurationError`` for what cannot be
    sent."""
    made = plain(value, f"The value of {name}")
    return made if isinstance(made, str) else to_json(made, f"The value of {name}")


def parts_of(value: Any, name: str) -> tuple[bool, Sequence[Part] | None]:
    """Whether a value is a list; and its items or properties that are not null, ``None`` for
    scalars."""
    made = plain(value, f"The value of {name}")
    if is_list(made):
        return True, _present((str(index), item) for index, item in enumerate(made))
    return False, _present(made.items()) if is_object(made) else None


def _present(parts: Iterable[Part]) -> Sequence[Part]:
    return [part for part in parts if part[1] is not None and part[1] is not OMIT]


def encode(text: str) -> str:
    """Percent-encodes all but unreserved characters. Raises ``ConfigurationError`` for lone
    surrogates."""
    try:
        return quote(text, safe="")
    except UnicodeEncodeError:
        raise ConfigurationError("Text with half of a surrogate pair cannot be sent") from None


def keep(encoded: str, escapes: re.Pattern[str]) -> str:
    """Decodes those of the escapes that the pattern names; the place allows them as they are."""
    return escapes.sub(lambda found: unquote(found.group()), encoded)


def joined(value: Any, name: str, *, explode: bool, separator: str, write: Write) -> str:
    """Pairs of an exploded list or object, or the one value, joined as the styles of paths and
    headers do."""
    is_a_list, parts = parts_of(value, name)
    if parts is None:
        return write(scalar_text(value, name))
    texts = [(write(key), write(scalar_text(item, name))) for key, item in parts]
    if is_a_list:
        return separator.join(text for _, text in texts)
    return (separator if explode else ",").join(
        f"{key}={text}" if explode else f"{key},{text}" for key, text in texts
    )
