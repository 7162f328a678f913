"""Unions: of models that a property tells apart, and of types that are told apart by their shapes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Sequence

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from .guards import is_object
from .loose import loosen
from .shapes import alternatives, closest, fit, members, rule_of
from .unknown import UnknownVariant as UnknownVariant


def tagged(wire_name: str, tags: Mapping[str, int]) -> Any:
    """Says that a property tells the variants of a union apart.

    ``tags`` gives the place of the variant for each value of the property:
    ``Annotated[Union["types.Cat", "types.Dog", UnknownVariant], tagged("type", {"cat": 0, "dog":
    1})]``.
    """
    return Tagged(wire_name, tuple(tags.items()))


def untagged() -> Any:
    """Says that the variants of a union are told apart by their shapes.

    ``Annotated[Union["types.Circle", "types.Square", UnknownVariant], untagged()]``: the variant is
    the one that has all required properties, JSON types that match, and the fewest properties that
    it does not declare; the first of several.
    """
    return Untagged()


@dataclass(frozen=True)
class Tagged:
    """Of unions whose variants a property tells apart."""

    wire_name: str
    tags: tuple[tuple[str, int], ...]

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        variants = _schemas(source, handler)
        choices: dict[str | int, CoreSchema] = {}
        for tag, place in self.tags:
            choices[tag] = variants[place]
            if tag.lstrip("-").isdigit():
                choices[int(tag)] = variants[place]
        known = core_schema.tagged_union_schema(choices, self._tag(), from_attributes=False)
        unknown = core_schema.no_info_plain_validator_function(self._unknown)
        json = core_schema.union_schema([known, unknown], mode="left_to_right")
        return core_schema.json_or_python_schema(json, _instances(variants))

    def _tag(self) -> Any:
        """What gives the tag: a name, which is faster, or a function for booleans."""
        is_boolean = any(tag in ("true", "false") for tag, _ in self.tags)
        return self.text_of_tag if is_boolean else self.wire_name

    def text_of_tag(self, value: Any) -> str | None:
        """The tag of a JSON value; ``None`` where it has none."""
        return tag_text(value.get(self.wire_name)) if is_object(value) else None

    def _unknown(self, value: Any) -> Any:
        if value is None:
            return None
        tag = value.get(self.wire_name) if is_object(value) else None
        name = tag_text(tag)
        if not isinstance(tag, float) and any(name == known for known, _ in self.tags):
            # That it is invalid has been found already.
            raise PydanticCustomError("invalid_variant", "an invalid variant")
        return UnknownVariant(value, name)

    def fit(self, hints: Sequence[Any], value: Any) -> int | None:
        """As ``shapes.fit``, for a union of these types."""
        if not is_object(value):
            return None
        place = dict(self.tags).get(tag_text(value.get(self.wire_name)) or "")
        return None if place is None else fit(hints[place], value)


@dataclass(frozen=True)
class Untagged:
    """Of unions whose variants are told apart by their shapes."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        hints = alternatives(source)

        def choose(value: Any) -> str:
            return _label(closest(hints, value))

        rules = [rule for rule in map(rule_of, hints) if isinstance(rule, Tagged)]

        def keep(value: Any) -> UnknownVariant:
            # The discriminator of an inner union also gives the tag of a value that matches no
            # variant.
            tags = (rule.text_of_tag(value) for rule in rules)
            return UnknownVariant(value, next(filter(None, tags), None))

        variants = _schemas(source, handler)
        unknown = core_schema.no_info_plain_validator_function(keep)
        choices = {_label(place): loosen(variant) for place, variant in enumerate(variants)}
        known = core_schema.tagged_union_schema({**choices, _label(None): unknown}, choose)
        return core_schema.json_or_python_schema(
            core_schema.nullable_schema(known), _instances(variants)
        )

    def fit(self, hints: Sequence[Any], value: Any) -> int | None:
        """As ``shapes.fit``, for a union of these types."""
        place = closest(hints, value)
        return None if place is None else fit(hints[place], value)


def tag_text(tag: Any) -> str | None:
    """The tag as a text; ``None`` for what is neither a text nor a number nor a boolean."""
    if isinstance(tag, bool):
        return "true" if tag else "false"
    return str(tag) if isinstance(tag, (str, int, float)) else None


def _label(place: int | None) -> str:
    """In no error can it be taken for the name of a property."""
    return "(unknown variant)" if place is None else f"(variant {place})"


def _schemas(source: Any, handler: GetCoreSchemaHandler) -> list[CoreSchema]:
    """The tags of the variants in their order; that of the unknown variant comes last."""
    hints = zip(members(source), alternatives(source))
    return [handler.generate_schema(member) for member, hint in hints if hint is not UnknownVariant]


def _instances(variants: list[CoreSchema]) -> CoreSchema:
    unknown = core_schema.is_instance_schema(UnknownVariant)
    return core_schema.union_schema([*variants, unknown], mode="left_to_right")
