"""One logical call: as many attempts as the retry policy allows. The last error surfaces."""

from __future__ import annotations

import logging
import time
from typing import Any, Mapping, TypeVar

from .attempt import Attempt, Done, Outcome, Renew, Retry, attempt_once
from .call import Call, Consume, Result
from .config import Config
from .errors import ApiError, ConnectionFailure
from .flow import Flow, Sleep
from .log import masked_headers, write_log
from .prepare import Prepared, prepare
from .reply import Reply
from .retry import wait_before
from .text import masked_url
from .transport import Request

T = TypeVar("T")


def perform(config: Config[Any], call: Call, consume: Consume[T]) -> Flow[Result[T]]:
    """Makes a call and has its response read by ``consume``."""
    prepared = yield from prepare(config, call)
    retries, can_renew, number = 0, True, 0
    while True:
        number += 1
        report = _Report(prepared, number)
        can_retry = retries < prepared.max_retries and prepared.can_repeat
        attempt = Attempt(number, can_retry, can_renew, report.request, report.response)
        outcome: Outcome[T]
        try:
            outcome = yield from attempt_once(config, prepared, attempt, consume)
        except ConnectionFailure as error:
            error.attempts = number
            if not can_retry or not (prepared.is_safe or not error.was_sent):
                report.error(error)
                raise
            outcome = Retry(None, type(error).__name__)
        except Exception as error:
            report.error(error)
            raise
        if isinstance(outcome, Done):
            return outcome.result
        if isinstance(outcome, Renew):
            can_renew = False
            continue
        retries += 1
        wait = wait_before(retries, outcome.asked)
        report.retry(outcome.reason, wait)
        yield Sleep(wait)


class _Report:
    """Logs the events of one attempt."""

    __slots__ = ("_prepared", "_attempt", "_started")

    def __init__(self, prepared: Prepared, attempt: int) -> None:
        self._prepared = prepared
        self._attempt = attempt
        self._started = time.monotonic()

    def _log(self, level: int, event: str, fields: Mapping[str, Any], url: str = "") -> None:
        logger = self._prepared.logger
        if logger is None:
            return
        known = {
            "method": self._prepared.operation.spec["method"],
            "url": masked_url(url or self._prepared.url),
            "attempt": self._attempt,
        }
        write_log(logger, level, event, {**known, **fields})

    def _duration(self) -> int:
        return round((time.monotonic() - self._started) * 1000)

    def request(self, request: Request) -> None:
        """The attempt begins."""
        if self._prepared.logger is None:
            return
        url = str(request.url)
        self._log(logging.INFO, "request", {}, url)
        headers = masked_headers(request.headers.items())
        self._log(logging.DEBUG, "request headers", {"headers": headers}, url)

    def response(self, reply: Reply) -> None:
        """A response has come, whatever its status."""
        if self._prepared.logger is None:
            return
        known = {
            "duration_ms": self._duration(),
            "status": reply.status,
            "request_id": reply.raw.request_id,
        }
        self._log(logging.INFO, "response", known)
        headers = masked_headers(reply.headers.items())
        self._log(logging.DEBUG, "response headers", {**known, "headers": headers})

    def retry(self, reason: str, wait: float) -> None:
        """The call will be made again."""
        waits = {"reason": reason, "wait_ms": round(wait * 1000)}
        self._log(logging.WARNING, "retry", {"duration_ms": self._duration(), **waits})

    def error(self, error: Exception) -> None:
        """The call has failed."""
        fields: dict[str, Any] = {"duration_ms": self._duration(), "reason": type(error).__name__}
        if isinstance(error, ApiError):
            fields.update(status=error.status, request_id=error.request_id)
        self._log(logging.ERROR, "error", fields)
