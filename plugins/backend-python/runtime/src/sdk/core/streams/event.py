"""What a stream gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True)
class ServerSentEvent(Generic[T_co]):
    """An event of a stream. Items of JSON lines and Connect streams are called ``message`` and have no id."""

    # For Python 3.13, mypy takes this for a parameter, since dataclasses have a method `__replace__` there.
    data: T_co  # type: ignore[misc, unused-ignore]
    event: str = "message"
    """Name of the event: ``message`` if the server names none."""
    id: str = ""
    """Last event id that the server has sent so far: empty if there is none."""
