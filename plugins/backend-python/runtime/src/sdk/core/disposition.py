"""The file name in the header ``Content-Disposition`` (RFC 6266)."""

from __future__ import annotations

import re
from urllib.parse import unquote_to_bytes

_PARAMETER = re.compile(r';\s*([^\s=;"]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^\s;"]*)\s*(?=;|$)')
_EXTENDED = re.compile(
    r"(utf-8|iso-8859-1)'[^']*'((?:%[0-9a-f]{2}|[^%\s])*)", re.ASCII | re.IGNORECASE
)
"""Character set and language before the percent-encoded name (RFC 8187)."""


def filename_of(header: str | None) -> str | None:
    """The file name, without folders; ``None`` where the header names none.

    Names are of the server's choice: one that leads to another folder must not be a path.
    """
    found = _PARAMETER.findall(header or "")
    values = {name.lower(): value for name, value in reversed(found)}
    name = _decoded(values.get("filename*", ""))
    if name is None:
        name = _unquoted(values.get("filename", ""))
    last = re.split(r"[/\\]", name)[-1]
    return None if last in ("", ".", "..") else last


def _decoded(value: str) -> str | None:
    found = _EXTENDED.fullmatch(value)
    if found is None:
        return None
    try:
        return unquote_to_bytes(found[2]).decode(found[1])
    except UnicodeDecodeError:
        return None


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value.startswith('"') else value
