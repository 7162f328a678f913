import { join } from "node:path";
import { isAsLeft, readRegular, sha256 } from "@sdkwright/output";
import { diskFiles } from "@sdkwright/source";
import type { Arguments } from "../command.js";
import { hasColour, type Io } from "../io.js";
import { findConfigs } from "../workspace.js";
import { type Entry, readEntry, writeEntry } from "./entry.js";
import { runsFolder } from "./folders.js";
import { isAsObserved, type ObservedFiles, observeFiles } from "./observed.js";

/** Memory of the last run of a command line. */
export interface RunCache {
  /** The last run, where repeating it would change no file and print the same. */
  find(): Entry | undefined;
  /** What the run is to read through, so that it can be remembered. */
  readonly files: ObservedFiles;
  /** Remembers the run. */
  store(run: Omit<Entry, "code" | "inputs">): void;
}

/** Flags that make no difference to what is written or printed. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(["threads", "timings"]);
/** Flags of runs that are not worth caching. */
const NOT_REMEMBERED: readonly string[] = ["no-cache", "dry-run", "check", "watch", "publish"];

/** The memory for a command line and the code that runs, which is asked for last; undefined where it is not to be used. */
export function openRunCache(args: Arguments, io: Io, codeOf: () => string | undefined): RunCache | undefined {
  if (io.env.SDKWRIGHT_NO_CACHE || NOT_REMEMBERED.some((flag) => args.has(flag))) return undefined;
  // A definition that is named is compiled without a configuration, beside which the memory is kept.
  if (args.positionals.length > 0) return undefined;
  const several = args.value("api") !== undefined;
  const places = findConfigs(io.cwd, { named: args.value("config"), several });
  const [first] = places;
  if (first === undefined) return undefined;
  const code = codeOf();
  if (code === undefined) return undefined;
  const flags = [...args.flags].filter(([name]) => !WITHOUT_EFFECT.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const looks = [io.out, io.err].map((stream) => [hasColour(stream, io.env), stream.isTerminal && stream.columns]);
  const key = sha256(JSON.stringify([io.cwd, places, flags, looks]));
  const path = join(runsFolder(first.root, io), key);
  const files = observeFiles(diskFiles);
  return {
    files,
    find() {
      const entry = readEntry(path);
      return entry !== undefined && entry.code === code && isCurrent(entry) ? entry : undefined;
    },
    store(run) {
      const inputs = files.observations();
      if (inputs !== undefined) writeEntry(path, { code, inputs, ...run });
    },
  };
}

function isCurrent({ inputs, outputs, files }: Entry): boolean {
  return (
    isAsObserved(inputs, diskFiles) && outputs.every(isAsLeft) && files.every(([path, hash]) => hashAt(path) === hash)
  );
}

function hashAt(path: string): string | undefined {
  const bytes = readRegular(path);
  return bytes && sha256(bytes);
}
