import { resolve } from "node:path";
import { readTrace, type SourceSet, selectTargets, type Trace, type TraceSymbol } from "@sdkwright/compiler";
import type { Arguments } from "./command.js";
import type { Io } from "./io.js";
import { shownPath } from "./paths.js";
import type { Findings } from "./report.js";
import { openSession, run, type Session } from "./session.js";

/** The trace of one SDK of the selected group. */
export interface SdkTrace {
  readonly generator: string;
  /** Absolute. */
  readonly folder: string;
  readonly trace: Trace;
}

/** The traces of a command line's SDKs, and the documents that they lead to. */
export interface Traces {
  readonly sdks: readonly SdkTrace[];
  readonly session: Session;
  readonly findings: Findings;
}

/**
 * Reads the traces that the last run left in the output folders. Where one is missing, compiles in memory: the trace
 * then is that of an SDK generated now.
 */
export async function loadTraces(args: Arguments, io: Io): Promise<Traces | Findings> {
  const session = await openSession(args, io);
  if (!("workspace" in session)) return session;
  const stored = storedTraces(session);
  if (stored !== undefined) {
    const { diagnostics, sources } = session.workspace;
    return {
      sdks: stored,
      session,
      findings: { ok: !diagnostics.hasErrors(), diagnostics: diagnostics.list, sources },
    };
  }
  const result = await run(session, { command: "check" }, io);
  const sdks = result.targets.map(({ generator, folder, emitted }) => ({ generator, folder, trace: emitted.trace }));
  return { sdks, session, findings: result };
}

function storedTraces({ workspace, selection }: Session): SdkTrace[] | undefined {
  const { config, sources } = workspace;
  if (config === undefined) return undefined;
  const sdks: SdkTrace[] = [];
  for (const { generator } of selectTargets(config, selection, () => {})) {
    const { name, output } = generator;
    if (output === undefined || !("path" in output)) return undefined;
    const folder = resolve(sources.root, output.path);
    const trace = readTrace(folder);
    if (trace === undefined) return undefined;
    sdks.push({ generator: name, folder, trace });
  }
  return sdks.length > 0 ? sdks : undefined;
}

/** `folder/file:line`, as a person in `cwd` would open it. */
export function placeInSdk(sdk: SdkTrace, entry: TraceSymbol, cwd: string): string {
  return `${shownPath(`${sdk.folder}/${entry.file}`, cwd)}:${entry.line}`;
}

/** `document:line:column`, with the pointer. Only the document where it cannot be read any more. */
export function placeInDefinition(entry: TraceSymbol, sources: SourceSet, cwd: string): string {
  const document = sources.read(entry.document);
  const shown = shownPath(resolve(sources.root, entry.document), cwd);
  const pointer = entry.pointer === "" ? "(the whole document)" : entry.pointer;
  if (document === undefined) return `${shown}  ${pointer}`;
  const { line, column } = document.position(entry.pointer, entry.pointer === "" ? "value" : "key");
  return `${shown}:${line}:${column}  ${pointer}`;
}
