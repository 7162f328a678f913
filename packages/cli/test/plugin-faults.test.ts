import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listingProject, project, type Result, run } from "./helpers.js";

const listing = readFileSync(join(import.meta.dirname, "fixtures/listing.mjs"), "utf8");

/** Generates with the listing plugin, changed in one place. */
async function withPlugin(search: string, replacement: string, env: Record<string, string> = {}): Promise<Result> {
  if (!listing.includes(search)) throw new Error(`The fixture has no ${search}`);
  const folder = listingProject("    Pet: {}\n", { "broken.mjs": listing.replace(search, replacement) });
  const config = readFileSync(join(folder, "generators.yml"), "utf8").replace("./listing.mjs", "./broken.mjs");
  return run(project({ ...filesOf(folder), "generators.yml": config }), ["generate"], { env });
}

const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(["openapi.yml", "broken.mjs"].map((name) => [name, readFileSync(join(folder, name), "utf8")]));

const DECLARE = "file.declare(names.type(decl.id), decl.origin);";

test.each([
  [
    "a throw in a handler",
    [DECLARE, 'throw new Error("boom");'],
    "openapi.yml:4:5 error plugin/failed: gen-listing failed at object Pet in src/types.txt: boom",
  ],
  [
    "an unknown id",
    [DECLARE, 'names.type("schema:nope");'],
    "openapi.yml:4:5 error plugin/failed: gen-listing failed at object Pet in src/types.txt: The API has no name for schema:nope",
  ],
  [
    "a path twice",
    ['path: "README.md"', 'path: "src/types.txt"'],
    "error plugin/failed: gen-listing failed at `assets`, file src/types.txt: Output path is taken",
  ],
  [
    "a file without its kind",
    [', kind: "scaffold" }]', " }]"],
    "error plugin/failed: gen-listing failed at `assets`, file README.md: An output file is added by its path and `{ content, kind }`",
  ],
  [
    "a plan that throws",
    ["const isMore =", 'throw new Error("no plan"); const isMore ='],
    "error plugin/failed: gen-listing failed at `plan`: no plan",
  ],
  [
    "names that throw",
    ["naming: () => naming", 'naming: () => { throw new Error("no names"); }'],
    "error plugin/failed: gen-listing failed at `naming`: no names",
  ],
] as const)("%s is a finding that says where it was", async (_, [search, replacement], message) => {
  const { code, err, out } = await withPlugin(search, replacement);
  expect(err).toContain(message);
  expect(err).not.toMatch(/report it|internal fault|\n {4}at /);
  expect({ code, out }).toEqual({ code: 70, out: "" });
});

test("a backend without a handler is told which one it lacks", async () => {
  const { code, err } = await withPlugin(
    "    object({ decl }, file, { names }) {",
    "    objects({ decl }, file, { names }) {",
  );
  expect(err).toContain(
    "gen-listing failed at object Pet in src/types.txt: The backend plans a node of the kind `object`, for which it has no handler",
  );
  expect(code).toBe(70);
});

test("the stack trace of a plugin is shown on request", async () => {
  const { err } = await withPlugin(DECLARE, 'throw new Error("boom");', { SDKWRIGHT_DEBUG: "1" });
  expect(err).toMatch(/\nError: boom\n {4}at .*broken\.mjs:\d+/);
});

const TAP = (hook: string, body: string): [string, string] => [
  'hooks.frontend.tap("listing", () => frontend);',
  `hooks.frontend.tap("listing", () => frontend);
   hooks.target.tap("listing", (run) => run.hooks.${hook}.tap("tapping", ${body}));`,
];

test.each([
  [
    "tree",
    '(tree) => tree.add({ path: "a", content: "", kind: "generated" })',
    "target.tree`: An output file is added",
  ],
  ["plan", '() => { throw new Error("boom"); }', "target.plan`: boom"],
  ["plan", "(plan) => [...plan, ...plan]", "target.plan`: Two files have the path src/types.txt"],
  ["file", '() => { throw new Error("boom"); }', "target.file`: boom"],
  ["ir", '() => { throw new Error("boom"); }', "target.ir`: boom"],
])("a tap of %s that throws is a finding that names its plugin", async (hook, body, message) => {
  const { code, err } = await withPlugin(...TAP(hook, body));
  expect(err).toContain(`error plugin/failed: tapping failed at the hook \`${message}`);
  expect(code).toBe(70);
});

test("a backend that is not complete is refused when it is loaded", async () => {
  const { code, err } = await withPlugin(
    'name: "listing",\n  catalogues',
    'name: "listing",\n  backends: [{ ...backend, lacks: new Set(["rcp"]), style: { arguments: "always" }, program: undefined }],\n  catalogues',
  );
  expect(err).toContain("error cli/plugin-failed: The plugin `./broken.mjs` failed: The backend `listing` is wrong: ");
  for (const field of ["`style.arguments` must be", '`lacks` has "rcp"', "`program` must be a function"]) {
    expect(err).toContain(field);
  }
  expect(code).toBe(1);
});

test("a plugin for another version of the plugin API is refused", async () => {
  const { code, err } = await withPlugin('name: "listing",\n  catalogues', 'name: "listing",\n  api: 2,\n  catalogues');
  expect(err).toContain(
    "generators.yml:1:11 error cli/plugin-api: The plugin `./broken.mjs` was written for version 2 of the plugin API; this release has version 1.",
  );
  expect(code).toBe(1);
});
