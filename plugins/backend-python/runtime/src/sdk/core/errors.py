"""The errors of an SDK. All of them are a ``BrandTokenError``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Mapping, Sequence

Phase = Literal["connect", "response", "body", "idle"]
"""What the client was waiting for: the response, its body, or the next bytes of a stream."""


def _restore(kind: type[BaseException], args: tuple[Any, ...], state: dict[str, Any]) -> Any:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class BrandTokenError(Exception):
    """Base class of all errors that this SDK raises."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.args, self.__dict__)


class ConfigurationError(BrandTokenError):
    """An option or argument is invalid. Raised before anything is sent."""


class MissingCredentialsError(ConfigurationError):
    """The call needs credentials that the client does not have. Raised before anything is sent."""

    missing_schemes: Sequence[Sequence[str]]
    """For each alternative, the schemes whose credential is missing."""

    def __init__(self, message: str, missing_schemes: Sequence[Sequence[str]]) -> None:
        super().__init__(message)
        self.missing_schemes = missing_schemes


class BrandTokenConnectionError(BrandTokenError):
    """No complete HTTP response was received. ``__cause__`` is what the HTTP library reported."""

    phase: Phase
    attempts: int
    """Number of times that the request was sent."""
    was_sent: bool
    """Whether the server may have received the request."""

    def __init__(self, message: str, phase: Phase = "response", *, was_sent: bool = True) -> None:
        super().__init__(message)
        self.phase = phase
        self.attempts = 1
        self.was_sent = was_sent


class BrandTokenTimeoutError(BrandTokenConnectionError):
    """An attempt timed out. ``phase`` tells what the client was waiting for."""


@dataclass(frozen=True)
class ApiFailure:
    """What an error says about a non-2xx response."""

    message: str
    status: int
    headers: Mapping[str, str]
    body: Any
    raw_body: str
    masked_body: str
    request_id: str | None
    method: str
    url: str
    attempts: int
    retry_after: float | None


class ApiError(BrandTokenError):
    """The server sent a non-2xx response."""

    status: int
    headers: Mapping[str, str]
    """By case-insensitive name."""
    body: Any
    """Decoded if it is JSON, else text. The body may differ from the type that a declared error gives it here."""
    raw_body: str
    """The body as text, at most its first 1 MiB."""
    masked_body: str
    """Start of the body as text on one line, without credentials: what a printed error shows."""
    request_id: str | None
    method: str
    url: str
    """URL without query and user information."""
    attempts: int
    """Number of times that the request was sent."""
    retry_after: float | None
    """Seconds that the server asked the client to wait."""

    def __init__(self, failure: ApiFailure) -> None:
        super().__init__(failure.message)
        self.status = failure.status
        self.headers = failure.headers
        self.body = failure.body
        self.raw_body = failure.raw_body
        self.request_id = failure.request_id
        self.method = failure.method
        self.url = failure.url
        self.attempts = failure.attempts
        self.retry_after = failure.retry_after
        self.masked_body = failure.masked_body

    def __repr__(self) -> str:
        shown = f", body={self.masked_body}" if self.masked_body else ""
        return f"{type(self).__name__}({self.args[0]!r}, status={self.status}{shown})"


class BadRequestError(ApiError):
    """Status 400."""


class UnauthorizedError(ApiError):
    """Status 401."""


class ForbiddenError(ApiError):
    """Status 403."""


class NotFoundError(ApiError):
    """Status 404."""


class ConflictError(ApiError):
    """Status 409."""


class UnprocessableEntityError(ApiError):
    """Status 422."""


class TooManyRequestsError(ApiError):
    """Status 429."""


class InternalServerError(ApiError):
    """Status 500 and above."""


_CLASSES: Mapping[int, type[ApiError]] = {
    400: BadRequestError,
    401: UnauthorizedError,
    403: ForbiddenError,
    404: NotFoundError,
    409: ConflictError,
    422: UnprocessableEntityError,
    429: TooManyRequestsError,
}


def error_class(status: int) -> type[ApiError]:
    """The class for a status that the operation declares no error for."""
    return _CLASSES.get(status) or (InternalServerError if status >= 500 else ApiError)


class OAuthTokenError(BrandTokenError):
    """No access token could be obtained. The error contains no secret."""

    status: int | None
    """Absent if the token endpoint did not respond."""
    error: str | None
    """Error code of RFC 6749, such as ``invalid_client``."""
    error_description: str | None

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        error: str | None = None,
        error_description: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.error_description = error_description


class DecodeError(BrandTokenError):
    """The response was successful, but its body could not be decoded."""

    status: int
    headers: Mapping[str, str]
    raw_body: str
    path: str | None
    """JSON path of the invalid value, such as ``$.items[0].id``."""
    line: int | None
    """Line number in a stream of JSON lines, starting at 1."""

    def __init__(
        self,
        message: str,
        *,
        status: int = 0,
        headers: Mapping[str, str] | None = None,
        raw_body: str = "",
        path: str | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.headers = {} if headers is None else headers
        self.raw_body = raw_body
        self.path = path
        self.line = line


class StreamError(BrandTokenError):
    """A stream ended before its terminator, or contained an error event."""

    data: Any
    """Data of the error event, decoded if it is JSON."""

    def __init__(self, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.data = data


class SocketClosedError(StreamError):
    """The connection of a channel was not closed normally."""

    code: int
    """Close code of RFC 6455; 1006 if the connection was lost."""
    reason: str

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"The connection was closed with {code}" + (reason and f": {reason}"))
        self.code = code
        self.reason = reason


class WebhookVerificationError(BrandTokenError):
    """The signature does not prove that the API sent the delivery, or its time is too far from now."""


class JsonRpcError(ApiError):
    """The server responded with a JSON-RPC error. ``status`` is that of the HTTP response, often 200."""

    @property
    def code(self) -> int:
        """Codes from -32768 to -32000 are defined by the protocol, such as -32602 for invalid parameters."""
        code: int = self.body["code"]
        return code

    @property
    def data(self) -> Any:
        """Additional data from the server. It may differ from the declared type."""
        return self.body.get("data")


SdkFailure = BrandTokenError
"""How the runtime itself names it: with the name of an API, lines could have any length."""
ConnectionFailure = BrandTokenConnectionError
TimeoutFailure = BrandTokenTimeoutError
