import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { runMain } from "./support/main.js";

const EXAMPLE = `${ROOT}packages/cli/example/openapi.yml`;
const TIMEOUT = 60_000;

/** The fenced blocks of a page, by language; those without one have the empty one. */
function blocksOf(page: string): { readonly language: string; readonly text: string }[] {
  const text = readFileSync(join(ROOT, page), "utf8");
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = "", body = ""]) => ({
    language,
    text: body,
  }));
}

const only = <T>(found: readonly T[]): T => {
  expect(found).toHaveLength(1);
  return found[0] as T;
};

describe.each(["README.md", "packages/cli/npm-readme.md"])("%s", (page) => {
  const blocks = blocksOf(page);

  test("shows a finding as the command line prints it", async () => {
    const shown = only(blocks.filter(({ text }) => text.startsWith("openapi.yml:"))).text;
    await inMemoryFolder(async (folder) => {
      const broken = readFileSync(EXAMPLE, "utf8").replace('schemas/Book"', 'schemas/Bok"');
      writeFileSync(join(folder, "openapi.yml"), broken);
      const { code, stderr } = await runMain(["check", "openapi.yml", "--language", "typescript"], folder);
      expect(code).toBe(1);
      expect(stderr.slice(0, shown.length)).toBe(shown);
    });
  });

  test(
    "has commands that work beside a definition, in their order",
    () =>
      inMemoryFolder(async (folder) => {
        copyFileSync(EXAMPLE, join(folder, "openapi.yml"));
        const scripts = blocks.filter(({ language }) => language === "sh").map(({ text }) => text);
        const lines = scripts.flatMap((script) => [...script.matchAll(/^(?:npx )?sdkwright ([^#\n]*)/gm)]);
        expect(lines.length).toBeGreaterThanOrEqual(3);
        for (const [line, words = ""] of lines) {
          const { code, stderr } = await runMain(words.trim().split(/ +/), folder);
          expect(code, `${line}\n${stderr}`).toBe(0);
        }
      }),
    TIMEOUT,
  );

  test("has a configuration that passes", () =>
    inMemoryFolder(async (folder) => {
      copyFileSync(EXAMPLE, join(folder, "openapi.yml"));
      const [config] = blocks.filter(({ text }) => text.startsWith("# generators.yml"));
      writeFileSync(join(folder, "generators.yml"), config?.text ?? "");
      const { code, stderr } = await runMain(["check"], folder);
      expect(code, stderr).toBe(0);
    }));
});
