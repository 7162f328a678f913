import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  bundleProblem,
  hashOfPath,
  oncePerProduct,
  type ProcessResult,
  ROOT,
  runProcess,
  typecheck,
} from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { installPacked, npm, project } from "./helpers.js";

/** One type of every entry, and functions of several that have to be about the same data. */
const USE = `import { type WireCase, wirePrograms } from "sdkwright/backend-kit";
import { callName, type ConformanceConfig, CONTRACT, typesTable } from "sdkwright/conformance";
import type { Reads, Shown, TypeEntry, TypesTable } from "sdkwright/conformance";
import { type AnyBackend, defineBackend, type TargetContext } from "sdkwright/plugin-api";
import { type Frontend, createResolver } from "sdkwright/plugin-api/frontend";
import { type Api, type HttpOperation, sentDefault } from "sdkwright/plugin-api/model";
import { type Dialect, createFile } from "sdkwright/plugin-api/write";

declare const backend: AnyBackend;
declare const frontend: Frontend;
declare const api: Api;
export const dialect: Dialect = backend.dialect(backend.prepare({} as never, []));
export const same: AnyBackend = defineBackend(backend);
export const lowered = (entry: Parameters<typeof frontend.lower>[0]): Promise<Api> =>
  frontend.lower(entry, {} as Parameters<typeof frontend.lower>[1]);
export const names = (operation: HttpOperation): string => callName(api, operation);
export const used: unknown[] = [wirePrograms, createResolver, sentDefault, createFile];
export const config: ConformanceConfig = { title: "x", generator: "gen-x-sdk", driver: ["x"], lacks: ["channels"] };
export const reads: Reads = { ...config.reads, scalars: { date: "text" }, unions: "bare" };
export const table = (target: TargetContext): TypesTable => typesTable(target);
export const show = ({ kind }: TypeEntry, value: string): Shown => (kind === "any" ? { any: value } : { text: value });
export const mask: "***" = CONTRACT.texts.mask.value;
export type { WireCase };
`;

/** Calls the bookshop with the emitted SDK, and prints what came. */
const CALLS = `import { startBookshop } from "./server.mjs";
import { ApiError, BookshopClient } from "../sdk/src/index.mjs";

const server = await startBookshop();
const client = new BookshopClient({ baseUrl: server.url });
const { items } = await client.books.list({ query: { genre: "science" } });
const added = await client.books.create({ body: { title: "Invisible Cities", author: "Italo Calvino" } });
const missing = await client.books.get({ path: { bookId: "none" } }).catch((error) => error);
console.log(JSON.stringify([items[0].title, added.title, missing instanceof ApiError, missing.status]));
server.close();
`;

const TEST = {
  title: "a backend outside",
  module: join(ROOT, "packages/cli/test/outside.test.ts"),
  reads: [
    hashOfPath(join(ROOT, "test/third-party/javascript-backend")),
    hashOfPath(join(ROOT, "packages/cli/example")),
  ],
};

/** Writes, runs and tests a backend in a folder that has the packed package and nothing else of ours. */
async function useOutside(): Promise<void> {
  const example = join(ROOT, "packages/cli/example");
  const settings = readFileSync(join(example, "generators.yml"), "utf8")
    .replace(/path: .*/, "path: sdk")
    .replace(/name: gen-.*/, "name: gen-javascript-sdk");
  const folder = project({
    "package.json": '{"type":"module","private":true}',
    "openapi.yml": readFileSync(join(example, "openapi.yml"), "utf8"),
    "generators.yml": `plugins: [./backend]\n${settings}`,
    "use.ts": USE,
    "calls/calls.mjs": CALLS,
  });
  const backend = join(folder, "backend");
  cpSync(join(ROOT, "test/third-party/javascript-backend"), backend, { recursive: true });
  cpSync(join(example, "server.mjs"), join(folder, "calls/server.mjs"));
  await installPacked(folder);
  const sdkwright = (args: readonly string[], cwd = folder): Promise<ProcessResult> =>
    npm(["exec", "--offline", "--", "sdkwright", ...args], cwd);

  expect(await sdkwright(["templates", "backend/templates"])).toMatchObject({
    code: 0,
    stdout: "backend/templates.mjs: README\n",
  });

  const generated = await sdkwright(["generate"]);
  expect(generated.code, generated.stderr).toBe(0);
  expect(generated.stderr).toContain("compiler/feature-missing");
  expect(readFileSync(join(folder, "sdk/README.md"), "utf8")).toContain("## Arguments");
  expect(readFileSync(join(folder, "sdk/src/types.mjs"), "utf8")).toContain("@property {string} title");
  const env = { BOOKSHOP_TOKEN: "t" };
  const called = await runProcess(process.execPath, ["calls/calls.mjs"], { cwd: folder, env });
  expect(called.stdout, called.stderr).toBe('["The Periodic Table","Invisible Cities",true,404]\n');

  const passing = await sdkwright(["conformance", "-t", "^(BD-1|NL-4|OA-1|RE-[123]):"], backend);
  expect(passing.stdout, passing.stderr).toMatch(/^BD-1 {2}ok {7}One name in query, header, path and body$/m);
  expect(passing.stdout).toMatch(/^NL-4 {2}ok/m);
  for (const id of ["RE-1", "RE-2", "RE-3"]) expect(passing.stdout).toMatch(new RegExp(`^${id} {2}ok`, "m"));
  expect(passing.stdout).toMatch(/^OA-1 {2}skipped .* \(lacks oauth\)$/m);
  expect(passing.stdout).toContain("JavaScript: 5 passed, 0 failed, 1 skipped, of 6.");
  expect(passing.code).toBe(0);
  const failing = await sdkwright(["conformance", "-t", "^ER-6:"], backend);
  expect(failing.stdout, failing.stderr).toMatch(/^ER-6 {2}FAILED .*\n {4}ER-6 \(418\): expected \{.*\} to match \{/m);
  expect(failing.code).toBe(1);

  // A plugin runs in Node: its author has Node's types.
  const nodeSettings = { lib: ["ES2023"], types: ["node"], typeRoots: [join(ROOT, "node_modules/@types")] };
  const types = await typecheck(folder, { files: ["use.ts"], compilerOptions: nodeSettings });
  expect(types.messages).toEqual([]);

  writeFileSync(join(backend, "conformance.config.mjs"), 'export default { titel: "x", lacks: ["wings"] };');
  const refused = await sdkwright(["conformance"], backend);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("`title` is missing.");
  expect(refused.stderr).toContain("Unknown key `titel`.");
}

const problem = bundleProblem();

test.skipIf(problem !== undefined)(
  `a backend is written, run and tested with the packed package alone${problem === undefined ? "" : `: ${problem}`}`,
  { timeout: 180_000 },
  () => oncePerProduct(TEST, useOutside),
);
