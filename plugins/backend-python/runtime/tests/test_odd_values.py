"""Values that differ from their declaration: how programs read them and send them back."""

from __future__ import annotations

import json
import pickle
from datetime import date, datetime, timezone
from typing import Any

import pytest

NOON = datetime(2024, 2, 29, 12, 34, 56, tzinfo=timezone.utc)


def _pet(**values: Any) -> dict[str, Any]:
    return {"id": 1, "name": "Rex", "owner": None, **values}


def _read(core: Any, type_: Any, value: Any) -> Any:
    return core.decode.decode(type_, json.dumps(value))


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("level", "12", 12),
        ("id", "9007199254740993", 9007199254740993),
        ("id", "-18446744073709551617", -18446744073709551617),
        ("id", "+7", 7),
        ("id", "007", 7),
        ("id", "5.0", 5),
        ("id", "1e3", 1000),
        ("weight", "1.5", 1.5),
        ("weight", "-0.25e1", -2.5),
        ("weight", "9007199254740993", 9007199254740992.0),
        ("weight", ".5", 0.5),
    ],
)
def test_numbers_in_quotes_are_read(
    core: Any, types: Any, field: str, text: str, value: int | float
) -> None:
    pet = _read(core, types.Pet, _pet(**{field: text}))
    read = getattr(pet, field)
    assert read == value and isinstance(read, type(value)) and str(read) == str(value)
    assert pet.to_dict() == _pet(**{field: text})
    assert json.loads(pet.to_json()) == _pet(**{field: text})
    assert pickle.loads(pickle.dumps(pet)).to_dict() == _pet(**{field: text})
    replaced = pet.model_copy(update={field: read + 1})
    assert replaced.to_dict() == _pet(**{field: value + 1})


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("id", "1.5"),
        ("id", "1e300"),
        ("id", ""),
        ("id", " 1"),
        ("id", "1_000"),
        ("id", "0x10"),
        ("id", "١"),
        ("id", "9" * 5000),
        ("weight", "1e400"),
        ("weight", "NaN"),
        ("weight", "Infinity"),
        ("weight", "1,5"),
        ("weight", "-"),
        ("good", "true"),
        ("day", "2024-02-30T00:00:00Z"),
        ("day", "2024-02-29T12:34:60Z"),
        ("day", "29.2.2024"),
        ("born", "2024-02-29T23:59:60Z"),
        ("born", "2024-02-29T24:00:00Z"),
        ("born", "2024-02-29T12:34:56+05:60"),
        ("born", "2024-02-29T12:34Z"),
    ],
)
def test_text_of_another_form_stays_text(core: Any, types: Any, field: str, text: str) -> None:
    pet = _read(core, types.Pet, _pet(**{field: text}))
    assert type(getattr(pet, field)) is str
    assert pet.to_dict() == _pet(**{field: text})


@pytest.mark.parametrize(
    "text",
    [
        "2024-02-29T00:00:00Z",
        "2024-02-29t23:30:00-05:00",
        "2024-02-29 12:34:56",
        "2024-02-29T00:00:00.5+01:00",
    ],
)
def test_the_date_of_a_time(core: Any, types: Any, text: str) -> None:
    pet = _read(core, types.Pet, _pet(day=text))
    assert pet.day == date(2024, 2, 29) and not isinstance(pet.day, datetime)
    assert pet.to_dict() == _pet(day=text)
    assert pet.model_copy(update={"day": date(2024, 3, 1)}).to_dict()["day"] == "2024-03-01"


@pytest.mark.parametrize(
    "text", ["2024-02-29t12:34:56z", "2024-02-29 12:34:56", "2024-02-29T12:34:56+00:00"]
)
def test_times_in_other_words(core: Any, types: Any, text: str) -> None:
    pet = _read(core, types.Pet, _pet(born=text))
    assert pet.born == NOON and pet.to_dict() == _pet(born=text)


@pytest.mark.parametrize("tag", [None, [], {}, ["cat"]])
def test_a_tag_that_is_none(core: Any, types: Any, tag: Any) -> None:
    for value in ({"type": tag, "wings": 2}, {"wings": 2}, "cat"):
        animal = _read(core, types.Animal, value)
        assert type(animal).__name__ == "UnknownVariant"
        assert (animal.tag, animal.raw) == (None, value)


@pytest.mark.parametrize(("tag", "text"), [(8, "8"), (1.5, "1.5"), (True, "true"), ("", "")])
def test_a_tag_that_is_not_declared(core: Any, types: Any, tag: Any, text: str) -> None:
    assert _read(core, types.Animal, {"type": tag}).tag == text


@pytest.mark.parametrize(
    ("value", "read"),
    [
        ("2024-02-29T12:34:56Z", NOON),
        ("2024-02-29", date(2024, 2, 29)),
        (12, 12),
    ],
)
def test_variants_are_told_apart_by_their_own_forms(
    core: Any, types: Any, value: Any, read: Any
) -> None:
    span = _read(core, types.Span, value)
    assert span == read and type(span) is type(read)


def test_text_is_no_variant_for_numbers(core: Any, types: Any) -> None:
    assert _read(core, types.Span, "12").raw == "12"


def test_an_enum_among_variants_takes_what_it_does_not_declare(core: Any, types: Any) -> None:
    assert _read(core, types.Moods, "glad") == "glad"
    assert _read(core, types.Moods, "furious") == "furious"
    assert _read(core, types.Moods, "2024-02-29") == date(2024, 2, 29)
    assert _read(core, types.Moods, {"side": 1}).side == 1
    assert _read(core, types.Moods, 1).raw == 1


@pytest.mark.parametrize("value", ["dog", 5, None])
def test_a_constant_is_what_was_received(core: Any, types: Any, value: Any) -> None:
    cat = _read(core, types.Cat, {"type": value})
    assert cat.type_ == value and cat.to_dict() == {"type": value}
    assert types.Cat().type_ == "cat"
    pet = _read(core, types.Pet, _pet(closed=value))
    assert pet.closed == value


def test_a_constant_that_is_absent_is_not_filled_in(core: Any, types: Any) -> None:
    closed = _read(core, types.ClosedAccount, {"id": "a"})
    assert closed.closed is None and closed.to_dict() == {"id": "a"}
    assert types.ClosedAccount(id="a").to_dict() == {"id": "a", "closed": True}
    nested = types.Account.model_validate(
        {"id": "a", "created": 1, "address": {"street": "b"}, "partner": {"id": "c"}}, strict=False
    )
    assert nested.partner.to_dict() == {"id": "c", "closed": True}


ACCOUNT: dict[str, Any] = {"id": "a", "created": 1, "address": {"street": "b"}}


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (ACCOUNT, "Account"),
        ({"id": "a", "closed": True}, "ClosedAccount"),
        ({"id": "a"}, "UnknownVariant"),
        ({"id": "a", "created": 1}, "UnknownVariant"),
        ({"id": "a", "closed": False}, "UnknownVariant"),
        ({**ACCOUNT, "address": {"street": 5}}, "Account"),
        ({**ACCOUNT, "address": {}}, "Account"),
        ({**ACCOUNT, "address": []}, "UnknownVariant"),
        ({**ACCOUNT, "tags": {}}, "Account"),
        ({**ACCOUNT, "tags": [{"city": "c"}, 5]}, "Account"),
        ({**ACCOUNT, "partner": {"id": "b"}}, "Account"),
        ({"id": "a", "closed": True, "created": "soon", "address": 1}, "ClosedAccount"),
    ],
    ids=json.dumps,
)
def test_what_is_inside_a_variant_does_not_change_which_one_it_is(
    core: Any, types: Any, value: Any, kind: str
) -> None:
    account = _read(core, types.AnyAccount, value)
    assert type(account).__name__ == kind
    assert json.loads(core.encode.to_json(account)) == value
    [listed] = _read(core, list[types.AnyAccount], [value])
    assert type(listed).__name__ == kind
