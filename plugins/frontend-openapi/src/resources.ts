import { document, extension, isObject, type Mutable } from "@sdkwright/json-schema";
import {
  type Json,
  makeName,
  type Name,
  type OperationId,
  type OriginId,
  type ResourceDecl,
  type ResourceId,
} from "@sdkwright/plugin-api";

interface ResourceDraft {
  readonly decl: Mutable<ResourceDecl>;
  readonly children: ResourceId[];
  readonly operations: OperationId[];
}

/** The tree of resources while operations are put into it. */
export interface ResourceTree {
  /** Adds what is missing on the way to a group, and says its id. */
  at(groups: readonly Name[], origin: OriginId): ResourceId;
  add(resource: ResourceId, operation: OperationId): void;
  finish(root: Json): { readonly [id: ResourceId]: ResourceDecl };
}

const ROOT: ResourceId = "resource:";

export function createResourceTree(namespace: string | undefined, rootOrigin: OriginId): ResourceTree {
  const drafts = new Map<ResourceId, ResourceDraft>();
  const outer = namespace === undefined ? [] : namespace.split(".").map((part) => makeName(part, { explicit: true }));
  add(drafts, { id: ROOT, name: makeName(""), parent: null, origin: rootOrigin });
  return {
    at: (groups, origin) => locate(drafts, [...outer, ...groups], origin),
    add: (resource, operation) => drafts.get(resource)?.operations.push(operation),
    finish: (root) => finish(drafts, root),
  };
}

interface NewResource {
  readonly id: ResourceId;
  readonly name: Name;
  readonly parent: ResourceId | null;
  readonly origin: OriginId;
}

function add(drafts: Map<ResourceId, ResourceDraft>, { id, name, parent, origin }: NewResource): void {
  const children: ResourceId[] = [];
  const operations: OperationId[] = [];
  drafts.set(id, { decl: { kind: "resource", id, name, parent, children, operations, origin }, children, operations });
  if (parent !== null) drafts.get(parent)?.children.push(id);
}

function locate(drafts: Map<ResourceId, ResourceDraft>, path: readonly Name[], origin: OriginId): ResourceId {
  let parent: ResourceId = ROOT;
  let place = "";
  for (const name of path) {
    place += `${place === "" ? "" : "."}${name.words.join("-").toLowerCase()}`;
    const id: ResourceId = `resource:${place}`;
    if (!drafts.has(id)) add(drafts, { id, name, parent, origin });
    parent = id;
  }
  return parent;
}

function finish(drafts: Map<ResourceId, ResourceDraft>, root: Json): { readonly [id: ResourceId]: ResourceDecl } {
  const texts = groupTexts(root);
  const resources: { [id: ResourceId]: ResourceDecl } = {};
  for (const [id, { decl }] of drafts) {
    const text = texts.get(decl.name.wire);
    if (text && decl.name.wire !== "") document(decl, text);
    resources[id] = decl;
  }
  return resources;
}

/** Texts of groups: those of `tags`, and of `x-gen-groups`, which win. */
function groupTexts(root: Json): ReadonlyMap<string, Json> {
  const texts = new Map<string, Json>();
  if (!isObject(root)) return texts;
  const { tags } = root;
  for (const tag of Array.isArray(tags) ? tags : []) {
    if (isObject(tag) && typeof tag.name === "string") texts.set(tag.name, tag);
  }
  const groups = extension(root, "groups");
  if (isObject(groups)) for (const [name, text] of Object.entries(groups)) texts.set(name, text);
  return texts;
}
