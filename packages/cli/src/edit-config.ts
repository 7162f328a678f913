import { lastItemAt, scalarsUnder } from "@sdkwright/source";
import { BUILT_IN_GENERATORS } from "./built-in.js";

/**
 * Adds a generator to the end of a group, and changes nothing else of the text. `entry` is a list item of block style,
 * indented by `indent`. Undefined where the group has no list of block style to add to.
 */
export function addGenerator(text: string, group: string, entry: string, indent: number): string | undefined {
  const last = lastItemAt(text, ["groups", group, "generators"]);
  if (!last) return undefined;
  const moved = entry.replaceAll(new RegExp(`^ {${indent}}`, "gm"), " ".repeat(last.dash));
  const before = text[last.end - 1] === "\n" ? "" : "\n";
  return `${text.slice(0, last.end)}${before}${moved}${text.slice(last.end)}`;
}

/** A group for the first generator of a configuration that has none, at the end of the text. */
export function addGroup(text: string, group: string, entry: string): string {
  const before = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${before}\ndefault-group: ${group}\n\ngroups:\n  ${group}:\n    generators:\n${entry}`;
}

/** Lines of an entry that differ between releases of sdkwright, without their indentation. */
const OF_RELEASE = /^\s*(?:version|edition): /;

/**
 * Removes the item that `init` left as a comment for a generator, once the generator is there. A comment that says
 * anything else than `entry`, whatever its version, was edited: it stays.
 */
export function withoutComment(text: string, entry: string, indent: number): string {
  const linesOf = (list: readonly string[]): readonly string[] => list.filter((line) => !OF_RELEASE.test(line));
  const wanted = linesOf(
    entry
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(indent)),
  );
  const lines = text.split("\n");
  const uncommented = lines.map((line) => /^ *# (.*)$/.exec(line)?.[1]);
  const start = uncommented.indexOf(wanted[0]);
  if (start < 0) return text;
  let end = start + 1;
  while (uncommented[end]?.startsWith("  ")) end++;
  const found = uncommented.slice(start, end).filter((line) => line !== undefined);
  if (linesOf(found).join("\n") !== wanted.join("\n")) return text;
  return [...lines.slice(0, start), ...lines.slice(end)].join("\n");
}

/** A version that was changed. */
export interface Upgrade {
  readonly generator: string;
  readonly from: string;
}

/** A text with new versions. */
export interface Upgraded {
  readonly text: string;
  readonly upgrades: readonly Upgrade[];
}

/** Sets the version of every built-in generator that names an exact one; ranges and `latest` stay. */
export function upgradeGenerators(text: string, version: string): Upgraded {
  const upgrades: Upgrade[] = [];
  let result = "";
  let done = 0;
  for (const [name, found] of scalarsUnder(text, ["name", "version"])) {
    if (!name || !found || !Object.hasOwn(BUILT_IN_GENERATORS, name.value)) continue;
    if (found.value === version || !/^\d+\.\d+\.\d+/.test(found.value)) continue;
    const quote = /^["']/.exec(text.slice(found.at, found.until))?.[0] ?? "";
    result += `${text.slice(done, found.at)}${quote}${version}${quote}`;
    done = found.until;
    upgrades.push({ generator: name.value, from: found.value });
  }
  return { text: result + text.slice(done), upgrades };
}
