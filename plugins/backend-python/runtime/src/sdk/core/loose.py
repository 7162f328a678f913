"""What makes reading JSON tolerant without giving up the declared types.

Servers send what they do not declare. A value without its declared format, a scalar of another type
and a null stay as they were received, and are sent back like that. What is not an object or a list
where one is declared is an error here, and ``odd`` keeps it then. This module rewrites the schemas that pydantic derives from annotations: in JSON,
each scalar is read strictly, and as it is if that fails. Both happen in pydantic's core, so a sound
response costs next to nothing more. Values that the caller passes are still checked strictly.
"""

from __future__ import annotations

from typing import Any, Callable

from pydantic_core import PydanticCustomError, core_schema

from . import kept

Schema = Any
"""A ``core_schema.CoreSchema``: one of some fifty dictionaries."""

_ANYTHING = core_schema.any_schema()


def loosen(schema: Schema) -> Schema:
    """The schema of a place in JSON where null is tolerated."""
    loose = _loosen(schema)
    if loose["type"] in ("any", "nullable", "default", "json-or-python"):
        return loose
    return core_schema.nullable_schema(loose)


def loosen_fields(schema: Schema) -> None:
    """Rewrites the fields of a model in place."""
    for field in schema["fields"].values():
        field["schema"] = loosen(field["schema"])


def without_constants(schema: Schema) -> Schema:
    """The schema of a model's fields, of which JSON gets no constant that it does not contain: the
    object may not be what the constant says."""
    fields = schema["fields"]
    absent = {
        name: {**field, "schema": {**field["schema"], "default": None}}
        for name, field in fields.items()
        if field["schema"].get("default") is not None
    }
    return _in_json({**schema, "fields": {**fields, **absent}}, schema) if absent else schema


def without_given_nulls(schema: Schema, omitted: frozenset[str]) -> Schema:
    """The schema of a model's fields, of which a caller's ``None`` counts as not set where it is
    left out. A null in JSON counts as set: it is sent back."""
    if not omitted:
        return schema

    def forget(parts: Any) -> Any:
        values, _, is_set = parts
        is_set.difference_update([name for name in omitted & is_set if values[name] is None])
        return parts

    return _in_json(schema, core_schema.no_info_after_validator_function(forget, schema))


def loosen_extras(schema: Schema, read: Callable[[Any], Any]) -> Schema:
    """The schema of undeclared properties that have a type. ``read`` is called with values that do
    not fit it, since none of them makes the object invalid."""
    odd = core_schema.no_info_plain_validator_function(read)
    return _in_json(_first_of(loosen(schema), odd), schema)


def _loosen(schema: Schema) -> Schema:
    kind = schema["type"]
    if kind in _SCALARS:
        return _in_json(_SCALARS[kind](schema), _strict(schema))
    if kind in ("nullable", "default"):
        return {**schema, "schema": _loosen(schema["schema"])}
    if kind in ("list", "set", "frozenset") and "items_schema" in schema:
        return {**schema, "items_schema": loosen(schema["items_schema"])}
    if kind == "tuple":
        return {**schema, "items_schema": [loosen(item) for item in schema["items_schema"]]}
    if kind == "dict" and "values_schema" in schema:
        return {**schema, "values_schema": loosen(schema["values_schema"])}
    if kind == "union":
        return _loosen_union(schema)
    return schema


def _or_as_it_is(json: Schema, strict: Schema) -> Schema:
    return _in_json(_first_of(json, _ANYTHING), strict)


def _in_json(json: Schema, strict: Schema) -> Schema:
    return core_schema.json_or_python_schema(json, strict)


_UNIONS_ARE_STRICT = "strict" in core_schema.UnionSchema.__annotations__
"""Before 2.12, pydantic's unions were as strict as the model, whatever their choices said."""


def _first_of(*choices: Schema) -> Schema:
    union: Schema = core_schema.union_schema(list(choices), mode="left_to_right")
    return {**union, "strict": False} if _UNIONS_ARE_STRICT else union


def _loosen_union(schema: Schema) -> Schema:
    choices: list[Schema] = [
        choice[0] if isinstance(choice, tuple) else choice for choice in schema["choices"]
    ]
    base = next((choice for choice in choices if choice["type"] in _LITERALS), None)
    if base is not None and all(choice is base or _is_of(choice, base) for choice in choices):
        # Known values of an enum beside all others of their type.
        return _loosen(base)
    inner = [choice if choice["type"] in _SCALARS else _loosen(choice) for choice in choices]
    return _or_as_it_is({**schema, "choices": inner}, schema)


_LITERALS: dict[str, tuple[type[Any], ...]] = {"str": (str,), "int": (int,), "float": (float, int)}


def _is_of(schema: Schema, base: Schema) -> bool:
    """Whether a schema is of literals that another type has."""
    values = schema["expected"] if schema["type"] == "literal" else [None]
    return all(type(value) in _LITERALS[base["type"]] for value in values)


def _strictly(schema: Schema) -> Schema:
    return _first_of({**schema, "strict": True}, _ANYTHING)


def _known(schema: Schema) -> Schema:
    return _first_of(schema, _ANYTHING)


def _number(schema: Schema) -> Schema:
    unusual = core_schema.no_info_plain_validator_function(_read_unusual_number)
    return _first_of({**schema, "strict": True, "allow_inf_nan": False}, unusual)


def _read_unusual_number(value: Any) -> Any:
    """A number in quotes, one that is not finite, or an integer of more than 64 bits, which
    pydantic's core takes for no double."""
    if isinstance(value, str):
        return kept.read_number(value)
    if isinstance(value, float):
        raise PydanticCustomError("not_finite", "a number that is not finite")
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    try:
        return float(value)
    except OverflowError:
        return value


def _integer(schema: Schema) -> Schema:
    unusual = core_schema.no_info_plain_validator_function(_read_unusual_integer)
    return _first_of({**schema, "strict": True}, unusual)


def _read_unusual_integer(value: Any) -> Any:
    """An integer in quotes, or one that is written with a fraction or an exponent: ``5.0``,
    ``1e3``."""
    if isinstance(value, str):
        return kept.read_integer(value)
    if not isinstance(value, float):
        return value
    if kept.is_whole(value):
        return int(value)
    raise PydanticCustomError("fraction", "a number that is not an integer")


def _text(pattern: str, read: Callable[[Any], Any]) -> Callable[[Schema], Schema]:
    """A format of texts. Those of the usual form are read by pydantic's core, others by a function."""

    def schema_of(schema: Schema) -> Schema:
        steps: list[Schema] = [core_schema.str_schema(strict=True, pattern=pattern), _lax(schema)]
        usual = core_schema.chain_schema(steps)
        return _first_of(usual, core_schema.no_info_plain_validator_function(read))

    return schema_of


def _strict(schema: Schema) -> Schema:
    """What a caller may pass for a scalar: a value of its type, or its text where JSON has that."""
    if schema["type"] not in _FORMATS:
        return schema
    steps: list[Schema] = [core_schema.str_schema(strict=True), _lax(schema)]
    return _first_of(schema, core_schema.chain_schema(steps))


def _lax(schema: Schema) -> Schema:
    return {**schema, "strict": False}


_FORMATS = ("date", "datetime", "decimal", "uuid")


def _bytes(_: Schema) -> Schema:
    return core_schema.no_info_plain_validator_function(kept.read_bytes)


_SCALARS: dict[str, Callable[[Schema], Schema]] = {
    "str": _strictly,
    "bool": _strictly,
    "float": _number,
    "literal": _known,
    "enum": _known,
    "int": _integer,
    "date": _text(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", kept.read_date),
    "datetime": _text(kept.CANONICAL_DATE_TIME, kept.read_date_time),
    "decimal": _text(kept.CANONICAL_DECIMAL, kept.read_decimal),
    "uuid": _text(kept.CANONICAL_UUID, kept.read_uuid),
    "bytes": _bytes,
}
