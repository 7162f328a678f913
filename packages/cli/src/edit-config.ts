import { loadYamlParser } from "@sdkwright/source";
import { BUILT_IN_BACKENDS } from "./built-in.js";

/** The text of a generators.yml, changed in places; everything else, comments too, stays as it is. */
interface Edit {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  const fromBehind = [...edits].sort((a, b) => b.at - a.at);
  return fromBehind.reduce((result, { at, until, text: put }) => result.slice(0, at) + put + result.slice(until), text);
}

/**
 * Adds a generator to the end of a group. `entry` is a list item of block style, indented by `indent`. Undefined where the
 * group has no list of block style to add to.
 */
export function addGenerator(text: string, group: string, entry: string, indent: number): string | undefined {
  const { isSeq, parseDocument } = loadYamlParser();
  const list = parseDocument(text).getIn(["groups", group, "generators"], true);
  const last = isSeq(list) && !list.flow ? (list.items.at(-1) as { readonly range?: readonly number[] }) : undefined;
  const [start, valueEnd] = last?.range ?? [];
  if (start === undefined || valueEnd === undefined) return undefined;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const dash = text.slice(lineStart, start).search(/-\s*$/);
  if (dash < 0) return undefined;
  // A value of block style ends behind its line break.
  const end = text[valueEnd - 1] === "\n" ? valueEnd : endOfLine(text, valueEnd);
  const moved = entry.replaceAll(new RegExp(`^ {${indent}}`, "gm"), " ".repeat(dash));
  const before = text[end - 1] === "\n" ? "" : "\n";
  return applyEdits(text, [{ at: end, until: end, text: `${before}${moved}` }]);
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end + 1;
}

/** A version that was changed. */
export interface Upgrade {
  readonly generator: string;
  readonly from: string;
}

/** Sets the version of every built-in generator that names an exact one; ranges and `latest` stay. */
export function upgradeGenerators(text: string, version: string) {
  const { isMap, isScalar, parseDocument, visit } = loadYamlParser();
  const edits: Edit[] = [];
  const upgrades: Upgrade[] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      const generator = map.get("name");
      const value = map.get("version", true);
      if (!isMap(map) || typeof generator !== "string" || !Object.hasOwn(BUILT_IN_BACKENDS, generator)) return;
      if (!isScalar(value) || !value.range || !/^\d+\.\d+\.\d+/.test(String(value.value))) return;
      if (value.value === version) return;
      const [at, until] = value.range;
      const quote = /^["']/.exec(text.slice(at, until))?.[0] ?? "";
      edits.push({ at, until, text: `${quote}${version}${quote}` });
      upgrades.push({ generator, from: String(value.value) });
    },
  });
  return { text: applyEdits(text, edits), upgrades: upgrades as readonly Upgrade[] };
}
