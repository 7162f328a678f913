"""Lists as callers iterate over them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, AsyncIterator, Callable, Generator, Generic, Iterator, Mapping, Sequence
from typing import TypeVar

from ..call import Call, Result
from ..client import AsyncCore, SyncCore
from ..errors import ConfigurationError
from ..flow import Flow
from ..omit import OMIT
from ..options import RequestOptions
from ..reply import Reply
from ..response import consume_buffered
from ..spec import Operation
from .next import Fetched, Request, check_counted, items_of, next_request

Item = TypeVar("Item")
Page = TypeVar("Page")


class _Page(Generic[Item, Page]):
    """What pages of both kinds of clients hold."""

    items: Sequence[Item]
    """The items of this page."""
    response: Page
    """The body of the response."""
    status_code: int
    headers: Mapping[str, str]
    """By case-insensitive name."""
    request_id: str | None

    def __init__(self, fetched: Fetched, further: _Further) -> None:
        self.items = fetched.items
        self.response = fetched.page
        self.status_code = fetched.response.status_code
        self.headers = fetched.response.headers
        self.request_id = fetched.response.request_id
        self._further = further

    @property
    def has_next(self) -> bool:
        """Whether another page follows."""
        return self._further is not None

    def _next_request(self) -> Request:
        if self._further is None:
            raise ConfigurationError("There is no next page")
        return self._further()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} items={len(self.items)} has_next={self.has_next}>"


_Further = Callable[[], Request] | None


class SyncPager(_Page[Item, Page]):
    """One page of a list.

    Iterating over it gives its items and those of all later pages, which are fetched as needed.
    """

    def __init__(self, core: SyncCore, fetched: Fetched, further: _Further) -> None:
        super().__init__(fetched, further)
        self._core = core

    def get_next_page(self) -> SyncPager[Item, Page]:
        """Fetches the next page. Raises ``ConfigurationError`` if there is none; check ``has_next`` first."""
        return _fetch(self._core, self._next_request())

    def iter_pages(self) -> Iterator[SyncPager[Item, Page]]:
        """Iterates over this page and all later ones."""
        page = self
        yield page
        while page.has_next:
            page = page.get_next_page()
            yield page

    def __iter__(self) -> Iterator[Item]:
        for page in self.iter_pages():
            yield from page.items


class AsyncPage(_Page[Item, Page]):
    """One page of a list.

    Iterating over it gives its items and those of all later pages, which are fetched as needed.
    """

    def __init__(self, core: AsyncCore, fetched: Fetched, further: _Further) -> None:
        super().__init__(fetched, further)
        self._core = core

    async def get_next_page(self) -> AsyncPage[Item, Page]:
        """Fetches the next page. Raises ``ConfigurationError`` if there is none; check ``has_next`` first."""
        return await _fetch_async(self._core, self._next_request())

    async def iter_pages(self) -> AsyncIterator[AsyncPage[Item, Page]]:
        """Iterates over this page and all later ones."""
        page = self
        yield page
        while page.has_next:
            page = await page.get_next_page()
            yield page

    async def __aiter__(self) -> AsyncIterator[Item]:
        page = self
        while True:
            for item in page.items:
                yield item
            if not page.has_next:
                return
            page = await page.get_next_page()


class AsyncPager(Generic[Item, Page]):
    """A list that has not been fetched yet.

    Iterate over it with ``async for`` to get the items of all pages, or await it to get the first page.
    """

    def __init__(self, core: AsyncCore, request: Request) -> None:
        self._core = core
        self._request = request

    def __await__(self) -> Generator[Any, Any, AsyncPage[Item, Page]]:
        return self._first().__await__()

    async def iter_pages(self) -> AsyncIterator[AsyncPage[Item, Page]]:
        """Iterates over all pages, which are fetched as needed."""
        page = await self._first()
        while True:
            yield page
            if not page.has_next:
                return
            page = await page.get_next_page()

    async def __aiter__(self) -> AsyncIterator[Item]:
        page = await self._first()
        while True:
            for item in page.items:
                yield item
            if not page.has_next:
                return
            page = await page.get_next_page()

    async def _first(self) -> AsyncPage[Item, Page]:
        page: AsyncPage[Item, Page] = await _fetch_async(self._core, self._request)
        return page


def paginate(
    core: SyncCore,
    operation: Operation[Any],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> SyncPager[Any, Any]:
    """Calls a list operation: one request now, further ones as pages are asked for, with the same options."""
    return _fetch(core, Request(Call(operation, params, body, options)))


def paginate_async(
    core: AsyncCore,
    operation: Operation[Any],
    params: Mapping[str, Any],
    body: Any = OMIT,
    options: RequestOptions | None = None,
) -> AsyncPager[Any, Any]:
    """Calls a list operation once its first page is asked for, and again for further pages, with the same options."""
    return AsyncPager(core, Request(Call(operation, params, body, options)))


def _consume(reply: Reply) -> Flow[tuple[Any, Callable[[str], str]]]:
    page = yield from consume_buffered(reply)
    return page, reply.failed


def _fetch(core: SyncCore, request: Request) -> SyncPager[Any, Any]:
    fetched = _fetched(request, core.perform(request.call, _consume))
    further = next_request(core.config, request, fetched)
    return SyncPager(core, fetched, further)


async def _fetch_async(core: AsyncCore, request: Request) -> AsyncPage[Any, Any]:
    fetched = _fetched(request, await core.perform(request.call, _consume))
    further = next_request(core.config, request, fetched)
    return AsyncPage(core, fetched, further)


def _fetched(request: Request, result: Result[tuple[Any, Callable[[str], str]]]) -> Fetched:
    page, failed = result.data
    bare = Fetched(page, (), result.response, failed)
    fetched = replace(bare, items=items_of(request.call, bare))
    check_counted(request, fetched)
    return fetched
