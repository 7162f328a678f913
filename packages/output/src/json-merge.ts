import { documentOf, listKey, type Node, type NodeList, type Nodes, nodesOf, ROOT } from "./json-nodes.js";
import { inserted, isObject, isSame, type Json, type JsonObject, mergedObject, mergedValue } from "./json-values.js";

/** Two changed documents as one. */
export interface JsonMerge {
  readonly value: Json;
  /** Values that both sides changed in different ways, by the id of their node and a pointer from there: the user's stays. */
  readonly kept: readonly string[];
}

/** The three documents, taken apart: as generated before, as the user has it, as generated now. */
interface Sides {
  readonly base: Nodes;
  readonly ours: Nodes;
  readonly theirs: Nodes;
}

/**
 * Merges what a user and a new run changed in a JSON document: members by their names, lists of texts by lines, entries
 * with an `id` by that, wherever they stand. What the user added, moved, renamed or deleted stays so, and nothing is there twice.
 */
export function mergeJson(base: Json, ours: Json, theirs: Json): JsonMerge {
  const kept: string[] = [];
  const onKept = (pointer: string): void => void kept.push(pointer);
  const parts = [base, ours, theirs].map((document) => (isObject(document) ? nodesOf(document) : undefined));
  const [before, edited, generated] = parts;
  if (before && edited && generated) {
    return { value: mergedNodes({ base: before, ours: edited, theirs: generated }, onKept), kept };
  }
  return { value: mergedValue({ base, ours, theirs }, "", onKept) ?? ours, kept };
}

function mergedNodes(sides: Sides, onKept: (pointer: string) => void): Json {
  const places = finalPlaces(sides);
  const owns = new Map<string, JsonObject>();
  for (const id of [ROOT, ...places.keys()]) {
    const own = (nodes: Nodes): JsonObject => nodes.nodes.get(id)?.own ?? {};
    const states = { base: own(sides.base), ours: own(sides.ours), theirs: own(sides.theirs) };
    const isOnBoth = sides.ours.nodes.has(id) && sides.theirs.nodes.has(id);
    const only = sides.ours.nodes.has(id) ? states.ours : states.theirs;
    owns.set(id, isOnBoth ? mergedObject(states, id === ROOT ? "" : `/${id}`, onKept) : only);
  }
  return documentOf(owns, finalLists(sides, places));
}

const sameList = (one: Node | undefined, other: Node | undefined): boolean =>
  one?.list !== undefined && other?.list !== undefined && listKey(one.list) === listKey(other.list);

/** The list of a node after the merge, looking at the node alone; undefined where it goes. */
function wantedList(id: string, { base, ours, theirs }: Sides): NodeList | undefined {
  const [before, edited, generated] = [base, ours, theirs].map(({ nodes }) => nodes.get(id));
  if (edited && generated) return before && !sameList(before, edited) ? edited.list : generated.list;
  if (edited) return before && isSame(before.own, edited.own) ? undefined : edited.list;
  return before ? undefined : generated?.list;
}

/**
 * The list of every node that is left. A node around one that is left is left too; what stands in one that the user deleted
 * goes with it.
 */
function finalPlaces(sides: Sides): ReadonlyMap<string, NodeList> {
  const { ours, theirs } = sides;
  const places = new Map<string, NodeList>();
  for (const id of new Set([...ours.nodes.keys(), ...theirs.nodes.keys()])) {
    const list = id === ROOT ? undefined : wantedList(id, sides);
    if (list) places.set(id, list);
  }
  // Two moves may put nodes into each other: the user's count then.
  for (const id of [...places.keys()]) {
    const own = ours.nodes.get(id)?.list;
    if (isInItself(id, places) && own) places.set(id, own);
  }
  for (const [id, { parent }] of [...places]) keepAround(id, parent, { sides, places });
  for (const id of [...places.keys()]) if (!leadsToRoot(id, places)) places.delete(id);
  return places;
}

function isInItself(id: string, places: ReadonlyMap<string, NodeList>): boolean {
  const seen = new Set<string>();
  for (let at = places.get(id)?.parent; at !== undefined && at !== ROOT && !seen.has(at); at = places.get(at)?.parent) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

interface Placing {
  readonly sides: Sides;
  readonly places: Map<string, NodeList>;
}

/** Keeps the nodes around one that the user has, where nothing else would. */
function keepAround(id: string, parent: string, { sides: { ours }, places }: Placing): void {
  if (!ours.nodes.has(id)) return;
  for (let at = parent; at !== ROOT && !places.has(at); ) {
    const list = ours.nodes.get(at)?.list;
    if (!list) return;
    places.set(at, list);
    at = list.parent;
  }
}

function leadsToRoot(id: string, places: ReadonlyMap<string, NodeList>): boolean {
  const seen = new Set<string>();
  for (let at = id; at !== ROOT; ) {
    const list = places.get(at);
    if (!list || seen.has(at)) return false;
    seen.add(at);
    at = list.parent;
  }
  return true;
}

/** The ids of each list: in the user's order, others behind those that they are generated behind. */
function finalLists(
  { ours, theirs }: Sides,
  places: ReadonlyMap<string, NodeList>,
): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, string[]>();
  for (const [id, list] of places) {
    const key = listKey(list);
    wanted.set(key, [...(wanted.get(key) ?? []), id]);
  }
  return new Map(
    [...wanted].map(([key, ids]) => {
      const here = new Set(ids);
      const own = (ours.lists.get(key) ?? []).filter((id) => here.has(id));
      const order = (theirs.lists.get(key) ?? []).filter((id) => here.has(id));
      const added = order.filter((id) => !own.includes(id));
      const rest = ids.filter((id) => !own.includes(id) && !added.includes(id));
      return [key, [...inserted(own, added, order), ...rest]] as const;
    }),
  );
}
