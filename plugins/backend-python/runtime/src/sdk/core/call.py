"""Calls as the features ask for them, and responses as they read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Generic, Mapping, Sequence, TypeVar

from .flow import Flow
from .omit import OMIT
from .options import RequestOptions
from .raw import RawResponse
from .reply import Reply
from .spec import Operation

T = TypeVar("T")


@dataclass(frozen=True, repr=False)
class TokenCallOf:
    """A call to a token endpoint: no token of its own, no idempotency key, no log, safe to repeat."""

    secrets: Sequence[str]


@dataclass(frozen=True, repr=False)
class Call:
    """One logical call, as emitted code and the features ask for it."""

    operation: Operation[Any]
    params: Mapping[str, Any]
    """Arguments by key; those that are ``OMIT`` are not there."""
    body: Any = OMIT
    """The whole body, or a mapping of its properties by wire name."""
    options: RequestOptions | None = None
    url: str | None = None
    """In place of base URL, path and query. The caller has checked its origin."""
    token: TokenCallOf | None = None
    is_socket: bool = False
    """It opens a channel, which has options of its own."""


@dataclass(frozen=True, repr=False)
class Result(Generic[T]):
    """A result together with its response."""

    data: T
    response: RawResponse


Consume = Callable[[Reply], Flow[T]]
"""Reads the body of a reply, or keeps it open for later."""
