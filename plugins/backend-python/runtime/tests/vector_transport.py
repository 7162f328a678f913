"""A transport that answers as a vector says."""

from __future__ import annotations

import base64
import json
from typing import Any, AsyncIterator, Iterator, Mapping, Sequence

import httpx

from sdk.core.transport import AsyncHttp, SyncHttp

EVERY_BYTE = -1
"""Stands for a cut after every byte."""
_TRANSPORTS_OWN = ("host", "content-length", "transfer-encoding")


def bytes_of(given: Mapping[str, Any]) -> bytes:
    """The body of a response."""
    if "base64" in given:
        return base64.b64decode(given["base64"])
    body = given.get("body", {})
    if isinstance(body, str):
        return body.encode()
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()


class _Stream(httpx.SyncByteStream, httpx.AsyncByteStream):
    def __init__(self, content: bytes, cut: int) -> None:
        self._chunks = [content[:cut], content[cut:]]
        if cut == EVERY_BYTE:
            self._chunks = [content[at : at + 1] for at in range(len(content))]

    def __iter__(self) -> Iterator[bytes]:
        yield from self._chunks

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for chunk in self._chunks:
            yield chunk


class _Script:
    """Gives the responses in order, the last one for ever; the first one in two chunks."""

    def __init__(
        self, responses: Sequence[Mapping[str, Any]], requests: list[dict[str, Any]], cut: int
    ) -> None:
        self._responses = responses
        self._requests = requests
        self._cut = cut

    def answer(self, request: httpx.Request, body: bytes) -> httpx.Response:
        index = len(self._requests)
        given = self._responses[min(index, len(self._responses) - 1)]
        names = [name for name in request.headers if name not in _TRANSPORTS_OWN]
        headers = {name: request.headers[name] for name in names}
        self._requests.append(
            {
                "method": request.method,
                "url": str(request.url).split("#")[0],
                "headers": headers,
                "headerNames": sorted(names),
                "body": body.decode(),
            }
        )
        if "fails" in given:
            failure = httpx.ReadError if given["fails"] == "sent" else httpx.ConnectError
            raise failure("the connection failed", request=request)
        content = bytes_of(given)
        plain = not isinstance(given.get("body", {}), str) or "base64" in given
        usual = {"content-type": "application/json"} if plain and "base64" not in given else {}
        return httpx.Response(
            given.get("status", 200),
            headers={**usual, **given.get("headers", {})},
            stream=_Stream(content, self._cut if index == 0 else 0),
            extensions={"reason_phrase": given.get("statusText", "").encode()},
            request=request,
        )


class FakeSyncHttp(SyncHttp):
    """The transport of a sync client."""

    def __init__(self, responses: Any, requests: list[dict[str, Any]], cut: int) -> None:
        super().__init__(None)
        self._script = _Script(responses, requests, cut)

    def send(self, request: httpx.Request) -> httpx.Response:
        return self._script.answer(request, request.read())


class FakeAsyncHttp(AsyncHttp):
    """The transport of an async client."""

    def __init__(self, responses: Any, requests: list[dict[str, Any]], cut: int) -> None:
        super().__init__(None)
        self._script = _Script(responses, requests, cut)

    async def send_async(self, request: httpx.Request) -> httpx.Response:
        return self._script.answer(request, await request.aread())
