"""A delivery that a webhook endpoint received."""

from __future__ import annotations

from typing import Any, Iterable, Protocol, Union, cast

from ..errors import ConfigurationError

DeliveryBody = Union[str, bytes, bytearray, memoryview]
"""The raw body, exactly as received. A parsed body can no longer be verified."""


class _Items(Protocol):
    """The headers of every server framework: a mapping, or a list of pairs that has this method."""

    def items(self) -> Iterable[tuple[Any, Any]]: ...


DeliveryHeaders = Union[_Items, Iterable[tuple[Any, Any]]]
"""The headers as the server framework gives them, or pairs of name and value. Names are case-insensitive."""


class Delivery:
    """A delivery that a webhook endpoint received."""

    __slots__ = ("body", "url", "_headers")

    def __init__(
        self, body: DeliveryBody, headers: DeliveryHeaders, url: str | None = None
    ) -> None:
        self.body = _bytes_of(body)
        self.url = url
        self._headers = _headers_of(headers)

    def header(self, name: str) -> str | None:
        """Value of a header, several joined as HTTP does; ``None`` where it is missing or empty."""
        return ", ".join(self._headers.get(name.lower(), ())) or None


def _bytes_of(body: Any) -> bytes:
    if isinstance(body, str):
        return body.encode(errors="replace")
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(cast(bytes, body))
    raise ConfigurationError(
        "The body of a webhook must be the text or the bytes that arrived, not a parsed value"
    )


def _headers_of(headers: Any) -> dict[str, list[str]]:
    pairs = headers.items() if hasattr(headers, "items") else headers
    found: dict[str, list[str]] = {}
    for name, value in pairs:
        values: list[Any] = [*value] if isinstance(value, (list, tuple)) else [value]
        found.setdefault(_text(name).lower(), []).extend(_text(one) for one in values)
    return found


def _text(value: Any) -> str:
    """ASGI servers give bytes."""
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)
