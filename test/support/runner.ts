import { relative } from "node:path";
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";
import type { CachedFile, PassedTests } from "./cached-files.js";

/** Files that read much and change rarely: they deliver SDKs over HTTP and Git, most of them in processes of their own. */
const CACHED = /^test\/delivery\//;

const isFile = (suite: RunnerTestSuite): suite is RunnerTestFile => "filepath" in suite;

const testsOf = (task: RunnerTask): RunnerTestCase[] => (task.type === "test" ? [task] : task.tasks.flatMap(testsOf));

const suitesOf = (task: RunnerTask): RunnerTestSuite[] =>
  task.type === "suite" ? [task, ...task.tasks.flatMap(suitesOf)] : [];

/** The name of a test after those of the groups that it is in. */
function fullName(test: RunnerTestCase): string {
  const names = [test.name];
  for (let { suite } = test; suite; suite = suite.suite) names.unshift(suite.name);
  return names.join(" > ");
}

/** The tests of a file that passed; undefined if one of them, or a hook, failed. */
export function passedTests(file: RunnerTestSuite): PassedTests | undefined {
  const tests = testsOf(file);
  const results = [...suitesOf(file), ...tests].map(({ result }) => result?.state);
  if (results.includes("fail")) return undefined;
  return tests.flatMap((test) => (test.result?.state === "pass" ? [fullName(test)] : []));
}

/** Whether all tests of a file that would run are among those that passed earlier. */
export function areAllPassed(file: RunnerTestSuite, passed: PassedTests): boolean {
  const wanted = testsOf(file).filter(({ mode }) => mode === "run" || mode === "queued");
  return wanted.every((test) => passed.includes(fullName(test)));
}

/** Runs tests as Vitest does, except for those of files whose results are cached (`cached-files.ts`): they pass at once. */
export default class CachingRunner extends TestRunner {
  readonly #asked = new Map<RunnerTestSuite, CachedFile>();
  readonly #reused = new Set<RunnerTestSuite>();

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    if (!isFile(suite) || suite.result?.state === "fail") return;
    const path = relative(this.config.root, suite.filepath).replaceAll("\\", "/");
    if (!CACHED.test(path)) return;
    const { cachedFile } = await import("./cached-files.js");
    const cached = cachedFile(path);
    if (!cached?.passed || !areAllPassed(suite, cached.passed)) {
      if (cached) this.#asked.set(suite, cached);
      return;
    }
    this.#reused.add(suite);
    for (const inner of suitesOf(suite)) {
      for (const hooks of Object.values(TestRunner.getSuiteHooks(inner))) hooks.length = 0;
    }
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (!this.#reused.has(test.file)) await TestRunner.getTestFn(test)();
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    const passed = passedTests(suite);
    // With a pattern, the tests that did not run may fail.
    if (passed && !this.config.testNamePattern) this.#asked.get(suite)?.save(passed);
  }
}
