import { isList, isObject, type Json, type JsonObject } from "./json-values.js";

/** An entry of a list that has an id: a part of a document that may move. The document itself is the node without an id. */
export interface Node {
  /** Its members; lists of nodes in it are empty. */
  readonly own: JsonObject;
  /** The list that it stands in; undefined for the document. */
  readonly list: NodeList | undefined;
}

/** A list of nodes: the id of the node that has it, and the steps to it from there. */
export interface NodeList {
  readonly parent: string;
  readonly steps: readonly string[];
}

/** A document taken apart. */
export interface Nodes {
  readonly nodes: ReadonlyMap<string, Node>;
  /** Ids of the nodes of each list, by {@link listKey}. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Id of the node that is the document itself. */
export const ROOT = "";

export const listKey = ({ parent, steps }: NodeList): string => JSON.stringify([parent, ...steps]);

const idOf = (entry: Json): string | undefined =>
  isObject(entry) && typeof entry.id === "string" && entry.id !== ROOT ? entry.id : undefined;

/**
 * Takes a document apart into its nodes. A list is not taken apart if an id in it stands in an
 * earlier list: it is a copy.
 */
export function nodesOf(document: JsonObject): Nodes {
  const nodes = new Map<string, Node>();
  const lists = new Map<string, readonly string[]>();
  const stripped = (value: Json, list: NodeList): Json => {
    if (isList(value)) {
      const ids = value.map(idOf);
      const isCopy = new Set(ids).size < ids.length || ids.some((id) => id !== undefined && nodes.has(id));
      if (value.length === 0 || isCopy || ids.includes(undefined)) {
        return value.map((entry, index) => stripped(entry, { ...list, steps: [...list.steps, String(index)] }));
      }
      lists.set(listKey(list), ids as string[]);
      for (const [index, entry] of value.entries()) add(ids[index] ?? ROOT, entry as JsonObject, list);
      return [];
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(
      ([key, inner]) => [key, stripped(inner, { ...list, steps: [...list.steps, key] })] as const,
    );
    return Object.fromEntries(entries);
  };
  const add = (id: string, value: JsonObject, list: NodeList | undefined): void => {
    nodes.set(id, { own: {}, list });
    nodes.set(id, { own: stripped(value, { parent: id, steps: [] }) as JsonObject, list });
  };
  add(ROOT, document, undefined);
  return { nodes, lists };
}

/** The object with a list put where the steps lead. */
function withList(value: Json | undefined, steps: readonly string[], list: readonly Json[]): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return list;
  if (isList(value)) return value.map((entry, index) => (String(index) === step ? withList(entry, rest, list) : entry));
  const object = isObject(value) ? value : {};
  return { ...object, [step]: withList(object[step], rest, list) };
}

/** Puts a document together again. */
export function documentOf(
  owns: ReadonlyMap<string, JsonObject>,
  lists: ReadonlyMap<string, readonly string[]>,
): JsonObject {
  const byParent = new Map<string, (readonly [steps: readonly string[], ids: readonly string[]])[]>();
  for (const [key, ids] of lists) {
    const [parent, ...steps] = JSON.parse(key) as [string, ...string[]];
    byParent.set(parent, [...(byParent.get(parent) ?? []), [steps, ids]]);
  }
  const whole = (id: string): JsonObject => {
    const own: Json = owns.get(id) ?? {};
    return (byParent.get(id) ?? []).reduce<Json>(
      (value, [steps, ids]) => withList(value, steps, ids.map(whole)),
      own,
    ) as JsonObject;
  };
  return whole(ROOT);
}
