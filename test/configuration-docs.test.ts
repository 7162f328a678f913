import { readFileSync } from "node:fs";
import { configCatalogue, editorSchema, loadConfig } from "@sdkwright/config";
import { createCollector, fixOf, formatText } from "@sdkwright/diagnostics";
import { createLocator, createMemorySources } from "@sdkwright/source";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const PAGE = readFileSync(`${ROOT}docs/configuration.md`, "utf8");
const EXAMPLES = [...PAGE.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)]
  .map(([, text = ""]) => text)
  .filter((text) => !text.startsWith("# yaml-language-server"));

/** What is wrong with a configuration, as a person sees it. Notes only say how it is read. */
function findings(text: string): string {
  const { report, list } = createCollector();
  const sources = createMemorySources({ "generators.yml": text }, report);
  loadConfig(sources, "generators.yml", report);
  const faults = list.filter(({ severity }) => severity !== "note");
  return formatText(faults, { locate: createLocator(sources), fixOf: fixOf([configCatalogue]) });
}

test.each(EXAMPLES)("an example is sound: %s", (text) => {
  expect(findings(text)).toBe("");
});

test("each key of the file has an example", () => {
  const { properties } = editorSchema() as { properties: { [key: string]: unknown } };
  const shown = EXAMPLES.join("\n");
  expect(Object.keys(properties).filter((key) => !new RegExp(`^${key}:`, "m").test(shown))).toEqual([]);
});
