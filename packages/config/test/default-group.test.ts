import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources } from "@sdkwright/source";
import { expect, test } from "vitest";
import { loadConfig } from "../src/index.js";

test.each([
  ["needed", ["error config/unknown-group"]],
  ["shown", ["warning config/unknown-default-group"]],
  ["ignored", []],
] as const)("a default group that does not exist is an error where it is needed: %s", (defaultGroupUse, found) => {
  const { report, list } = createCollector();
  const sources = createMemorySources({ "generators.yml": "default-group: a\ngroups: {}\n" }, { report });
  const config = loadConfig(sources, "generators.yml", report, { defaultGroupUse });
  expect(list.map(({ code, severity }) => `${severity} ${code}`)).toEqual(found);
  expect(config?.defaultGroup).toBe("a");
});
