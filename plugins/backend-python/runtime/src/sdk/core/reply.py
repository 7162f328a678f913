"""A successful response whose body is still to be read."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from .flow import Flow
from .raw import RawResponse
from .spec import ClientSpec, Operation


class Reply:
    """A response whose body is still to be read, within the attempt that brought it."""

    operation: Operation[Any]
    spec: ClientSpec
    raw: RawResponse
    method: str
    attempts: int
    secrets: Sequence[str]
    """To mask in texts."""
    limit: int | None
    """Most bytes of the body, or of one event of it; None for the usual ones, 0 for no limit."""

    @property
    def status(self) -> int:
        return self.raw.status_code

    @property
    def headers(self) -> Mapping[str, str]:
        return self.raw.headers

    def read(self) -> Flow[bytes]:
        """The whole body. Raises ``DecodeError`` if it is larger than the limit."""
        raise NotImplementedError

    def read_text(self) -> Flow[str]:
        """The whole body as UTF-8, without a byte order mark."""
        raise NotImplementedError

    def read_start(self) -> Flow[bytes]:
        """At most the first MiB of the body; what was read before a failure counts. Closes the response. Never fails."""
        raise NotImplementedError

    def read_chunk(self) -> Flow[bytes | None]:
        """The next bytes; None at the end. Waits at most as long as the timeout."""
        raise NotImplementedError

    def close(self) -> Flow[None]:
        """Lets go of the body, and of its connection if it was not read to its end."""
        raise NotImplementedError

    def keep_open(self) -> None:
        """The body outlives the attempt. Whoever calls this closes the reply."""
        raise NotImplementedError

    def failed(self, problem: str) -> str:
        """Text of an error: which call failed, and why."""
        raise NotImplementedError

    def decode(self, type_: Any, raw: bytes | str, line: int | None = None) -> Any:
        """Decodes JSON. Raises ``DecodeError`` that tells of this response."""
        raise NotImplementedError
