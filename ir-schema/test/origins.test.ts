import { expect, test } from "vitest";
import { createOriginTable, placeOf } from "../src/index.js";

test("an origin spells out its document and its escaped pointer", () => {
  const table = createOriginTable();
  const root = table.document("api/openapi.yml");
  const path = table.child(table.child(root, "paths"), "/pets/{id}~x");
  expect(placeOf(table.list, path)).toEqual({ document: "api/openapi.yml", pointer: "/paths/~1pets~1{id}~0x" });
  expect(table.document("api/openapi.yml")).toBe(root);
});
