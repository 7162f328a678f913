"""Lists of typed items, by the sync and by the async client."""

from __future__ import annotations

from typing import Annotated, Any, List, Optional

import pytest

from backends import on_each_backend, run
from scripted import Connection, Server, async_core_of, core_of
from sdk.core.errors import ConfigurationError, DecodeError
from sdk.core.model import WireModel, Wire
from sdk.core.pages import paginate, paginate_async
from sdk.core.raw import raw_response, raw_response_async
from sdk.core.spec import Operation, PageSpec


class Pet(WireModel):
    pet_id: Annotated[int, Wire("petId")]


class Links(WireModel):
    next_cursor: Annotated[Optional[str], Wire("nextCursor")] = None


class PetPage(WireModel):
    all_pets: Annotated[List[Pet], Wire("allPets")]
    links: Optional[Links] = None


def _operation(page: PageSpec, **more: Any) -> Operation[PetPage]:
    spec: Any = {"method": "GET", "path": "/pets", "response": {"kind": "json"}, "page": page}
    spec.update(more)
    return Operation(spec, lambda: PetPage)


BY_CURSOR = _operation(
    {
        "kind": "cursor",
        "cursor": {"place": "query", "path": ["cursor"], "keys": ["start_at"]},
        "next": ["links", "nextCursor"],
        "results": ["allPets"],
    },
    query=["limit", {"key": "start_at", "name": "cursor"}],
)


def _page(connection: Connection) -> None:
    """Three pages; the second one is empty."""
    cursor = connection.path.partition("cursor=")[2]
    pets, after = {"": ([1, 2], "a"), "a": ([], "b"), "b": ([3], None)}[cursor]
    links = {"nextCursor": after}
    body = {"allPets": [{"petId": pet} for pet in pets], "links": links}
    connection.answer(body, x_request_id=f"r{cursor}")


def test_pages_one_by_one() -> None:
    with Server([_page]) as server:
        pets = paginate(core_of(server.url), BY_CURSOR, {})
        assert [len(page.items) for page in pets.iter_pages()] == [2, 0, 1]
        second = pets.get_next_page()
        assert (second.items, second.has_next) == ([], True)
        last = second.get_next_page()
        assert not last.has_next
        with pytest.raises(ConfigurationError, match="no next page"):
            last.get_next_page()


@on_each_backend
def test_an_async_list_is_awaited_or_iterated_over(backend: str) -> None:
    async def call() -> None:
        core = async_core_of(server.url)
        pets = paginate_async(core, BY_CURSOR, {})
        assert len(server.requests) == 0
        assert [pet.pet_id async for pet in pets] == [1, 2, 3]
        assert [len(page.items) async for page in pets.iter_pages()] == [2, 0, 1]
        page = await pets
        assert (len(page.items), page.has_next) == (2, True)
        assert [pet.pet_id async for pet in page] == [1, 2, 3]
        assert [len(one.items) async for one in page.iter_pages()] == [2, 0, 1]
        assert (await page.get_next_page()).items == []

    with Server([_page]) as server:
        run(backend, call)


def test_the_response_of_the_first_page() -> None:
    with Server([_page]) as server:
        listing = raw_response(paginate)
        response = listing(core_of(server.url), BY_CURSOR, {})
        assert (response.status_code, response.request_id) == (200, "r")
        assert len(response.data.items) == 2

        async def call() -> None:
            raw = await raw_response_async(paginate_async)(async_core_of(server.url), BY_CURSOR, {})
            assert (raw.request_id, len(raw.data.items)) == ("r", 2)

        run("asyncio", call)


class Filter(WireModel):
    kind: str
    page: Optional[int] = None


def test_a_number_in_a_body_that_is_passed_whole() -> None:
    def answer(connection: Connection) -> None:
        page = connection.json().get("page", 1)
        connection.answer({"allPets": [{"petId": page}] if page < 3 else []})

    page: PageSpec = {
        "kind": "offset",
        "offset": {"place": "body", "path": ["page"], "keys": ["request", "page"]},
        "unit": "page",
        "results": ["allPets"],
    }
    by_number = _operation(page, method="POST", body={"kind": "json", "key": "request"})
    with Server([answer]) as server:
        core = core_of(server.url)
        for body in (Filter(kind="cat"), {"kind": "cat"}):
            assert [pet.pet_id for pet in paginate(core, by_number, {}, body)] == [1, 2]
        sent = [request.json() for request in server.requests[:3]]
        assert sent == [{"kind": "cat"}, {"kind": "cat", "page": 2}, {"kind": "cat", "page": 3}]


def test_a_cursor_within_an_argument() -> None:
    place: Any = {"place": "query", "path": ["page", "after"], "keys": ["page", "after"]}
    page: PageSpec = {"kind": "cursor", "cursor": place, "next": ["next"], "results": ["items"]}
    query = [{"key": "page", "name": "page", "style": "deepObject"}]
    nested: Operation[Any] = Operation(_operation(page, query=query).spec)

    def answer(connection: Connection) -> None:
        is_last = "after" in connection.path
        connection.answer({"items": [2 if is_last else 1], "next": None if is_last else "c"})

    with Server([answer]) as server:
        given = {"size": 1}
        assert list(paginate(core_of(server.url), nested, {"page": given})) == [1, 2]
        assert server.requests[1].path == "/pets?page%5Bsize%5D=1&page%5Bafter%5D=c"
        assert given == {"size": 1}


def test_what_holds_no_list() -> None:
    untyped: Operation[Any] = Operation(BY_CURSOR.spec)
    with Server([lambda connection: connection.answer({"allPets": {}})]) as server:
        with pytest.raises(DecodeError) as caught:
            paginate(core_of(server.url), untyped, {})
        assert caught.value.path == "$.allPets"
        assert str(caught.value).endswith("failed: the page holds no list of items at $.allPets")


def test_custom_pages_have_no_next_one() -> None:
    custom = _operation({"kind": "custom", "results": ["allPets"]})
    with Server([_page]) as server:
        pets = paginate(core_of(server.url), custom, {})
        assert ([pet.pet_id for pet in pets], pets.has_next) == ([1, 2], False)
