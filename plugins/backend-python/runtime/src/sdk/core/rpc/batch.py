"""Several calls by JSON-RPC 2.0 in one request.

Emitted code has a class for each resource whose methods make calls that wait to be sent, and one for the whole API::

    class PetsBatch:
        def __init__(self, calls: BatchCalls) -> None:
            self._calls = calls

        def get(self, pet_id: str) -> Pending[types.Pet]:
            return self._calls.add(_GET, {}, {"petId": pet_id})

    class AcmeBatch:
        def __init__(self, calls: BatchCalls) -> None:
            self.pets = PetsBatch(calls)

Both serve sync and async clients, whose method ``batch`` returns ``Batch(self._core, AcmeBatch, request_options)`` or
``AsyncBatch(...)``::

    with client.batch() as batch:
        rex = batch.pets.get("rex")
        tom = batch.pets.get("tom")
    print(rex.result(), tom.result())
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Callable, Generic, Mapping, TypeVar, cast

from ..call import Call
from ..client import AsyncCore, SyncCore
from ..errors import ApiError, SdkFailure, ConfigurationError
from ..flow import Flow
from ..guards import is_list
from ..omit import OMIT
from ..options import RequestOptions
from ..reply import Reply
from ..spec import Operation
from .answer import (
    Carrier,
    as_json_rpc_error,
    failed,
    members_of,
    reported_failure,
    result_of,
    undecodable,
)
from .message import RpcMessage, carrying, is_notification, message_for

T = TypeVar("T")
Calls = TypeVar("Calls")


class Pending(Generic[T]):
    """A call of a batch. It has its result once the batch has been sent, which leaving the ``with`` block does."""

    def __init__(self, operation: Operation[Any], message: RpcMessage) -> None:
        self._operation = operation
        self._message = message
        self._is_settled = False
        self._value: Any = None
        self._error: SdkFailure | None = None

    def result(self) -> T:
        """What the call returned. Raises the error that it failed with, such as ``JsonRpcError``."""
        error = self.exception()
        if error is not None:
            raise error
        return cast(T, self._value)

    def exception(self) -> SdkFailure | None:
        """The error that the call failed with, if it did."""
        if not self._is_settled:
            raise ConfigurationError("The batch has not been sent: read results after its block")
        return self._error

    def __repr__(self) -> str:
        return f"<Pending {self._message.method}>"

    def settle(self, answers: Any, carrier: Carrier) -> None:
        """Takes the own answer out of those of the batch."""
        self._is_settled = True
        if self._message.id is None:
            return
        try:
            self._value = self._answer_of(answers, carrier)
        except SdkFailure as error:
            self._error = error

    def fail(self, error: SdkFailure) -> None:
        """The batch as a whole failed."""
        self._is_settled = True
        self._error = error

    def _answer_of(self, answers: Any, carrier: Carrier) -> Any:
        message = self._message
        if is_list(answers):
            for answer in answers:
                if members_of(answer).get("id") == message.id:
                    return result_of(answer, self._operation, message, carrier)
            raise undecodable(f"holds no answer to {message.method}", carrier)
        reported = reported_failure(members_of(answers))
        if reported is not None:
            raise failed(message.method, reported, carrier)
        raise undecodable("is no list of answers", carrier)


class BatchCalls:
    """The calls of a batch, as emitted code makes them."""

    def __init__(self, next_id: Callable[[], int]) -> None:
        self._next_id = next_id
        self._is_open = True
        self._all: list[tuple[Operation[Any], RpcMessage, Pending[Any]]] = []

    def add(
        self, operation: Operation[T], params: Mapping[str, Any], body: Any = OMIT
    ) -> Pending[T]:
        """Adds a call. ``body`` has the parameters by the server's names; ``params`` is empty."""
        if not self._is_open:
            raise ConfigurationError("The block of the batch was left: begin another batch")
        message_id = self._next_id()
        message = message_for(operation, body, None if is_notification(operation) else message_id)
        pending: Pending[T] = Pending(operation, message)
        self._all.append((operation, message, pending))
        return pending

    def end(self) -> None:
        """No further calls can be added."""
        self._is_open = False

    def request(self, options: RequestOptions | None) -> Call | None:
        """The request that carries all calls; ``None`` where there are none."""
        if not self._all:
            return None
        if options is not None and options.get("body_properties") is not None:
            raise ConfigurationError("body_properties belong to single calls, not to a batch")
        operations = [operation for operation, _, _ in self._all]
        first = operations[0].spec
        for other in operations:
            if other.spec.get("server") != first.get("server") or other.spec.get(
                "definition"
            ) != first.get("definition"):
                raise ConfigurationError("Calls of a batch go to one server")
        # The one that is least safe to repeat stands for all.
        unsafe = [one for one in operations if not one.spec.get("idempotent")]
        messages = [message for _, message, _ in self._all]
        return carrying(messages, (unsafe or operations)[0], options)

    def consume(self, reply: Reply) -> Flow[None]:
        """Reads the answers. A batch of notifications has none."""
        text = yield from reply.read_text()
        is_awaited = any(message.id is not None for _, message, _ in self._all)
        answers = reply.decode(Any, text) if is_awaited else None
        for _, _, pending in self._all:
            pending.settle(answers, Carrier(reply, text))

    def fail(self, error: SdkFailure) -> SdkFailure:
        """Settles all calls with the error of their request."""
        shown = as_json_rpc_error(error) if isinstance(error, ApiError) else error
        for _, _, pending in self._all:
            pending.fail(shown)
        return shown


class Batch(Generic[Calls]):
    """Sends the calls that are made in its ``with`` block as a single request when the block is left.

    Raises what the request as a whole fails with. What a single call fails with is raised by its ``result()``. If
    the block raises, nothing is sent.
    """

    def __init__(
        self,
        core: SyncCore,
        calls: Callable[[BatchCalls], Calls],
        options: RequestOptions | None = None,
    ) -> None:
        self._core = core
        self._calls = BatchCalls(core.next_id)
        self._surface = calls(self._calls)
        self._options = options

    def __enter__(self) -> Calls:
        return self._surface

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._calls.end()
        if kind is None and (call := self._calls.request(self._options)) is not None:
            try:
                self._core.perform(call, self._calls.consume)
            except SdkFailure as failure:
                raise self._calls.fail(failure) from failure.__cause__


class AsyncBatch(Generic[Calls]):
    """Sends the calls that are made in its ``async with`` block as a single request when the block is left.

    Raises what the request as a whole fails with. What a single call fails with is raised by its ``result()``. If
    the block raises, nothing is sent.
    """

    def __init__(
        self,
        core: AsyncCore,
        calls: Callable[[BatchCalls], Calls],
        options: RequestOptions | None = None,
    ) -> None:
        self._core = core
        self._calls = BatchCalls(core.next_id)
        self._surface = calls(self._calls)
        self._options = options

    async def __aenter__(self) -> Calls:
        return self._surface

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._calls.end()
        if kind is None and (call := self._calls.request(self._options)) is not None:
            try:
                await self._core.perform(call, self._calls.consume)
            except SdkFailure as failure:
                raise self._calls.fail(failure) from failure.__cause__
