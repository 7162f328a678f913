"""Calls by JSON-RPC, and batches of them."""

from __future__ import annotations

import pickle
from typing import Annotated, Any

import pytest

from backends import on_each_backend, run
from scripted import Connection, Server, async_core_of, core_of
from sdk.core.errors import (
    ApiError,
    ConfigurationError,
    DecodeError,
    InternalServerError,
    JsonRpcError,
)
from sdk.core.model import WireModel, Wire
from sdk.core.omit import OMIT
from sdk.core.rpc.batch import AsyncBatch, Batch, BatchCalls, Pending
from sdk.core.rpc.json_rpc import call_rpc, call_rpc_async
from sdk.core.spec import Operation


def method(rpc: Any = None, result: Any = None, **more: Any) -> Operation[Any]:
    spec: Any = {"method": "POST", "path": "", "response": {"kind": "json"}}
    spec.update({"json_rpc": {"method": "sum", **(rpc or {})}, **more})
    return Operation(spec, result)


NOTIFY = Operation[Any](
    {"method": "POST", "path": "", "json_rpc": {"method": "seen", "notification": True}}
)


def _echo(connection: Connection) -> None:
    """Answers each message with its own parameters, a list with a list in reverse."""
    body = connection.json()

    def answer(message: Any) -> Any:
        return {"jsonrpc": "2.0", "id": message["id"], "result": message.get("params")}

    if isinstance(body, dict):
        connection.answer(answer(body) if "id" in body else b"")
        return
    asked = [message for message in body if "id" in message]
    connection.answer([answer(message) for message in reversed(asked)] if asked else b"")


POSITIONS = ["a", "b", "c"]


@pytest.mark.parametrize(
    ("rpc", "body", "sent"),
    [
        ({}, {"a": 1, "b": OMIT}, {"a": 1}),
        ({}, {"a": OMIT}, None),
        ({}, OMIT, None),
        ({"positions": POSITIONS}, {"c": 3, "a": 1, "b": None}, [1, None, 3]),
        ({"positions": POSITIONS}, {"a": 1, "b": OMIT, "c": OMIT}, [1]),
        ({"positions": POSITIONS}, {"c": 3, "a": 1}, [1, None, 3]),
        ({"positions": POSITIONS}, {}, []),
        ({"positions": POSITIONS, "nameable": True}, {"b": 2, "a": 1}, [1, 2]),
        ({"positions": POSITIONS, "nameable": True}, {"c": 3}, {"c": 3}),
    ],
)
def test_parameters(rpc: Any, body: Any, sent: Any) -> None:
    with Server([_echo]) as server:
        assert call_rpc(core_of(server.url), method(rpc), {}, body) == sent
        given = {} if sent is None else {"params": sent}
        message = {"jsonrpc": "2.0", "id": 1, "method": "sum", **given}
        assert server.requests[0].json() == message


class Pet(WireModel):
    pet_id: Annotated[int, Wire("petId")]


def test_values_of_types() -> None:
    with Server([_echo]) as server:
        core = core_of(server.url)
        typed = method(result=lambda: Pet)
        assert call_rpc(core, typed, {}, Pet(pet_id=1)) == Pet(pet_id=1)
        assert server.requests[0].json()["params"] == {"petId": 1}
        by_position = method({"positions": ["pet"]}, lambda: list[Pet])
        assert call_rpc(core, by_position, {}, {"pet": Pet(pet_id=2)}) == [Pet(pet_id=2)]
        assert call_rpc(core, by_position, {}, {"pet": "x"}) == ["x"]
        with pytest.raises(DecodeError) as caught:
            call_rpc(core, typed, {}, "x")
        assert caught.value.path == "$.result"
        assert str(caught.value).endswith("holds a string instead of an object at $.result")


def test_further_parameters_go_by_name() -> None:
    options: Any = {"body_properties": {"z": 9}}
    with Server([_echo]) as server:
        core = core_of(server.url)
        assert call_rpc(core, method(), {}, {"a": 1}, options) == {"a": 1, "z": 9}
        either = method({"positions": POSITIONS, "nameable": True})
        assert call_rpc(core, either, {}, {"a": 1}, options) == {"a": 1, "z": 9}
        with pytest.raises(ConfigurationError, match="by name"):
            call_rpc(core, method({"positions": POSITIONS}), {}, {"a": 1}, options)
        assert len(server.requests) == 2


@on_each_backend
def test_ids_count_calls_and_retries_keep_them(backend: str) -> None:
    def busy(connection: Connection) -> None:
        connection.answer({}, 503, retry_after="0")

    async def call() -> None:
        assert await call_rpc_async(core, method(), {}, {"a": 1}) == {"a": 1}
        assert await call_rpc_async(core, NOTIFY, {}) is None
        assert await call_rpc_async(core, method(), {}, {"a": 1}) == {"a": 1}

    with Server([busy, _echo]) as server:
        core = async_core_of(server.url)
        run(backend, call)
        assert [request.json().get("id") for request in server.requests] == [1, 1, None, 2]


def _answer(body: Any, status: int = 200) -> Any:
    def handle(connection: Connection) -> None:
        connection.answer(body, status, x_request_id="r1", retry_after="70")

    return handle


@pytest.mark.parametrize("status", [200, 401])
def test_errors_of_the_server(status: int) -> None:
    error = {"code": -32001, "message": "Who is tok-secret?", "data": {"hint": 1}}
    with Server([_answer({"jsonrpc": "2.0", "id": 1, "error": error}, status)]) as server:
        with pytest.raises(JsonRpcError) as caught:
            call_rpc(core_of(server.url, token="tok-secret"), method(), {})
        raised = caught.value
        assert (raised.code, raised.data, raised.status) == (-32001, {"hint": 1}, status)
        assert (raised.request_id, raised.retry_after, raised.attempts) == ("r1", 70, 1)
        assert str(raised).endswith("Who is ***? (request id: r1)")
        assert "tok-secret" not in repr(raised)
        assert pickle.loads(pickle.dumps(raised)).code == -32001
        if status == 200:
            assert str(raised).startswith("sum failed with -32001: ")


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"jsonrpc": "2.0", "id": 7, "result": 1}, "answers another call"),
        ({"jsonrpc": "2.0", "id": 1}, "holds neither a result nor an error"),
        ({"jsonrpc": "2.0", "id": 1, "error": "no"}, "holds neither a result nor an error"),
        ([], "answers another call"),
        (b"no", "is not the JSON that the API declares"),
    ],
)
def test_what_is_no_answer(body: Any, problem: str) -> None:
    with Server([_answer(body)]) as server:
        with pytest.raises(DecodeError, match=problem):
            call_rpc(core_of(server.url), method(), {})


def test_an_error_of_no_json_rpc_server_stays_as_it_is() -> None:
    with Server([_answer({"message": "down"}, 500)]) as server:
        with pytest.raises(InternalServerError, match="down") as caught:
            call_rpc(core_of(server.url), method(), {})
        assert not isinstance(caught.value, JsonRpcError)


class PetsBatch:
    """As emitted code has it."""

    def __init__(self, calls: BatchCalls) -> None:
        self._calls = calls

    def echo(self, a: int) -> Pending[Any]:
        return self._calls.add(method(), {}, {"a": a})

    def get(self, pet_id: int) -> Pending[Pet]:
        return self._calls.add(method(result=lambda: Pet), {}, {"petId": pet_id})

    def seen(self) -> Pending[None]:
        return self._calls.add(NOTIFY, {})


class ApiBatch:
    """As emitted code has it."""

    def __init__(self, calls: BatchCalls) -> None:
        self.pets = PetsBatch(calls)


def test_each_call_of_a_batch_has_its_own_answer() -> None:
    with Server([_echo]) as server:
        with Batch(core_of(server.url), ApiBatch, {"headers": {"X-Batch": "1"}}) as batch:
            one, seen, pet = batch.pets.echo(1), batch.pets.seen(), batch.pets.get(7)
            with pytest.raises(ConfigurationError, match="has not been sent"):
                one.result()
        assert (one.result(), seen.result(), pet.result()) == ({"a": 1}, None, Pet(pet_id=7))
        assert one.exception() is None
        assert len(server.requests) == 1
        assert server.requests[0].headers["x-batch"] == "1"
        assert [message.get("id") for message in server.requests[0].json()] == [1, None, 3]
        with pytest.raises(ConfigurationError, match="was left"):
            batch.pets.seen()


@on_each_backend
def test_async_batches(backend: str) -> None:
    async def call() -> None:
        async with AsyncBatch(async_core_of(server.url), ApiBatch) as batch:
            pet = batch.pets.get(7)
        assert pet.result() == Pet(pet_id=7)

    with Server([_echo]) as server:
        run(backend, call)


def test_notifications_alone_expect_no_answer() -> None:
    with Server([_echo]) as server:
        with Batch(core_of(server.url), ApiBatch) as batch:
            seen = batch.pets.seen()
        assert seen.exception() is None
        with Batch(core_of(server.url), ApiBatch):
            pass
        assert len(server.requests) == 1


def test_calls_of_a_batch_fail_by_themselves() -> None:
    def answer(connection: Connection) -> None:
        error = {"code": -1, "message": "no"}
        connection.answer([{"id": 1, "result": {"a": 1}}, {"id": 2, "error": error}])

    with Server([answer]) as server:
        with Batch(core_of(server.url), ApiBatch) as batch:
            calls = [batch.pets.echo(n) for n in range(3)]
        assert calls[0].result() == {"a": 1}
        with pytest.raises(JsonRpcError, match="sum failed with -1: no"):
            calls[1].result()
        error = calls[2].exception()
        assert isinstance(error, DecodeError) and "holds no answer to sum" in str(error)


def test_a_batch_that_is_refused_as_a_whole() -> None:
    whole = {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "no batches"}}
    with Server([_answer(whole), _answer(whole, 400), _answer({"a": 1})]) as server:
        core = core_of(server.url)
        with Batch(core, ApiBatch) as batch:
            call = batch.pets.echo(1)
        assert isinstance(call.exception(), JsonRpcError)
        with pytest.raises(JsonRpcError, match="no batches") as caught:
            with Batch(core, ApiBatch) as batch:
                call = batch.pets.echo(1)
        assert call.exception() is caught.value
        with Batch(core, ApiBatch) as batch:
            call = batch.pets.echo(1)
        assert "is no list of answers" in str(call.exception())


def test_a_block_that_raises_sends_nothing() -> None:
    with Server([_echo]) as server:
        with pytest.raises(ZeroDivisionError):
            with Batch(core_of(server.url), ApiBatch) as batch:
                call = batch.pets.echo(1)
                raise ZeroDivisionError
        assert server.requests == []
        with pytest.raises(ConfigurationError):
            call.result()


def test_calls_of_a_batch_go_to_one_server() -> None:
    with pytest.raises(ConfigurationError, match="one server"):
        with Batch(core_of("http://127.0.0.1:1"), BatchCallsOf) as batch:
            batch.add(method(), {})
            batch.add(method(server=1), {})
    with pytest.raises(ConfigurationError, match="body_properties"):
        with Batch(core_of("http://127.0.0.1:1"), BatchCallsOf, {"body_properties": {}}) as batch:
            batch.add(method(), {})


def BatchCallsOf(calls: BatchCalls) -> BatchCalls:
    return calls


def test_the_unsafe_call_decides_on_retries() -> None:
    with Server([_answer({}, 500)]) as server:
        with pytest.raises(ApiError):
            with Batch(core_of(server.url), BatchCallsOf) as batch:
                batch.add(method(idempotent=True), {})
                batch.add(method(), {})
        assert len(server.requests) == 1
