import type { Documented, Name } from "./common.js";
import type { OperationId, OriginId, ResourceId } from "./ids.js";
import type { ResourceDecl } from "./operations.js";

/** The tree of resources while a frontend puts operations into it. */
export interface ResourceTree {
  /** Adds what is missing on the way to a group, the outermost first, and gives the id of the last. */
  at(groups: readonly Name[], origin: OriginId): ResourceId;
  add(resource: ResourceId, operation: OperationId): void;
  /** Every resource in the order in which it was met. `textOf` gives the text of a group by its name's wire form. */
  finish(textOf?: (group: string) => Documented | undefined): { readonly [id: ResourceId]: ResourceDecl };
}

export interface ResourceTreeOptions {
  /** The root has no words. */
  readonly root: Name;
  /** Groups above all others: those of a namespace. */
  readonly outer: readonly Name[];
  readonly origin: OriginId;
}

interface Draft {
  readonly decl: ResourceDecl;
  readonly children: ResourceId[];
  readonly operations: OperationId[];
}

/** Id of the root of every tree. */
export const ROOT_RESOURCE: ResourceId = "resource:";

/** A tree with its root. Groups whose names have the same words are one resource, letter case aside. */
export function createResourceTree({ root, outer, origin: rootOrigin }: ResourceTreeOptions): ResourceTree {
  const drafts = new Map<ResourceId, Draft>();
  const declare = (decl: Omit<ResourceDecl, "kind" | "children" | "operations">): void => {
    const children: ResourceId[] = [];
    const operations: OperationId[] = [];
    drafts.set(decl.id, { decl: { kind: "resource", ...decl, children, operations }, children, operations });
    if (decl.parent !== null) drafts.get(decl.parent)?.children.push(decl.id);
  };
  declare({ id: ROOT_RESOURCE, name: root, parent: null, origin: rootOrigin });
  return {
    at(groups, origin) {
      let parent = ROOT_RESOURCE;
      let place = "";
      for (const name of [...outer, ...groups]) {
        place += `${place === "" ? "" : "."}${name.words.join("-").toLowerCase()}`;
        const id: ResourceId = `resource:${place}`;
        if (!drafts.has(id)) declare({ id, name, parent, origin });
        parent = id;
      }
      return parent;
    },
    add: (resource, operation) => drafts.get(resource)?.operations.push(operation),
    finish(textOf) {
      const resources: { [id: ResourceId]: ResourceDecl } = {};
      for (const [id, { decl }] of drafts) {
        const text = decl.parent === null ? undefined : textOf?.(decl.name.wire);
        resources[id] = text ? { ...decl, ...text } : decl;
      }
      return resources;
    },
  };
}
