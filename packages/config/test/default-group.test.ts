import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources } from "@sdkwright/source";
import { expect, test } from "vitest";
import { loadConfig } from "../src/index.js";

test.each([
  [true, ["config/unknown-group"]],
  [false, []],
])("a default group that does not exist is an error where it is needed: %s", (needsDefaultGroup, codes) => {
  const { report, list } = createCollector();
  const sources = createMemorySources({ "generators.yml": "default-group: a\ngroups: {}\n" }, { report });
  const config = loadConfig(sources, "generators.yml", report, { needsDefaultGroup });
  expect(list.map(({ code }) => code)).toEqual(codes);
  expect(config?.defaultGroup).toBe("a");
});
