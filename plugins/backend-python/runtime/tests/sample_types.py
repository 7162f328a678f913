"""A package of types as SDKs have it: modules that need each other, and are imported when they are first used."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import sdk

_HEAD = """from __future__ import annotations
from datetime import date, datetime
from decimal import Decimal
from typing import Annotated, Any, ClassVar, Generic, List, Literal, TypeAlias, TypeVar, Union
from uuid import UUID
from pydantic import Tag
from typing_extensions import TypeAliasType
from .. import types as _types
from ..core.files import FileInput
from ..core.model import Base64, WireModel, Wire
from ..core.union import tagged, untagged
from ..core.unknown import UnknownVariant
"""

_MODULES = {
    "animal": """
from .cat import Cat
from .dog import Dog
class NamedCat(Cat):
    type_: Annotated[Literal["named"], Wire("type")] = "named"
Animal: TypeAlias = Annotated[
    Union[
        Annotated[Cat, Tag("0")],
        Annotated[Dog, Tag("1")],
        Annotated[NamedCat, Tag("2")],
        Annotated[UnknownVariant, Tag("unknown")],
    ],
    tagged("type", {"cat": 0, "kitten": 0, "dog": 1, "named": 2, "7": 1}),
]
""",
    "outcome": """
from .done import Done
from .failed import Failed
Outcome: TypeAlias = Annotated[
    Union[Done, Failed, Annotated[UnknownVariant, 1]], tagged("done", {"true": 0, "false": 1})
]
""",
    "done": """
class Done(WireModel):
    done: bool = True
""",
    "failed": """
class Failed(WireModel):
    done: bool = False
    why: str | None = None
""",
    "cat": """
class Cat(WireModel):
    type_: Annotated[str, Wire("type")] = "cat"
    lives: int | None = None
    friend: _types.Animal | None = None
""",
    "dog": """
class Dog(WireModel):
    type_: Annotated[Literal["dog"], Wire("type")] = "dog"
    barks: bool | None = None
    friends: list[_types.Animal] | None = None
""",
    "figure": """
from .circle import Circle
from .square import Square
Figure: TypeAlias = Annotated[
    Union[Circle, Square, str, List[Square], Annotated[UnknownVariant, 1]], untagged()
]
Span: TypeAlias = Annotated[Union[date, datetime, int, UnknownVariant], untagged()]
Beast: TypeAlias = Annotated[Union[_types.Animal, Square, UnknownVariant], untagged()]
Mood: TypeAlias = Union[Literal["glad", "sad"], str]
Moods: TypeAlias = Annotated[Union[Mood, date, Square, UnknownVariant], untagged()]
""",
    "account": """
class Address(WireModel):
    street: str
    city: str | None = None
class Account(WireModel):
    id: str
    created: int
    address: _types.Address
    tags: list[_types.Address] | None = None
    partner: Annotated[Union[_types.Account, _types.ClosedAccount, str, None], untagged()] = None
class ClosedAccount(WireModel):
    id: str
    closed: Literal[True] = True
AnyAccount: TypeAlias = Annotated[Union[Account, ClosedAccount, UnknownVariant], untagged()]
""",
    "circle": """
class Circle(WireModel):
    radius: float
    colour: str | None = None
""",
    "square": """
class Square(WireModel):
    side: float
    colour: str | None = None
    at: datetime | None = None
""",
    "json": """
Json = TypeAliasType("Json", Union[dict[str, "_types.Json"], list["_types.Json"], str, float, None])
Nest = TypeAliasType("Nest", Annotated[Union[str, list["_types.Nest"]], untagged()])
""",
    "page": """
T = TypeVar("T")
class Page(WireModel, Generic[T]):
    items: list[T]
    next: str | None = None
""",
    "status": """
Status: TypeAlias = Union[Literal["active", "paused"], str]
Level: TypeAlias = Union[Literal[1, 2], int]
""",
    "owner": """
class Owner(WireModel):
    pets: list[_types.Pet]
    favourite: Annotated[_types.Animal | None, Wire("favouriteAnimal")] = None
""",
    "keeper": """
from .owner import Owner
class Keeper(Owner):
    zoo: str
""",
    "pet": """
class Pet(WireModel):
    _nullable: ClassVar[frozenset[str]] = frozenset({"nickname"})
    id: int
    name: str
    owner: str | None
    nickname: str | None = None
    weight: float | None = None
    good: bool | None = None
    status: _types.Status | None = None
    level: _types.Level | None = None
    closed: Literal["x"] | None = None
    born: datetime | None = None
    times: list[datetime] | None = None
    day: date | None = None
    price: Decimal | None = None
    uid: UUID | None = None
    data: Base64 | None = None
    photo: FileInput | None = None
    class_: Annotated[str | None, Wire("class")] = None
    labels: dict[str, str] | None = None
    place: tuple[float, float] | None = None
    either: int | str | None = None
    keeper: _types.Keeper | None = None
    friend: _types.Animal | None = None
    friends: dict[str, _types.Animal] | None = None
    figure: _types.Figure | None = None
    any: Any = None
    json_: Annotated[_types.Json, Wire("json")] = None
class Score(WireModel):
    name: str | None = None
    @property
    def model_extra(self) -> dict[str, int]:
        return super().model_extra
class Cage(WireModel):
    name: str
    @property
    def model_extra(self) -> dict[str, _types.Animal | None]:
        return super().model_extra
class Timetable(WireModel):
    name: str | None = None
    @property
    def model_extra(self) -> dict[str, list[datetime]]:
        return super().model_extra
class Holidays(Timetable):
    country: str | None = None
class Shelf(WireModel):
    size: int | None = None
    @property
    def model_extra(self) -> dict[str, _types.Shelf]:
        return super().model_extra
""",
}
_NAMES = {
    "Animal": ".animal",
    "NamedCat": ".animal",
    "Level": ".status",
    **dict.fromkeys(("Score", "Cage", "Timetable", "Holidays", "Shelf"), ".pet"),
    **dict.fromkeys(("Beast", "Span", "Mood", "Moods"), ".figure"),
    "Nest": ".json",
    **dict.fromkeys(("Address", "ClosedAccount", "AnyAccount"), ".account"),
    **{name.capitalize(): f".{name}" for name in _MODULES if name != "animal"},
}


def _row(length: int) -> dict[str, str]:
    """Modules of models each of which holds the next."""
    head = "class Row{}(WireModel):\n    next: _types.Row{} | None = None\n"
    return {f"row{index}": head.format(index, (index + 1) % length) for index in range(length)}


def write_package(folder: Path, name: str, row: int = 0) -> Any:
    """Writes the package and imports it; its runtime is that of this repository."""
    modules = {**_MODULES, **_row(row)}
    names = {**_NAMES, **{module.capitalize(): f".{module}" for module in _row(row)}}
    root = folder / name
    (root / "types").mkdir(parents=True)
    (root / "__init__.py").write_text("")
    (root / "core").symlink_to(Path(sdk.__file__).parent / "core")
    for module, text in modules.items():
        (root / "types" / f"{module}.py").write_text(_HEAD + text)
    (root / "types" / "__init__.py").write_text(
        f"from ..core.lazy import lazy_module\n__getattr__ = lazy_module(__name__, {names!r})\n"
    )
    sys.path.insert(0, str(folder))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(folder))
