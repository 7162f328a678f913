import { sharedOptions } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { createCollector } from "../src/index.js";
import { readOptions } from "../src/options.js";

function read(given: object) {
  const { report, list } = createCollector();
  const place = { generator: "gen-stub-sdk", document: "generators.yml", pointer: "/config" };
  const values = readOptions(sharedOptions, given as { [name: string]: unknown }, place, report);
  const found = list.map(
    ({ code, location }) => `${code} ${location && "pointer" in location ? location.pointer : ""}`,
  );
  return { values, found };
}

describe("options", () => {
  test("with values that no SDK can have are errors", () => {
    const bad = { "max-retries": -3, "timeout-seconds": -1, "user-agent": "x\ny" };
    const { values, found } = read(bad);
    expect(found).toEqual(Object.keys(bad).map((name) => `compiler/bad-option /config/${name}`));
    expect(values).toMatchObject({ "max-retries": 2, "timeout-seconds": 60 });
    expect(values).not.toHaveProperty("user-agent");
  });

  test("at the edge of what is allowed are taken", () => {
    const good = { "max-retries": 0, "timeout-seconds": 0, "user-agent": "acme-sdk/1.0 (a b)" };
    expect(read(good)).toMatchObject({ values: good, found: [] });
  });

  test("given in two spellings are an error at the second", () => {
    const { values, found } = read({ maxRetries: 3, "max-retries": 4 });
    expect(found).toEqual(["compiler/option-twice /config/max-retries"]);
    expect(values).toMatchObject({ "max-retries": 3 });
  });
});
