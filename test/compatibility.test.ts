import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, openWorkspace } from "@sdkwright/compiler";
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
import { BUILT_IN_BACKENDS } from "../packages/cli/src/built-in.js";
import { runMain } from "./support/main.js";

const HERE = `${ROOT}test/compatibility.test.ts`;
const PAGE = `${ROOT}docs/compatibility.md`;
const HEAD = `# Existing workspaces

Fern workspaces, read as they are, unchanged: what \`sdkwright check\` says of them, and what
\`sdkwright generate --group <name>\` writes for those of their generators that this release has. All pass; generators that
this release does not have are named and skipped, and the others run. Recorded by
\`UPDATE=1 npx vitest run test/compatibility.test.ts\`, which calls the command line.

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

async function checkAndGenerate(workspace: string): Promise<ApiRow[]> {
  const checked = await runMain(["check", "--json"], workspace);
  const findings = (JSON.parse(checked.stdout) as { diagnostics: Finding[] }).diagnostics;
  const apis: ApiRow[] = [];
  for (const { name, folder, file } of apisOf(workspace)) {
    const config = openWorkspace(folder, file).config;
    const written: ApiRow["written"][number][] = [];
    for (const [group, { generators }] of Object.entries(config?.groups ?? {})) {
      const known = generators.filter((generator) => Object.hasOwn(BUILT_IN_BACKENDS, generator.name));
      if (known.length === 0) continue;
      // At once, so that definitions are read once for all languages.
      const named = [...new Set(known.map(({ writtenName }) => writtenName))].flatMap((one) => ["--generator", one]);
      const args = ["generate", "--json", "--config", file, "--group", group, ...named];
      const { code, stdout } = await runMain(args, folder, { SDKWRIGHT_NO_CACHE: "1" });
      const { targets } = JSON.parse(stdout) as { targets: { files: number }[] };
      for (const [index, { name: generator }] of known.entries())
        written.push({ generator, files: code === 0 ? targets[index]?.files : undefined });
    }
    apis.push({ name, config, findings: findings.filter(({ api }) => api === name), written });
  }
  return apis;
}

/** Checks a workspace, generates all that it can, and gives what came of it. */
function judge(name: string): Promise<ApiRow[]> {
  return inMemoryFolder(async (folder) => {
    copyWritable(join(projects ?? "", name), folder);
    const apis = await checkAndGenerate(workspaceOf(folder));
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
    "%s passes, and every generator of it that there is writes its SDK",
    async (name) => {
      const reads = [hashOfPath(join(projects ?? "", name))];
      const apis = await oncePerProduct({ title: `existing workspace ${name}`, module: HERE, reads }, () =>
        judge(name),
      );
      rows.set(name, apis);
    },
    120_000,
  );

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
