"""Base class of emitted models."""

from __future__ import annotations

from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    ForwardRef,
    FrozenSet,
    Iterable,
    Mapping,
    cast,
    get_args,
)

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic.fields import FieldInfo
from pydantic_core import CoreSchema
from typing_extensions import Self

from .building import building
from .decode import Misread, decode_value
from .deep import deeply
from .encode import encode, to_json
from .loose import loosen_extras, loosen_fields, without_constants, without_given_nulls
from .names import declared_in, evaluated

Base64 = bytes
"""Bytes that are base64 text in JSON."""


def Wire(name: str) -> Any:
    """The name of a field as the server knows it: ``Annotated[str, Wire("petId")]``."""
    return Field(validation_alias=name, serialization_alias=name)


class WireModel(BaseModel):
    """An object of the API. Properties that it does not declare are kept, and sent back."""

    model_config = ConfigDict(
        extra="allow",
        strict=True,
        populate_by_name=True,
        defer_build=True,
        protected_namespaces=(),
    )

    _nullable: ClassVar[FrozenSet[str]] = frozenset()
    """Optional fields for which an explicit ``None`` is sent as null. Others count as not set when
    they are given ``None``, and are left out. A null that the server sent is sent back."""

    # A type checker would take it for leave to set any attribute.
    if not TYPE_CHECKING:

        def __setattr__(self, name: str, value: Any) -> None:
            super().__setattr__(name, value)
            if value is None:
                _forget_none(self, (name,))

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        copied = super().model_copy(update=update, deep=deep)
        _forget_none(copied, update or ())
        return copied

    @property
    def model_extra(self) -> dict[str, Any]:
        """Properties that the API does not declare, by the server's names. If the API gives them a
        type, the class of the object overrides this with a dictionary of that type."""
        extra = self.__pydantic_extra__
        return {} if extra is None else extra

    def to_dict(self) -> dict[str, Any]:
        """The JSON object that this is sent as, by the server's names."""
        result: dict[str, Any] = encode(self)
        return result

    def to_json(self) -> str:
        """The JSON text that this is sent as."""
        return to_json(self)

    @classmethod
    def model_rebuild(cls, **options: Any) -> bool | None:
        # Annotations refer to names of the class's own module, never to those of a calling function.
        options["_parent_namespace_depth"] = 0
        rebuild = super().model_rebuild
        with building:
            return deeply(lambda: rebuild(**options))

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[BaseModel], handler: GetCoreSchemaHandler, /
    ) -> CoreSchema:
        made: Any = vars(cls).get("__pydantic_core_schema__")
        if isinstance(made, dict) and not cls.__pydantic_generic_metadata__["origin"]:
            return cast(CoreSchema, made)
        _complete_fields(cls)
        schema = handler(source)
        own: Any = handler.resolve_ref_schema(schema)
        if own["type"] == "model" and own["schema"]["type"] == "model-fields":
            marks = own.setdefault("metadata", {})
            if "is_loose" not in marks:
                marks["is_loose"] = True
                loosen_fields(own["schema"])
                if cls.model_config.get("extra") == "allow":
                    _add_extras(own["schema"], cls, handler)
                fields = without_constants(own["schema"])
                own["schema"] = without_given_nulls(fields, _omitted_as_none(cls))
        return schema


@lru_cache(maxsize=None)
def _omitted_as_none(model: type[WireModel]) -> FrozenSet[str]:
    """Fields that are left out when they are given ``None``."""
    fields = model.model_fields.items()
    optional = {name for name, field in fields if not field.is_required() and field.default is None}
    nullable: FrozenSet[str] = getattr(model, "_nullable", frozenset())
    return frozenset(optional - nullable)


def _forget_none(model: WireModel, given: Iterable[str]) -> None:
    """Fields that are left out, and were given ``None``, count as not set."""
    omitted = _omitted_as_none(type(model))
    nulls = [name for name in given if name in omitted and getattr(model, name) is None]
    model.__pydantic_fields_set__.difference_update(nulls)


def _add_extras(
    schema: dict[str, Any], model: type[WireModel], handler: GetCoreSchemaHandler
) -> None:
    """Reads undeclared properties as the type that the class gives ``model_extra``."""
    declared: Any = model.model_extra
    if declared is WireModel.model_extra:
        return
    get = declared.fget
    hint = get_args(evaluated(get.__annotations__["return"], get.__globals__))[1]

    def read(value: Any) -> Any:
        try:
            return decode_value(hint, value)
        except Misread:
            return value

    schema["extras_schema"] = loosen_extras(handler.generate_schema(hint), read)


def _complete_fields(model: type[BaseModel]) -> None:
    """Resolves the names in fields that another module declares, by what they refer to there:
    pydantic would not."""
    fields = model.model_fields
    for name, hint, names in declared_in(model):
        # Its declared type knows nothing of names that are still to be resolved.
        known: Any = fields[name].annotation if name in fields else None
        if isinstance(known, ForwardRef):
            default: Any = fields[name].default
            fields[name] = FieldInfo.from_annotated_attribute(evaluated(hint, names), default)
