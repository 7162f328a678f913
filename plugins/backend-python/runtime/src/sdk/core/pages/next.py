"""Which call fetches the page after a page."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Callable, Literal, Sequence

from ..call import Call
from ..config import Config
from ..decode import encode, to_json
from ..environment import join_url, origin_of, resolve_url
from ..errors import DecodeError
from ..guards import is_list, is_object
from ..prepare import base_of
from ..raw import RawResponse
from ..spec import PageSpec, PlaceSpec
from .link import links_of
from .parts import argument_at, has_parts, part_at, with_argument_at

_ID = re.compile(r"(?:^|[^A-Za-z])(?:uu|gu)?id$|(?:Id|ID)$", re.ASCII)


@dataclass(frozen=True, repr=False)
class Followed:
    """A cursor or URL that led to a page, and those that led to the pages before: pages share them."""

    by: str
    before: Followed | None


@dataclass(frozen=True, repr=False)
class Request:
    """The call that fetches a page, and what led to it."""

    call: Call
    followed: Followed | None = None
    previous: Sequence[Any] = ()
    """Items of the page before, if pages are counted."""
    seen: int = 0
    """How many items the pages before have, if pages are counted."""


@dataclass(frozen=True, repr=False)
class Fetched:
    """A page as it came."""

    page: Any
    items: Sequence[Any]
    response: RawResponse
    failed: Callable[[str], str]
    """Text of an error: which call failed, and why."""


def next_request(
    config: Config[Any], request: Request, fetched: Fetched
) -> Callable[[], Request] | None:
    """The request for the page after this one; ``None`` where this is the last.

    It is made when it is asked for, so that a page that cannot be followed is still handed out.
    """
    spec = page_spec_of(request.call)
    if spec["kind"] == "cursor":
        return _next_cursor(request, spec, fetched)
    if spec["kind"] == "offset":
        return _next_offset(request, spec, fetched)
    if spec["kind"] == "custom":
        return None
    return _next_url(config, request, spec, fetched)


def page_spec_of(call: Call) -> PageSpec:
    """How the operation declares its pages."""
    return call.operation.spec.get("page", {"kind": "custom", "results": ()})


def items_of(call: Call, fetched: Fetched) -> Sequence[Any]:
    """The items of a page: none where they are absent or null. Raises ``DecodeError`` where
    something else stands there, or on the way."""
    path = page_spec_of(call)["results"]
    part: Any = fetched.page
    for depth, name in enumerate(path):
        if part is not None and not has_parts(part):
            raise _failure(fetched, path[:depth], "the page holds no list of items")
        part = part_at(part, (name,))
    if part is None:
        return ()
    if is_list(part):
        return part
    raise _failure(fetched, path, "the page holds no list of items")


def check_counted(request: Request, fetched: Fetched) -> None:
    """Raises where a page by offset or number has the items of the one before: the server does not count on."""
    spec = page_spec_of(request.call)
    items = fetched.items
    if spec["kind"] != "offset" or len(items) == 0 or len(items) != len(request.previous):
        return
    # Values without an id may well be the same twice: a series of zeros.
    plain = encode(items)
    if _has_id(plain[0]) and plain == encode(request.previous):
        raise _stuck(spec, fetched)


def _has_id(item: Any) -> bool:
    """Whether an item has a property that tells it from others: ``id``, ``petId``, ``uuid``."""
    return is_object(item) and any(_ID.search(name) for name in item)


def _next_cursor(
    request: Request, spec: PageSpec, fetched: Fetched
) -> Callable[[], Request] | None:
    if _is_last(spec, fetched):
        return None
    source = fetched.page
    if spec.get("last_item"):
        source = fetched.items[-1] if fetched.items else None
    cursor = part_at(source, spec.get("next", ()))
    if _is_empty(cursor):
        return None

    def make() -> Request:
        call, place = request.call, _place_of(spec, "cursor")
        # As text: a server may answer with the number that the caller gave as text.
        by = _text_of(cursor)
        used = argument_at(call.params, call.body, place)
        if _text_of(used) == by or _was_followed(request, by):
            raise _stuck(spec, fetched)
        params, body = with_argument_at(call.params, call.body, place, cursor)
        return Request(replace(call, params=params, body=body), Followed(by, request.followed))

    return make


def _is_empty(cursor: Any) -> bool:
    """Whether a cursor is empty. Some servers write an empty list or object for the end."""
    return cursor is None or encode(cursor) in ("", [], {})


def _place_of(spec: PageSpec, name: Literal["cursor", "offset"]) -> PlaceSpec:
    """Where a request says which page it asks for."""
    nowhere: PlaceSpec = {"place": "query", "path": (), "keys": ("",)}
    return spec.get(name, nowhere)


def _was_followed(request: Request, by: str) -> bool:
    """Whether a cursor or URL has led to a page before: pages that lead back have no end."""
    followed = request.followed
    while followed is not None and followed.by != by:
        followed = followed.before
    return followed is not None


def _text_of(value: Any) -> str:
    """A cursor as text; nothing where the caller gave none."""
    if value is None:
        return ""
    plain = encode(value)
    return plain if isinstance(plain, str) else to_json(plain)


def _is_last(spec: PageSpec, fetched: Fetched) -> bool:
    """Whether the page says that it is the last."""
    if "last_page" in spec and part_at(fetched.page, spec["last_page"]) is True:
        return True
    return "has_next_page" in spec and part_at(fetched.page, spec["has_next_page"]) is False


def _ends_links(response: RawResponse) -> bool:
    """Whether the ``Link`` header leads to other pages, and to none after this one."""
    links = links_of(response.headers.get("link"))
    return "next" not in links and any(name in links for name in ("prev", "first", "last"))


def _next_offset(
    request: Request, spec: PageSpec, fetched: Fetched
) -> Callable[[], Request] | None:
    if not fetched.items or _is_last(spec, fetched) or _ends_links(fetched.response):
        return None
    call, place = request.call, _place_of(spec, "offset")
    is_page = spec.get("unit") == "page"
    start = spec.get("start", 1 if is_page else 0)
    given = _count_of(argument_at(call.params, call.body, place))
    current = start if given is None else given
    seen = (request.seen if is_page else current - start) + len(fetched.items)
    if _reaches(fetched, spec.get("total_items"), seen):
        return None
    if is_page and _reaches(fetched, spec.get("total_pages"), current - start + 1):
        return None

    def make() -> Request:
        by = 1 if is_page else _step_of(request, spec) or len(fetched.items)
        params, body = with_argument_at(call.params, call.body, place, current + by)
        following = replace(call, params=params, body=body)
        return Request(following, previous=fetched.items, seen=seen)

    return make


def _reaches(fetched: Fetched, total: Sequence[str] | None, count: int) -> bool:
    """Whether a count has come to a total of the page. Zero is what servers give that do not count."""
    return total is not None and 0 < (_count_of(part_at(fetched.page, total)) or 0) <= count


def _step_of(request: Request, spec: PageSpec) -> int:
    if "step" not in spec:
        return 0
    step = _count_of(argument_at(request.call.params, request.call.body, spec["step"]))
    return max(step or 0, 0)


def _count_of(given: Any) -> int | None:
    """A number that the caller or the server gives, also as text."""
    if isinstance(given, str):
        return int(given) if re.fullmatch(r"[0-9]{1,18}", given) else None
    if isinstance(given, float) and given.is_integer():
        return int(given)
    return given if isinstance(given, int) and not isinstance(given, bool) else None


def _next_url(
    config: Config[Any], request: Request, spec: PageSpec, fetched: Fetched
) -> Callable[[], Request] | None:
    if spec["kind"] == "link":
        link: Any = links_of(fetched.response.headers.get("link")).get("next")
    else:
        link = part_at(fetched.page, spec.get("next", ()))
    if not isinstance(link, str) or link == "":
        return None

    def make() -> Request:
        own = (request.call.options or {}).get("base_url")
        base = own or base_of(config, request.call.operation.spec)
        if spec["kind"] == "path":
            url: str | None = join_url(base, link, ())
        else:
            url = resolve_url(link, fetched.response.url)
        if url is None or origin_of(url) != origin_of(base):
            raise _next_failure(spec, fetched, "the next page is on another origin")
        if _was_followed(request, url):
            raise _stuck(spec, fetched)
        return Request(replace(request.call, url=url), Followed(url, request.followed))

    return make


def _stuck(spec: PageSpec, fetched: Fetched) -> DecodeError:
    return _next_failure(spec, fetched, "the next page is one that came before")


def _next_failure(spec: PageSpec, fetched: Fetched, problem: str) -> DecodeError:
    """A failure at the place where a page says what the next one is, if that is in the body."""
    if spec["kind"] == "link":
        return _failure(fetched, None, problem)
    in_body = "next" in spec and not spec.get("last_item")
    return _failure(fetched, spec.get("next", ()) if in_body else spec["results"], problem)


def _failure(fetched: Fetched, path: Sequence[str] | None, problem: str) -> DecodeError:
    at = None if path is None else ".".join(("$", *path))
    return DecodeError(
        fetched.failed(problem if at is None else f"{problem} at {at}"),
        status=fetched.response.status_code,
        headers=fetched.response.headers,
        raw_body=to_json(fetched.page),
        path=at,
    )
