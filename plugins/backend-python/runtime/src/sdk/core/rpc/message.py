"""Calls as JSON-RPC 2.0 writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Sequence

from ..call import Call
from ..decode import encode
from ..errors import ConfigurationError
from ..guards import is_mapping
from ..omit import OMIT
from ..options import RequestOptions
from ..spec import BodySpec, JsonRpcSpec, Operation


@dataclass(frozen=True, repr=False)
class RpcMessage:
    """One call. A notification has no id."""

    method: str
    id: int | None
    params: Any
    """A list, a mapping, or ``OMIT``."""

    def to_json(self) -> dict[str, Any]:
        """The message as the server gets it."""
        own = {} if self.id is None else {"id": self.id}
        given = {} if self.params is OMIT else {"params": self.params}
        return {"jsonrpc": "2.0", **own, "method": self.method, **given}


def spec_of(operation: Operation[Any]) -> JsonRpcSpec:
    """How a method is called by JSON-RPC."""
    spec: JsonRpcSpec = operation.spec.get("json_rpc", {"method": ""})
    return spec


def is_notification(operation: Operation[Any]) -> bool:
    """Whether nobody answers to a method."""
    return spec_of(operation).get("notification", False)


def message_for(
    operation: Operation[Any],
    body: Any,
    message_id: int | None,
    extra: Mapping[str, Any] | None = None,
) -> RpcMessage:
    """The message of a call.

    ``body`` has the parameters by the server's names, or is the value that holds all of them. ``extra`` are parameters
    beyond the declared ones.
    """
    spec = spec_of(operation)
    return RpcMessage(spec["method"], message_id, _params_of(spec, body, extra))


def _params_of(spec: JsonRpcSpec, body: Any, extra: Mapping[str, Any] | None) -> Any:
    value: Any = {} if body is OMIT else body
    if extra and not is_mapping(value):
        value = encode(value)
    if not is_mapping(value):
        if extra:
            raise ConfigurationError("body_properties need parameters that go by name")
        return value
    given = {name: one for name, one in value.items() if one is not OMIT}
    return _ordered(spec, {**given, **(extra or {})}, bool(extra))


def _ordered(spec: JsonRpcSpec, given: Mapping[str, Any], is_extended: bool) -> Any:
    """By position up to the last parameter that is given, where the method has positions; else by name."""
    positions = spec.get("positions")
    if not given:
        return OMIT if positions is None else []
    if positions is None:
        return given
    values = [given.get(name, OMIT) for name in positions]
    while values and values[-1] is OMIT:
        values.pop()
    if spec.get("nameable") and (is_extended or OMIT in values):
        return given
    if is_extended:
        raise ConfigurationError("body_properties need parameters that go by name")
    return [None if value is OMIT else value for value in values]


def carrying(
    messages: RpcMessage | Sequence[RpcMessage],
    operation: Operation[Any],
    options: RequestOptions | None,
) -> Call:
    """The request that carries messages."""
    carrier: BodySpec = {"kind": "json", "key": "messages"}
    carried = (
        messages.to_json()
        if isinstance(messages, RpcMessage)
        else [message.to_json() for message in messages]
    )
    sending: Operation[Any] = Operation({**operation.spec, "body": carrier}, operation.result)
    return Call(sending, {}, carried, options)
