import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, type GeneratorConfig, openWorkspace } from "@sdkwright/compiler";
import {
  copyWritable,
  findCorpus,
  hashOfPath,
  inMemoryFolder,
  oncePerProduct,
  ROOT,
  readFolder,
} from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { parseInvocation } from "../packages/cli/src/args.js";
import { BUILT_IN_BACKENDS } from "../packages/cli/src/built-in.js";
import { COMMANDS } from "../packages/cli/src/commands.js";
import type { Io } from "../packages/cli/src/io.js";
import { printFindings } from "../packages/cli/src/report.js";
import { openSessions, runAll } from "../packages/cli/src/session.js";
import { runMain } from "./support/main.js";

const HERE = `${ROOT}test/compatibility.test.ts`;
const PAGE = `${ROOT}docs/compatibility.md`;
const HEAD = `# Existing workspaces

Fern workspaces, read as they are, unchanged: what \`sdkwright check\` says of them, and what
\`sdkwright generate --group <name>\` writes for those of their generators that this release has. All pass; generators that
this release does not have are named and skipped, and the others run. Recorded by
\`UPDATE=1 npx vitest run test/compatibility.test.ts\`.

`;
const TABLE = `| Workspace | Definitions | Errors | Warnings | Notes | SDKs that it asks for | Files written |
|---|---|---|---|---|---|---|
`;

const RECOVERED = `## Mistakes that were recovered from

Every workspace passes. These mistakes of theirs are warnings, and say what is emitted instead; \`--strict\` makes them
errors.

`;
/** What other tools may refuse. */
const RECOVERIES: readonly string[] = [
  "config/unknown-default-group",
  "json-schema/not-a-schema",
  "json-schema/ref-not-found",
  "openapi/unknown-scheme",
];

interface Finding {
  readonly api?: string;
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly location?: { readonly document: string; readonly line?: number };
}

/** An API of a workspace, with what the command line says of it. */
interface ApiRow {
  readonly name: string | undefined;
  readonly config: Config | undefined;
  readonly findings: readonly Finding[];
  /** Files by generator as written, of each group in turn; undefined where nothing was written. */
  readonly written: readonly { readonly generator: string; readonly files: number | undefined }[];
}

/** A small workspace of one group that is generated too: the others are emitted, and not written. */
const GENERATED = "imagekit";

const corpus = findCorpus();
const projects = corpus.kind === "found" ? join(corpus.folder, "fern-projects") : undefined;
const names = projects === undefined ? [] : readdirSync(projects).sort();
const rows = new Map<string, readonly ApiRow[]>();

/** The folder of a project that holds generators.yml, or the APIs. */
function workspaceOf(folder: string): string {
  const inside = readdirSync(folder, { withFileTypes: true });
  const isOne = inside.some(({ name }) => /^(?:generators\.ya?ml|fern\.config\.json)$/.test(name));
  if (isOne) return folder;
  const below = inside.find(({ name }) => name === "fern") ?? inside.find((entry) => entry.isDirectory());
  return below ? workspaceOf(join(folder, below.name)) : folder;
}

function configFile(folder: string): string | undefined {
  return ["generators.yml", "generators.yaml"].find((name) => existsSync(join(folder, name)));
}

/** The APIs of a workspace: itself, or those in `apis`. */
function apisOf(
  workspace: string,
): { readonly name: string | undefined; readonly folder: string; readonly file: string }[] {
  const own = configFile(workspace);
  if (own !== undefined) return [{ name: undefined, folder: workspace, file: own }];
  return readdirSync(join(workspace, "apis"))
    .sort()
    .flatMap((name) => {
      const folder = join(workspace, "apis", name);
      const file = configFile(folder);
      return file === undefined ? [] : [{ name, folder, file }];
    });
}

const builtInOf = (generators: readonly GeneratorConfig[]): GeneratorConfig[] =>
  generators.filter(({ name }) => Object.hasOwn(BUILT_IN_BACKENDS, name));

/** What `check` finds, and how many files the SDKs of each group have that it emits for this in memory. */
async function checkAll(workspace: string): Promise<ApiRow[]> {
  const out: string[] = [];
  const stream = (write: (text: string) => void) => ({ write, isTerminal: false });
  const io: Io = { cwd: workspace, env: {}, out: stream((text) => void out.push(text)), err: stream(() => {}) };
  const invocation = parseInvocation(["check"], COMMANDS);
  if (invocation.kind !== "run") throw new Error("`check` is no command");
  const opened = await openSessions(invocation.args, io, { everyGroup: true });
  if (!("sessions" in opened)) throw new Error(`${workspace} has no configuration`);
  const results = await runAll(opened.sessions, { command: "check", threads: 1 }, io);
  printFindings(results, { format: "json" }, io);
  const findings = (JSON.parse(out.join("")) as { diagnostics: Finding[] }).diagnostics;
  return apisOf(workspace).map(({ name, folder, file }) => {
    const { config } = openWorkspace(folder, file);
    const emitted = results.filter(({ apiName }) => apiName === name).flatMap(({ targets }) => targets);
    const written = Object.entries(config?.groups ?? {}).flatMap(([group, { generators }]) => {
      const ofGroup = emitted.filter((target) => target.group === group);
      return builtInOf(generators).map(({ name: generator }, index) => ({ generator, files: ofGroup[index]?.files }));
    });
    return { name, config, findings: findings.filter(({ api }) => api === name), written };
  });
}

/** Checks a workspace, and gives what came of it. */
function judge(name: string): Promise<ApiRow[]> {
  return inMemoryFolder(async (folder) => {
    copyWritable(join(projects ?? "", name), folder);
    const apis = await checkAll(workspaceOf(folder));
    const errors = apis.flatMap(({ findings }) => findings.filter(({ severity }) => severity === "error"));
    expect(errors).toEqual([]);
    expect(apis.flatMap(({ written }) => written).filter(({ files }) => files === undefined)).toEqual([]);
    return apis;
  });
}

if (corpus.kind === "absent") console.log(`skipped: test/compatibility: ${corpus.reason}`);

describe.skipIf(projects === undefined)("existing workspaces on the command line", () => {
  beforeAll(() => expect(names.length).toBeGreaterThan(10));

  test.each(names)(
    "%s passes, and every generator of it that there is emits its SDK",
    async (name) => {
      const reads = [hashOfPath(join(projects ?? "", name))];
      const apis = await oncePerProduct({ title: `existing workspace ${name}`, module: HERE, reads }, () =>
        judge(name),
      );
      rows.set(name, apis);
    },
    120_000,
  );

  test("get the files that the check counted, once they are generated", async () => {
    await inMemoryFolder(async (folder) => {
      copyWritable(join(projects ?? "", GENERATED), folder);
      const workspace = workspaceOf(folder);
      const [api] = await checkAll(workspace);
      for (const [group, { generators }] of Object.entries(api?.config?.groups ?? {})) {
        const named = builtInOf(generators).flatMap(({ writtenName }) => ["--generator", writtenName]);
        const { code, stdout } = await runMain(["generate", "--json", "--group", group, ...named], workspace);
        expect(code).toBe(0);
        const { targets } = JSON.parse(stdout) as { targets: { files: number }[] };
        expect(targets.map(({ files }) => files)).toEqual(api?.written.map(({ files }) => files));
      }
    });
  });

  test("come to what docs/compatibility.md says", () => {
    // A run with a filter has some of the rows only, and would record a page without the others.
    expect(names.filter((name) => !rows.has(name))).toEqual([]);
    const recovered = names.flatMap(recoveredOf).join("");
    const page = `${HEAD}${TABLE}${names.flatMap(rowsOf).join("")}\n${RECOVERED}${recovered}`;
    if (process.env.UPDATE === "1") writeFileSync(PAGE, page);
    expect(readFolder(`${ROOT}docs`).get("compatibility.md")).toBe(page);
  });
});

const plain = (generator: string): string => generator.replace(/^gen-|-sdk$/g, "");

function rowsOf(name: string): string[] {
  return (rows.get(name) ?? []).map(({ name: api, config, findings, written }) => {
    const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
    const kinds = (config?.api.specs ?? []).map(({ kind }) => kind);
    const definitions = [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`);
    const generators = Object.values(config?.groups ?? {}).flatMap((group) => group.generators);
    const asked = [...new Set(generators.map((generator) => plain(generator.name)))].sort();
    const files = written.map(({ generator, files: count }) => `${plain(generator)} ${count ?? "none"}`);
    const cells = [
      api === undefined ? name : `${name}, ${api}`,
      definitions.join(", ") || "none",
      count("error"),
      count("warning"),
      count("note"),
      asked.join(", ") || "none",
      files.join(", ") || "none",
    ];
    return `| ${cells.join(" | ")} |\n`;
  });
}

function recoveredOf(name: string): string[] {
  const found = (rows.get(name) ?? []).flatMap(({ findings }) => findings);
  return found
    .filter(({ code }) => RECOVERIES.includes(code))
    .map(({ code, message, location }) => {
      return `- ${name}, \`${location?.document}:${location?.line}\`, ${code}: ${message}\n`;
    });
}
