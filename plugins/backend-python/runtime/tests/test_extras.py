"""Properties that are not declared, but whose type is."""

from __future__ import annotations

import json
from datetime import datetime, timezone
from typing import Any

import pytest
from pydantic import ValidationError

TIME = "2024-02-29T12:34:56.100Z"
READ = datetime(2024, 2, 29, 12, 34, 56, 100_000, timezone.utc)


def _read(core: Any, type_: Any, value: Any) -> Any:
    read = core.decode.decode(type_, json.dumps(value))
    assert read.to_dict() == json.loads(read.to_json()) == value
    return read


def test_values_have_their_type(core: Any, types: Any) -> None:
    table = _read(core, types.Timetable, {"name": "x", "a b": [TIME], "none": [], "null": None})
    assert table.model_extra == {"a b": [READ], "none": [], "null": None}
    holidays = _read(core, types.Holidays, {"country": "x", "name": "y", "a": [TIME]})
    assert holidays.model_extra == {"a": [READ]}
    cage = _read(core, types.Cage, {"name": "x", "a": {"type": "dog", "barks": True}, "b": None})
    assert isinstance(cage.model_extra["a"], types.Dog) and cage.model_extra["a"].barks
    shelf = _read(core, types.Shelf, {"size": 1, "a": {"size": 2, "b": {"c": {"size": "3"}}}})
    assert shelf.model_extra["a"].model_extra["b"].model_extra["c"].size == 3


def test_objects_without_required_properties(core: Any, types: Any) -> None:
    shelf = _read(core, types.Cage, {"a": {"type": "dog"}})
    assert shelf.name is None and shelf.model_extra["a"].type_ == "dog"


@pytest.mark.parametrize("value", [5, "x", {"type": "dog", "friends": 1}, ["x"]])
def test_values_of_another_type_are_kept(core: Any, types: Any, value: Any) -> None:
    cage = _read(core, types.Cage, {"name": "x", "a": value, "b": {"type": "cat"}})
    kept = cage.model_extra["a"]
    assert core.encode.encode(kept) == value
    assert isinstance(cage.model_extra["b"], types.Cat)
    table = _read(core, types.Timetable, {"a": value, "b": [TIME]})
    assert table.model_extra == {"a": value, "b": [READ]}
    score = _read(core, types.Score, {"a": value, "b": 1.5, "c": 2})
    assert score.model_extra == {"a": value, "b": 1.5, "c": 2}
    shelf = _read(core, types.Shelf, {"a": value, "b": {}})
    assert isinstance(shelf.model_extra["b"], types.Shelf)


def test_the_caller_is_held_to_the_type(core: Any, types: Any) -> None:
    score = types.Score(name="x", a=1)
    score.model_extra["b"] = 2
    assert score.to_dict() == {"name": "x", "a": 1, "b": 2}
    table = types.Timetable(a=[READ])
    assert table.to_dict() == {"a": ["2024-02-29T12:34:56.100Z"]}
    with pytest.raises(ValidationError):
        types.Score(a="x")


def test_objects_without_such_a_type_keep_anything(core: Any, types: Any) -> None:
    square = _read(core, types.Square, {"side": 1, "a": {"b": [1, None]}})
    assert square.model_extra == {"a": {"b": [1, None]}}
    assert types.Square(side=1).model_extra == {}


def test_a_model_that_drops_them(core: Any, types: Any) -> None:
    class Dropping(types.Score):  # type: ignore[misc]
        model_config = {"extra": "ignore"}

    score = core.decode.decode(Dropping, '{"name":"x","a":1}')
    assert score.model_extra == {} and score.to_dict() == {"name": "x"}
