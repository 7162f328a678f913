"""What the arguments of a call, its options and those of the client make of an operation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Sequence, cast

from .body.json import json_body
from .body.text import text_body
from .decode import to_json
from .errors import ConfigurationError
from .features import Features, PreparedBody
from .omit import OMIT
from .options import RequestOptions
from .spec import BodySpec, OperationSpec, Parameter, ParameterSpec
from .url.path import expand_path
from .url.query import encode_param
from .url.values import joined
from .value import with_value_at

Values = Mapping[str, Any]


@dataclass(frozen=True, repr=False)
class RequestParts:
    """A request without base URL and credentials."""

    path: str
    query: Sequence[str]
    headers: Sequence[tuple[str, Any]]
    cookies: Sequence[str]
    body: PreparedBody | None


@dataclass(frozen=True, repr=False)
class Given:
    """What a call is made of, by who gives it."""

    params: Values
    body: Any
    call: RequestOptions
    client: Values


def build_request(features: Features, operation: OperationSpec, given: Given) -> RequestParts:
    """Writes a request. Raises ``ConfigurationError`` for values that cannot be sent."""
    given = _with_pinned(operation, given)
    declared = {_spec_of(param)["name"]: param for param in operation.get("path_params", ())}

    def lookup(name: str) -> tuple[ParameterSpec, Any]:
        spec = _spec_of(declared.get(name, name))
        return spec, _value_of(spec, given)

    for key in operation.get("required", ()):
        if given.params.get(key, OMIT) is None:
            raise ConfigurationError(f"{key} must not be None")
    path = expand_path(operation["path"], lookup)
    headers: list[tuple[str, Any]] = []
    for param in operation.get("headers", ()):
        headers.extend(_header(_spec_of(param), given))
    cookies: list[str] = []
    for param in operation.get("cookies", ()):
        cookie = _spec_of(param)
        cookies.extend(encode_param(cookie, _value_of(cookie, given)))
    spec = operation.get("body")
    value = _body_value(spec, given)
    body = None if value is OMIT else _body(features, spec or {"kind": "json"}, value)
    return RequestParts(path, _query(operation, given), headers, cookies, body)


def _spec_of(param: Parameter) -> ParameterSpec:
    return {"key": param, "name": param} if isinstance(param, str) else param


def _with_pinned(operation: OperationSpec, given: Given) -> Given:
    """The call with those parts of the request that always have the same value."""
    params, body = dict(given.params), given.body
    for pinned in operation.get("pinned", ()):
        if pinned["place"] == "body":
            body = with_value_at(_plain(body), [pinned["name"]], pinned["value"])
        else:
            params[pinned["key"]] = pinned["value"]
    return Given(params, body, given.call, given.client)


def _value_of(spec: ParameterSpec, given: Given) -> Any:
    """Value of a parameter: the caller's, else the client option's, else the default."""
    value = given.params.get(spec["key"], OMIT)
    if value is not OMIT:
        return value
    option = given.client.get(spec["option"]) if "option" in spec else None
    return spec.get("default") if option is None else option


def _query(operation: OperationSpec, given: Given) -> Sequence[str]:
    extra = given.call.get("query") or {}
    query: list[str] = []
    for param in operation.get("query", ()):
        spec = _spec_of(param)
        if spec["name"] not in extra:
            query.extend(encode_param(spec, _value_of(spec, given)))
    for name, value in extra.items():
        if value is not OMIT:
            query.extend(encode_param({"key": name, "name": name}, value))
    return query


def _header(spec: ParameterSpec, given: Given) -> Sequence[tuple[str, Any]]:
    name, value = spec["name"], _value_of(spec, given)
    if value is None:
        return []
    if spec.get("style") == "json":
        return [(name, to_json(value))]
    explode = spec.get("explode", False)
    return [(name, joined(value, name, explode=explode, separator=",", write=str))]


def _body_value(spec: BodySpec | None, given: Given) -> Any:
    """The value of the body; ``OMIT`` for no body."""
    extra = given.call.get("body_properties")
    if spec is None:
        return OMIT if extra is None else extra
    if "key" in spec:
        return _whole_body(spec, given.body, extra)
    own = cast("Values", {} if given.body is OMIT else given.body)
    known = {name: value for name, value in own.items() if _is_given(spec, name, value)}
    values = {**known, **(extra or {})}
    return OMIT if not values and spec.get("optional") else values


def _is_given(spec: BodySpec, name: str, value: Any) -> bool:
    """Whether a property is sent: ``None`` is a value only where the API allows null."""
    if value is None and name not in spec.get("nullable", ()):
        if name in spec.get("required", ()):
            raise ConfigurationError(f"{name} must not be None")
        return False
    return value is not OMIT


def _whole_body(spec: BodySpec, value: Any, extra: Values | None) -> Any:
    if value is None and not spec.get("null_body"):
        value = OMIT
    if extra is None:
        if value is OMIT and not spec.get("optional"):
            # An empty request in its place could empty what it was to replace.
            raise ConfigurationError("The call needs a body")
        return value
    if value is OMIT:
        return extra
    plain = _plain(value)
    if not isinstance(plain, dict):
        raise ConfigurationError("body_properties need a body that is an object")
    return {**cast("dict[str, Any]", plain), **extra}


def _plain(value: Any) -> Any:
    """The properties of a body, whether it is a model or a mapping."""
    return value.to_dict() if hasattr(value, "to_dict") else value


def _body(features: Features, spec: BodySpec, value: Any) -> PreparedBody:
    kind = spec["kind"]
    if kind == "json":
        return json_body(spec, value)
    if kind == "text":
        return text_body(spec, value)
    encoder = features.get(kind)
    if encoder is None:
        raise ConfigurationError(f"This client cannot send {kind} bodies")
    return encoder(spec, value)
