"""Starts drivers fast: ``forks.py <socket>`` loads what all SDKs import, and forks for each driver.

``ask.py`` asks for one. The driver has its arguments, environment and streams, ``ask.py`` has the driver's exit code, and
when ``ask.py`` is killed, so is the driver. All ends with standard input.
"""

from __future__ import annotations

import gc
import marshal
import os
import select
import signal
import socket
import sys
from contextlib import suppress

# Before httpx: it keeps that from loading its command line.
import driver

# What SDKs import, or have loaded with their first call. Each driver loads the modules of its SDK itself.
import anyio._backends._asyncio
import encodings.idna
import httpcore
import httpx
import platform
import pydantic.fields
import pydantic.type_adapter
import pydantic.types

try:
    import websockets.asyncio.client
    import websockets.sync.client
except ImportError:
    pass

_MOST_BYTES = 1 << 16
"""Of the arguments and the environment of a driver."""


def become_driver(request: bytes, streams: list[int]) -> list[str]:
    """Gives this process the environment and the streams of a driver; returns its arguments."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    arguments, environment = marshal.loads(request)
    os.environ.clear()
    os.environ.update(environment)
    return arguments


def end_of(status: int) -> bytes:
    """The exit code of a driver as shells give it, where a signal ended it too."""
    code = os.waitstatus_to_exitcode(status)
    return bytes([code if code >= 0 else 128 - code])


def serve(path: str) -> list[str]:
    """Returns in the process of each driver, with its arguments."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen(64)
    ended, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    drivers: dict[int, socket.socket] = {}
    print("ready", flush=True)
    while True:
        ready, _, _ = select.select([sys.stdin, listener, ended, *drivers.values()], [], [])
        if sys.stdin in ready:
            sys.exit()
        for process, asking in drivers.items():
            # It says nothing after its request: it has ended.
            if asking in ready:
                os.kill(process, signal.SIGKILL)
        if ended in ready:
            os.read(ended, _MOST_BYTES)
            while drivers:
                process, status = os.waitpid(-1, os.WNOHANG)
                if process == 0:
                    break
                with drivers.pop(process) as asking, suppress(OSError):
                    asking.send(end_of(status))
        if listener in ready:
            asking, _ = listener.accept()
            request, streams, _, _ = socket.recv_fds(asking, _MOST_BYTES, 3)
            process = os.fork()
            if process == 0:
                for other in (listener, asking, *drivers.values()):
                    other.close()
                return become_driver(request, streams)
            drivers[process] = asking
            for stream in streams:
                os.close(stream)


if __name__ == "__main__":
    gc.freeze()
    driver.main(*serve(sys.argv[1]))
