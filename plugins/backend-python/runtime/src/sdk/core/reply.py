"""A response whose body is still to be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Sequence

from .decode import Misread, decode, decode_value
from .effects import Body, Close, ReadAll, ReadChunk, TooLarge, pass_over
from .errors import DecodeError
from .flow import Flow
from .raw import RawResponse
from .spec import ClientSpec, Operation
from .text import Called, bare_url, charset_of, failed
from .timeouts import Deadline
from .transport import Response

_USUAL_IDS = ("x-request-id", "request-id", "x-correlation-id")
_MOST_OF_ERROR = 1024 * 1024
"""Most that is kept of the body of an error."""


@dataclass(frozen=True, repr=False)
class Attempted:
    """Which attempt of which call a response belongs to."""

    operation: Operation[Any]
    spec: ClientSpec
    number: int
    secrets: Sequence[str]
    limit: int | None


class Reply:
    """A response whose body is still to be read, within the attempt that brought it."""

    __slots__ = ("raw", "is_kept_open", "_body", "_from", "_deadline")

    def __init__(self, response: Response, attempted: Attempted, deadline: Deadline) -> None:
        self._from = attempted
        self._deadline = deadline
        self._body = Body(response, deadline)
        self.is_kept_open = False
        self.raw = RawResponse(
            status_code=response.status_code,
            reason=response.reason_phrase,
            headers=response.headers,
            url=bare_url(str(response.request.url)),
            request_id=request_id_of(response.headers, attempted.spec),
        )

    @property
    def operation(self) -> Operation[Any]:
        return self._from.operation

    @property
    def spec(self) -> ClientSpec:
        return self._from.spec

    @property
    def method(self) -> str:
        return self._from.operation.spec["method"]

    @property
    def attempts(self) -> int:
        return self._from.number

    @property
    def secrets(self) -> Sequence[str]:
        """To mask in texts."""
        return self._from.secrets

    @property
    def limit(self) -> int | None:
        """Most bytes of the body, or of one event of it; None for the usual ones, 0 for no limit."""
        return self._from.limit

    @property
    def status(self) -> int:
        return self.raw.status_code

    @property
    def headers(self) -> Mapping[str, str]:
        """By case-insensitive name."""
        return self.raw.headers

    def read(self) -> Flow[bytes]:
        """The whole body. Raises ``DecodeError`` if it is larger than the limit."""
        self._deadline.phase = "body"
        most = self.limit or None
        try:
            content: bytes = yield ReadAll(self._body, most)
        except TooLarge:
            raise self.decode_error(f"is larger than {most} bytes") from None
        return content

    def read_text(self) -> Flow[str]:
        """The whole body as text, without a byte order mark."""
        return self.text_of((yield from self.read()))

    def text_of(self, content: bytes) -> str:
        """A body as text of the charset that the content type says, or UTF-8."""
        charset = charset_of(self.headers.get("content-type") or "")
        if charset == "utf-8":
            return content.decode("utf-8-sig", "replace")
        return content.decode(charset, "replace").removeprefix("\ufeff")

    def read_start(self) -> Flow[bytes]:
        """At most the first MiB of the body; what was read before a failure counts. Closes the response. Never fails."""
        parts: list[bytes] = []
        left = _MOST_OF_ERROR
        try:
            while left > 0:
                part: bytes | None = yield ReadChunk(self._body)
                if part is None or self._deadline.is_over():
                    break
                parts.append(part[:left])
                left -= len(part)
        except Exception:
            # The status is known, and more useful than the failure to read on.
            pass
        yield Close(self._body)
        return b"".join(parts)

    def read_chunk(self) -> Flow[bytes | None]:
        """The next bytes; None at the end. Waits at most as long as the timeout."""
        self._deadline.phase = "idle"
        self._deadline.restart()
        chunk: bytes | None = yield ReadChunk(self._body)
        return chunk

    def close(self) -> Flow[None]:
        """Lets go of the body, and of its connection if it was not read to its end."""
        yield Close(self._body)

    def pass_over(self) -> Flow[None]:
        """Lets go of a body that nobody wants, and keeps its connection if that costs little."""
        yield from pass_over(self._body)

    def keep_open(self) -> None:
        """The body outlives the attempt. Whoever calls this closes the reply."""
        self.is_kept_open = True

    def failed(self, problem: str) -> str:
        """Text of an error: which call failed, and why."""
        return failed(Called(self.method, self.raw.url, self.secrets), problem)

    def decode_error(
        self, problem: str, raw_body: str = "", path: str | None = None, line: int | None = None
    ) -> DecodeError:
        """The error for a body that is not what the API declares: ``is larger than 10 bytes``."""
        where = "" if line is None else f" in line {line}"
        return DecodeError(
            self.failed(f"the response (status {self.status}) {problem}{where}"),
            status=self.status,
            headers=self.headers,
            raw_body=raw_body,
            path=path,
            line=line,
        )

    def decode(self, type_: Any, raw: bytes | str, line: int | None = None) -> Any:
        """Decodes JSON. Raises ``DecodeError`` that tells of this response."""
        try:
            return decode(type_, raw)
        except Misread as error:
            raise self._misread(error, raw, line) from error

    def decode_value(self, type_: Any, value: Any, raw: bytes | str) -> Any:
        """Decodes a part of a response. Raises ``DecodeError`` that tells of this response."""
        try:
            return decode_value(type_, value)
        except Misread as error:
            raise self._misread(error, raw, None) from error

    def _misread(self, error: Misread, raw: bytes | str, line: int | None) -> DecodeError:
        text = raw if isinstance(raw, str) else raw.decode("utf-8", "replace")
        problem = error.problem
        if error.path is None:
            problem = "is not the JSON that the API declares" if text else "has no body"
        return self.decode_error(problem, text, error.path, line)


def request_id_of(headers: Mapping[str, str], spec: ClientSpec) -> str | None:
    """Request id of a response: of the API's own header, else of the usual ones."""
    names = spec.get("request_id_headers", _USUAL_IDS)
    return next((headers[name] for name in names if name in headers), None)
