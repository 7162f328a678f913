import { expect, test } from "vitest";
import { signatures } from "./signatures.js";

const MODULE = `from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias


if TYPE_CHECKING:
    from .pet import Pet as Pet
    Ring: TypeAlias = list["Pet"]
else:
    Ring = TypeAliasType("Ring", list["Pet"])

_GET: Operation[types.Pet] = Operation(
    "GET",
    "/pets",
)


class PetsClient(
    ResourceClient
):
    """What pets can do.

    They have names.
    """

    name: str | None = None
    """Its name."""
    at: datetime

    @cached_property
    def get(
        self, *, options: list[
            str
        ] | None = None,
    ) -> types.Pet:
        """Gives a pet."""
        return self._call(_GET)
`;

test("a module is its declarations, without docstrings, bodies and values", () => {
  expect(signatures("pets.py", MODULE)).toBe(`    Ring: TypeAlias = list["Pet"]
    Ring = TypeAliasType("Ring", list["Pet"])
_GET: Operation[types.Pet]
class PetsClient(ResourceClient)
    name: str | None = None
    at: datetime
    @cached_property
    def get(self, *, options: list[str] | None = None) -> types.Pet
`);
});

test("manifests have none", () => {
  expect(signatures("pyproject.toml", "[project]\n")).toBe("");
});
