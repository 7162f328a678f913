"""Models, unions and JSON: what is read can be used, and is sent back as it came."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import threading
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from pydantic import ValidationError

from sample_types import write_package


def _read(core: Any, type_: Any, value: Any) -> Any:
    return core.decode.decode(type_, json.dumps(value))


def _pet(**values: Any) -> dict[str, Any]:
    return {"id": 1, "name": "Rex", "owner": None, **values}


KEPT: list[dict[str, Any]] = [
    {"weight": "3"},
    {"weight": 12.5, "good": "yes"},
    {"status": "sleeping", "level": 7, "closed": "y"},
    {"status": 5, "level": "high"},
    {"born": "soon", "day": "", "price": "a lot", "uid": "x", "data": "*"},
    {"born": 1709210096, "day": 20240229, "price": 5, "uid": True, "data": 1},
    {"born": "2024-02-30T00:00:00Z", "day": "2024-02-30"},
    {
        "day": "2024-02-29T12:34:56Z",
        "born": "2024-02-29",
        "times": ["2024-02-29 12:34:56", "later"],
    },
    {"times": ["2024-02-29T12:34:56.123Z", "2024-02-29T12:34:56.123456+05:30"]},
    {"times": ["2024-02-29T12:34:56.123456789+05:30", "2024-02-29T12:34:56+00:00"]},
    {"times": ["2024-02-29T12:34:56.100Z", "2024-02-29T12:34:56.10Z", "2024-02-29T12:34:56.000Z"]},
    {"times": ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999-12:00", "2024-02-29t12:34:56z"]},
    {"uid": "0B7F1F1E-5D2B-4B7E-9D0A-1C2D3E4F5A6B", "data": "_-8", "price": "1e5"},
    {"uid": "0b7f1f1e5d2b4b7e9d0a1c2d3e4f5a6b", "data": "AAECAwD/", "price": "-0.10"},
    {"price": "12345678901234567890.10"},
    {"class": "k", "unknown": {"deep": [1, None, 9007199254740993]}},
    {"friend": {"type": "cat", "colour": "red"}, "friends": {"a": {"type": "dog", "other": 1}}},
    {"friend": {"type": "bird", "wings": 2}, "friends": {"a": {"wings": 2}, "b": {"type": None}}},
    {"friend": {"type": "kitten", "lives": 3, "friend": {"type": "named"}}},
    {"friend": "a text", "figure": {"corners": 3}},
    {"figure": {"colour": "red", "side": 1}},
    {"figure": {"radius": 1.5, "colour": "red"}},
    {"figure": "a circle"},
    {"figure": [{"side": 2}]},
    {"figure": [{"side": "x"}]},
    {"either": 5, "place": [1.5, 2]},
    {"either": "five", "any": {"a": [None]}},
    {"either": [True], "json": {"a": [1, "x", None, {"b": []}]}},
    {"labels": {}, "keeper": {"pets": [], "zoo": "", "favouriteAnimal": {"type": "dog"}}},
    {"nickname": None},
    # Lists, objects, texts and numbers in place of each other.
    {"id": 1.5, "level": 1e300},
    {"times": "x", "labels": [], "keeper": [], "friends": []},
    {"times": {}, "labels": 5, "keeper": "x", "friends": {"a": [], "b": "c"}},
    {"keeper": {"pets": {}, "zoo": []}},
    {"keeper": {"pets": [{"id": 2, "name": "x", "owner": "y"}, "text", [], {"id": []}], "zoo": {}}},
    {"friend": {"type": "dog", "friends": 1}, "friends": {"a b": {"type": "dog", "friends": {}}}},
    {"place": [1]},
    {"place": [1, 2, 3]},
    {"place": {}},
    {"place": [[], 2]},
    {"status": ["active"], "born": {}, "price": [], "good": {}, "photo": []},
    {"json": {"\ud83d cut": "\ude00"}, "class": "\ud83d cut", "labels": {"a": "\udc00"}},
    {"friend": {"type": "cat", "colour": "\ud83d"}, "friends": {"a": {"type": "\ud83d"}}},
    {"unknown": "\ud83d", "class": 'é"'},
    {"json": {"deep": json.loads("[" * 900 + "]" * 900)}},
    {"unknown": json.loads('{"a":' * 900 + "1" + "}" * 900)},
]


@pytest.mark.parametrize("values", KEPT, ids=lambda values: json.dumps(values)[:80])
def test_what_is_read_is_sent_back_as_it_came(core: Any, types: Any, values: Any) -> None:
    pet = _read(core, types.Pet, _pet(**values))
    assert json.loads(pet.to_json()) == pet.to_dict() == _pet(**values)


def test_values_have_their_types(core: Any, types: Any) -> None:
    pet = _read(
        core,
        types.Pet,
        _pet(
            id=9007199254740993,
            born="2024-02-29T12:34:56.789+05:30",
            day="2024-02-29",
            price="1.10",
            uid="0B7F1F1E-5D2B-4B7E-9D0A-1C2D3E4F5A6B",
            data="_-8",
            friend={"type": "cat"},
            place=[1, 2],
        ),
    )
    offset = timezone(timedelta(hours=5, minutes=30))
    assert pet.id == 9007199254740993
    assert pet.born == datetime(2024, 2, 29, 12, 34, 56, 789000, offset)
    assert pet.born.utcoffset() == timedelta(hours=5, minutes=30)
    assert (pet.day, pet.price) == (date(2024, 2, 29), Decimal("1.10"))
    assert pet.uid == UUID("0b7f1f1e-5d2b-4b7e-9d0a-1c2d3e4f5a6b")
    assert pet.data == b"\xff\xef"
    assert pet.place == (1.0, 2.0)
    assert isinstance(pet.friend, types.Cat) and pet.friend.type_ == "cat"


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2024-02-29T12:34:56", datetime(2024, 2, 29, 12, 34, 56, tzinfo=timezone.utc)),
        ("2024-02-29", datetime(2024, 2, 29, tzinfo=timezone.utc)),
        ("2024-02-29 12:34:56+0100", datetime(2024, 2, 29, 11, 34, 56, tzinfo=timezone.utc)),
        ("2024-02-29T12:34:56.9999999Z", datetime(2024, 2, 29, 12, 34, 56, 999999, timezone.utc)),
        ("2024-02-29T12:34:56.000Z", datetime(2024, 2, 29, 12, 34, 56, tzinfo=timezone.utc)),
        ("2024-02-29T12:34:56.100-05:30", datetime(2024, 2, 29, 18, 4, 56, 100000, timezone.utc)),
    ],
)
def test_times_of_other_forms(core: Any, types: Any, text: str, moment: datetime) -> None:
    pet = _read(core, types.Pet, _pet(born=text))
    assert pet.born == moment
    later = pet.model_copy(update={"born": pet.born + timedelta(seconds=1)})
    assert later.to_dict()["born"] != text
    assert pickle.loads(pickle.dumps(pet)).born == moment


@pytest.mark.parametrize(
    ("value", "problem"),
    [("text", "a string instead of an object"), ([], "a list instead of an object")],
)
def test_a_response_of_another_kind(core: Any, types: Any, value: Any, problem: str) -> None:
    with pytest.raises(core.decode.Misread, match=problem) as caught:
        _read(core, types.Pet, value)
    assert caught.value.path == "$"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "has no body"),
        (b" ", "has no body"),
        (b"{", "is not the JSON"),
    ],
)
def test_no_json_at_all(core: Any, types: Any, text: bytes, problem: str) -> None:
    for type_ in (types.Pet, Any, list[types.Pet]):
        with pytest.raises(core.decode.Misread, match=problem) as caught:
            core.decode.decode(type_, text)
        assert caught.value.path is None


def test_absent_and_null_are_none_where_a_value_is_required(core: Any, types: Any) -> None:
    pet = _read(core, types.Pet, {"id": None, "keeper": {"zoo": "x", "pets": [{"id": 1}, None]}})
    assert (pet.id, pet.name, pet.keeper.pets[0].name, pet.keeper.pets[1]) == (
        None,
        None,
        None,
        None,
    )
    assert "name" not in pet.model_fields_set
    assert pet.to_dict() == {"id": None, "keeper": {"pets": [{"id": 1}, None], "zoo": "x"}}
    assert core.decode.decode(types.Pet, b"null") is None


@pytest.mark.parametrize(
    "values", [{"keeper": {"zoo": 1}, "times": {}}, {"friends": [], "place": 1}]
)
def test_what_is_odd_does_not_hide_the_rest(core: Any, types: Any, values: Any) -> None:
    pet = _read(core, types.Pet, {"id": 1, "name": "Rex", **values})
    assert (pet.id, pet.owner) == (1, None)
    assert pet.to_dict() == {"id": 1, "name": "Rex", **values}
    for name in {"times", "place"} & values.keys():
        assert getattr(pet, name) == values[name]


def test_bytes_that_are_not_utf_8(core: Any, types: Any) -> None:
    pet = core.decode.decode(types.Pet, b'{"id": 1, "name": "caf\xe9", "owner": null}')
    assert pet.name == "caf\ufffd"
    assert core.decode.decode(Any, b'"\xff"') == "\ufffd"


@pytest.mark.parametrize("text", ["NaN", "1e999", "-1e999", "1.5", "9007199254740993.0"])
def test_numbers_that_no_type_holds(core: Any, types: Any, text: str) -> None:
    sent = f'{{"id":{text},"name":"x","owner":null}}'
    pet = core.decode.decode(types.Pet, sent)
    assert type(pet.id) is not int and pet.to_json() == sent


@pytest.mark.parametrize("text", ["NaN", "1e999", "-1e999"])
def test_numbers_that_no_double_holds(core: Any, types: Any, text: str) -> None:
    sent = f'{{"id":1,"name":"x","owner":null,"weight":{text}}}'
    assert core.decode.decode(types.Pet, sent).to_json() == sent


def test_integers_that_are_written_as_fractions(core: Any, types: Any) -> None:
    assert core.decode.decode(list[int], b"[5.0, 1e3, 5]") == [5, 1000, 5]
    assert core.decode.decode(types.Level, b"1.0") == 1


def test_a_byte_order_mark_is_dropped(core: Any, types: Any) -> None:
    assert core.decode.decode(list[int], b"\xef\xbb\xbf[1]") == [1]
    assert core.decode.decode(Any, "\ufeff[1]") == [1]


def test_types_beside_models(core: Any, types: Any) -> None:
    decode = core.decode.decode
    assert isinstance(decode(types.Animal, b'{"type":"7"}'), types.Dog)
    assert isinstance(decode(types.Animal, b'{"type":7}'), types.Dog)
    unknown = decode(types.Animal, b'{"type":"wolf"}')
    assert (unknown.tag, unknown.raw) == ("wolf", {"type": "wolf"})
    assert isinstance(decode(list[types.Figure], b'[{"radius":1}]')[0], types.Circle)
    assert isinstance(decode(types.Outcome, b'{"done":true}'), types.Done)
    assert isinstance(decode(types.Outcome, b'{"done":false}'), types.Failed)
    assert decode(types.Outcome, b'{"done":null}').tag is None
    assert decode(types.Json, b'{"a":[null]}') == {"a": [None]}
    assert decode(types.Nest, b'["a",["b"]]') == ["a", ["b"]]
    assert decode(list[list[int]], b"[[1,2],[],[3]]") == [[1, 2], [], [3]]
    page = decode(types.Page[types.Pet], json.dumps({"items": [_pet()]}))
    assert isinstance(page.items[0], types.Pet)
    assert decode(types.Score, b'{"a":1,"b":"x"}').model_extra == {"a": 1, "b": "x"}
    assert core.decode.decode_value(types.Pet, _pet(weight=3)).weight == 3.0


def test_shapes_tell_variants_apart(core: Any, types: Any) -> None:
    def variant(value: Any) -> Any:
        return type(_read(core, types.Figure, value)).__name__

    assert variant({"radius": 1, "side": 2}) == "Circle"
    assert variant({"side": 1, "radius": "x"}) == "Square"
    assert variant({"side": 1, "at": "2024-01-01T00:00:00Z"}) == "Square"
    assert variant({"side": 1, "at": "never"}) == "Square"
    assert variant({"side": None}) == "UnknownVariant"
    assert [variant("x"), variant([{"side": 1}]), variant(1)] == ["str", "list", "UnknownVariant"]


def test_an_unknown_variant_of_an_inner_union_has_its_tag(core: Any, types: Any) -> None:
    def read(value: Any) -> Any:
        return _read(core, types.Beast, value)

    assert isinstance(read({"type": "dog"}), types.Dog)
    wolf, nothing = read({"type": "wolf"}), read({"corners": 5})
    assert (wolf.tag, wolf.raw) == ("wolf", {"type": "wolf"})
    assert (nothing.tag, nothing.raw) == (None, {"corners": 5})


def test_models_that_the_caller_makes(types: Any) -> None:
    pet = types.Pet(
        id=1,
        name="Rex",
        owner=None,
        nickname=None,
        weight=3.0,
        good=None,
        born=datetime(2024, 2, 29, 12, 30, tzinfo=timezone(timedelta(hours=2))),
        times=[datetime(2024, 2, 29, 12, 30, 0, 500, tzinfo=timezone.utc)],
        class_="k",
        friend=types.Cat(lives=9),
        friends={"a": types.Dog()},
        figure=types.Square(side=1),
        data=b"\x00\xff",
        extra={"a": [types.Dog()]},
    )
    assert json.loads(pet.to_json()) == {
        "id": 1,
        "name": "Rex",
        "owner": None,
        "nickname": None,
        "weight": 3,
        "born": "2024-02-29T12:30:00+02:00",
        "times": ["2024-02-29T12:30:00.000500Z"],
        "class": "k",
        "friend": {"type": "cat", "lives": 9},
        "friends": {"a": {"type": "dog"}},
        "figure": {"side": 1},
        "data": "AP8=",
        "extra": {"a": [{"type": "dog"}]},
    }
    assert types.Pet(id=1, name="x", owner=None, **{"class": "k"}).class_ == "k"


def test_a_null_that_came_is_sent_back_and_one_that_is_given_is_left_out(
    core: Any, types: Any
) -> None:
    came = _pet(weight=None, good=None, friends={"a": {"type": "cat", "lives": None}})
    pet = _read(core, types.Pet, came)
    assert (pet.weight, pet.good) == (None, None)
    assert pet.to_dict() == came
    assert pickle.loads(pickle.dumps(pet)).to_dict() == came
    pet.weight = None
    assert "weight" not in pet.to_dict()
    pet.nickname = None
    assert pet.to_dict()["nickname"] is None
    pet.weight = 1.5
    assert pet.to_dict()["weight"] == 1.5
    copied = pet.model_copy(update={"weight": None, "name": "Max", "further": None}).to_dict()
    assert "weight" not in copied
    assert (copied["name"], copied["good"], copied["further"]) == ("Max", None, None)
    assert pet.to_dict()["weight"] == 1.5


@pytest.mark.parametrize("values", [{"id": "1"}, {"id": 1.5}, {"born": 1704067200}, {"friend": 5}])
def test_the_caller_is_held_to_the_types(types: Any, values: Any) -> None:
    with pytest.raises(ValidationError):
        types.Pet(**{**_pet(), **values})
    with pytest.raises(ValidationError):
        types.Pet(id=1)


def test_what_json_cannot_carry(core: Any) -> None:
    loop: list[Any] = []
    loop.append(loop)
    for value, problem in (
        ({"a": [1, float("nan")]}, r"at \$.a\[1\] cannot be sent: the number is not finite"),
        ([object()], r"at \$\[0\] cannot be sent: values of the type object have no form in JSON"),
        (loop, "nested too deeply, or holds itself"),
    ):
        for write in (core.encode.encode, core.encode.to_json):
            with pytest.raises(core.errors.ConfigurationError, match=problem):
                write(value)


def test_json_text(core: Any) -> None:
    value = {
        "a": 'ü"\n\x00',
        "b": [1.5, 1e22, 1e-7, -0.0, 10**30, True, None],
        "c": core.omit.OMIT,
        1: (2,),
    }
    text = '{"a":"ü\\"\\n\\u0000","b":[1.5,1e+22,1e-7,0,1' + "0" * 30 + ',true,null],"1":[2]}'
    assert core.encode.to_json(value) == text


def test_a_time_without_offset_is_local(core: Any) -> None:
    local = datetime(2024, 7, 1, 12)
    assert core.encode.encode(local) == core.encode.encode(local.astimezone())


def test_threads_that_use_types_for_the_first_time(tmp_path: Path) -> None:
    package = write_package(tmp_path, "threaded_sdk")
    from importlib import import_module

    types, decode = import_module("threaded_sdk.types"), import_module("threaded_sdk.core.decode")
    names = ["Pet", "Animal", "Keeper", "Figure", "Owner", "Dog"] * 4
    found: list[Any] = []

    def use(name: str) -> None:
        type_ = getattr(types, name)
        value = _pet() if name == "Pet" else {"type": "dog", "pets": [], "zoo": "x", "radius": 1}
        found.append(decode.decode(type_, json.dumps(value)))
        types.Pet(**_pet(friend=types.Cat()))

    threads = [threading.Thread(target=use, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert package and len(found) == len(names)


@pytest.mark.parametrize("first", ["animal", "cat", "keeper", "owner", "pet", "figure", "json"])
def test_modules_may_be_imported_in_any_order(tmp_path: Path, first: str) -> None:
    write_package(tmp_path, "ordered_sdk")
    program = f"""
import ordered_sdk.types.{first}
from ordered_sdk import types
from ordered_sdk.core.decode import decode
pet = '{{"id":1,"name":"x","owner":null,"keeper":{{"pets":[],"zoo":"z"}},"friend":{{"type":"cat"}}}}'
assert decode(types.Pet, pet).to_json() == pet
"""
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.stderr == ""


def test_a_long_row_of_models(tmp_path: Path) -> None:
    package = write_package(tmp_path, "deep_sdk", row=300)
    program = f"""
from {package.__name__} import types
from {package.__name__}.core.decode import decode
assert decode(types.Row0, '{{"next":{{"next":{{}}}}}}').next.next.next is None
"""
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.stderr == ""


def test_texts_of_formats_that_the_caller_passes(types: Any) -> None:
    uid = "0b7f1f1e-5d2b-4b7e-9d0a-1c2d3e4f5a6b"
    pet = types.Pet.model_validate(
        _pet(uid=uid, born="2024-02-29T12:34:56Z", day="2024-02-29", price="1.10")
    )
    assert (pet.uid, pet.price, pet.day) == (UUID(uid), Decimal("1.10"), date(2024, 2, 29))
    assert pet.born == datetime(2024, 2, 29, 12, 34, 56, tzinfo=timezone.utc)
    for values in ({"uid": 5}, {"born": 5}, {"day": 5}, {"price": 5}, {"day": "soon"}):
        with pytest.raises(ValidationError):
            types.Pet(**_pet(**values))
