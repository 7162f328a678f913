import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { createTree, type FileKind, type OutputFile, STATE_FOLDER } from "@sdkwright/output";
import { type ImageLimits, KINDS_FILE, SNIPPETS_FILE } from "./contract.js";

/** What an image left in its output folder. */
export interface Collected {
  /** In code unit order. */
  readonly files: readonly (readonly [path: string, file: OutputFile])[];
  readonly snippets?: string;
}

/** A file that cannot be used, and why, as the end of "which ...". */
export interface Unusable {
  readonly file: string;
  readonly problem: string;
}

type Found = { readonly path: string; readonly text: string };

/** The kinds that a generator may give files: `appended` is of files that the compiler keeps. */
const KINDS: readonly unknown[] = ["generated", "runtime", "scaffold", "once"] satisfies FileKind[];

/**
 * Reads what an image wrote. The folder may hold anything: only plain text files below it are taken, never through a link.
 */
export function collect(folder: string, limits: ImageLimits): Collected | readonly Unusable[] {
  const problems: Unusable[] = [];
  const found = [...textFiles(folder, "", limits, problems)];
  const own = found.filter(({ path }) => path.startsWith(`${STATE_FOLDER}/`));
  for (const { path } of own) {
    if (path !== KINDS_FILE && path !== SNIPPETS_FILE)
      problems.push({ file: path, problem: "belongs to the compiler" });
  }
  const kinds = kindsOf(own.find(({ path }) => path === KINDS_FILE)?.text, problems);
  const tree = createTree();
  for (const { path, text } of found) {
    if (own.some((one) => one.path === path)) continue;
    try {
      tree.add(path, { content: text, kind: kinds.get(path) ?? "generated" });
    } catch (error) {
      problems.push({ file: path, problem: `cannot be written: ${(error as Error).message.split(":")[0]}` });
    }
  }
  for (const path of kinds.keys()) {
    if (tree.get(path) === undefined)
      problems.push({ file: KINDS_FILE, problem: `names \`${path}\`, which is not there` });
  }
  const snippets = own.find(({ path }) => path === SNIPPETS_FILE)?.text;
  return problems.length > 0 ? problems : { files: tree.entries(), ...(snippets !== undefined && { snippets }) };
}

function* textFiles(root: string, below: string, limits: ImageLimits, problems: Unusable[]): Generator<Found> {
  for (const name of namesIn(join(root, below), below, problems)) {
    const path = below === "" ? name : `${below}/${name}`;
    const stats = attempt(() => lstatSync(join(root, path)));
    if (stats?.isDirectory()) yield* textFiles(root, path, limits, problems);
    else {
      const read = readText(join(root, path), stats, limits);
      if (typeof read === "string") problems.push({ file: path, problem: read });
      else yield { path, text: read.text };
    }
  }
}

function namesIn(folder: string, shown: string, problems: Unusable[]): readonly string[] {
  const names = attempt(() => readdirSync(folder).sort());
  if (names === undefined) problems.push({ file: shown || ".", problem: "cannot be read" });
  return names ?? [];
}

/** The text of a file, or what is wrong with it. */
function readText(path: string, stats: Stats | undefined, limits: ImageLimits): { readonly text: string } | string {
  if (stats === undefined) return "cannot be read";
  if (stats.isSymbolicLink()) return "is a link";
  if (!stats.isFile()) return "is not a regular file";
  if (stats.nlink > 1) return "is a link";
  if (stats.size > limits.fileBytes) return `is larger than ${limits.fileBytes >> 20} MiB`;
  const bytes = attempt(() => readPlain(path));
  if (bytes === undefined) return "cannot be read";
  const text = attempt(() => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  return text === undefined || text.includes("\0") ? "is not UTF-8 text" : { text };
}

/** The bytes of a regular file. Opened without following links, whatever became of the path since it was looked at. */
function readPlain(path: string): Buffer {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(file).isFile()) throw new Error("not a file");
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function kindsOf(text: string | undefined, problems: Unusable[]): ReadonlyMap<string, FileKind> {
  if (text === undefined) return new Map();
  const value: unknown = attempt(() => JSON.parse(text));
  const isTable = typeof value === "object" && value !== null && !Array.isArray(value);
  const entries = isTable ? Object.entries(value) : undefined;
  if (entries?.every(([, kind]) => KINDS.includes(kind))) return new Map(entries as [string, FileKind][]);
  problems.push({ file: KINDS_FILE, problem: `is not a JSON object with a kind (${KINDS.join(", ")}) for each path` });
  return new Map();
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
