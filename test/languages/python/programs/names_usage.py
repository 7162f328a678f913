"""What type checkers see of values that are read."""

from datetime import datetime

from typing_extensions import assert_type

from acme import UnknownVariant, types


def described(shape: types.Shape) -> str:
    if isinstance(shape, types.Circle):
        return f"circle of {shape.radius}"
    if isinstance(shape, types.Square):
        return f"square of {shape.side}"
    if isinstance(shape, list):
        return ", ".join(shape)
    assert_type(shape, UnknownVariant)
    return f"something else: {shape.raw}"


def times_of(built: types.Built) -> list[datetime]:
    assert_type(built.str, str)
    assert_type(built.note, str | None)
    assert_type(built.shapes, list[types.Shape] | None)
    return [time for times in built.model_extra.values() for time in times]


def length_of(marks: types.Marks, name: str) -> float | None:
    mark = marks.model_extra[name]
    if isinstance(mark, types.MarkDash):
        return mark.length
    if isinstance(mark, types.MarkDot):
        return mark.size
    assert_type(mark, UnknownVariant)
    return None
