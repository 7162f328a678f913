import { join, resolve } from "node:path";
import {
  type AnyCatalogue,
  type BackendSearch,
  type Checkouts,
  type CompileResult,
  type Compiler,
  type Config,
  collide,
  compile,
  compilerCatalogue,
  createCompiler,
  createSourceSet,
  type DefaultGroupUse,
  type Diagnostic,
  type FileAccess,
  folderOf,
  nearest,
  openWorkspace,
  type Selection,
  selectTargets,
  type Workspace,
} from "@sdkwright/compiler";
import type { RunnerName } from "@sdkwright/delivery";
import { userCacheFolder } from "./cache/folders.js";
import { cliCatalogue } from "./catalogue.js";
import type { Arguments } from "./command.js";
import { openDefinition } from "./definition-run.js";
import { imagesOf } from "./images.js";
import type { Io } from "./io.js";
import { shownPath } from "./paths.js";
import { applyPlugins } from "./plugins.js";
import { startProgress } from "./progress.js";
import type { Findings } from "./report.js";
import { importPackage } from "./resolve-plugin.js";
import { createThreads, type PluginPlaces } from "./threads.js";
import { UNWRITTEN_CONFIG } from "./unwritten-config.js";
import { VERSION } from "./version.js";
import { type ConfigPlace, findConfigs } from "./workspace.js";

/** An API with its plugins applied: what every command but `init` and `schema` works on. */
export interface Session {
  /** Its name, where the workspace has several. */
  readonly apiName: string | undefined;
  readonly workspace: Workspace;
  readonly compiler: Compiler;
  readonly selection: Selection;
  /** Where further threads find the same plugins. */
  readonly places: PluginPlaces;
  /** Whether all of its plugins come with the compiler. */
  readonly hasOwnPlugins: boolean;
  /** Where backends were looked for. */
  readonly search: BackendSearch;
}

/** The APIs of a command line. */
export interface Opened {
  readonly sessions: readonly Session[];
  /** What the plugins report from. */
  readonly catalogues: readonly AnyCatalogue[];
}

export interface SessionOptions {
  /** Whether SDKs are to be emitted: without, no backend is loaded. Default: true. */
  readonly emits?: boolean;
  /** Whether a command line without a group means all groups, and not the default one. */
  readonly everyGroup?: boolean;
  /** What to read through for a configuration, by its absolute path. The file system where absent. */
  readonly filesOf?: ((config: string) => FileAccess) | undefined;
  /** Whether `--output` names something else than the folder of an SDK. */
  readonly hasOwnOutput?: boolean;
  /** Definition that the command line names instead of a configuration. */
  readonly definition?: string | undefined;
}

/** The sessions of a command line, at least one, or the findings where there is no configuration to open. */
export async function openSessions(
  args: Arguments,
  io: Io,
  { emits = true, everyGroup = false, hasOwnOutput = false, filesOf, definition }: SessionOptions = {},
): Promise<Opened | Findings> {
  const found =
    definition === undefined
      ? openWorkspaces(args, io, { filesOf, emits, everyGroup })
      : await ownWorkspace(definition, { args, io, filesOf });
  if (!("workspaces" in found)) return found;
  const catalogues = new Set<AnyCatalogue>();
  const sessions: Session[] = [];
  for (const opened of found.workspaces) {
    const groups = groupsFor(opened.workspace, args.values("group"), found.workspaces);
    const { session, used } = await openSession(opened, { args, io, emits, groups, everyGroup });
    sessions.push(session);
    for (const catalogue of used) catalogues.add(catalogue);
  }
  if (emits) refuseSharedFolders(sessions, hasOwnOutput ? undefined : folderNamed(args, io));
  return { sessions, catalogues: [...catalogues] };
}

/** One of the sessions that {@link openSessions} gives for a command line, by its place among them. */
export async function openSessionAt(
  index: number,
  args: Arguments,
  io: Io,
  filesOf: SessionOptions["filesOf"],
): Promise<Session> {
  const options = { emits: true, everyGroup: false };
  const found = openWorkspaces(args, io, { ...options, filesOf });
  const opened = "workspaces" in found ? found.workspaces[index] : undefined;
  if (!("workspaces" in found) || !opened) throw new Error("The workspace changed while its APIs were compiled");
  const groups = groupsFor(opened.workspace, args.values("group"), found.workspaces);
  return (await openSession(opened, { args, io, ...options, groups })).session;
}

/** An API's configuration, read and checked. */
export interface OpenedWorkspace {
  readonly apiName: string | undefined;
  readonly workspace: Workspace;
}

/** Where the configurations of a command line are, or the findings where there is none to open. */
export function configPlaces(args: Arguments, io: Io): { readonly places: readonly ConfigPlace[] } | Findings {
  const api = args.value("api");
  const places = findConfigs(io.cwd, { named: args.value("config"), several: api !== undefined });
  const foreign = places.find((place) => place.foreign);
  if (foreign) return refusal(cliCatalogue.create("foreign-config", { file: join(foreign.root, foreign.file) }), io);
  if (places.length === 0) return refusal(cliCatalogue.create("no-config", { folder: io.cwd }), io);
  const wanted = api === undefined ? places : places.filter((place) => place.apiName === api);
  if (wanted.length === 0) {
    const known = places.flatMap((place) => place.apiName ?? []);
    const params = { api: api ?? "", known, nearest: nearest(api ?? "", known) };
    return refusal(cliCatalogue.create("unknown-api", params), io);
  }
  return { places: wanted };
}

/** The configurations of a command line, or the findings where there is none to open. */
export function openWorkspaces(
  args: Arguments,
  io: Io,
  { emits, everyGroup, filesOf }: Pick<SessionOptions, "emits" | "everyGroup" | "filesOf">,
): { readonly workspaces: readonly OpenedWorkspace[] } | Findings {
  const found = configPlaces(args, io);
  if (!("places" in found)) return found;
  const groups = args.values("group");
  const defaultGroupUse = useOf(groups, emits === true, everyGroup === true);
  const opened = found.places.map(({ apiName, root, file }) => {
    const files = filesOf?.(join(root, file));
    return { apiName, workspace: openWorkspace(root, file, { files, defaultGroupUse }) };
  });
  return { workspaces: withGroup(opened, groups) };
}

/** What a command line does with the default group. */
function useOf(groups: readonly string[], emits: boolean, everyGroup: boolean): DefaultGroupUse {
  if (!emits || groups.length > 0) return "ignored";
  return everyGroup ? "shown" : "needed";
}

/** The one workspace of a command line without a configuration. */
async function ownWorkspace(
  definition: string,
  { args, io, filesOf }: Pick<SessionRequest, "args" | "io"> & Pick<SessionOptions, "filesOf">,
): Promise<ReturnType<typeof openWorkspaces>> {
  const files = filesOf?.(join(io.cwd, UNWRITTEN_CONFIG));
  const opened = await openDefinition(definition, { args, io, files });
  return "workspace" in opened ? { workspaces: [{ apiName: undefined, ...opened }] } : opened;
}

/** Of several APIs those that have a group that was asked for; all where none has it, so that each says so. */
function withGroup(opened: readonly OpenedWorkspace[], groups: readonly string[]): readonly OpenedWorkspace[] {
  const knows = ({ workspace: { config } }: OpenedWorkspace): boolean =>
    config !== undefined && groups.some((group) => groupNames(config).includes(group));
  const knowing = opened.filter(knows);
  // A configuration that cannot be read may have it: that it is broken must be seen.
  return knowing.length === 0 ? opened : opened.filter((one) => knows(one) || one.workspace.config === undefined);
}

/** The groups without those that only other APIs have: what no API has is reported. */
function groupsFor({ config }: Workspace, groups: readonly string[], all: readonly OpenedWorkspace[]): string[] {
  const knows = (one: Config | undefined, group: string) => one !== undefined && groupNames(one).includes(group);
  const isElsewhere = (group: string) => all.some(({ workspace }) => knows(workspace.config, group));
  return groups.filter((group) => knows(config, group) || !isElsewhere(group));
}

function groupNames({ groups, aliases }: Config): string[] {
  return [...Object.keys(groups), ...Object.keys(aliases)];
}

const NO_SEARCH: BackendSearch = { known: [], tried: new Map() };

interface SessionRequest {
  readonly args: Arguments;
  readonly io: Io;
  readonly emits: boolean;
  /** Those that were asked for. */
  readonly groups: readonly string[];
  readonly everyGroup: boolean;
}

async function openSession(
  { apiName, workspace }: OpenedWorkspace,
  { args, io, emits, groups, everyGroup }: SessionRequest,
): Promise<{ readonly session: Session; readonly used: readonly AnyCatalogue[] }> {
  const named = args.values("generator");
  const selection: Selection = {
    everyGroup,
    ...(groups.length > 0 && { group: groups }),
    ...(named.length > 0 && { generators: named }),
  };
  const compiler = createCompiler();
  const { config, diagnostics, sources } = workspace;
  const { report } = diagnostics;
  const places: PluginPlaces = { further: args.values("plugin"), cwd: io.cwd };
  const session = { apiName, workspace, compiler, selection, places };
  if (config === undefined) return { session: { ...session, hasOwnPlugins: true, search: NO_SEARCH }, used: [] };
  // The compiler reports a wrong selection; here it only selects nothing.
  const targets = emits ? selectTargets(config, selection, () => {}) : [];
  const wanted = targets.map(({ generator }) => generator);
  const request = { compiler, config, root: sources.root, generators: wanted, lowers: true, ...places, report };
  const { catalogues, areOwn, search } = await applyPlugins(request);
  return { session: { ...session, hasOwnPlugins: areOwn, search }, used: catalogues };
}

function refusal(diagnostic: Diagnostic, io: Io): Findings {
  return { ok: false, diagnostics: [diagnostic], sources: createSourceSet({ root: io.cwd, report: () => {} }) };
}

/** Absolute path of `--output`, where it names the folder of one SDK. */
export function folderNamed(args: Arguments, io: Io): string | undefined {
  const output = args.values("language").length > 1 ? undefined : args.value("output");
  return output === undefined ? undefined : resolve(io.cwd, output);
}

/** Reports SDKs of different APIs that one run writes to one folder; the compiler sees to those of one API. */
function refuseSharedFolders(sessions: readonly Session[], named: string | undefined): void {
  const owners: { readonly folder: string; readonly run: string; readonly session: Session }[] = [];
  for (const session of sessions) {
    const { config, sources, diagnostics } = session.workspace;
    if (config === undefined) continue;
    for (const { generator, group } of selectTargets(config, session.selection, () => {})) {
      const folder = named ?? resolve(sources.root, folderOf(generator));
      // Groups of one name run together, whichever API they are of.
      const run = session.selection.everyGroup ? group : "";
      const isTaken = owners.some(
        (owner) => owner.session !== session && owner.run === run && collide(owner.folder, folder),
      );
      owners.push({ folder, run, session });
      if (!isTaken) continue;
      const location = { document: config.file, pointer: generator.at };
      const params = { folder: shownPath(folder, sources.root) };
      diagnostics.report(compilerCatalogue.create("output-shared", params, { location }));
    }
  }
}

/** Beside what a session settles. */
export interface RunOptions {
  readonly command: "generate" | "check" | "names" | "ir";
  readonly output?: string | undefined;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly trace?: boolean;
  readonly keepGoing?: boolean;
  readonly strict?: boolean;
  readonly validate?: boolean;
  /** Version of the SDKs. */
  readonly packageVersion?: string | undefined;
  /** Whether SDKs get the names of a new title of their API. */
  readonly renames?: boolean;
  /** Date of releases. */
  readonly releaseDate?: string | undefined;
  /** The repositories of the run, cloned. */
  readonly checkouts?: ReadonlyMap<Session, Checkouts> | undefined;
  /** Whether SDKs are delivered afterwards. */
  readonly publishes?: boolean;
  /** Threads to emit on, this one included; one for each core where absent. */
  readonly threads?: number | undefined;
  /** What progress begins with: how many APIs are done. */
  readonly about?: (() => string) | undefined;
  /** Program that runs generators which are images; the first that answers where absent. */
  readonly runner?: RunnerName | undefined;
}

/** What came of an API. */
export interface RunResult extends CompileResult {
  readonly apiName: string | undefined;
}

/** Compiles one API after the other, with progress on a terminal. Errors of one do not stop the others. */
export async function runAll(sessions: readonly Session[], options: RunOptions, io: Io): Promise<readonly RunResult[]> {
  const results: RunResult[] = [];
  for (const session of sessions) results.push({ ...(await run(session, options, io)), apiName: session.apiName });
  return results;
}

/** Compiles one API. */
export async function run(
  session: Session,
  { threads: wanted, checkouts: all, runner, about, ...options }: RunOptions,
  io: Io,
): Promise<CompileResult> {
  const { compiler, workspace, selection, places, search } = session;
  const threads = createThreads(places, wanted);
  const progress = startProgress(compiler, io, { apiName: session.apiName, about });
  try {
    const git = { cache: join(userCacheFolder(io), "git"), env: io.env };
    const images = imagesOf(io, runner);
    const request = {
      compiler,
      workspace,
      version: VERSION,
      git,
      images,
      threads,
      search,
      checkouts: all?.get(session),
      importPackage: (name: string) => importPackage(name, workspace.sources.root),
    };
    return await compile({ ...request, ...selection, ...options });
  } finally {
    progress.stop();
  }
}
