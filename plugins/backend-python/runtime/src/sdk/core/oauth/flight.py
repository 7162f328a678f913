"""One token request for all that wait for a token: of the threads of a process, or of the tasks of an event loop."""

from __future__ import annotations

import os
import threading
from typing import Any, Callable, Coroutine, Hashable

import anyio

from ..flow import Effect, Flow, run_async, run_sync
from ..loops import current_loop, running_asyncio_loop

Known = Callable[[], "str | None"]
Fetch = Callable[[], Flow[str]]


class _Flight:
    """A request under way. Its end is an event of threads or of tasks, by who waits for it."""

    def __init__(self, done: Any) -> None:
        self.done = done
        self.waiting = 0
        self.task: Any = None
        """Of asyncio, where the request outlives the caller that started it."""
        self.token: str | None = None
        self.error: BaseException | None = None

    def result(self) -> str | None:
        """The token; ``None`` if the request was given up and has to be made anew. Raises its error."""
        if isinstance(self.error, Exception):
            raise self.error
        return self.token


class Flights:
    """The requests under way: at most one for the threads, and one for each event loop. None survives a fork."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, _Flight] = {}

    def join(self, known: Known, fetch: Fetch) -> Effect:
        """Waits for the request under way, or makes one. ``known`` gives a token that came meanwhile."""
        return _Join(self, known, fetch)

    def fly(self, known: Known, fetch: Fetch) -> str:
        """The token, for a thread. The first one makes the request; if it is interrupted, another one does."""
        key = (os.getpid(), None)
        while (token := known()) is None:
            own = _Flight(threading.Event())
            flight = self._under_way.setdefault(key, own)
            if flight is own:
                self._request(key, own, known, fetch)
            else:
                flight.done.wait()
            token = flight.result()
            if token is not None:
                return token
        return token

    def _request(self, key: Hashable, flight: _Flight, known: Known, fetch: Fetch) -> None:
        try:
            flight.token = known() or run_sync(fetch())
        except Exception as error:
            flight.error = error
        finally:
            self._land(key, flight)

    async def fly_async(self, known: Known, fetch: Fetch) -> str:
        """The token, for a task. The request ends early only when nobody waits for it any more."""
        key = (os.getpid(), current_loop())
        while (token := known()) is None:
            own = _Flight(anyio.Event())
            flight = self._under_way.setdefault(key, own)
            flight.waiting += 1
            try:
                if flight is own:
                    await self._depart(self._request_async(key, own, known, fetch), own)
                await flight.done.wait()
            finally:
                self._leave(key, flight)
            token = flight.result()
            if token is not None:
                return token
        return token

    async def _depart(self, request: Coroutine[Any, Any, None], flight: _Flight) -> None:
        loop = running_asyncio_loop()
        if loop is None:
            # Only tasks of asyncio can outlive the one that starts them. Others wait, and start anew if it is cancelled.
            await request
        else:
            flight.task = loop.create_task(request)

    async def _request_async(
        self, key: Hashable, flight: _Flight, known: Known, fetch: Fetch
    ) -> None:
        try:
            flight.token = known() or await run_async(fetch())
        except Exception as error:
            flight.error = error
        finally:
            self._land(key, flight)

    def _leave(self, key: Hashable, flight: _Flight) -> None:
        flight.waiting -= 1
        if flight.waiting == 0 and flight.task is not None and not flight.done.is_set():
            # A later caller must not join a request that is being broken off.
            self._land(key, flight)
            flight.task.cancel()

    def _land(self, key: Hashable, flight: _Flight) -> None:
        if self._under_way.get(key) is flight:
            del self._under_way[key]
        flight.done.set()


class _Join(Effect):
    __slots__ = ("flights", "known", "fetch")

    def __init__(self, flights: Flights, known: Known, fetch: Fetch) -> None:
        self.flights = flights
        self.known = known
        self.fetch = fetch

    def perform(self) -> str:
        return self.flights.fly(self.known, self.fetch)

    async def perform_async(self) -> str:
        return await self.flights.fly_async(self.known, self.fetch)
