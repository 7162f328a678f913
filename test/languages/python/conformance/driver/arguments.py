"""The arguments of a call."""

from __future__ import annotations

from typing import Any, Mapping

from made import made
from table import Argument, Entry, Table
from values import ABSENT, plain

Message = Mapping[str, Any]


def arguments_of(
    message: Message, entry: Entry, table: Table, options: dict[str, Any]
) -> tuple[list[Any], dict[str, Any]]:
    """Arguments by position and by name; properties that the body does not declare go to the options.

    An argument that the operation does not take is a mistake of the suite.
    """
    given = message.get("args") or {}
    places = {place: dict(values) for place, values in given.items() if place != "value"}
    if "value" in given:
        places["value"] = {"": given["value"]}

    def take(argument: Argument) -> Any:
        place, wire = argument.place, argument.wire
        if wire not in places.get(place, {}):
            # Python itself refuses a call without a required argument. What programs pass by mistake is None.
            return None if place == "value" and argument.required else ABSENT
        return made(table, argument.type, places[place].pop(wire))

    args = [value for one in entry.positional if (value := take(one)) is not ABSENT]
    keywords = {one.name: value for one in entry.keywords if (value := take(one)) is not ABSENT}
    further = {name: plain(value) for name, value in places.pop("body", {}).items()}
    left = [f"{place} {name}" for place, values in places.items() for name in values]
    if left or (further and not entry.merges):
        raise LookupError(f"{message['call']} takes no {left or list(further)}")
    if further:
        options["body_properties"] = {**further, **options.get("body_properties", {})}
    return args, keywords
