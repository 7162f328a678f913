import { join } from "node:path";
import { dirname } from "node:path/posix";
import { fingerprint } from "./hash.js";
import { MOST_UNPACKED, pack, unpack } from "./packed.js";
import { STATE_FOLDER } from "./paths.js";
import { readRegular, readRegularText } from "./regular.js";
import { joinTexts, splitTexts, type Text } from "./texts.js";

/** Name of the file in a state folder that holds what was generated last, compressed. */
export const BASE_NAME = "generated.txt";
/** Path of that file within an output folder. */
export const BASE_FILE = `${STATE_FOLDER}/${BASE_NAME}`;
/** Name of the file that earlier releases wrote. */
export const OLD_BASE_NAME = "generated.br";

/** What a run generated, before edits were merged into it. After a merge of version control, that of each branch. */
export interface Base {
  /** The contents at a path that have one of these fingerprints. */
  find(path: string, hashes: readonly string[]): readonly string[];
  /** Every path with the fingerprints of its contents: for a folder whose manifest is lost. */
  all(): ReadonlyMap<string, readonly string[]>;
}

/** The lines of a base: that of a folder has its path, a hash of its contents, and these. */
interface Entry {
  readonly folder: string;
  readonly hash: string;
  readonly packed: string;
}

/**
 * One line for each folder, with the contents of its files, so that version control can merge it and stores again what
 * changed. Same contents, same bytes.
 *
 * @param hashes Fingerprint of each content, by its path.
 * @param head First line: it tells by which manifest the base goes.
 * @param before What the folder holds: lines of it that are right already are not made again.
 */
export function printBase(
  texts: readonly Text[],
  hashes: ReadonlyMap<string, string>,
  head: string,
  before: string | undefined,
): string {
  const folders = new Map<string, Text[]>();
  for (const text of texts) {
    const folder = dirname(text[0]);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [text]);
    else known.push(text);
  }
  const earlier = new Map(entriesOf(before ?? "").map((entry) => [`${entry.folder}\t${entry.hash}`, entry.packed]));
  const lines = [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, contents]) => {
      const hash = fingerprint(contents.map(([path]) => `${path}\t${hashes.get(path)}`).join("\n"));
      const start = `${folder}\t${hash}`;
      return `${start}\t${earlier.get(start) ?? pack(joinTexts(contents))}`;
    });
  return [head, ...lines, ""].join("\n");
}

/** Other lines are conflict markers, or the first one. */
function entriesOf(text: string): readonly Entry[] {
  return text.split("\n").flatMap((line) => {
    const [folder = "", hash = "", packed] = line.split("\t");
    return packed === undefined ? [] : [{ folder, hash, packed: packed.trimEnd() }];
  });
}

/**
 * The content of a state folder (or of the folder of a stopped run). It is read on first use, because most runs do not
 * need it. A missing or damaged file counts as empty: edits to files are then kept as copies.
 */
export function openBase(folder: string): Base {
  let entries: readonly Entry[] | undefined;
  let old: readonly Text[] | undefined;
  let budget = MOST_UNPACKED;
  const unpacked = new Map<Entry, readonly Text[]>();
  const open = (entry: Entry): readonly Text[] => {
    const known = unpacked.get(entry);
    if (known !== undefined) return known;
    const bytes = unpack(entry.packed, budget);
    const texts = textsOf(bytes);
    if (bytes === "too-large") budget = 0;
    else if (bytes !== "damaged") budget -= bytes.length;
    unpacked.set(entry, texts);
    return texts;
  };
  const textsIn = (wanted: string | undefined): readonly Text[] => {
    entries ??= entriesOf(readRegularText(join(folder, BASE_NAME)) ?? "");
    old ??= oldTexts(join(folder, OLD_BASE_NAME));
    const lines = wanted === undefined ? entries : entries.filter((entry) => entry.folder === wanted);
    return [...lines.flatMap(open), ...old];
  };
  return {
    find(path, hashes) {
      const contents = textsIn(dirname(path)).flatMap(([other, content]) => (other === path ? [content] : []));
      return [...new Set(contents)].filter((content) => hashes.includes(fingerprint(content)));
    },
    all() {
      const known = new Map<string, string[]>();
      for (const [path, content] of textsIn(undefined)) {
        known.set(path, [...(known.get(path) ?? []), fingerprint(content)]);
      }
      return known;
    },
  };
}

function oldTexts(path: string): readonly Text[] {
  const packed = readRegular(path);
  return packed === undefined ? [] : textsOf(unpack(packed));
}

/** None where the bytes are damaged, or too many. */
function textsOf(bytes: ReturnType<typeof unpack>): readonly Text[] {
  try {
    return typeof bytes === "string" ? [] : splitTexts(bytes);
  } catch {
    return [];
  }
}
