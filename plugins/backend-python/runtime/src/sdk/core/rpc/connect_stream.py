"""Calls that answer with a stream by the Connect protocol."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Iterator, Mapping, TypeVar

from ..call import Call
from ..client import AsyncCore, SyncCore
from ..decode import to_json
from ..errors import ApiError, StreamError, error_class
from ..failure import failure_of
from ..flow import Flow
from ..guards import is_object
from ..omit import OMIT
from ..options import RequestOptions
from ..reply import Reply
from ..spec import Operation
from ..streams.event import ServerSentEvent
from ..streams.reader import Event, ReplyReader
from ..streams.replies import media_type_of, open_stream
from ..streams.stream import AsyncStream, Stream
from .envelope import COMPRESSED, END_OF_STREAM, Envelope, EnvelopeReader

T = TypeVar("T")


def stream_messages(
    core: SyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> Stream[T]:
    """Calls a method that answers with a stream by the Connect protocol. Retries happen only before it begins."""
    call = Call(operation, params, body, options)
    return Stream(ReplyReader(*core.perform(call, _open_messages).data))


async def stream_messages_async(
    core: AsyncCore,
    operation: Operation[T],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> AsyncStream[T]:
    """Calls a method that answers with a stream by the Connect protocol. Retries happen only before it begins."""
    call = Call(operation, params, body, options)
    return AsyncStream(ReplyReader(*(await core.perform(call, _open_messages)).data))


def _open_messages(reply: Reply) -> Flow[tuple[Reply, _MessageFrames]]:
    is_of_type = media_type_of(reply).startswith("application/connect")
    yield from open_stream(reply, "a stream of messages", is_of_type)
    return reply, _MessageFrames(reply)


class _MessageFrames:
    """Values of the messages of a reply."""

    def __init__(self, reply: Reply) -> None:
        self.is_done = False
        self._reply = reply
        result = reply.operation.result
        self._type: Any = result() if result is not None else Any
        self._messages = EnvelopeReader(reply)

    def feed(self, chunk: bytes) -> Iterator[Event]:
        """The values of the messages that end in a chunk."""
        for message in self._messages.feed(chunk):
            if message.flags & COMPRESSED:
                problem = "the stream is compressed, which was not asked for"
                raise StreamError(self._reply.failed(problem))
            if message.flags & END_OF_STREAM:
                self.is_done = True
                self._check_end(message)
                return
            yield ServerSentEvent(self._reply.decode(self._type, message.text))

    def end(self) -> Iterator[Event]:
        """Raises: the last message of a stream makes it end."""
        problem = "the stream ended without its last message: others may be missing"
        raise StreamError(self._reply.failed(problem))

    def _check_end(self, message: Envelope) -> None:
        end = self._reply.decode(Any, message.text)
        error: Any = end.get("error") if is_object(end) else None
        if is_object(error):
            raise _error_of(error, self._reply)


# The status that a code has in answers that are not streams.
_STATUSES = {
    "canceled": 499,
    "invalid_argument": 400,
    "deadline_exceeded": 504,
    "not_found": 404,
    "already_exists": 409,
    "permission_denied": 403,
    "resource_exhausted": 429,
    "failed_precondition": 400,
    "aborted": 409,
    "out_of_range": 400,
    "unimplemented": 501,
    "unavailable": 503,
    "unauthenticated": 401,
}


def _error_of(failure: Mapping[str, Any], reply: Reply) -> ApiError:
    """The error that the same failure is before a stream has begun."""
    code = str(failure.get("code"))
    status = _STATUSES.get(code, 500)
    what = f"{reply.method} {reply.operation.spec['path']} failed with {code}"
    init = failure_of(reply, what, body=failure, raw_body=to_json(failure))
    return error_class(status)(replace(init, status=status))
