"""Options of single calls, and types of those of clients."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, Mapping, TypedDict, TypeVar, Union

T = TypeVar("T")

Supplier = Union[T, Callable[[], T]]
"""A value, or a function that returns it. Functions are called once for each attempt."""

AsyncSupplier = Union[T, Callable[[], T], Callable[[], Awaitable[T]]]
"""The same for async clients, whose functions may be coroutine functions."""

HeaderValues = Mapping[str, Union[str, int, float, bool, None]]
"""Headers by case-insensitive name. ``None`` removes a header that would otherwise be sent."""


class RequestOptions(TypedDict, total=False):
    """Options of a single call. They take precedence over the options of the client; ``None`` counts as not given."""

    timeout: float | None
    """Timeout of each attempt in seconds; 0 for none."""
    max_retries: int | None
    max_response_bytes: int | None
    headers: HeaderValues | None
    query: Mapping[str, Any] | None
    """Additional query parameters. They replace declared parameters of the same name."""
    body_properties: Mapping[str, Any] | None
    """Additional properties of the body. They replace declared properties of the same name."""
    idempotency_key: str | None
    """Sent instead of a random key if the operation accepts an idempotency key."""
    base_url: str | None
