"""The value of an argument that the caller does not give."""

from __future__ import annotations

from typing import Final, Literal


class Omit:
    """The type of ``OMIT``, which stands for an argument or a property that is not sent at all.

    It is false, so ``value or default`` does what it seems to.
    """

    __slots__ = ()

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "OMIT"

    def __reduce__(self) -> str:
        return "OMIT"


OMIT: Final = Omit()
"""Not given. Where ``None`` is a value too, it is sent as null."""
