import { join } from "node:path";
import { bundleProblem, readFolder, runCli } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { listingProject } from "./helpers.js";

const problem = bundleProblem();

/** Large enough for a second thread. */
const SCHEMAS = Array.from({ length: 2_000 }, (_, index) => `    Schema${index}: {}\n`).join("");

/** Taps hooks of targets: what it does has to be done on whichever thread the target is. */
const STAMP = `export default {
  name: "stamp",
  apply({ hooks }) {
    hooks.target.tap("stamp", (run) => {
      run.hooks.tree.tap("stamp", (tree, { group }) => tree.add("STAMP", { content: group, kind: "generated" }));
    });
  },
};`;

const group = (name: string): string => `  ${name}:
    generators:
      - { name: gen-listing, version: 1.0.0, output: { location: local-file-system, path: sdk/${name} } }
`;

const GENERATORS = `plugins: [./listing.mjs]
api: openapi.yml
default-group: all
aliases: { all: [one, two, three] }
groups:
${["one", "two", "three"].map(group).join("")}`;

test.skipIf(problem)("groups of an alias are emitted on several threads, with the same bytes as on one", async () => {
  const folder = listingProject(SCHEMAS, { "generators.yml": GENERATORS, "stamp.mjs": STAMP });
  const generate = async (threads: string) => {
    const args = ["generate", "--plugin", "./stamp.mjs", "--timings", "--threads", threads];
    const done = await runCli(args, { cwd: folder, from: "bundle" });
    expect(done.code, done.stderr).toBe(0);
    return { stages: done.stderr, files: [...readFolder(join(folder, "sdk"))] };
  };
  const spread = await generate("2");
  const alone = await generate("1");
  expect(spread.stages).toMatch(/^threads /m);
  expect(alone.stages).not.toMatch(/^threads /m);
  expect(spread.files).toEqual(alone.files);
  expect(spread.files.filter(([path]) => path.endsWith("STAMP")).map(([, text]) => text)).toEqual([
    "one\n",
    "three\n",
    "two\n",
  ]);
});

test.skipIf(problem)("what a thread finds is reported, and a bug on it is an internal fault", async () => {
  const plugin = (body: string): string =>
    `export default { name: "odd", apply({ hooks }) { hooks.target.tap("odd", ({ hooks, info }) => hooks.ir.tap("odd", (ir) => { if (info.group !== "one") { ${body} } return ir; })); } };`;
  const files = { "generators.yml": GENERATORS, "odd.mjs": plugin('throw new Error("broken");') };
  const folder = listingProject(SCHEMAS, files);
  const done = await runCli(["generate", "--plugin", "./odd.mjs", "--threads", "2"], { cwd: folder, from: "bundle" });
  expect(done).toMatchObject({ code: 70, stdout: "" });
  expect(done.stderr).toContain("broken");
});
