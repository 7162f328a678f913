import { join } from "node:path";
import { readRegular, sha256 } from "@sdkwright/output";
import { diskFiles, type FileAccess } from "@sdkwright/source";
import type { Arguments } from "../command.js";
import { hasColour, type Io } from "../io.js";
import { findConfigs } from "../workspace.js";
import { type ApiEntry, type CommandEntry, readStored, type Stored, writeStored } from "./entry.js";
import { runsFolder } from "./folders.js";
import { isAsObserved, type ObservedFiles, observeFiles } from "./observed.js";
import { areAsLeft, sealOutputs } from "./outputs.js";

/** An API as a command line runs it. */
export interface ApiRun {
  /** Absolute path of its configuration. */
  readonly config: string;
  /** The groups and generators of the run. */
  readonly selection: object;
}

/** The state of an API's run that is stored beside its inputs. */
export interface ApiRunState extends Pick<ApiEntry, "outputs" | "files"> {
  /** What the run found, for printing it once more; null where it is too large to store. */
  readonly result: object | null;
}

/** The cached runs of a command line and of its APIs. */
export interface RunCache {
  /** What the command line printed last, where repeating it would change no file and print the same. */
  find(): Pick<CommandEntry, "out" | "err"> | undefined;
  /** What the last run of an API found, where repeating it would change no file and find the same. */
  findApi<T>(run: ApiRun): T | undefined;
  /** The files that the run of an API must read through, so that it can be cached. */
  filesOf(config: string): FileAccess;
  /** Caches the run of an API; of no effect where files changed meanwhile. */
  storeApi(run: ApiRun, state: ApiRunState): void;
  /** Stamp of the entry of an API; undefined where it is not cached. */
  stampOf(run: ApiRun): string | undefined;
  /** Takes over that another thread has cached the run of an API. */
  adopt(run: ApiRun, stamp: string): void;
  /** Hash of the code that runs. */
  readonly code: string;
  /** Caches the command line, where all of its APIs are cached. */
  store(runs: readonly ApiRun[], printed: Pick<CommandEntry, "out" | "err">): void;
}

/** Flags that make no difference to what is written or printed. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(["threads", "timings"]);
/** Flags that only make a difference to what is printed, and to which APIs run. The run of an API is the same with them. */
const FOR_PRINTING: ReadonlySet<string> = new Set([
  ...["api", "config", "dry-run", "check"],
  ...["json", "sarif", "code-quality", "quiet", "no-color"],
]);
/** Flags of runs that are not worth caching. */
const NOT_CACHED: readonly string[] = ["no-cache", "watch", "publish"];

/** The cache for a command line and the code that runs, which is asked for last; undefined where it is not to be used. */
export function openRunCache(args: Arguments, io: Io, codeOf: () => string | undefined): RunCache | undefined {
  if (io.env.SDKWRIGHT_NO_CACHE || NOT_CACHED.some((flag) => args.has(flag))) return undefined;
  const { positionals } = args;
  const several = args.value("api") !== undefined;
  const configs = positionals.length > 0 ? [] : findConfigs(io.cwd, { named: args.value("config"), several });
  const root = positionals.length > 0 ? io.cwd : configs[0]?.root;
  if (root === undefined) return undefined;
  const code = codeOf();
  if (code === undefined) return undefined;
  const flags = [...args.flags].filter(([name]) => !WITHOUT_EFFECT.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const looks = [io.out, io.err].map((stream) => [hasColour(stream, io.env), stream.isTerminal && stream.columns]);
  const context = [io.env.SDKWRIGHT_DEBUG, io.env.GITHUB_ACTIONS];
  const written = flags.filter(([name]) => !FOR_PRINTING.has(name));
  return createRunCache({
    code,
    folder: runsFolder(root, io),
    commandKey: keyOf(["command", io.cwd, positionals, configs, flags, looks, context]),
    apiKeyOf: ({ config, selection }) => keyOf(["api", io.cwd, positionals, config, written, selection]),
  });
}

function keyOf(parts: unknown): string {
  return sha256(JSON.stringify(parts));
}

interface CacheOptions {
  readonly code: string;
  /** Where entries are stored. */
  readonly folder: string;
  readonly commandKey: string;
  apiKeyOf(run: ApiRun): string;
}

function createRunCache({ code, folder, commandKey, apiKeyOf }: CacheOptions): RunCache {
  const pathOf = (key: string): string => join(folder, key);
  const sealPathOf = (key: string): string => `${pathOf(key)}.seal`;
  const resultPathOf = (key: string): string => `${pathOf(key)}.result`;
  const observed = new Map<string, ObservedFiles>();
  /** The entries that were asked for or stored, by key; undefined for one that is of no use. */
  const current = new Map<string, Stored<ApiEntry> | undefined>();
  /** Stamps of entries that other threads stored. */
  const adopted = new Map<string, string>();
  const currentAt = (key: string): Stored<ApiEntry> | undefined => {
    if (!current.has(key)) current.set(key, currentEntry(pathOf(key), sealPathOf(key), code));
    return current.get(key);
  };
  return {
    find() {
      const stored = readStored<CommandEntry>(pathOf(commandKey))?.value;
      // All are asked for: those that are up to date are not compiled where others are.
      const isCurrent = stored?.apis.map(([key, stamp]) => currentAt(key)?.stamp === stamp).every(Boolean);
      return stored && isCurrent && isAsObserved(stored.inputs, diskFiles) ? stored : undefined;
    },
    findApi<T>(run: ApiRun) {
      const key = apiKeyOf(run);
      const stamp = currentAt(key)?.value.result ?? undefined;
      const result = stamp === undefined ? undefined : readStored<T>(resultPathOf(key));
      return result?.stamp === stamp ? result?.value : undefined;
    },
    filesOf(config) {
      const files = observed.get(config) ?? observeFiles(diskFiles);
      observed.set(config, files);
      return files;
    },
    storeApi(run, { outputs, files, result }) {
      const inputs = observed.get(run.config)?.observations();
      if (inputs === undefined) return;
      const key = apiKeyOf(run);
      const stamp = result && writeStored(resultPathOf(key), result);
      const value: ApiEntry = { code, inputs, outputs, files, result: stamp };
      current.set(key, { value, stamp: writeStored(pathOf(key), value) });
      sealOutputs(sealPathOf(key), outputs);
    },
    code,
    stampOf: (run) => current.get(apiKeyOf(run))?.stamp,
    adopt: (run, stamp) => void adopted.set(apiKeyOf(run), stamp),
    store(runs, { out, err }) {
      const apis = runs.map(apiKeyOf).map((key) => [key, adopted.get(key) ?? currentAt(key)?.stamp] as const);
      const ran = new Set(runs.map(({ config }) => config));
      const others = [...observed].filter(([config]) => !ran.has(config)).map(([, files]) => files.observations());
      if (![...apis.map(([, stamp]) => stamp), ...others].every((part) => part !== undefined)) return;
      writeStored(pathOf(commandKey), { apis, inputs: others.flatMap((inputs) => inputs ?? []), out, err });
    },
  };
}

/** An entry of the code that runs, where all that it depends on is the same. */
function currentEntry(path: string, sealPath: string, code: string): Stored<ApiEntry> | undefined {
  const stored = readStored<ApiEntry>(path);
  return stored?.value.code === code && isUnchanged(stored.value, sealPath) ? stored : undefined;
}

function isUnchanged({ inputs, outputs, files }: ApiEntry, sealPath: string): boolean {
  const isSame = isAsObserved(inputs, diskFiles) && files.every(([path, hash]) => hashAt(path) === hash);
  return isSame && areAsLeft(sealPath, outputs);
}

function hashAt(path: string): string | undefined {
  const bytes = readRegular(path);
  return bytes && sha256(bytes);
}
