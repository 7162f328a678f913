"""What only some APIs need. Emitted code passes it in, so that a client without it does not carry its files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Any,
    AsyncIterable,
    Callable,
    Iterable,
    Mapping,
    Protocol,
    Sequence,
    TypedDict,
    Union,
)

from .flow import Flow
from .spec import BodySpec, OperationSpec

if TYPE_CHECKING:
    from .auth.spec import OAuthScheme

Content = Union[bytes, Iterable[bytes], AsyncIterable[bytes]]
"""Bytes to send. An async client reads an iterable on a worker thread; only an async client can send an async one."""


@dataclass(frozen=True)
class PreparedBody:
    """A body that is ready to be sent."""

    content_type: str | None
    open: Callable[[], Content]
    """Gives the bytes."""
    replayable: bool = True
    """Whether ``open`` can be called again, and gives the same bytes."""
    length: int | None = None
    """Number of bytes if ``open`` gives an iterable and the length is known."""


BodyEncoder = Callable[[BodySpec, Any], PreparedBody]
"""Turns the value of a body into bytes. Raises ``ConfigurationError`` for values that it cannot write."""


@dataclass(frozen=True, repr=False)
class TokenCredentials:
    """Client id and secret, as resolved for one attempt."""

    client_id: str
    client_secret: str


class TokenCall(Protocol):
    """Makes one call to a token operation, with the client's transport, timeout, middleware and retries."""

    def __call__(
        self,
        operation: OperationSpec,
        body: Mapping[str, Any],
        *,
        secrets: Sequence[str],
        url: str | None,
    ) -> Flow[Any]: ...


class TokenProvider(Protocol):
    """Keeps the access token of one client and of those derived from it."""

    def token(self, credentials: TokenCredentials) -> Flow[str]:
        """A usable token; concurrent callers share one request."""
        ...

    def invalidate(self, token: str) -> None:
        """Forgets this token, if it is still the current one."""
        ...


TokenFeature = Callable[["OAuthScheme", TokenCall], TokenProvider]
"""Makes the provider of a scheme: ``oauth_tokens`` of ``core.oauth``."""


class Features(TypedDict, total=False):
    """Functions for the kinds of bodies and schemes that an API has beside the usual ones."""

    form: BodyEncoder
    multipart: BodyEncoder
    binary: BodyEncoder
    envelope: BodyEncoder
    oauth: TokenFeature
