import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { inMemoryFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { type Edits, edited, petStore } from "./diff/definitions.js";
import { runMain } from "./support/main.js";

function write(folder: string, edits: Edits, generator: object = {}): void {
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(edited(petStore(), edits)));
  const output = { location: "local-file-system", path: "sdk" };
  const generators = [{ name: "gen-typescript-sdk", version: "*", output, ...generator }];
  const settings = {
    api: { specs: [{ openapi: "openapi.json" }] },
    autorelease: true,
    groups: { sdk: { generators } },
  };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify(settings));
}

async function generate(folder: string, ...flags: string[]): Promise<string> {
  const { code, stdout } = await runMain(["generate", "--no-cache", ...flags], folder);
  expect(code).toBe(0);
  return stdout;
}

const read = (folder: string, path: string): string => readFileSync(join(folder, "sdk", path), "utf8");
const versionOf = (folder: string): unknown => JSON.parse(read(folder, "package.json")).version;

const ADDED: Edits = {
  "paths /new get": { operationId: "getNew", tags: ["pets"], responses: { 204: { description: "Done" } } },
};
const REMOVED: Edits = { ...ADDED, "paths /ping": undefined };
const DOCUMENTED: Edits = { ...REMOVED, "components schemas Pet description": "An animal." };

describe("autorelease", () => {
  test("raises the version by what changed for callers, and writes the changelog", () =>
    inMemoryFolder(async (folder) => {
      write(folder, {});
      expect(await generate(folder, "--version", "1.0.0", "--date", "2026-11-01")).toContain("release 1.0.0");
      write(folder, ADDED);
      expect(await generate(folder, "--date", "2026-11-02")).toContain("release 1.1.0");
      write(folder, REMOVED);
      await generate(folder);
      write(folder, DOCUMENTED);
      await generate(folder);
      expect(versionOf(folder)).toBe("2.0.1");
      expect(read(folder, "CHANGELOG.md")).toBe(`# Changelog

The format is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/). Versions follow
[Semantic Versioning](https://semver.org/).

## [2.0.1]

No changes for callers.

## [2.0.0]

### Removed

- **Breaking:** \`client.pets.ping()\` (GET /ping) was removed.

## [1.1.0] - 2026-11-02

### Added

- \`client.pets.getNew()\` (GET /new) was added.

## [1.0.0] - 2026-11-01

First release.
`);
    }));

  test("makes no release where nothing changed, and keeps what the user wrote", () =>
    inMemoryFolder(async (folder) => {
      write(folder, {});
      await generate(folder);
      const changelog = `${read(folder, "CHANGELOG.md")}\nOurs.\n`;
      writeFileSync(join(folder, "sdk/CHANGELOG.md"), changelog);
      const output = await generate(folder);
      expect(output).toContain("up to date");
      expect(output).not.toContain("release");
      expect([versionOf(folder), read(folder, "CHANGELOG.md")]).toEqual(["0.0.1", changelog]);
      const { code } = await runMain(["generate", "--check"], folder);
      expect(code).toBe(0);
    }));

  test("gives the same bytes for the same history, and a dry run none", () =>
    inMemoryFolder(async (one) =>
      inMemoryFolder(async (other) => {
        for (const folder of [one, other]) {
          write(folder, {});
          await generate(folder);
          write(folder, ADDED);
          if (folder === one) await generate(folder, "--dry-run");
          await generate(folder);
        }
        for (const path of ["CHANGELOG.md", ".sdkwright/release.txt", ".sdkwright/manifest.txt"]) {
          expect(read(one, path)).toBe(read(other, path));
        }
        expect(versionOf(one)).toBe("0.0.2");
      }),
    ));

  test.each([
    ["before", (one: string, other: string) => `${one}${other}`],
    [
      "behind, between markers of git",
      (one: string, other: string) => `<<<<<<< HEAD\n${other}=======\n${one}>>>>>>> x\n`,
    ],
  ])("goes by the highest release where a merge left several: an earlier one %s", (_, merge) =>
    inMemoryFolder(async (folder) => {
      const path = ".sdkwright/release.txt";
      write(folder, {});
      await generate(folder);
      const first = read(folder, path);
      write(folder, ADDED);
      await generate(folder);
      const second = read(folder, path);
      const changelog = read(folder, "CHANGELOG.md");
      expect(second).not.toBe(first);
      writeFileSync(join(folder, "sdk", path), merge(first, second));
      await generate(folder);
      expect([versionOf(folder), read(folder, "CHANGELOG.md")]).toEqual(["0.0.2", changelog]);
      write(folder, {});
      await generate(folder);
      expect(versionOf(folder)).toBe("0.1.0");
    }),
  );

  test("reads the record of an earlier release of sdkwright", () =>
    inMemoryFolder(async (folder) => {
      write(folder, {});
      await generate(folder);
      const [, line = ""] = read(folder, ".sdkwright/release.txt").split("\n");
      const [version, digest, edition, packed = ""] = line.split("\t");
      const api = JSON.parse(brotliDecompressSync(Buffer.from(packed, "base64")).toString());
      const record = { format: 1, version, digest, ...(edition && { edition }), api };
      rmSync(join(folder, "sdk/.sdkwright/release.txt"));
      writeFileSync(join(folder, "sdk/.sdkwright/release.json"), `${JSON.stringify(record)}\n`);
      await generate(folder);
      expect(versionOf(folder)).toBe("0.0.1");
      write(folder, ADDED);
      await generate(folder);
      expect(versionOf(folder)).toBe("0.0.2");
      expect(existsSync(join(folder, "sdk/.sdkwright/release.json"))).toBe(false);
    }));

  test("is off for a generator that says so", () =>
    inMemoryFolder(async (folder) => {
      write(folder, {}, { autorelease: false });
      await generate(folder);
      write(folder, ADDED, { autorelease: false });
      await generate(folder);
      expect(versionOf(folder)).toBe("0.0.1");
      expect(() => read(folder, "CHANGELOG.md")).toThrow();
    }));

  test.each(["yesterday", "2026-1-1"])("takes no date %s", (date) =>
    inMemoryFolder(async (folder) => {
      write(folder, {});
      expect((await runMain(["generate", "--date", date], folder)).code).toBe(2);
    }),
  );
});
