"""What the package ``websockets`` does. It is imported when the first connection is opened."""

from __future__ import annotations

import asyncio
import inspect
import logging
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Mapping, Sequence

from ..errors import ConfigurationError
from ..flow import Effect
from ..loops import running_asyncio_loop

# The library would log headers, which may hold credentials.
_SILENT = logging.Logger("silent", logging.CRITICAL + 1)


class Closed(Exception):
    """The connection is closed, and no message is left."""

    def __init__(self, code: int, reason: str, *, is_too_large: bool = False) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason
        self.is_too_large = is_too_large
        """It was closed from here, because a message was larger than the limit."""


class Refused(Exception):
    """The connection could not be opened."""


class TooLate(Exception):
    """The connection was not opened in time."""


def _load(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError:
        raise ConfigurationError(
            "Channels need a package of version 14 or later: pip install websockets"
        ) from None


def _library_errors() -> ModuleType:
    return _load("websockets.exceptions")


@dataclass(frozen=True, repr=False)
class Dial(Effect):
    """Opens a connection. Raises ``Refused`` and ``TooLate``."""

    url: str
    headers: Sequence[tuple[str, str]]
    timeout: float
    """In seconds; 0 for none."""
    max_size: int
    """Of a message in bytes; 0 for no limit."""
    max_waiting: int
    further: Mapping[str, Any]
    """Arguments of the caller's."""

    def perform(self) -> Any:
        connect = _load("websockets.sync.client").connect
        failures: type[Exception] = _library_errors().WebSocketException
        try:
            return connect(self.url, **self._settings(connect))
        except TimeoutError:
            raise TooLate from None
        except ImportError as error:
            # A proxy of SOCKS needs another package.
            raise ConfigurationError(str(error)) from error
        except (OSError, EOFError, failures) as error:
            raise Refused(str(error)) from error

    async def perform_async(self) -> Any:
        if running_asyncio_loop() is None:
            raise ConfigurationError("Channels of async clients need an event loop of asyncio")
        connect = _load("websockets.asyncio.client").connect
        failures: type[Exception] = _library_errors().WebSocketException
        opening = connect(self.url, **self._settings(connect))
        # Where a redirect leads must not get the credentials.
        opening.process_redirect = _as_it_is
        try:
            return await opening
        except (TimeoutError, asyncio.TimeoutError):
            raise TooLate from None
        except ImportError as error:
            # A proxy of SOCKS needs another package.
            raise ConfigurationError(str(error)) from error
        except (OSError, EOFError, failures) as error:
            raise Refused(str(error)) from error

    def _settings(self, connect: Any) -> dict[str, Any]:
        settings: dict[str, Any] = {
            "additional_headers": self.headers,
            "user_agent_header": None,
            "open_timeout": self.timeout or None,
            "max_size": self.max_size or None,
            "logger": _SILENT,
        }
        # Not every version of either client has all of these. Answers to pings wait behind unread messages: a slow
        # reader would seem to be gone.
        further = {"max_queue": self.max_waiting, "ping_interval": None}
        known = inspect.signature(connect).parameters
        settings.update({name: further[name] for name in further if name in known})
        return {**settings, **self.further}


@dataclass(frozen=True, repr=False)
class Receive(Effect):
    """Waits for a message: text, or bytes. Raises ``Closed``."""

    socket: Any

    def perform(self) -> str | bytes:
        try:
            message: str | bytes = self.socket.recv()
            return message
        except _library_errors().ConcurrencyError:
            raise _two_readers() from None
        except _library_errors().ConnectionClosed as error:
            raise _closed(error) from None

    async def perform_async(self) -> str | bytes:
        try:
            message: str | bytes = await self.socket.recv()
            return message
        except _library_errors().ConcurrencyError:
            raise _two_readers() from None
        except _library_errors().ConnectionClosed as error:
            raise _closed(error) from None


@dataclass(frozen=True, repr=False)
class Deliver(Effect):
    """Sends a message: text, or bytes. Raises ``Closed``."""

    socket: Any
    message: str | bytes

    def perform(self) -> None:
        try:
            self.socket.send(self.message)
        except _library_errors().ConnectionClosed as error:
            raise _closed(error) from None

    async def perform_async(self) -> None:
        try:
            await self.socket.send(self.message)
        except _library_errors().ConnectionClosed as error:
            raise _closed(error) from None


@dataclass(frozen=True, repr=False)
class HangUp(Effect):
    """Closes a connection. Waits until the server agrees, at most some seconds."""

    socket: Any
    code: int = 1000
    reason: str = ""

    def perform(self) -> None:
        self.socket.close(self.code, self.reason)

    async def perform_async(self) -> None:
        await self.socket.close(self.code, self.reason)


def _as_it_is(error: Exception) -> Exception:
    return error


def _two_readers() -> ConfigurationError:
    return ConfigurationError("Only one reader can wait for messages at a time")


def _closed(error: Any) -> Closed:
    """How a connection ended: as the server said, else as this side said, else it was lost."""
    # What goes wrong on this side is told to the server, which may agree.
    own: Any = None if error.rcvd is not None and error.rcvd_then_sent else error.sent
    code: int = 1000 if own is None else own.code
    frame: Any = error.rcvd if code == 1000 else own
    if frame is None:
        return Closed(1006, "")
    return Closed(frame.code, frame.reason, is_too_large=code == 1009)
