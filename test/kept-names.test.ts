import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../packages/cli/src/built-in.js";
import { runMain } from "./support/main.js";

const EXAMPLE = readFileSync(join(ROOT, "packages/cli/example/openapi.yml"), "utf8");
const TIMEOUT = { timeout: 120_000 };
const RENAMED = EXAMPLE.replace("title: Bookshop\n", "title: Corner Store\n");

const configOf = (language: string): string =>
  JSON.stringify({
    api: { specs: [{ openapi: "openapi.yml" }] },
    groups: {
      all: {
        generators: [
          { name: `gen-${language}-sdk`, version: "*", output: { location: "local-file-system", path: "sdk" } },
        ],
      },
    },
  });

const generate = (folder: string, ...flags: string[]) => runMain(["generate", "--no-cache", ...flags], folder);
const filesOf = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((path) => !path.includes(".sdkwright")).sort();
const textsOf = (folder: string): string =>
  filesOf(folder)
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => {
      try {
        return readFileSync(join(folder, path), "utf8");
      } catch {
        return "";
      }
    })
    .join("\n");

describe("a new title of an API", TIMEOUT, () => {
  test.each(LANGUAGES)("renames nothing in an SDK that exists, says so once, and renames on request: %s", (language) =>
    inMemoryFolder(async (folder) => {
      writeFileSync(join(folder, "openapi.yml"), EXAMPLE);
      writeFileSync(join(folder, "generators.yml"), configOf(language));
      expect(await generate(folder)).toMatchObject({ code: 0 });
      const sdk = join(folder, "sdk");
      const [files, before] = [filesOf(sdk), textsOf(sdk)];
      writeFileSync(join(folder, "openapi.yml"), RENAMED);
      for (const run of ["first", "second"]) {
        const { code, stderr } = await generate(folder);
        expect([run, code, stderr.match(/compiler\/names-kept/g)]).toEqual([run, 0, ["compiler/names-kept"]]);
        expect(stderr).toMatch(/`\S*bookshop\S*` would be `\S*corner\S*`/i);
        expect(textsOf(sdk)).toBe(before);
      }
      const { code, stderr } = await generate(folder, "--rename");
      expect([code, stderr]).toEqual([0, ""]);
      expect(textsOf(sdk)).toMatch(/corner.?store/i);
      if (language === "python" || language === "java") expect(filesOf(sdk)).not.toEqual(files);
      expect(await generate(folder)).toMatchObject({ code: 0, stderr: "" });
    }),
  );

  test("renames nothing that the configuration of init names", () =>
    inMemoryFolder(async (folder) => {
      writeFileSync(join(folder, "openapi.yml"), EXAMPLE);
      const languages = LANGUAGES.flatMap((language) => ["-l", language]);
      expect(await runMain(["init", ...languages], folder)).toMatchObject({ code: 0 });
      expect(await generate(folder)).toMatchObject({ code: 0 });
      const sdks = join(folder, "sdks");
      const before = filesOf(sdks);
      writeFileSync(join(folder, "openapi.yml"), RENAMED);
      expect(await generate(folder)).toMatchObject({ code: 0, stderr: "" });
      expect(filesOf(sdks)).toEqual(before);
    }));

  test("is what init would name SDKs after", () =>
    inMemoryFolder(async (folder) => {
      writeFileSync(join(folder, "openapi.yml"), EXAMPLE);
      const languages = LANGUAGES.flatMap((language) => ["-l", language]);
      expect(await runMain(["init", ...languages], folder)).toMatchObject({ code: 0 });
      expect(await generate(folder)).toMatchObject({ code: 0 });
      for (const language of LANGUAGES) {
        const plain = join(folder, `plain/${language}`);
        const flags = ["openapi.yml", "-l", language, "-o", plain];
        expect(await generate(folder, ...flags)).toMatchObject({ code: 0 });
        expect(textsOf(join(folder, "sdks", language)), language).toBe(textsOf(plain));
      }
    }));
});
