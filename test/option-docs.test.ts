import { readFileSync } from "node:fs";
import type { AnyBackend, Plugin } from "@sdkwright/plugin-api";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { BUILT_IN_BACKENDS } from "../packages/cli/src/built-in.js";

const SHARED = readFileSync(`${ROOT}docs/configuration.md`, "utf8");

async function backendsOf(specifier: string): Promise<readonly AnyBackend[]> {
  const { default: plugin } = (await import(specifier)) as { readonly default: Plugin };
  return plugin.backends ?? [];
}

const backends = (await Promise.all(Object.values(BUILT_IN_BACKENDS).map(backendsOf))).flat();

describe.each(backends)("$name", ({ language, options }) => {
  test("has every option of its generators in the docs", () => {
    // The page on configuration has the options of TypeScript itself.
    const own = language.key === "typescript" ? "" : readFileSync(`${ROOT}docs/${language.key}.md`, "utf8");
    const page = SHARED + own;
    expect(Object.keys(options).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
