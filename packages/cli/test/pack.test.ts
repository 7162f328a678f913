import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleProblem, hashOfPath, oncePerProduct, ROOT, readFolder, runProcess, typecheck } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { installPacked, npm, project, run } from "./helpers.js";

const PLUGIN = `import type { Backend, Plugin } from "sdkwright/plugin-api";
import { createTree, splitWords } from "sdkwright/plugin-api";
declare const backend: Backend;
const plugin: Plugin = {
  name: "mine",
  apply({ hooks }) {
    hooks.backend.tap("mine", (generator) => (backend.generators.includes(generator) ? backend : undefined));
    hooks.target.tap("mine", ({ hooks: target }) => {
      target.file.tap("mine", ({ path }, info) => console.log(path.length, info.output, splitWords(path)));
    });
  },
};
export const tree: number = createTree().entries().length;
export default plugin;
`;

const TEST = {
  title: "the packed package",
  module: join(ROOT, "packages/cli/test/pack.test.ts"),
  // What is packed: the bundle, the documents beside it and the example.
  reads: ["bundle", "docs", "schema", "example", "package.json"].map((name) =>
    hashOfPath(join(ROOT, "packages/cli", name)),
  ),
};

async function usePacked(): Promise<void> {
  const example = join(ROOT, "packages/cli/example");
  const settings = readFileSync(join(example, "generators.yml"), "utf8").replace(/path: .*/, "path: sdk");
  const files = { "openapi.yml": readFileSync(join(example, "openapi.yml"), "utf8"), "generators.yml": settings };
  const here = project(files);
  expect(await run(here, ["generate", "--trace"])).toMatchObject({ code: 0, err: "" });

  const there = project({ ...files, "package.json": '{"type":"module","private":true}', "plugin.ts": PLUGIN });
  await installPacked(there);
  expect(JSON.parse(readFileSync(join(there, "node_modules/.package-lock.json"), "utf8")).packages).toEqual({
    "node_modules/sdkwright": expect.anything(),
  });

  const done = await npm(["exec", "--offline", "--", "sdkwright", "generate", "--trace"], there);
  expect(done.code, done.stderr).toBe(0);
  const bytes = readFolder(join(there, "sdk"));
  expect(bytes.size).toBeGreaterThan(20);
  expect(bytes).toEqual(readFolder(join(here, "sdk")));

  // What compares OpenAPI with its specification is in the package; what compares AsyncAPI is the user's to install.
  const compared = await npm(["exec", "--offline", "--", "sdkwright", "check", "--validate"], there);
  expect(compared).toMatchObject({ code: 0, stdout: expect.stringContaining("No errors.") });
  expect(compared.stderr).not.toContain("openapi/");
  writeFileSync(join(there, "asyncapi.yml"), "asyncapi: 3.0.0\ninfo: { title: Test, version: 1.0.0 }\nchannels: {}\n");
  writeFileSync(join(there, "generators.yml"), settings.replaceAll("openapi", "asyncapi"));
  const refused = await npm(["exec", "--offline", "--", "sdkwright", "check", "--validate"], there);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("error asyncapi/validator-missing: ");
  expect(refused.stderr).toContain("npm install --save-dev @asyncapi/parser@3");

  // A plugin runs in Node: its author has Node's types.
  const nodeSettings = { lib: ["ES2023"], types: ["node"], typeRoots: [join(ROOT, "node_modules/@types")] };
  const types = await typecheck(there, { files: ["plugin.ts"], compilerOptions: nodeSettings });
  expect(types.messages).toEqual([]);
  writeFileSync(join(there, "use.mjs"), 'console.log(typeof (await import("sdkwright/plugin-api")).createTree);');
  expect((await runProcess(process.execPath, ["use.mjs"], { cwd: there })).stdout).toBe("function\n");
  for (const name of [
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "THIRD-PARTY-NOTICES.txt",
    "docs/backends/3-conformance.md",
    "schema/generators.schema.json",
  ]) {
    expect(readFileSync(join(there, "node_modules/sdkwright", name), "utf8").length, name).toBeGreaterThan(500);
  }
}

const problem = bundleProblem();

test.skipIf(problem !== undefined)(
  `the packed package, installed elsewhere, generates the same bytes${problem === undefined ? "" : `: ${problem}`}`,
  { timeout: 120_000 },
  () => oncePerProduct(TEST, usePacked),
);
