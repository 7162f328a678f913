import { expect, test } from "vitest";
import { lowerDefs } from "./lower.js";

test("misspelled references, types and required names say what was probably meant", () => {
  const { diagnostics } = lowerDefs({
    Order: { type: "object", required: ["id", "totl"], properties: { id: { type: "intger" }, total: {} } },
    List: { type: "array", items: { $ref: "#/$defs/Ordr" } },
    Odd: { type: "thing" },
  });
  const found = diagnostics.map(({ message, location }) => {
    const place = location && "pointer" in location ? location.pointer : "";
    return `${place} ${message}`;
  });
  expect(found.sort()).toEqual([
    "/$defs/List/items/$ref The reference `#/$defs/Ordr` cannot be resolved: there is no `Ordr` in `#/$defs`. Did you mean `Order`?",
    "/$defs/Odd/type Unknown type `thing`.",
    "/$defs/Order/properties/id/type Unknown type `intger`. Did you mean `integer`?",
    "/$defs/Order/required/1 `required` names `totl`, but no property has that name. Did you mean `total`?",
  ]);
});
