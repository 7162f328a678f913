"""Unions of models: told apart by a property, or by their shapes."""

from __future__ import annotations

from typing import Any, Mapping


class UnknownVariant:
    """A variant that this SDK does not know. It is sent back unchanged."""

    __slots__ = ("tag", "raw")

    def __init__(self, raw: Any, tag: str | None = None) -> None:
        self.tag = tag
        """Value of the property that tells variants apart; ``None`` where there is none."""
        self.raw = raw
        """The value as the server sent it, as JSON values."""


def tagged(wire_name: str, tags: Mapping[str, int]) -> Any:
    """Says that a property tells the variants of a union apart.

    ``tags`` gives the place of the variant for each value of the property.
    """
    raise NotImplementedError


def untagged() -> Any:
    """Says that the variants of a union are told apart by their shapes."""
    raise NotImplementedError
