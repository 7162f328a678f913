"""What programs read of the result of a call, in the form that the message asks for."""

from __future__ import annotations

from typing import Any, Iterable

from arguments import Message
from show import Shown, show
from table import Table


def shown_of(table: Table, message: Message, result: Any) -> Any:
    """``None`` where nothing has a type."""
    types = table.results.get(message["call"], {})

    def whole(value: Any) -> Shown:
        return show(table, types["value"], value)

    def items(values: Iterable[Any]) -> list[Shown]:
        return [show(table, types["item"], value) for value in values]

    match message.get("consume") or "value":
        case "page" | "value" if types.get("kind") == "page":
            return {"items": items(result.items), "response": whole(result.response)}
        case "value" if "value" in types:
            return whole(result)
        case "raw" if "value" in types:
            return whole(result.data)
        case "items" | "events" if "item" in types:
            return items(result)
        case "named":
            return items(event.data for event in result)
        case "ways" if "item" in types:
            return {way: items(values) for way, values in result.items()}
    return None
