"""What credentials add to an attempt."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..errors import ConfigurationError
from ..features import TokenProvider

Pairs = list[tuple[str, str]]


@dataclass(frozen=True, repr=False)
class UsedToken:
    """The access token of an attempt, to be given up if the server refuses it."""

    provider: TokenProvider
    value: str

    def invalidate(self) -> None:
        """Gives it up."""
        self.provider.invalidate(self.value)


@dataclass(repr=False)
class Applied:
    """What credentials add to one attempt."""

    headers: Pairs = field(default_factory=lambda: [])
    query: Pairs = field(default_factory=lambda: [])
    cookies: Pairs = field(default_factory=lambda: [])
    secrets: list[str] = field(default_factory=lambda: [])
    """Values to mask wherever text is shown."""
    token: UsedToken | None = None

    def add_secret(self, *values: str) -> None:
        """Remembers values to mask, and refuses those that would break out of a header."""
        for value in values:
            if any(character in value for character in "\r\n\0"):
                raise ConfigurationError("A credential holds a line break or a NUL character")
            if value:
                self.secrets.append(value)
