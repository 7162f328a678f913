"""Keeps the access token of one scheme: fetches it when it is first needed, and renews it before it expires."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from ..features import TokenCall, TokenCredentials, TokenProvider
from ..flow import Flow
from .flight import Flights
from .held import Held
from .obtain import Source, obtain

if TYPE_CHECKING:
    from ..auth.spec import OAuthScheme


def oauth_tokens(scheme: OAuthScheme, call: TokenCall) -> TokenProvider:
    """The feature ``oauth`` of a client."""
    return _Provider(scheme, call)


class _Provider:
    """The lock is held for the time of an assignment, never while a token is fetched."""

    def __init__(self, scheme: OAuthScheme, call: TokenCall) -> None:
        self._scheme = scheme
        self._call = call
        self._lock = threading.Lock()
        self._held: Held | None = None
        self._refresh_token: str | None = None
        self._flights = Flights()

    def token(self, credentials: TokenCredentials) -> Flow[str]:
        held = self._held
        if held is not None and held.is_fresh():
            return held.access_token
        source = Source(self._scheme, self._call, credentials)
        token: str = yield self._flights.join(self._fresh_token, lambda: self._fetch(source))
        return token

    def _fresh_token(self) -> str | None:
        """What another flight may have brought meanwhile."""
        held = self._held
        return held.access_token if held is not None and held.is_fresh() else None

    def _fetch(self, source: Source) -> Flow[str]:
        held = yield from obtain(source, self._held, self._refresh_token)
        with self._lock:
            self._held = held
            self._refresh_token = held.refresh_token
        return held.access_token

    def invalidate(self, token: str) -> None:
        with self._lock:
            if self._held is not None and self._held.access_token == token:
                self._held = None
