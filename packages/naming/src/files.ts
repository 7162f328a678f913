import { type Api, type ResourceId, resourcePath } from "@sdkwright/ir-schema";
import { fold, isDeviceName, shortHash } from "./file-names.js";
import { spell } from "./identifier.js";
import type { NamingProfile } from "./profile.js";
import type { NameTable } from "./table.js";
import { splitWords } from "./words.js";

/** Bytes that a stem may take: file systems allow 255 with the extension, and archives less. */
const stemLimit = 180;

function byteLength(text: string): number {
  return Buffer.byteLength(text, "utf8");
}

/** The longest start of a text within a number of bytes, at a character's end. */
function cut(text: string, limit: number): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += byteLength(character);
    if (length > limit) break;
    end += character.length;
  }
  return text.slice(0, end);
}

function stemOf(name: string, profile: NamingProfile): string {
  return spell(profile.casing.file === "preserve" ? [name] : splitWords(name), "file", profile);
}

/** Marks that are told apart at a glance; behind more of them, and long before a name is too long, a number counts on. */
const MAX_MARKS = 8;

/** Gives stems that no other file has, letter case aside, and no device of Windows: each is marked with `_` until it is free. */
export function freeStems(taken: Iterable<string>): (wanted: string) => string {
  const folded = new Set([...taken].map(fold));
  /** For each stem that all marks were used up for, the last number. */
  const numbers = new Map<string, number>();
  const isTaken = (stem: string): boolean => folded.has(fold(stem)) || isDeviceName(stem);
  return (wanted) => {
    let stem = wanted;
    for (let marks = 0; isTaken(stem); marks++) {
      const number = (numbers.get(fold(wanted)) ?? 1) + 1;
      if (marks >= MAX_MARKS) numbers.set(fold(wanted), number);
      stem = marks < MAX_MARKS ? `${stem}_` : `${wanted}_${number}`;
    }
    folded.add(fold(stem));
    return stem;
  };
}

/**
 * File stems of declared names, which are distinct. Unlike them, stems are distinct without regard to letter case, and
 * at most 189 bytes long. A stem that is cut, or that differs from another only by case, ends with a hash of its whole
 * name, so that no other declaration decides about it once it is contested.
 */
export function fileStems(names: ReadonlyMap<string, string>, profile: NamingProfile): Map<string, string> {
  const separator = profile.casing.file === "kebab" ? "-" : "_";
  const hashed = (stem: string, name: string): string => cut(stem, stemLimit) + separator + shortHash(name);
  const wanted = [...names].map(([id, name]) => {
    const whole = stemOf(name, profile);
    const stem = byteLength(whole) > stemLimit ? hashed(whole, name) : whole;
    return { id, name, stem, folded: fold(stem) };
  });
  const counts = new Map<string, number>();
  for (const { folded } of wanted) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  const taken = new Set(counts.keys());
  const stems = new Map<string, string>();
  for (const { id, name, stem, folded } of wanted) {
    let free = stem;
    if ((counts.get(folded) ?? 0) > 1) {
      free = hashed(stem, name);
      for (let count = 2; taken.has(fold(free)); count++) free = hashed(stem, `${name} ${count}`);
      taken.add(fold(free));
    }
    stems.set(id, free);
  }
  return stems;
}

/**
 * Stems for files of which each resource has one in a common folder: the names of its path, cut where they would be too long.
 * The API itself is `root`.
 */
export function resourceStems(api: Api, names: NameTable, separator: string, taken: Iterable<string> = []) {
  const free = freeStems(taken);
  return (id: ResourceId): string => {
    const path = resourcePath(api, id).map((resource) => names.file(resource.id));
    return free((path.join(separator) || "root").slice(0, 120));
  };
}
