import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type AnyCatalogue, applyRules, createCollector, type Diagnostic } from "@sdkwright/compiler";
import { reachedServers, type SiteFile, siteFiles } from "@sdkwright/site";
import type { Arguments } from "../command.js";
import type { Io } from "../io.js";
import type { Findings } from "../report.js";
import { openSessions, runAll, type Session } from "../session.js";
import { siteApis } from "./apis.js";
import { docsOf } from "./check.js";
import { CHANGES_PATH, PROXY_PATH } from "./serve.js";

/** A site that was made in memory. */
export interface BuiltSite {
  readonly files: readonly SiteFile[];
  /** Those of each API, then those of the site. */
  readonly findings: readonly Findings[];
  readonly catalogues: readonly AnyCatalogue[];
  /** Folder of docs.yml, or of generators.yml where there is none: absolute. */
  readonly root: string;
  /** Servers that the explorer may reach. */
  readonly connect: readonly string[];
  /** Files that the site depends on, absolute. */
  readonly sources: readonly string[];
}

export interface BuildOptions {
  /** The site is served while it is edited. */
  readonly isLive?: boolean;
}

/** Reads files of a folder, and remembers which. */
function readerOf(folder: string) {
  const asked = new Map<string, Uint8Array | undefined>();
  const read = (path: string): Uint8Array | undefined => {
    const file = join(folder, path);
    if (!asked.has(file)) asked.set(file, readIfThere(file));
    return asked.get(file);
  };
  return { asked, read };
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Of a workspace with a default group that group alone: others may show what is not to be published. */
function ofDefaultGroup(session: Session): Session {
  const { defaultGroup: group, groups = {}, aliases = {} } = session.workspace.config ?? {};
  if (group === undefined || !(Object.hasOwn(groups, group) || Object.hasOwn(aliases, group))) return session;
  return { ...session, selection: { ...session.selection, everyGroup: false, group: [group] } };
}

/** Makes the site of a workspace. If a definition has errors, its reference is left out; they are among the findings. */
export async function buildSite(
  args: Arguments,
  io: Io,
  { isLive = false }: BuildOptions = {},
): Promise<BuiltSite | Findings> {
  const isEveryGroup = args.value("group") === undefined;
  const opened = await openSessions(args, io, { everyGroup: isEveryGroup, hasOwnOutput: true });
  if (!("sessions" in opened)) return opened;
  const { catalogues } = opened;
  const sessions = opened.sessions.map((session) => (isEveryGroup ? ofDefaultGroup(session) : session));
  const [first] = sessions;
  if (!first) throw new Error("A command line has at least one API");
  const { sources, config } = first.workspace;
  const { report, list } = createCollector();
  const docs = docsOf(sessions, report);
  const results = await runAll(sessions, { command: "names" }, io);
  const compiled = sessions.flatMap((session, at) => {
    const result = results[at];
    return result ? [{ session, result }] : [];
  });
  const apis = await siteApis(compiled, docs, report);
  const folder = docs === undefined ? "." : dirname(docs.file);
  const root = join(sources.root, folder);
  const files = readerOf(root);
  const live = isLive ? { changes: CHANGES_PATH, proxy: PROXY_PATH } : undefined;
  const title = docs?.title ?? apis[0]?.title ?? "API";
  const made = siteFiles({ title, apis, docs, folder, readFile: files.read, report, live });
  const kept: readonly Diagnostic[] = applyRules(list, config?.levels ?? []).kept;
  return {
    files: made,
    findings: [...results, { ok: true, diagnostics: kept, sources }],
    catalogues,
    root,
    connect: reachedServers(apis),
    sources: [...new Set([...results.flatMap((result) => result.sources.files), ...files.asked.keys()])],
  };
}
