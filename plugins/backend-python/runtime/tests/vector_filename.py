"""Drives the vectors of the kind ``filename``."""

from __future__ import annotations

from typing import Any

from sdk.core.disposition import filename_of


def drive_filename(given: dict[str, Any]) -> dict[str, Any]:
    """The file name that a header names."""
    return {"filename": filename_of(given["header"])}
