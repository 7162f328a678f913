"""Options of connections to channels."""

from __future__ import annotations

from typing import Any, Callable, Mapping, TypedDict, Union


class SocketOptions(TypedDict, total=False):
    """Options of a connection, besides those of every call. The timeout applies to opening it."""

    reconnect: Union[bool, int, None]
    """Replaces a lost connection with a new one, at most this many times in a row; ``True`` means 5. Off by default.
    Messages in transit and the server's state of the old connection are lost."""
    on_reconnect: Union[Callable[[], Any], None]
    """Called whenever a new connection has replaced a lost one. In an async client, it may be a coroutine function."""
    max_waiting: Union[int, None]
    """Maximum number of unread messages. Reading from the network pauses until some of them are read. Default 1,000."""
    websocket_options: Union[Mapping[str, Any], None]
    """Further arguments for ``connect`` of the package ``websockets``, such as ``ssl`` or ``proxy``."""
