"""Channels over WebSockets, by the package ``websockets``."""

from .connection import AsyncConnection, Connection, open_socket, open_socket_async
from .options import SocketOptions

__all__ = ["AsyncConnection", "Connection", "SocketOptions", "open_socket", "open_socket_async"]
