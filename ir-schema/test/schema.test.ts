import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { IR_VERSION } from "../src/index.js";

test("the published JSON Schema is the one that the types give", { timeout: 60_000 }, async () => {
  const { irSchemaText } = (await import("../scripts/schema.mjs" as string)) as { irSchemaText(): string };
  const published = readFileSync(new URL("../schema/ir-1.schema.json", import.meta.url), "utf8");
  expect(irSchemaText()).toBe(published);
  expect(JSON.parse(published).definitions.Api.properties.irVersion.const).toBe(IR_VERSION);
});
