"""Errors of the Connect protocol."""

from __future__ import annotations

from typing import Any, Literal, Sequence, TypedDict, Union, cast

from ..errors import ApiError
from ..guards import is_object

ConnectCode = Union[
    Literal[
        "canceled",
        "unknown",
        "invalid_argument",
        "deadline_exceeded",
        "not_found",
        "already_exists",
        "permission_denied",
        "resource_exhausted",
        "failed_precondition",
        "aborted",
        "out_of_range",
        "unimplemented",
        "internal",
        "unavailable",
        "data_loss",
        "unauthenticated",
    ],
    str,
]
"""Codes of the Connect protocol."""


class _ErrorDetail(TypedDict):
    type: str
    """Full name of the message's type."""
    value: str
    """The message in binary form, as base64 without padding."""


class ConnectErrorDetail(_ErrorDetail, total=False):
    """A message of any type that belongs to an error."""

    debug: Any
    """The message as JSON, if the server can encode it."""


class _Failure(TypedDict):
    code: ConnectCode


class ConnectFailure(_Failure, total=False):
    """Body of an error that a server reported over the Connect protocol."""

    message: str
    details: Sequence[ConnectErrorDetail]


def connect_failure(error: BaseException) -> ConnectFailure | None:
    """Code and details of an error that the server reported over the Connect protocol.

    ``None`` for other errors, such as those of a proxy in front of it::

        except ApiError as error:
            failure = connect_failure(error)
            if failure and failure["code"] == "not_found": ...
    """
    body: Any = error.body if isinstance(error, ApiError) else None
    is_failure = is_object(body) and isinstance(body.get("code"), str)
    return cast(ConnectFailure, body) if is_failure else None
