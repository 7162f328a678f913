import { resolve } from "node:path";
import {
  type AnyCatalogue,
  createLocator,
  type Diagnostic,
  escapeToken,
  folderOf,
  pointerTokens,
  readChangedDefinitions,
  readTrace,
  type SourceSet,
  selectTargets,
  type Trace,
  type TraceSymbol,
} from "@sdkwright/compiler";
import type { Arguments } from "./command.js";
import { EXIT, type ExitCode } from "./exit.js";
import type { Io } from "./io.js";
import { documentPath, shownPath } from "./paths.js";
import { type Findings, printFindings } from "./report.js";
import { openSessions, run, type Session } from "./session.js";

/** The trace of one SDK of the selected group. */
export interface SdkTrace {
  readonly generator: string;
  /** Absolute. */
  readonly folder: string;
  readonly trace: Trace;
  /** The documents that it leads to. */
  readonly sources: SourceSet;
}

/** The traces of a command line's SDKs. */
export interface Traces {
  readonly sdks: readonly SdkTrace[];
  readonly findings: readonly Findings[];
  readonly catalogues: readonly AnyCatalogue[];
}

/**
 * Reads the traces that the last run left in the output folders. Where one of an API is missing, compiles that in
 * memory: the trace then is that of an SDK generated now.
 */
export async function loadTraces(args: Arguments, io: Io): Promise<Traces | Findings> {
  const opened = await openSessions(args, io);
  if (!("sessions" in opened)) return opened;
  const sdks: SdkTrace[] = [];
  const findings: Findings[] = [];
  for (const session of opened.sessions) {
    const loaded = (await loadStored(session)) ?? (await compileTraces(session, io));
    sdks.push(...loaded.sdks);
    findings.push({ ...loaded.findings, apiName: session.apiName });
  }
  return { sdks, findings, catalogues: opened.catalogues };
}

interface Loaded {
  readonly sdks: readonly SdkTrace[];
  readonly findings: Findings;
}

async function compileTraces(session: Session, io: Io): Promise<Loaded> {
  const result = await run(session, { command: "check", trace: true }, io);
  const { sources, targets } = result;
  const sdks = targets.map(({ generator, folder, emitted }) => ({ generator, folder, trace: emitted.trace, sources }));
  return { sdks, findings: result };
}

async function loadStored({ workspace, selection }: Session): Promise<Loaded | undefined> {
  const { config, diagnostics, sources } = workspace;
  if (config === undefined) return undefined;
  const sdks: SdkTrace[] = [];
  for (const { generator } of selectTargets(config, selection, () => {})) {
    const folder = resolve(sources.root, folderOf(generator));
    const trace = readTrace(folder);
    if (trace === undefined) return undefined;
    sdks.push({ generator: generator.name, folder, trace, sources });
  }
  const findings = { ok: !diagnostics.hasErrors(), diagnostics: diagnostics.list, sources };
  if (sdks.length === 0) return undefined;
  await readChangedDefinitions(workspace);
  return { sdks, findings };
}

/** Symbols of an SDK that answer a question. */
export interface TraceMatch {
  readonly sdk: SdkTrace;
  readonly entries: readonly TraceSymbol[];
}

/** Prints what was found; where that is nothing, `missing`, and the errors on the way, which may be why. */
export function printMatches(
  matches: readonly TraceMatch[],
  { findings, catalogues }: Traces,
  missing: () => Diagnostic,
  io: Io,
): ExitCode {
  if (matches.every(({ entries }) => entries.length === 0)) {
    const isError = ({ severity }: Diagnostic) => severity === "error";
    const wrong = findings.map((one) => ({ ...one, diagnostics: one.diagnostics.filter(isError) }));
    // Without any SDK, the name is not what is wrong.
    const isUnread = matches.length === 0 && wrong.some(({ diagnostics }) => diagnostics.length > 0);
    const own = isUnread ? [] : [missing()];
    const all = wrong.map((one, index) => (index > 0 ? one : { ...one, diagnostics: [...one.diagnostics, ...own] }));
    printFindings(all, { format: "text", catalogues }, io);
    return EXIT.errors;
  }
  for (const { sdk, entries } of matches) {
    for (const entry of entries) {
      const from = placeInDefinition(entry, sdk.sources, io.cwd);
      const lines = [
        entry.symbol,
        `  declared in  ${placeInSdk(sdk, entry, io.cwd)}`,
        `  comes from   ${from}`,
        ...amendmentsOf(entry, sdk.sources, io.cwd).map((place) => `  changed by   ${place}`),
      ];
      io.out.write(`${lines.join("\n")}\n`);
    }
  }
  return EXIT.ok;
}

/** `folder/file:line`, as a person in `cwd` would open it. */
function placeInSdk(sdk: SdkTrace, entry: TraceSymbol, cwd: string): string {
  return `${shownPath(`${sdk.folder}/${entry.file}`, cwd)}:${entry.line}`;
}

/** `document:line:column`, with the pointer. Only the document where it cannot be read any more. */
function placeInDefinition(entry: TraceSymbol, sources: SourceSet, cwd: string): string {
  const { document, pointer } = entry;
  const shown = (path: string) => documentPath(path, sources.root, cwd);
  const named = pointer === "" ? "(the whole document)" : pointer;
  sources.read(document);
  const place = createLocator(sources)({ document, pointer, at: pointer === "" ? "value" : "key" });
  if (place === undefined) return `${shown(document)}  ${named}`;
  return `${shown(place.document ?? document)}:${place.line}:${place.column}  ${named}`;
}

/** Parts of a value that are looked at for what changed them, and places that are shown. */
const MAX_PARTS = 2000;
const MAX_PLACES = 5;

/** The lines of overlays and overrides that put something into what a symbol comes from, such as its name. */
function amendmentsOf({ document, pointer }: TraceSymbol, sources: SourceSet, cwd: string): string[] {
  const amended = sources.documents.find(({ path }) => path === document);
  if (!amended?.locate) return [];
  const own = amended.locate(pointer, "key").document;
  const places = new Set<string>();
  const pending = [pointer];
  for (let index = 0; index < pending.length && index < MAX_PARTS && places.size < MAX_PLACES; index++) {
    const at = pending[index] ?? "";
    const { document: written, line, column } = amended.locate(at, "value");
    if (written !== own)
      places.add(`${documentPath(written, sources.root, cwd)}:${line}:${column}  ${at.slice(pointer.length)}`);
    else pending.push(...Object.keys(valueAt(amended.data, at) ?? {}).map((key) => `${at}/${escapeToken(key)}`));
  }
  return [...places];
}

/** What is at a place of a document: undefined where there is nothing, or no place within it. */
export function valueAt(data: unknown, pointer: string): object | undefined {
  let value = data;
  for (const token of pointerTokens(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
    value = (value as { readonly [key: string]: unknown })[token];
  }
  return typeof value === "object" && value !== null ? value : undefined;
}
