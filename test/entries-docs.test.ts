import { readFileSync } from "node:fs";
import * as kit from "@sdkwright/docs-kit";
import * as frontend from "@sdkwright/json-schema/frontend";
import * as flat from "@sdkwright/plugin-api";
import * as model from "@sdkwright/plugin-api/model";
import * as write from "@sdkwright/plugin-api/write";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const ENTRIES: { readonly [heading: string]: object } = {
  "Reading: `sdkwright/plugin-api/model`": model,
  "Writing: `sdkwright/plugin-api/write`": write,
  "Documents and tests: `sdkwright/backend-kit`": kit,
  "Lowering: `sdkwright/plugin-api/frontend`": frontend,
};

/** The rows below a heading of the page. */
function section(heading: string): string {
  const [, after = ""] = readFileSync(`${ROOT}docs/backends/1-backend.md`, "utf8").split(`### ${heading}\n`);
  return after.split(/^##/m)[0] ?? "";
}

test.each(Object.entries(ENTRIES))(
  "the index of %s names all that the entry exports, and nothing else",
  (heading, entry) => {
    const answers = section(heading)
      .split("\n")
      .map((line) => line.split(" | ")[1] ?? "");
    const named = answers.flatMap((answer) => [...answer.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
    // Types have no value to import.
    const values = named.filter((name) => !["NameTable", "Sym", "catalogues"].includes(name));
    expect(new Set(values)).toEqual(new Set(Object.keys(entry)));
  },
);

test("what the named entries have of the plugin API is the same as in the flat one", () => {
  const all: { readonly [name: string]: unknown } = { ...flat };
  for (const entry of [model, write]) {
    for (const [name, value] of Object.entries(entry)) expect(all[name] === value, name).toBe(true);
  }
});
