import { homedir } from "node:os";
import { join, resolve } from "node:path";
import {
  type AnyCatalogue,
  type CompileResult,
  type Compiler,
  compile,
  createCompiler,
  createSourceSet,
  type Diagnostic,
  openWorkspace,
  type Selection,
  selectTargets,
  type Workspace,
} from "@sdkwright/compiler";
import { cliCatalogue } from "./catalogue.js";
import type { Arguments } from "./command.js";
import type { Io } from "./io.js";
import { applyPlugins } from "./plugins.js";
import { startProgress } from "./progress.js";
import type { Findings } from "./report.js";
import { createThreads, type PluginPlaces } from "./threads.js";
import { VERSION } from "./version.js";
import { findConfig } from "./workspace.js";

/** A workspace with its plugins applied: what every command but `init` works on. */
export interface Session {
  readonly workspace: Workspace;
  readonly compiler: Compiler;
  readonly selection: Selection;
  /** What the plugins report from. */
  readonly catalogues: readonly AnyCatalogue[];
  /** Where further threads find the same plugins. */
  readonly places: PluginPlaces;
}

export interface SessionOptions {
  /** Whether SDKs are to be emitted: without, no backend is loaded. Default: true. */
  readonly emits?: boolean;
}

/** The session of a command line, or the findings where there is no configuration to open. */
export async function openSession(
  args: Arguments,
  io: Io,
  { emits = true }: SessionOptions = {},
): Promise<Session | Findings> {
  const place = findConfig(io.cwd, args.value("config"));
  if (place === undefined) return noConfig(io.cwd);
  const workspace = openWorkspace(place.root, place.file);
  const named = args.values("generator");
  const selection: Selection = { group: args.value("group"), ...(named.length > 0 && { generators: named }) };
  const compiler = createCompiler();
  const { config, diagnostics } = workspace;
  const { report } = diagnostics;
  const places: PluginPlaces = { further: args.values("plugin"), cwd: io.cwd };
  if (config === undefined) return { workspace, compiler, selection, catalogues: [], places };
  // The compiler reports a wrong selection; here it only selects nothing.
  const targets = emits ? selectTargets(config, selection, () => {}) : [];
  const generators = targets.map(({ generator }) => generator);
  const request = { compiler, config, root: place.root, generators, lowers: true, ...places, report };
  return { workspace, compiler, selection, catalogues: await applyPlugins(request), places };
}

function noConfig(cwd: string): Findings {
  const diagnostics: Diagnostic[] = [cliCatalogue.create("no-config", { folder: cwd })];
  return { ok: false, diagnostics, sources: createSourceSet({ root: cwd, report: () => {} }) };
}

/** Beside what a session settles. */
export interface RunOptions {
  readonly command: "generate" | "check" | "ir";
  readonly output?: string | undefined;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly trace?: boolean;
  readonly keepGoing?: boolean;
  /** Threads to emit on, this one included; one for each core where absent. */
  readonly threads?: number | undefined;
}

/** Where the user's programs keep what they can fetch again. */
function cacheFolder({ env }: Io): string {
  return resolve(
    env.SDKWRIGHT_CACHE ?? join(env.XDG_CACHE_HOME ?? env.LOCALAPPDATA ?? join(homedir(), ".cache"), "sdkwright"),
  );
}

/** Compiles with progress on a terminal. */
export async function run(
  session: Session,
  { threads: wanted, ...options }: RunOptions,
  io: Io,
): Promise<CompileResult> {
  const { compiler, workspace, selection, places } = session;
  const threads = createThreads(places, wanted);
  const progress = startProgress(compiler, io.err);
  try {
    const git = { cache: join(cacheFolder(io), "git"), env: io.env };
    return await compile({ compiler, workspace, version: VERSION, git, threads, ...selection, ...options });
  } finally {
    progress.stop();
  }
}
