import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openWorkspace } from "@sdkwright/compiler";
import { configCatalogue, editorSchema } from "@sdkwright/config";
import { fixOf, formatText } from "@sdkwright/diagnostics";
import { createLocator, memoryFiles } from "@sdkwright/source";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const PAGE = readFileSync(`${ROOT}docs/configuration.md`, "utf8");
const EXAMPLES = [...PAGE.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)]
  .map(([, text = ""]) => text)
  .filter((text) => !text.startsWith("# yaml-language-server"));

/** The folder of the configuration: of an example that says in its first line which file it is, that file's. */
const ROOT_FOLDER = "/work";
const pathOf = (text: string): string => /^# (\S+\.yml)\n/.exec(text)?.[1] ?? "generators.yml";
const files = EXAMPLES.filter((text) => pathOf(text) !== "generators.yml").map(
  (text) => [join(ROOT_FOLDER, pathOf(text)), text] as const,
);

/** What is wrong with a configuration, as a person sees it. Notes only say how it is read. */
function findings(text: string): string {
  const path = join(ROOT_FOLDER, pathOf(text));
  const access = memoryFiles(new Map([...files, [path, text]]));
  const { diagnostics, sources } = openWorkspace(dirname(path), basename(path), { files: access });
  const faults = diagnostics.list.filter(({ severity }) => severity !== "note");
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
