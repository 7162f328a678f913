import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { overlayCatalogue } from "@sdkwright/compiler";
import { type AnyCatalogue, catalogueMarkdown, cataloguesMarkdown } from "@sdkwright/diagnostics";
import { ROOT, readFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { docsUrl, HOMEPAGE } from "../packages/cli/src/links.js";
import { diagnosticExample } from "./support/diagnostic-examples.js";
import { CATALOGUES, INPUT_CANNOT_CAUSE } from "./support/diagnostics.js";

const FOLDER = `${ROOT}docs/diagnostics`;
/** What a backend says itself and what the compiler says for it have one name, and are one page. */
const byName = new Map<string, AnyCatalogue>();
for (const { name, entries } of [...CATALOGUES, overlayCatalogue]) {
  byName.set(name, { name, entries: { ...byName.get(name)?.entries, ...entries } });
}
const catalogues = [...byName.values()];
const pages = new Map([
  ["README.md", cataloguesMarkdown(catalogues)],
  ...catalogues.map((one) => [`${one.name}.md`, catalogueMarkdown(one, diagnosticExample)] as const),
]);

test("the pages of diagnostics are what the catalogues and their cases say", () => {
  if (process.env.UPDATE === "1") for (const [name, text] of pages) writeFileSync(join(FOLDER, name), text);
  expect([...readFolder(FOLDER).keys()]).toEqual([...pages.keys()].sort());
  for (const [name, text] of pages) expect(readFolder(FOLDER).get(name), name).toBe(text);
});

test("the link of every code leads to the one section about it", () => {
  for (const { name, entries } of catalogues) {
    for (const key of Object.keys(entries)) {
      const [page = "", anchor = ""] = docsUrl(`${name}/${key}`)
        .replace(`${HOMEPAGE}/blob/main/docs/diagnostics/`, "")
        .split("#");
      expect(pages.get(page)?.split(`<a id="${anchor}"></a>`), `${name}/${key}`).toHaveLength(2);
      expect(pages.get("README.md")).toContain(`](${page}#${anchor})`);
    }
  }
});

test("every code has an example unless no input causes it", () => {
  const codes = catalogues.flatMap(({ name, entries }) => Object.keys(entries).map((key) => `${name}/${key}`));
  const without = codes.filter((code) => diagnosticExample(code) === undefined);
  expect(without.filter((code) => INPUT_CANNOT_CAUSE[code] === undefined && !code.startsWith("overlay/"))).toEqual([]);
});

test("text of a catalogue stays text in them", () => {
  for (const page of pages.values()) {
    const fences = /^(`{3,})\w*\n[\s\S]*?^\1$/gm;
    const outside = page
      .replace(fences, "")
      .replace(/<a id="[a-z-]+"><\/a>/g, "")
      .replace(/`[^`\n]*`/g, "");
    expect(outside.match(/<[a-z!/].*/i)?.[0]).toBeUndefined();
  }
});
