"""JSON to typed values."""

from __future__ import annotations

from typing import Annotated, Any, Callable, Sequence, cast

from pydantic import BaseModel, GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, from_json
from pydantic_core import to_json as plain_json

from .building import building
from .deep import deeply
from .encode import encode as encode
from .encode import to_json as to_json
from .encode import to_json_bytes as to_json_bytes
from .guards import is_list, is_object
from .loose import loosen
from .names import namespace

Validate = Callable[[Any], Any]


class Misread(ValueError):
    """JSON that does not have the declared type. What reads a response makes a ``DecodeError`` of
    it."""

    def __init__(self, problem: str, path: str | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        """What the response does: ``holds a string instead of an object at $.items[1]``."""
        self.path = path
        """Such as ``$.items[1].id``; ``None`` where the text is no JSON at all."""


def decode(type_: Any, text: bytes | str) -> Any:
    """Reads JSON text as a type. Raises ``Misread``."""
    text = _unmarked(text)
    if type_ is Any or type_ is object:
        return parse_json(text)
    validate = _validators.get(type_) or _validator_of(type_)
    try:
        return validate(text)
    except ValidationError as error:
        return _reread(validate, text, error)


def decode_value(type_: Any, value: Any) -> Any:
    """Reads a JSON value, such as a part of a response, as a type. Raises ``Misread``."""
    return (
        value
        if type_ is Any or type_ is object
        else decode(type_, plain_json(value, inf_nan_mode="constants"))
    )


def parse_json(text: bytes | str) -> Any:
    """Reads JSON text as plain values; integers are exact. Raises ``Misread``."""
    text = _unmarked(text)
    try:
        return from_json(text)
    except ValueError:
        problem = "is not the JSON that the API declares" if text.strip() else "has no body"
        raise Misread(problem) from None


def _unmarked(text: bytes | str) -> bytes | str:
    """Without a byte order mark."""
    if isinstance(text, str):
        return text[1:] if text.startswith("\ufeff") else text
    return text[3:] if text.startswith(b"\xef\xbb\xbf") else text


class _Loose:
    """Reads a type that is no model as fields of models are read."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        schema: CoreSchema = loosen(handler(source))
        return schema


_validators: dict[Any, Validate] = {}
_loose = _Loose()


def _validator_of(type_: Any) -> Validate:
    with building:
        if isinstance(type_, type) and issubclass(type_, BaseModel):
            type_.model_rebuild()
            validate: Validate = type_.__pydantic_validator__.validate_json
        else:
            adapter = deeply(lambda: _adapter_of(type_, **namespace()))
            validate = adapter.validator.validate_json
        _validators[type_] = validate
    return validate


def _adapter_of(type_: Any, types: Any = None, _types: Any = None) -> TypeAdapter[Any]:
    """Pydantic looks for ``types``, which aliases refer to, among the names of the function that
    calls it."""
    return TypeAdapter(Annotated[type_, _loose])


_WANTED = {
    "int_type": "an exact integer",
    "model_type": "an object",
    "model_attributes_type": "an object",
    "dict_type": "an object",
    "list_type": "a list",
    "set_type": "a list",
    "frozen_set_type": "a list",
    "tuple_type": "a list",
    "missing": "a longer list",
    "too_long": "a shorter list",
}
Keys = Sequence["str | int"]


def _reread(validate: Validate, text: bytes | str, error: ValidationError) -> Any:
    """Reads once more what lacks nothing but required properties, which are ``None`` then; else
    says what is wrong."""
    data = parse_json(text)
    if data is None:
        return None
    absent: list[Keys] = []
    while True:
        problems = error.errors(include_url=False, include_context=False, include_input=False)
        for problem in problems:
            location = problem["loc"]
            keys = _keys_in(data, location)
            if problem["type"] == "missing" and isinstance(location[-1], str):
                absent.append([*keys, location[-1]])
                _at(data, keys)[location[-1]] = None
            elif problem["type"] != "invalid_variant":
                raise _misread(data, keys, problem["type"], problem["msg"])
        try:
            value = validate(plain_json(data, inf_nan_mode="constants"))
            break
        except ValidationError as again:
            error = again
    for way in absent:
        _forget(value, way)
    return value


def _keys_in(data: Any, location: Keys) -> list[str | int]:
    """The part of an error's location that is a path in the data: other parts name variants of
    unions."""
    keys: list[str | int] = []
    for key in location:
        is_there = key in data if is_object(data) else _is_index(data, key)
        if is_there:
            data = cast(Any, data)[key]
            keys.append(key)
    return keys


def _is_index(data: Any, key: str | int) -> bool:
    return is_list(data) and isinstance(key, int) and key < len(data)


def _at(data: Any, keys: Keys) -> Any:
    for key in keys:
        data = data[key]
    return data


def _misread(data: Any, keys: Keys, kind: str, message: str) -> Misread:
    found = _described(_at(data, keys))
    wanted = _WANTED.get(kind)
    path = "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in keys)
    problem = message if wanted is None else f"{found} instead of {wanted}"
    return Misread(f"holds {problem} at {path}", path)


def _described(value: Any) -> str:
    if isinstance(value, bool):
        return "a boolean"
    if isinstance(value, (int, float)):
        return "a number"
    if isinstance(value, str):
        return "a string"
    if is_list(value):
        return "a list"
    return "an object" if is_object(value) else "null"


def _forget(value: Any, keys: Keys) -> None:
    """Makes a property count as absent, so that it is not sent back."""
    *way, name = keys
    for key in way:
        value = _member(value, key)
    if isinstance(value, BaseModel):
        value.__pydantic_fields_set__.discard(_attribute_of(value, name))


def _member(value: Any, key: Any) -> Any:
    if is_list(value) or is_object(value):
        return value[key]
    if not isinstance(value, BaseModel):
        return None
    attribute = _attribute_of(value, key)
    return getattr(value, attribute) if attribute in type(value).model_fields else None


def _attribute_of(model: BaseModel, name: str | int) -> str:
    for attribute, field in type(model).model_fields.items():
        if name == (field.serialization_alias or attribute):
            return attribute
    return str(name)
