"""Log messages: one for each event of a call. They never hold bodies, nor headers that may be secret."""

from __future__ import annotations

import logging
from typing import Any, Iterable, Mapping

_HARMLESS = frozenset(
    {
        "accept",
        "accept-encoding",
        "content-encoding",
        "content-length",
        "content-type",
        "date",
        "range",
        "request-id",
        "retry-after",
        "retry-after-ms",
        "server",
        "transfer-encoding",
        "user-agent",
        "x-correlation-id",
        "x-request-id",
    }
)
"""Names that no API uses for a secret. A list of names to hide could not know the API's own key header."""


def masked_headers(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Headers as logs show them."""
    lowered = ((name.lower(), value) for name, value in headers)
    return {name: value if name in _HARMLESS else "***" for name, value in lowered}


def write_log(logger: logging.Logger, level: int, event: str, fields: Mapping[str, Any]) -> None:
    """Logs one event of a call. Handlers find the fields as attributes of the record."""
    if not logger.isEnabledFor(level):
        return
    known = {name: value for name, value in fields.items() if value is not None}
    texts = [f"{name}={value}" for name, value in known.items() if name not in ("method", "url")]
    message = " ".join([f"{event}: {known['method']} {known['url']}", *texts])
    logger.log(level, "%s", message, extra={"event": event, **known})
