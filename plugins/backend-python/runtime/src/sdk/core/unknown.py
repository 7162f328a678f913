"""What stands for a variant that this SDK does not know."""

from __future__ import annotations

from typing import Any

from pydantic_core import CoreSchema, core_schema


class UnknownVariant:
    """A variant of a union that this SDK does not know. It is sent back unchanged."""

    __slots__ = ("raw", "tag")

    def __init__(self, raw: Any, tag: str | None = None) -> None:
        self.raw = raw
        """The value as the server sent it: what JSON has."""
        self.tag = tag
        """Value of the property that tells variants apart; ``None`` where there is none."""

    def __repr__(self) -> str:
        return f"UnknownVariant(raw={self.raw!r}, tag={self.tag!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnknownVariant) and bool(self.raw == other.raw)

    # Two that are equal may change.
    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> CoreSchema:
        return core_schema.json_or_python_schema(
            core_schema.no_info_plain_validator_function(cls),
            core_schema.is_instance_schema(cls),
        )
