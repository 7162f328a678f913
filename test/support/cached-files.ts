// Results of whole test files, which are not run again until something that they read changes.
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { hashOf, hashOfPath, hashOfProduct, importedBy, noteCost, openVerdicts, ROOT } from "@sdkwright/testkit";

const { programsOn, variablesOf } = (await import(`${ROOT}scripts/state.mjs`)) as {
  programsOn(path: string): readonly string[];
  variablesOf(env: NodeJS.ProcessEnv): readonly (readonly [string, string])[];
};

/** Tests that passed in a file, by their full names. */
export type PassedTests = readonly string[];

/** A path that a test reads, as in `${ROOT}docs/ci.md`. */
const NAMED_PATH = /\$\{ROOT\}([\w@.-]+(?:\/[\w@.-]+)*)|\bROOT, "([^"]+)"/g;

/** What lists all languages, so that a test which uses it names each of them. */
const LISTS_LANGUAGES = /\bBUILT_IN_BACKENDS\b|\bLANGUAGES\b|languages\/index\.js/;

/** Variables that only say in which process of Vitest, or by which script, a test runs. */
const OF_RUNNER = /^(?:VITEST|npm_|NODE_ENV$)/;

/** Backends that none of the sources names: no test can select one without the name of its language. */
export function unnamedBackends(sources: string): string[] {
  if (LISTS_LANGUAGES.test(sources)) return [];
  const backends = readdirSync(`${ROOT}plugins`).filter((name) => name.startsWith("backend-"));
  return backends.filter((name) => !new RegExp(`\\b${name.slice("backend-".length)}\\b`, "i").test(sources));
}

/** Files at the root of the checkout, such as `action.yml`, by path. */
function filesAtRoot(): string[] {
  const entries = readdirSync(ROOT, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${ROOT}${name}`);
}

function testSources(modules: readonly string[]): string {
  const tests = modules.filter((path) => relative(ROOT, path).replaceAll("\\", "/").startsWith("test/"));
  return tests.map((path) => readFileSync(path, "utf8")).join("\n");
}

/** Absolute paths of the files and folders that sources name. */
export function namedPaths(sources: string): string[] {
  return [...sources.matchAll(NAMED_PATH)].map(([, inText, joined]) => `${ROOT}${inText ?? joined}`);
}

/**
 * The hash of all that a test file reads: the compiler with the backends of the languages that the file names, its own
 * sources with what they import, the paths that these name, programs, and the environment.
 */
function hashOfRead(file: string): string {
  const own = [...importedBy(`${ROOT}${file}`)].sort();
  const sources = testSources(own);
  const always = ["packages/cli/package.json", "scripts", "test/support"];
  // The built command line holds all backends, so it counts only for tests that start it.
  const built = sources.includes("packages/cli/bin/") ? ["packages/cli/bundle"] : [];
  const paths = [...own, ...namedPaths(sources), ...filesAtRoot(), ...[...always, ...built].map((path) => ROOT + path)];
  const environment = variablesOf(process.env).filter(([name]) => !OF_RUNNER.test(name));
  return hashOf(
    hashOfProduct(unnamedBackends(sources)),
    ...[...new Set(paths)].sort().flatMap((path) => [path, hashOfPath(path)]),
    ...programsOn(process.env.PATH ?? ""),
    ...environment.flat(),
  );
}

/** Access to the results of a file. */
export interface CachedFile {
  /** The tests that passed in an earlier run in which everything was as it is now; undefined if there is none. */
  readonly passed: PassedTests | undefined;
  save(passed: PassedTests): void;
}

/** The results of a test file, by its path from the root; undefined where tests record, and so have to run. */
export function cachedFile(file: string, verdicts = openVerdicts()): CachedFile | undefined {
  if (process.env.UPDATE === "1") return undefined;
  const question = { title: file, toolchain: process.version, source: "" };
  const subject = hashOfRead(file);
  const passed = verdicts.stored<PassedTests>(question, subject);
  noteCost({ kind: "verdicts", reused: passed ? 1 : 0, asked: passed ? 0 : 1 });
  return {
    passed,
    save: (now) => verdicts.store(question, subject, now),
  };
}
