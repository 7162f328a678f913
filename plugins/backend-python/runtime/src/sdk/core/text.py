"""What errors and logs say of a call, without its secrets."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from typing import Iterable, Sequence, Tuple

_BLANK = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
_ORIGIN = re.compile(r"^[a-z][a-z0-9+.-]*://[^/]*", re.IGNORECASE)
_USER = re.compile(r"^([a-z][a-z0-9+.-]*://)[^/]*@", re.IGNORECASE)


class Secrets(Tuple[str, ...]):
    """Values to mask. Tools that record the local variables of a failure get to see none of them."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "***"


def mask(text: str, secrets: Iterable[str]) -> str:
    """Replaces every occurrence of a secret. Very short ones are left: they would blank out unrelated text."""
    for secret in secrets:
        if len(secret) >= 3:
            text = text.replace(secret, "***")
    return text


@dataclass(frozen=True, repr=False)
class Called:
    """Which call an error is about."""

    method: str
    url: str
    secrets: Sequence[str]


def failed(called: Called, problem: str) -> str:
    """What failed, and why."""
    return (
        mask(f"{called.method} {path_of(bare_url(called.url))}", called.secrets)
        + f" failed: {problem}"
    )


def shown(text: str, most: int, secrets: Iterable[str]) -> str:
    """The start of a text, on one line and without secrets."""
    # A secret that is cut off would not be found, and control characters could change what a terminal shows.
    start = mask(text, secrets)[:16_000]
    return _BLANK.sub(" ", start).strip()[:most]


_CHARSET = re.compile(r';\s*charset\s*=\s*"?([^\s";]+)', re.IGNORECASE)


def charset_of(content_type: str) -> str:
    """The encoding of a text by its content type; UTF-8 where it says none, or one that is unknown."""
    found = _CHARSET.search(content_type)
    try:
        known = codecs.lookup(found[1]) if found else None
    except LookupError:
        return "utf-8"
    # Python also calls some transformations of bytes encodings.
    is_text = known is not None and getattr(known, "_is_text_encoding", True)
    return known.name if known is not None and is_text else "utf-8"


def path_of(url: str) -> str:
    """A URL without scheme and host."""
    return _ORIGIN.sub("", url) or "/"


def bare_url(url: str) -> str:
    """A URL as errors show it: no query, no fragment, no user information."""
    bare = url.split("#", 1)[0].split("?", 1)[0]
    return _USER.sub(r"\1", bare) if "@" in bare else bare


def masked_url(url: str) -> str:
    """A URL as logs show it: query values are masked."""
    before, mark, query = url.partition("?")
    if not mark:
        return bare_url(url)
    names = "&".join(part.split("=", 1)[0] + "=***" for part in query.split("&"))
    return f"{bare_url(before)}?{names}"


def milliseconds(seconds: float) -> str:
    """Seconds as a number of milliseconds, as texts name them."""
    return f"{seconds * 1000:.3f}".rstrip("0").rstrip(".")
