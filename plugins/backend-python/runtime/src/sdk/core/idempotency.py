"""Keys by which servers recognise a call that is made again."""

from __future__ import annotations

from typing import Any, Iterable, Sequence
from uuid import uuid4

from .headers import HeaderEntries
from .options import RequestOptions
from .spec import OperationSpec


def idempotency_of(
    operation: OperationSpec,
    options: RequestOptions,
    callers: Sequence[Iterable[tuple[str, Any]]],
) -> tuple[HeaderEntries, bool]:
    """The header for the key of a call, the same on every attempt, and whether the call has a key.

    A header that the caller sets, or removes, wins over the option, and that over a random UUID.
    """
    name = operation.get("idempotency_key")
    if name is None:
        return [], False
    wanted = name.lower()
    given = [value for entries in callers for header, value in entries if header.lower() == wanted]
    if given:
        return [], given[-1] is not None
    return [(name, options.get("idempotency_key") or str(uuid4()))], True
