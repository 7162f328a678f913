import { extension, type JsonObject } from "@sdkwright/json-schema";
import { makeName, type Name, splitWords } from "@sdkwright/plugin-api";
import type { TagGroups } from "./tags.js";

/** Where an operation goes in the tree of resources, and what it is called there. */
export interface OperationName {
  /** Names of the groups, the outermost first; none for the root. */
  readonly group: readonly Name[];
  readonly method: Name;
}

export interface NameInput {
  /** The operation object. */
  readonly value: JsonObject;
  readonly method: string;
  readonly path: string;
  readonly tagGroups: TagGroups;
}

/** Names of an operation: its extensions, else tag and operationId, else method and path. */
export function nameOperation(input: NameInput): OperationName {
  const { value } = input;
  const group = groupOf(input);
  const chosen = extension(value, "sdk-method-name");
  if (typeof chosen === "string" && chosen !== "") return { group, method: makeName(chosen, { explicit: true }) };
  const id = idOf(input);
  if (id === undefined) return { group, method: fromPath(input) };
  const words = splitWords(id);
  const rest = withoutPrefix(words, group.at(-1)?.words ?? []);
  const named = rest === words ? undefined : rest;
  return { group, method: makeName(id, { ...(named && { words: named }) }) };
}

function groupOf({ value, tagGroups }: NameInput): readonly Name[] {
  const chosen = extension(value, "sdk-group-name");
  if (typeof chosen === "string" && chosen !== "") return [makeName(chosen, { explicit: true })];
  if (Array.isArray(chosen)) {
    return chosen
      .filter((name) => typeof name === "string" && name !== "")
      .map((name) => makeName(name as string, { explicit: true }));
  }
  return tagGroups(value.tags);
}

/** The operationId without what generators of definitions append to make it unique. */
function idOf({ value, method, path }: NameInput): string | undefined {
  const id = value.operationId;
  if (typeof id !== "string" || splitWords(id).length === 0) return undefined;
  if (!id.endsWith(`_${method.toLowerCase()}`)) return id;
  const suffix = `${path.replace(/[^A-Za-z0-9_]/g, "_")}_${method.toLowerCase()}`;
  return id.length > suffix.length && id.endsWith(suffix) ? id.slice(0, -suffix.length).replace(/_+$/, "") || id : id;
}

/** The words after a prefix that is there in full; the words themselves where it is not, or where nothing is left. */
function withoutPrefix(words: readonly string[], prefix: readonly string[]): readonly string[] {
  if (prefix.length === 0 || prefix.length >= words.length) return words;
  const starts = prefix.every((word, index) => word.toLowerCase() === words[index]!.toLowerCase());
  return starts ? words.slice(prefix.length) : words;
}

function fromPath({ method, path }: NameInput): Name {
  const words = [method.toLowerCase(), ...splitWords(path.replace(/[{}]/g, " "))];
  return makeName(`${method} ${path}`, { words });
}

/** The words of a path, for telling two operations of one name apart. */
export function pathWords(path: string): readonly string[] {
  return splitWords(path.replace(/[{}]/g, " "));
}

/** The words of a method and a path that say which segments are parameters: `get item by id`. */
export function exactPathWords({ method, path }: Pick<NameInput, "method" | "path">): readonly string[] {
  return [method.toLowerCase(), ...splitWords(path.replace(/\{/g, " by ").replace(/\}/g, " "))];
}
