// Results of whole test files are reused only where nothing that the files read has changed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inTemporaryFolder, openVerdicts, ROOT } from "@sdkwright/testkit";
import type { RunnerTestSuite } from "vitest";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cachedFile, namedPaths, unnamedBackends } from "./support/cached-files.js";
import { areAllPassed, passedTests } from "./support/runner.js";

const FILE = "test/delivery/registries-docs.test.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a result counts until the environment, or a program, is another one", async () => {
  await inTemporaryFolder(async (folder) => {
    const verdicts = openVerdicts({ folder, fresh: false });
    const found = () => cachedFile(FILE, verdicts)?.passed;
    expect(found()).toBeUndefined();
    cachedFile(FILE, verdicts)?.save(["a test"]);
    expect(found()).toEqual(["a test"]);
    vi.stubEnv("PATH", folder);
    expect(found()).toBeUndefined();
    vi.unstubAllEnvs();
    vi.stubEnv("DELIVERY", "all");
    expect(found()).toBeUndefined();
    expect(cachedFile(FILE, openVerdicts({ folder, fresh: true }))?.passed).toBeUndefined();
    vi.unstubAllEnvs();
    vi.stubEnv("UPDATE", "1");
    expect(cachedFile(FILE, verdicts)).toBeUndefined();
  });
});

test("backends count whose language a file names, and all for files that loop over languages", () => {
  const all = readdirSync(`${ROOT}plugins`).filter((name) => name.startsWith("backend-"));
  expect(unnamedBackends("publish a wheel of Python")).toEqual(all.filter((name) => name !== "backend-python"));
  expect(unnamedBackends("describe.each(LANGUAGES)")).toEqual([]);
});

test("the paths that deliveries name exist", () => {
  const tests = readdirSync(`${ROOT}test/delivery`, { recursive: true, encoding: "utf8" });
  const sources = tests
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(`${ROOT}test/delivery/${name}`, "utf8"));
  const paths = sources.flatMap(namedPaths).filter((path) => !path.includes("/node_modules/.cache/"));
  expect(paths).toContain(`${ROOT}docs/ci.md`);
  expect(paths).toContain(`${ROOT}packages/cli/example`);
  expect(paths.filter((path) => !path.includes("/shared/") && !existsSync(path) && !path.endsWith("/specs"))).toEqual(
    [],
  );
});

describe("of a file", () => {
  const one = (name: string, state: string, mode = "run") => ({ type: "test", name, mode, result: { state } });
  const fileOf = (state: string, ...tests: object[]): RunnerTestSuite => {
    const file = { type: "suite", name: "file", mode: "run", result: { state } as object, tasks: [] as object[] };
    file.tasks = tests.map((inner) => ({ ...inner, suite: file }));
    return file as object as RunnerTestSuite;
  };

  test("tests that passed are noted, unless anything failed", () => {
    expect(passedTests(fileOf("pass", one("a", "pass"), one("b", "skip", "skip")))).toEqual(["file > a"]);
    expect(passedTests(fileOf("fail", one("a", "pass")))).toBeUndefined();
    expect(passedTests(fileOf("pass", one("a", "pass"), one("b", "fail")))).toBeUndefined();
  });

  test("a test that was skipped or missing then runs, with all others", () => {
    const file = fileOf("run", one("a", "run"), one("b", "run"), one("c", "run", "skip"));
    expect(areAllPassed(file, ["file > a", "file > b"])).toBe(true);
    expect(areAllPassed(file, ["file > a"])).toBe(false);
  });
});
