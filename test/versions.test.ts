import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { runMain } from "./support/main.js";

const DEFINITION = {
  openapi: "3.0.3",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://pets.example" }],
  paths: { "/pets": { get: { operationId: "listPets", responses: { 204: { description: "Done" } } } } },
};

function writeProject(folder: string, language: string, config: object = {}): void {
  const generator = {
    name: `gen-${language}-sdk`,
    version: "*",
    config,
    output: { location: "local-file-system", path: "sdk" },
  };
  const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators: [generator] } } };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify(settings));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(DEFINITION));
}

async function generate(folder: string, ...flags: string[]): Promise<void> {
  const { code, stderr } = await runMain(["generate", "--no-cache", ...flags], folder);
  expect([code, stderr.includes("error")]).toEqual([0, false]);
}

const read = (folder: string, path: string): string => readFileSync(join(folder, "sdk", path), "utf8");
const versionOf = (folder: string): unknown => JSON.parse(read(folder, "package.json")).version;

describe("the version of an SDK", () => {
  test("is 0.0.1 at first, that of --version, and then that of the last run", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "typescript");
      await generate(folder);
      expect(versionOf(folder)).toBe("0.0.1");
      await generate(folder, "--version", "1.4.0-rc.1");
      expect(versionOf(folder)).toBe("1.4.0-rc.1");
      expect(read(folder, "src/version.ts")).toContain('"1.4.0-rc.1"');
      await generate(folder);
      expect(versionOf(folder)).toBe("1.4.0-rc.1");
      expect(read(folder, ".sdkwright/manifest.txt")).toContain("\nversion: 1.4.0-rc.1\n");
    }));

  test("is the option package-version unless the command line has one", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "typescript", { "package-version": "3.1.0" });
      await generate(folder);
      expect(versionOf(folder)).toBe("3.1.0");
      await generate(folder, "--version", "4.0.0");
      expect(versionOf(folder)).toBe("4.0.0");
    }));

  test("is the latest tag of an output folder that no run has written to", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "typescript");
      const git = join(folder, "sdk/.git");
      mkdirSync(join(git, "refs/tags"), { recursive: true });
      writeFileSync(join(git, "refs/tags/v1.9.0"), "");
      writeFileSync(
        join(git, "packed-refs"),
        `# pack-refs\n${"0".repeat(40)} refs/tags/v1.10.0\n${"0".repeat(40)} refs/tags/nightly\n`,
      );
      await generate(folder);
      expect(versionOf(folder)).toBe("1.10.0");
    }));

  test("is written as Python's index has it", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "python");
      await generate(folder, "--version", "1.2.0-rc.1");
      expect(read(folder, "pyproject.toml")).toContain('version = "1.2.0rc1"');
    }));

  test("is written as Maven sorts it before the release", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "java");
      await generate(folder, "--version", "1.2.3-canary.5");
      for (const path of ["pom.xml", "build.gradle"]) expect(read(folder, path)).toContain("1.2.3-alpha.canary.5");
      expect(read(folder, ".sdkwright/manifest.txt")).toContain("\nversion: 1.2.3-canary.5\n");
      await generate(folder, "--version", "2.0.0+build.5");
      expect(read(folder, "pom.xml")).toMatch(/^ {2}<version>2\.0\.0<\/version>$/m);
    }));

  test("makes the import path of a Go module, and is in its User-Agent", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "go", { module: "github.com/acme/pets" });
      await generate(folder, "--version", "2.1.0+build.7");
      expect(read(folder, "go.mod")).toMatch(/^module github\.com\/acme\/pets\/v2$/m);
      expect(read(folder, "client.go")).toMatch(/Version:\s+"2\.1\.0"/);
    }));

  test.each([
    ["typescript", "package.json", '"version": "2.1.0-rc.1"'],
    ["python", "pyproject.toml", 'version = "2.1.0rc1"'],
    ["java", "pom.xml", "<version>2.1.0-rc.1</version>"],
    ["go", "go.mod", "module github.com/acme/pets/v2\n"],
  ])("is that of the package where the state is lost: %s", (language, file, version) =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, language, language === "go" ? { module: "github.com/acme/pets" } : {});
      await generate(folder, "--version", "2.1.0-rc.1");
      expect(read(folder, file)).toContain(version);
      rmSync(join(folder, "sdk/.sdkwright"), { recursive: true });
      await generate(folder, "--force");
      expect(read(folder, file)).toContain(version);
      expect(read(folder, ".sdkwright/manifest.txt")).toContain("\nversion: 2.1.0-rc.1\n");
    }),
  );

  test("is the highest of both branches after a merge, and that of go.mod where nothing else is left", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "go", { module: "github.com/acme/pets" });
      await generate(folder, "--version", "2.10.0");
      const manifest = join(folder, "sdk/.sdkwright/manifest.txt");
      const text = readFileSync(manifest, "utf8");
      writeFileSync(manifest, text.replace("version: 2.10.0\n", "version: 2.9.0\nversion: 2.10.0\nversion: 1.0.0\n"));
      await generate(folder);
      expect(read(folder, "client.go")).toContain('"2.10.0"');
      rmSync(join(folder, "sdk/.sdkwright"), { recursive: true });
      rmSync(join(folder, "sdk/client.go"));
      await generate(folder, "--force");
      expect(read(folder, "go.mod")).toMatch(/^module github\.com\/acme\/pets\/v2$/m);
    }));

  test("goes back for --version alone", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "typescript", { "package-version": "2.0.0" });
      await generate(folder, "--version", "3.0.0");
      const { code, stderr } = await runMain(["generate", "--no-cache"], folder);
      expect([code, stderr]).toEqual([1, expect.stringContaining("error compiler/version-lowered")]);
      expect(versionOf(folder)).toBe("3.0.0");
      await generate(folder, "--version", "2.0.0");
      await generate(folder);
      expect(versionOf(folder)).toBe("2.0.0");
    }));

  test("is wrong usage where it is not a semantic version", () =>
    inMemoryFolder(async (folder) => {
      writeProject(folder, "typescript");
      const { code, stderr } = await runMain(["generate", "--version", "v1"], folder);
      expect([code, stderr]).toEqual([2, "sdkwright: --version needs a semantic version, such as 1.4.0, not v1.\n"]);
    }));
});
