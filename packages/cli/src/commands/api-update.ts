import { resolve } from "node:path";
import { type Location, type OriginUpdate, type SpecConfig, updateFromOrigin } from "@sdkwright/compiler";
import { type DiffReport, diffJson, diffText } from "@sdkwright/diff";
import type { Arguments } from "../command.js";
import { diffOfPulled, snapshot, textsOf } from "../diff/pulled.js";
import { EXIT, type ExitCode } from "../exit.js";
import { kindOf } from "../find-definitions.js";
import { type Io, tell } from "../io.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, type Findings, formatOf, printFindings, refuse } from "../report.js";
import { type OpenedWorkspace, openWorkspaces } from "../session.js";

/** Pulls every definition that has an `origin`, and says what changed. One that cannot be pulled stays as it is. */
export async function apiUpdate(args: Arguments, io: Io): Promise<ExitCode> {
  const opened = openWorkspaces(args, io, { emits: false });
  if (!("workspaces" in opened)) return refuse(opened, args, io);
  const dryRun = args.has("dry-run");
  const pulled: PulledDefinition[] = [];
  const diffs: DiffReport[] = [];
  for (const workspace of opened.workspaces) {
    const before = snapshot(pathsOf(workspace));
    const definitions = await pullAll(workspace, dryRun, io);
    pulled.push(...definitions);
    if (!definitions.some(({ kind }) => kind === "updated")) continue;
    const texts = new Map(definitions.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const])));
    const diff = await diffOfPulled(workspace.workspace, { before, after: textsOf(texts), io });
    if (diff) diffs.push(diff);
  }
  const found = opened.workspaces.map(findingsOf);
  const format = formatOf(args);
  const definitions = pulled.map(({ path: _, text: __, ...definition }) => definition);
  const callers = diffs.map((diff): unknown => JSON.parse(diffJson(diff)));
  printFindings(found, { format, extra: { ok: found.every(({ ok }) => ok), dryRun, definitions, callers } }, io);
  const code = exitCodeOf(found, false);
  if (format === "text") {
    tell(io, pulled.map((definition) => textOf(definition, dryRun)).join(""));
    for (const diff of diffs) tell(io, `\n${diffText(diff)}`);
  }
  if (format === "text" && pulled.length === 0 && code === EXIT.ok) {
    tell(io, "No definition has an `origin`: there is nothing to pull.\n");
  }
  return code;
}

interface PulledDefinition extends OriginUpdate {
  readonly api?: string;
  /** As seen from the current folder. */
  readonly file: string;
  /** Absolute. */
  readonly path: string;
}

/** Absolute paths of the definitions that can be pulled. */
function pathsOf({ workspace: { config, sources } }: OpenedWorkspace): string[] {
  const specs = config?.api.specs ?? [];
  return specs.flatMap(({ origin, source }) =>
    origin !== undefined && source.kind === "path" ? [resolve(sources.root, source.path)] : [],
  );
}

async function pullAll({ apiName, workspace }: OpenedWorkspace, dryRun: boolean, io: Io): Promise<PulledDefinition[]> {
  const { config, diagnostics, sources } = workspace;
  if (config === undefined || diagnostics.hasErrors()) return [];
  const pulled: PulledDefinition[] = [];
  for (const { at, kind, origin, source } of config.api.specs) {
    if (origin === undefined || source.kind !== "path") continue;
    const path = resolve(sources.root, source.path);
    const location = placeOf(origin, { document: config.file, pointer: `${at}/origin` });
    const { report } = diagnostics;
    const update = await updateFromOrigin({ url: origin, path, report, location, dryRun, refuse: refuseOther(kind) });
    pulled.push({ ...(apiName !== undefined && { api: apiName }), file: shownPath(path, io.cwd), path, ...update });
  }
  return pulled;
}

/** Reports quote the line of a place: one that may hold a credential is left at its file. */
function placeOf(origin: string, location: Location): Location {
  return /[?#@]/.test(origin) ? { document: location.document } : location;
}

const NAMES: { readonly [kind: string]: string } = { openapi: "OpenAPI", asyncapi: "AsyncAPI", openrpc: "OpenRPC" };

/** Rejects files that are not definitions, and definitions of another kind than the configured one. */
function refuseOther(kind: SpecConfig["kind"]): (data: unknown) => string | undefined {
  return (data) => {
    const found = kindOf(data);
    if (found === kind) return undefined;
    return found === undefined ? `it is no ${NAMES[kind]} definition` : `it is an ${NAMES[found]} definition`;
  };
}

function findingsOf({ apiName, workspace }: OpenedWorkspace): Findings {
  const { diagnostics, sources } = workspace;
  return { apiName, ok: !diagnostics.hasErrors(), diagnostics: diagnostics.list, sources };
}

function textOf({ api, file, kind, changes }: PulledDefinition, dryRun: boolean): string {
  if (kind === "failed") return "";
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  const done = dryRun ? "would be" : "was";
  const words = { created: `${done} created`, updated: `${done} updated, ${count}`, unchanged: "nothing changed" };
  const head = `${api === undefined ? "" : `${api}: `}${file}: ${words[kind]}`;
  return [head, ...changes.map((change) => `  ${change}`)].map((line) => `${line}\n`).join("");
}
