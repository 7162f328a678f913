"""Base class of emitted models."""

from __future__ import annotations

from typing import Any, ClassVar, FrozenSet

from pydantic import BaseModel, ConfigDict, Field


def Wire(name: str) -> Any:
    """The name of a field as the server knows it: ``Annotated[str, Wire("petId")]``."""
    return Field(validation_alias=name, serialization_alias=name)


class Model(BaseModel):
    """An object of the API. Properties that it does not declare are kept, and sent back."""

    model_config = ConfigDict(
        extra="allow",
        strict=True,
        populate_by_name=True,
        defer_build=True,
        protected_namespaces=(),
    )

    _nullable: ClassVar[FrozenSet[str]] = frozenset()
    """Optional fields for which an explicit ``None`` is sent as null. Others that are ``None`` are left out."""

    def to_dict(self) -> dict[str, Any]:
        """The JSON object that this is sent as, by the server's names."""
        raise NotImplementedError

    def to_json(self) -> str:
        """The JSON text that this is sent as."""
        raise NotImplementedError
