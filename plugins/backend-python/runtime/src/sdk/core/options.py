"""Options of clients and of single calls."""

from __future__ import annotations

import logging
from typing import Any, Awaitable, Callable, Mapping, Sequence, TypedDict, TypeVar, Union

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


class ClientOptions(TypedDict, total=False):
    """Options of every client; emitted clients add the API's own. ``None`` counts as not given."""

    base_url: str | None
    """Base URL of all requests. Takes precedence over the environment."""
    headers: HeaderValues | None
    """Headers to send with every request."""
    timeout: float | None
    """Timeout of a single attempt in seconds, from connecting to the last byte of the response. For streams and downloads,
    it applies until the response begins, and then between any two chunks. Default 60; 0 for none."""
    connect_timeout: float | None
    """Timeout of connecting in seconds. Default 10; 0 for none."""
    max_retries: int | None
    """Maximum number of retries of a failed request. Default 2."""
    max_response_bytes: int | None
    """Maximum size in bytes of a response that is read as a whole, and of one event, line or message of a stream or channel.
    Default: no limit for a whole response, 32 MiB for the others; 0 means no limit."""
    retry_unsafe: bool | None
    """Also retries requests that may already have taken effect, such as a POST that failed with status 500."""
    http_client: Any
    """An ``httpx.Client`` (async clients: an ``httpx.AsyncClient``) to send requests with. Closing it is left to the caller."""
    middleware: Sequence[Any]
    """Functions that wrap every attempt; the first one is the outermost."""
    logger: logging.Logger | None
    """Receives log messages. Nothing is logged without a logger."""
