import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

const validate = new Ajv({ strict: false }).compile(read("../ir-schema/schema/ir-1.schema.json") as object);
const features = readdirSync(new URL("golden/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test.each(features)("the IR of %s is what its published JSON Schema describes", (feature) => {
  validate(read(`golden/${feature}/ir.json`));
  expect(validate.errors).toBeNull();
});

test("the schema refuses what is no IR", () => {
  const ir = read("golden/enums/ir.json") as { types: object };
  expect(validate({ ...ir, irVersion: 2 })).toBe(false);
  expect(validate({ ...ir, types: { "type:x": { kind: "job" } } })).toBe(false);
});
