"""Calling methods by JSON-RPC 2.0."""

from __future__ import annotations

from typing import Any, Mapping, TypeVar, cast

from ..call import Call, Consume
from ..client import AsyncCore, SyncCore
from ..errors import ApiError
from ..flow import Flow
from ..omit import OMIT
from ..options import RequestOptions
from ..reply import Reply
from ..response import consume_buffered
from ..spec import Operation
from .answer import Carrier, as_json_rpc_error, result_of
from .message import RpcMessage, carrying, is_notification, message_for

T = TypeVar("T")


def call_rpc(
    core: SyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> T:
    """Calls a method by JSON-RPC 2.0. ``body`` has the parameters by the server's names; ``params`` is empty.

    A notification gives ``None`` once the server has taken it. Raises ``JsonRpcError`` where the server reports
    one, and ``DecodeError`` for an answer to another call.
    """
    call, consume = _prepare(core, operation, body, options)
    try:
        return cast(T, core.perform(call, consume).data)
    except ApiError as error:
        raise as_json_rpc_error(error) from error.__cause__


async def call_rpc_async(
    core: AsyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> T:
    """Calls a method by JSON-RPC 2.0. ``body`` has the parameters by the server's names; ``params`` is empty.

    A notification gives ``None`` once the server has taken it. Raises ``JsonRpcError`` where the server reports
    one, and ``DecodeError`` for an answer to another call.
    """
    call, consume = _prepare(core, operation, body, options)
    try:
        return cast(T, (await core.perform(call, consume)).data)
    except ApiError as error:
        raise as_json_rpc_error(error) from error.__cause__


def _prepare(
    core: SyncCore | AsyncCore,
    operation: Operation[Any],
    body: Any,
    options: RequestOptions | None,
) -> tuple[Call, Consume[Any]]:
    own: RequestOptions = {**options} if options else {}
    extra = own.pop("body_properties", None)
    message_id = None if is_notification(operation) else core.next_id()
    message = message_for(operation, body, message_id, extra)
    return carrying(message, operation, own), _reading(operation, message)


def _reading(operation: Operation[Any], message: RpcMessage) -> Consume[Any]:
    def consume(reply: Reply) -> Flow[Any]:
        if message.id is None:
            return (yield from consume_buffered(reply))
        text = yield from reply.read_text()
        answer = reply.decode(Any, text)
        return result_of(answer, operation, message, Carrier(reply, text))

    return consume
