import {
  child,
  expectMembers,
  type JsonObject,
  keyOf,
  locationOf,
  members,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import {
  makeName,
  type Name,
  type OperationId,
  type ResourceId,
  type ResourceTree,
  verbAndNoun,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import { type Context, noteUnsupported } from "./context.js";
import { extensionAt, flagOf } from "./extensions/read.js";
import { exactPathWords, type Naming, nameOperation, pathWords } from "./names/names.js";
import { segmentsOf } from "./names/segments.js";
import { type ItemOperation, operationsOf } from "./path-items.js";
import { parsePath } from "./path-template.js";
import { isIdiomatic } from "./settings.js";

/** An operation that was found, with everything that names it, before it is read. */
export interface Found {
  readonly id: OperationId;
  readonly node: Node & { readonly value: JsonObject };
  readonly item: Node;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly resource: ResourceId;
  readonly name: Name;
  /** Words for the schemas that stand in it. */
  readonly words: readonly string[];
}

interface Candidate extends Found {
  readonly groups: readonly Name[];
  readonly full: Name;
}

/** Where operations go. */
export interface Grouping {
  readonly tree: ResourceTree;
  readonly naming: Naming;
}

/** What is under `paths`. */
export interface Collected {
  readonly operations: readonly Found[];
  /** Requests that the API sends (`x-gen-webhook: true`), with the path items that they stand in. */
  readonly webhooks: readonly { readonly entry: Node; readonly operation: ItemOperation }[];
}

/** Every operation under `paths`, named, with its place in the tree. Operations of one name are told apart by their paths. */
export function collectOperations(context: Context, paths: Node | undefined, grouping: Grouping): Collected {
  const candidates: Candidate[] = [];
  const webhooks: { readonly entry: Node; readonly operation: ItemOperation }[] = [];
  const shapes = new Map<string, string>();
  noteExtensionPaths(context, paths);
  for (const entry of expectMembers(context, paths)) {
    if (!isReadablePath(context, entry)) continue;
    reportSamePath(context, shapes, entry);
    for (const operation of operationsOf(context, entry)) {
      if (flagOf(context, extensionAt(operation.node, "webhook")) === true) webhooks.push({ entry, operation });
      else candidates.push(candidate(context, entry, operation, grouping));
    }
  }
  reportRepeatedIds(context, candidates);
  return { operations: separate(context, withinGroups(candidates, grouping.tree)), webhooks };
}

/** A key that begins with `x-` is an extension, even where it looks like a path. */
function noteExtensionPaths(context: Context, paths: Node | undefined): void {
  for (const entry of members(paths)) {
    const holds =
      entry.token.startsWith("x-") && members(entry).some(({ token }) => context.version.methods.has(token));
    if (!holds) continue;
    noteUnsupported(
      context,
      entry,
      `A path that begins with \`x-\` (\`${entry.token}\`)`,
      "it is read as an extension",
    );
  }
}

/** No server takes a URL of this length, and ids that contain such paths are slow to compare. */
const MAX_PATH = 8000;

/** A parameter as routers of servers write it. */
const COLON_PARAMETER = /\/:([A-Za-z_]\w*)(?=\/|$)/;

/** Whether a path can be read; what is wrong with it is reported. */
function isReadablePath(context: Context, entry: Node): boolean {
  const path = entry.token;
  const report = (shown: string, problem: string) =>
    context.report(
      openapiCatalogue.create("path-syntax", { path: shown, problem }, { location: locationOf(entry, "key") }),
    );
  if (path.length > MAX_PATH) {
    report(`${path.slice(0, 40)}...`, `has more than ${MAX_PATH} characters; its operations are left out`);
    return false;
  }
  const hasText = (pattern: RegExp): boolean =>
    parsePath(path).some((part) => part.kind === "text" && pattern.test(part.text));
  if (hasText(/[{}]/)) report(path, "has a brace without a partner");
  else if (!path.startsWith("/")) report(path, "has no leading `/`");
  else if (hasText(/\?/)) report(path, "has a query, which belongs under `parameters`");
  else {
    const [, name] = COLON_PARAMETER.exec(path) ?? [];
    if (name !== undefined)
      report(path, `has \`:${name}\`, which is sent as it is: a parameter is written \`{${name}}\``);
  }
  return true;
}

function candidate(
  context: Context,
  entry: Node,
  { node, item, method }: ItemOperation,
  { tree, naming }: Grouping,
): Candidate {
  const path = entry.token;
  const { group, method: name, full } = nameOperation(naming, { node, item, method, path });
  const resource = tree.at(group, originOf(node));
  const id: OperationId = `op:${context.idPrefix}${keyOf(entry)}/${method.toLowerCase()}`;
  return { id, node, item, method, path, resource, name, full, groups: group, words: [] };
}

function reportSamePath(context: Context, shapes: Map<string, string>, entry: Node): void {
  const shape = parsePath(entry.token)
    .map((part) => (part.kind === "text" ? part.text : "{}"))
    .join("");
  const other = shapes.get(shape);
  shapes.set(shape, entry.token);
  if (other === undefined) return;
  const params = { path: entry.token, other };
  context.report(openapiCatalogue.create("duplicate-path", params, { location: locationOf(entry, "key") }));
}

function reportRepeatedIds(context: Context, candidates: readonly Candidate[]): void {
  const first = new Map<string, Candidate>();
  for (const found of candidates) {
    const id = found.node.value.operationId;
    if (typeof id !== "string") continue;
    const other = first.get(id);
    first.set(id, other ?? found);
    if (!other) continue;
    const related = [{ location: locationOf(child(other.node, "operationId")!), message: "first used here" }];
    const location = locationOf(child(found.node, "operationId")!);
    context.report(openapiCatalogue.create("duplicate-operation-id", { id }, { location, related }));
  }
}

function nameKey({ resource, name }: Candidate): string {
  return `${resource} ${name.words.join(" ").toLowerCase()}`;
}

/** Gives operations of one resource and one name their paths as further words: all of them, so that order does not count. */
function separate(context: Context, found: readonly Candidate[]): readonly Found[] {
  const candidates = withoutShortRivals(found);
  const rivals = countBy(candidates, nameKey);
  const ids = countBy(candidates, ({ node }) => String(node.value.operationId));
  const byPath = candidates.map((found) => {
    if (rivals.get(nameKey(found)) === 1 || found.name.explicit) return found;
    // A repeated id was reported already.
    const { operationId } = found.node.value;
    if (operationId === undefined || ids.get(String(operationId)) === 1) reportRival(context, found);
    const words = operationId === undefined ? exactPathWords(found) : [...found.full.words, ...pathWords(found.path)];
    const name = makeName(found.name.wire, { words });
    return { ...found, name };
  });
  const still = countBy(byPath, nameKey);
  return byPath.map((found) => {
    const { name, method } = found;
    const clash = still.get(nameKey(found))! > 1 && !name.explicit;
    const settled = clash ? makeName(name.wire, { words: [...name.words, method.toLowerCase()] }) : name;
    const nouns = found.groups.flatMap((group) => group.words);
    const words = isIdiomatic(context) ? verbAndNoun(settled.words, nouns) : [...nouns, ...settled.words];
    return { ...found, name: settled, words };
  });
}

/** A method that is called like its path and a group beside it goes into that: `search.search` beside `search.users`. */
function withinGroups(candidates: readonly Candidate[], tree: ResourceTree): readonly Candidate[] {
  const keyOf = (names: readonly Name[]): string => names.map(({ words }) => words.join("-").toLowerCase()).join(".");
  const groups = new Set(candidates.flatMap(({ groups }) => groups.map((_, last) => keyOf(groups.slice(0, last + 1)))));
  return candidates.map((found) => {
    const inside = [...found.groups, found.name];
    const { list, endsWithItem } = segmentsOf(found.path);
    const isSaid = !endsWithItem && list.at(-1)?.words.join("-").toLowerCase() === keyOf([found.name]);
    if (found.name.explicit || !isSaid || !groups.has(keyOf(inside))) return found;
    return { ...found, groups: inside, resource: tree.at(inside, originOf(found.node)) };
  });
}

/** Operations that would have one name when shortened keep all their words. */
function withoutShortRivals(candidates: readonly Candidate[]): readonly Candidate[] {
  const rivals = countBy(candidates, nameKey);
  return candidates.map((found) => (rivals.get(nameKey(found)) === 1 ? found : { ...found, name: found.full }));
}

function countBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = key(item);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function reportRival(context: Context, { node, name }: Candidate): void {
  const location = locationOf(child(node, "operationId") ?? node, "key");
  const params = { name: name.words.join(" ") };
  context.report(openapiCatalogue.create("duplicate-method-name", params, { location }));
}
