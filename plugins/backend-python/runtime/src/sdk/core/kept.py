"""Values that are read from text, such as times.

A value that would be written otherwise than it was received keeps that text, and is sent back as it
came: three digits of a second more than Python has, an offset of ``+00:00``, an id in capitals, a
number in quotes. A text that has no such form at all stays text.
"""

from __future__ import annotations

import base64
import binascii
import math
import re
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal, InvalidOperation
from typing import Any
from uuid import UUID


class KeptDateTime(datetime):
    """A time that keeps the text it was received as. One that is computed from it has none."""

    # There may be very many: with slots, none of them has a dictionary.
    __slots__ = ("received",)

    received: str


class KeptDate(date):
    """A date that keeps the text it was received as."""

    received: str | None = None


class KeptInt(int):
    """An integer that keeps the text it was received as."""

    received: str


class KeptFloat(float):
    """A number that keeps the text it was received as."""

    received: str


class ExactFloat(float):
    """A number that a double does not hold, such as ``1e999``, or that is not of the declared
    type. It is written as it was received."""

    received: str


def exact_float(text: str) -> ExactFloat:
    read = ExactFloat(text)
    read.received = text
    return read


class KeptDecimal(Decimal):
    """A decimal number that keeps the text it was received as."""

    received: str | None = None


class KeptBytes(bytes):
    """Bytes that keep the text they were received as."""

    received: str | None = None


class KeptUUID(UUID):
    """An id that keeps the text it was received as."""

    __slots__ = ("received",)

    received: str


_DATE_TIME = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)"
    r"(?:[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):?([0-5]\d))?)?"
)

CANONICAL_DATE_TIME = (
    r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}"
    r"(?:\.(?:[0-9]{3})?(?:[1-9][0-9]{2}|0[1-9][0-9]|00[1-9]))?"
    r"(?:Z|[+-](?:(?:0[1-9]|1[0-9]|2[0-3]):[0-5][0-9]|00:(?:0[1-9]|[1-5][0-9])))$"
)
"""Times that are written as they are read. A regular expression of Rust: no look-around."""

CANONICAL_DECIMAL = r"^-?[0-9]{1,28}(?:\.[0-9]{1,28})?$"
CANONICAL_UUID = r"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"


_COMPLETE_DATE_TIME = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?"
    r"(?:Z|[+-][0-9]{2}:[0-5][0-9])"
)


def read_date_time(value: Any) -> Any:
    """A time that has not the usual form: without an offset it is UTC, without a time of the day it
    is midnight."""
    if not isinstance(value, str):
        return value
    read = _read_complete(value) or _read_in_parts(value)
    if read is None:
        return value
    read.received = value
    return read


def _read_complete(text: str) -> KeptDateTime | None:
    """Many servers write all times as ``10:00:00+00:00`` or ``10:00:00.000Z``. Python reads these
    several times as fast as ``_read_in_parts``, from 3.11 on."""
    if _COMPLETE_DATE_TIME.fullmatch(text) is None:
        return None
    try:
        return KeptDateTime.fromisoformat(text)
    except ValueError:
        return None


def _read_in_parts(text: str) -> KeptDateTime | None:
    found = _DATE_TIME.fullmatch(text)
    if found is None:
        return None
    year, month, day, hour, minute, second, fraction, sign, hours, minutes = found.groups()
    offset = timedelta(hours=int(hours or 0), minutes=int(minutes or 0))
    try:
        return KeptDateTime(
            int(year),
            int(month),
            int(day),
            int(hour or 0),
            int(minute or 0),
            int(second or 0),
            int(f"{fraction or ''}000000"[:6]),
            timezone(-offset if sign == "-" else offset),
        )
    except ValueError:
        return None


def write_date_time(value: datetime) -> str:
    """A time with its offset, ``Z`` for UTC. One without an offset is local time, as Python has it
    elsewhere."""
    received = getattr(value, "received", None)
    if isinstance(received, str):
        return received
    aware = value if value.tzinfo is not None else value.astimezone()
    parts = "seconds"
    if aware.microsecond:
        parts = "microseconds" if aware.microsecond % 1000 else "milliseconds"
    text = aware.isoformat(timespec=parts)
    return f"{text[:-6]}Z" if text.endswith("+00:00") else text


_DATE = re.compile(r"\d{4}-\d\d-\d\d")


def is_date(value: Any) -> bool:
    """Whether a value is the text of a date alone."""
    if not isinstance(value, str) or _DATE.fullmatch(value) is None:
        return False
    return isinstance(read_date_time(value), datetime)


def read_date(value: Any) -> Any:
    """The date of a date-time, as it is written: its offset changes nothing."""
    moment = read_date_time(value)
    if not isinstance(moment, datetime):
        return value
    read = KeptDate(moment.year, moment.month, moment.day)
    read.received = value
    return read


def write_date(value: date) -> str:
    if isinstance(value, KeptDate) and value.received is not None:
        return value.received
    return value.isoformat()


_INTEGER = re.compile(r"[+-]?[0-9]{1,640}")
"""Python reads so many digits, whatever limit a program sets."""
_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")


def is_whole(number: float) -> bool:
    """Whether a double is an integer, and tells which one: beyond 2^53 it no longer does."""
    return number.is_integer() and abs(number) < 2**53


def read_integer(text: str) -> Any:
    """The integer that a text spells; ``5.0`` is one, as it is without quotes."""
    if _INTEGER.fullmatch(text):
        read = KeptInt(text)
    else:
        number = read_number(text)
        if isinstance(number, str) or not is_whole(number):
            return text
        read = KeptInt(number)
    read.received = text
    return read


def read_number(text: str) -> float | str:
    """The number that a text spells, as far as a double has it."""
    read = KeptFloat(text) if _NUMBER.fullmatch(text) else None
    if read is None or not math.isfinite(read):
        return text
    read.received = text
    return read


def read_decimal(value: Any) -> Any:
    """A decimal number that is written in an unusual form."""
    try:
        read = KeptDecimal(value) if isinstance(value, str) else None
    except InvalidOperation:
        return value
    if read is None or not read.is_finite():
        return value
    read.received = value
    return read


def write_decimal(value: Decimal) -> str:
    if isinstance(value, KeptDecimal) and value.received is not None:
        return value.received
    return format(value, "f")


_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[0-9a-fA-F]{32}")


def read_uuid(value: Any) -> Any:
    """An id in capitals, or without hyphens."""
    if not isinstance(value, str) or _UUID.fullmatch(value) is None:
        return value
    read = KeptUUID(value)
    # The base class allows no assignment.
    object.__setattr__(read, "received", value)
    return read


def write_uuid(value: UUID) -> str:
    received = getattr(value, "received", None)
    return received if isinstance(received, str) else str(value)


def read_bytes(value: Any) -> Any:
    """Bytes of base64 text, of either alphabet, padded or not."""
    if not isinstance(value, str):
        return value
    text = value.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        read = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        return value
    if base64.b64encode(read).decode() == value:
        return read
    kept = KeptBytes(read)
    kept.received = value
    return kept


def write_bytes(value: bytes | bytearray | memoryview) -> str:
    if isinstance(value, KeptBytes) and value.received is not None:
        return value.received
    return base64.b64encode(value).decode()
