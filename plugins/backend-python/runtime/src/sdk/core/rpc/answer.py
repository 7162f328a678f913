"""Answers to calls by JSON-RPC 2.0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping

from ..decode import Misread, decode_value
from ..errors import ApiError, ApiFailure, DecodeError, JsonRpcError
from ..failure import failure_of
from ..guards import is_object
from ..reply import Reply
from ..spec import Operation
from .message import RpcMessage


@dataclass(frozen=True, repr=False)
class Carrier:
    """The HTTP response that answers came in."""

    reply: Reply
    text: str


def members_of(answer: Any) -> Mapping[str, Any]:
    """The members of an answer; empty if it is not an object."""
    return answer if is_object(answer) else {}


def result_of(answer: Any, operation: Operation[Any], message: RpcMessage, carrier: Carrier) -> Any:
    """The result of a call. Raises ``JsonRpcError``, and ``DecodeError`` for any other text."""
    members = members_of(answer)
    reported = reported_failure(members)
    answered = members.get("id")
    # A server that could not read the id answers without one.
    is_anonymous = reported is not None and answered is None
    if not is_anonymous and (answered != message.id or isinstance(answered, bool)):
        raise undecodable("answers another call", carrier)
    if reported is not None:
        raise failed(message.method, reported, carrier)
    if "result" not in members:
        raise undecodable("holds neither a result nor an error", carrier)
    return _decode(operation, members["result"], carrier)


def _decode(operation: Operation[Any], result: Any, carrier: Carrier) -> Any:
    if operation.result is None:
        return result
    try:
        return decode_value(operation.result(), result)
    except Misread as error:
        # The result is a part of the answer.
        own = error.path or "$"
        path = "$.result" + own[1:]
        raise undecodable(error.problem.removesuffix(own) + path, carrier, path) from error


def reported_failure(members: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """What an answer says of a call that failed; ``None`` where it does not, or not as the protocol has it."""
    error = members_of(members.get("error"))
    code = error.get("code")
    is_failure = isinstance(code, int) and isinstance(error.get("message"), str)
    return error if is_failure and not isinstance(code, bool) else None


def undecodable(problem: str, carrier: Carrier, path: str | None = None) -> DecodeError:
    """An answer that is not what the protocol asks for."""
    return carrier.reply.decode_error(problem, carrier.text, path)


def failed(method: str, reported: Mapping[str, Any], carrier: Carrier) -> JsonRpcError:
    """The error of a call that the server reports in a success of HTTP."""
    what = f"{method} failed with {reported['code']}"
    return JsonRpcError(failure_of(carrier.reply, what, body=reported, raw_body=carrier.text))


def as_json_rpc_error(error: ApiError) -> ApiError:
    """The same for a non-2xx answer.

    An error that does not come from a JSON-RPC server is left unchanged.
    """
    reported = reported_failure(members_of(error.body))
    if reported is None:
        return error
    return JsonRpcError(
        ApiFailure(
            message=str(error),
            status=error.status,
            headers=error.headers,
            body=reported,
            raw_body=error.raw_body,
            masked_body=error.masked_body,
            request_id=error.request_id,
            method=error.method,
            url=error.url,
            attempts=error.attempts,
            retry_after=error.retry_after,
        )
    )
