import { writeFileSync } from "node:fs";
import { overlayCatalogue } from "@sdkwright/compiler";
import { type AnyCatalogue, cataloguesMarkdown } from "@sdkwright/diagnostics";
import { ROOT, readFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { CATALOGUES } from "./support/diagnostics.js";

const PAGE = `${ROOT}docs/diagnostics.md`;
/** What a backend says itself and what the compiler says for it have one name, and are one section. */
const byName = new Map<string, AnyCatalogue>();
for (const { name, entries } of [...CATALOGUES, overlayCatalogue]) {
  byName.set(name, { name, entries: { ...byName.get(name)?.entries, ...entries } });
}
const page = cataloguesMarkdown([...byName.values()]);

test("the page of diagnostics is what the catalogues say", () => {
  if (process.env.UPDATE === "1") writeFileSync(PAGE, page);
  expect(readFolder(`${ROOT}docs`).get("diagnostics.md")).toBe(page);
});

test("every code has one anchor on it", () => {
  for (const { name, entries } of byName.values()) {
    for (const code of Object.keys(entries)) {
      expect(page.split(`<a id="${name}-${code}"></a>`).length - 1, `${name}/${code}`).toBe(1);
    }
  }
});

test("text of a catalogue stays text in it", () => {
  const outside = page.replace(/<a id="[a-z-]+"><\/a>/g, "").replace(/`[^`\n]*`/g, "");
  expect(outside.match(/<[a-z!/].*/i)?.[0]).toBeUndefined();
});
