"""The ``Link`` header (RFC 8288)."""

from __future__ import annotations

import re

# A link: its target, and its parameters as text.
_LINK = re.compile(r'<([^<>]*)>((?:\s*;\s*[^\s;,="]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]*))?)*)')
_PARAMETER = re.compile(r';\s*([^\s;,="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?')


def links_of(header: str | None) -> dict[str, str]:
    """Target of the first link with each relation that a ``Link`` header gives the page."""
    links: dict[str, str] = {}
    for found in _LINK.finditer(header or ""):
        for relation in _relations_of(found[2]):
            links.setdefault(relation, found[1])
    return links


def _relations_of(parameters: str) -> list[str]:
    """What the first ``rel`` names, in lower case; nothing for a link of something else than the page."""
    relations: str | None = None
    for name, quoted, plain in _PARAMETER.findall(parameters):
        if name.lower() == "anchor":
            return []
        if name.lower() == "rel" and relations is None:
            relations = quoted or plain
    return (relations or "").lower().split()
