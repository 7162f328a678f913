import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleProblem, hashOfPath, oncePerProduct, type ProcessResult, ROOT, runProcess } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { installPacked, npm, project, run } from "./helpers.js";

const TEST = {
  title: "new-backend outside",
  module: join(ROOT, "packages/cli/test/new-backend.test.ts"),
  reads: [hashOfPath(join(ROOT, "scripts/new-backend")), hashOfPath(join(ROOT, "test/third-party/javascript-backend"))],
};

const RUNNER = `import { readdirSync, readFileSync } from "node:fs";
const files = readdirSync(process.env.SDK_VECTORS).filter((name) => name.endsWith(".json"));
const kinds = new Set(files.map((name) => JSON.parse(readFileSync(process.env.SDK_VECTORS + "/" + name, "utf8")).kind));
console.log([...kinds].sort().join(" "));
process.exit(process.argv[2] === "failing" ? 3 : 0);
`;

/** Lays out a backend in a folder that has the packed package and nothing else of ours, builds and runs it. */
async function layOutOutside(): Promise<void> {
  const folder = project({ "package.json": '{"type":"module","private":true}', "runner.mjs": RUNNER });
  await installPacked(folder);
  const sdkwright = (args: readonly string[], cwd = folder): Promise<ProcessResult> =>
    npm(["exec", "--offline", "--", "sdkwright", ...args], cwd);

  const laidOut = await sdkwright(["new-backend", "esperanto", "--title", "Esperanto 2", "--extension", "eo"]);
  expect(laidOut.stdout, laidOut.stderr).toContain("Laid out a backend for Esperanto 2 in backend-esperanto.");
  const backend = join(folder, "backend-esperanto");
  const again = await sdkwright(["new-backend", "esperanto"]);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("backend-esperanto is not empty") });

  const missing = await sdkwright(["generate", "openapi.yml", "--language", "esperanto", "--plugin", "."], backend);
  expect(missing.stderr).toContain(
    "The plugin `.` was not found from " +
      backend +
      ": `main` of its package.json is ./dist/index.js, which does not exist; is it built?",
  );
  const built = await runProcess(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc")], { cwd: backend });
  expect(built.stdout).toBe("");

  const generated = await sdkwright(
    ["generate", "openapi.yml", "--language", "esperanto", "--plugin", ".", "--output", "sdk"],
    backend,
  );
  expect(generated.code, generated.stderr).toBe(0);
  expect(readFileSync(join(backend, "sdk/src/types.eo"), "utf8")).toContain("type Book {");
  expect(readFileSync(join(backend, "sdk/src/clients/books.eo"), "utf8")).toContain('= call("GET", "/books/{bookId}")');

  const suite = await sdkwright(["conformance", "-t", "^(BD-1|OA-1):"], backend);
  expect(suite.stdout, suite.stderr).toMatch(/^BD-1 {2}FAILED/m);
  expect(suite.stdout).toMatch(/The driver does not call \S+ yet/);
  expect(suite.stdout).toMatch(/^OA-1 {2}skipped .* \(lacks oauth\)$/m);

  const passed = await sdkwright(["vectors", "--runner", "node runner.mjs"]);
  expect(passed).toMatchObject({ code: 0, stdout: expect.stringContaining("The runner passed.") });
  expect(passed.stdout).toMatch(/^backoff call .*webhook$/m);
  expect(await sdkwright(["vectors", "--runner", "node runner.mjs failing"])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("The runner failed with exit code 3."),
  });
  const url = 'console.log(import.meta.resolve("sdkwright/vectors/queries.json"))';
  expect((await runProcess(process.execPath, ["--input-type=module", "-e", url], { cwd: folder })).stdout).toContain(
    "vectors/queries.json",
  );
  for (const example of ["driver.mjs", "table.mjs", "conformance.config.mjs"]) {
    const path = join(folder, "node_modules/sdkwright/examples/javascript-backend", example);
    expect(readFileSync(path, "utf8").length, example).toBeGreaterThan(300);
  }
}

const problem = bundleProblem();

test.skipIf(problem !== undefined)(
  `a backend that is laid out with the packed package builds, emits and meets the suite${problem === undefined ? "" : `: ${problem}`}`,
  { timeout: 180_000 },
  () => oncePerProduct(TEST, layOutOutside),
);

test.each([
  [["C#"], "'C#' is no legal name"],
  [["../outside"], "'../outside' is no legal name"],
  [["swift", "--title", 'S"'], "is no legal title"],
  [["swift", "--extension", ".swift"], "is no legal extension"],
])("%j is refused", async (args, message) => {
  const { code, err } = await run(project({}), ["new-backend", ...args]);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(message) });
});
