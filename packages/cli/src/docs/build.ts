import type { AnyCatalogue } from "@sdkwright/compiler";
import { reachedServers, type SiteFile, siteFiles } from "@sdkwright/site";
import type { Arguments } from "../command.js";
import type { Io } from "../io.js";
import type { Findings } from "../report.js";
import { openSessions, type RunResult, runAll } from "../session.js";
import { CHANGES_PATH, PROXY_PATH } from "./serve.js";
import { siteApi } from "./site-api.js";

/** A site that was made in memory. */
export interface BuiltSite {
  readonly files: readonly SiteFile[];
  readonly results: readonly RunResult[];
  readonly catalogues: readonly AnyCatalogue[];
  /** Folder of docs.yml, or of generators.yml where there is none: absolute. */
  readonly root: string;
  /** Servers that the explorer may reach. */
  readonly connect: readonly string[];
  /** Files that the site depends on. */
  readonly sources: readonly string[];
}

export interface BuildOptions {
  /** The site is served while it is edited. */
  readonly isLive?: boolean;
}

/** Makes the site of a workspace. Undefined files: some definition has errors, which are among the results. */
export async function buildSite(
  args: Arguments,
  io: Io,
  { isLive = false }: BuildOptions = {},
): Promise<BuiltSite | Findings> {
  const everyGroup = args.value("group") === undefined;
  const opened = await openSessions(args, io, { everyGroup });
  if (!("sessions" in opened)) return opened;
  const { sessions, catalogues } = opened;
  const results = await runAll(sessions, { command: "names" }, io);
  const isAlone = sessions.length === 1;
  const apis = [];
  for (const [at, session] of sessions.entries()) {
    const result = results[at];
    if (!result) continue;
    const folder = isAlone ? "" : (session.apiName ?? String(at));
    const playground = { hidden: false, oauth: false };
    const api = await siteApi(session, result, { folder, playground });
    if (api) apis.push(api);
  }
  const title = apis[0]?.title ?? "API";
  const root = sessions[0]?.workspace.sources.root ?? io.cwd;
  const live = isLive ? { changes: CHANGES_PATH, proxy: PROXY_PATH } : undefined;
  return {
    files: siteFiles({ title, apis, live }),
    results,
    catalogues,
    root,
    connect: reachedServers(apis),
    sources: [...new Set(results.flatMap((result) => result.sources.files))],
  };
}
