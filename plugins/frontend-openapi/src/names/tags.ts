import { child, elements, isObject, locationOf, type Node, textAt } from "@sdkwright/json-schema";
import { type Json, makeName, type Name, splitWords } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";

/** Into which groups the tags of an operation put it, the outermost first; none for the root. */
export type TagGroups = (tags: Json | undefined, path: string) => readonly Name[];

/**
 * Reads how tags make groups: the first tag of an operation is its group. Since OpenAPI 3.2, a tag can have a parent,
 * whose group then contains its own, and a kind. Only tags for navigation make groups.
 */
export function readTagGroups(context: Context, root: Node): TagGroups {
  if (context.frontend.settings["ignore-tags"] === true) return () => [];
  const declared = context.version.nestedTags ? declaredTags(context, root) : new Map<string, Node>();
  const isGroup = (tag: Json): tag is string => {
    if (typeof tag !== "string" || splitWords(tag).length === 0) return false;
    const node = declared.get(tag);
    const kind = node && textAt(context, node, "kind");
    return kind === undefined || kind === "nav";
  };
  const known = new Map<string, readonly Name[]>();
  return (tags, path) => {
    const listed = Array.isArray(tags) ? tags : [];
    const tag = context.version.nestedTags ? listed.find(isGroup) : listed.slice(0, 1).find(isGroup);
    if (tag === undefined) return [];
    if (isNested(tag, path)) return nestedGroups(tag);
    const groups = known.get(tag) ?? chainOf(context, tag, declared).map((name) => makeName(name, { explicit: true }));
    known.set(tag, groups);
    return groups;
  };
}

/** A tag `admin.users` is a group in a group where the paths of its operations are written like that. */
function isNested(tag: string, path: string): boolean {
  return /^\w+(?:[./]\w+)+$/.test(tag) && path.toLowerCase().includes(tag.toLowerCase());
}

/** Each group is known by the tag up to it, so that it has the text of that tag. */
function nestedGroups(tag: string): readonly Name[] {
  return [...tag.matchAll(/\w+/g)].map(({ 0: name, index }) =>
    makeName(tag.slice(0, index + name.length), { explicit: true, words: splitWords(name) }),
  );
}

function declaredTags(context: Context, root: Node): ReadonlyMap<string, Node> {
  const declared = new Map<string, Node>();
  for (const tag of elements(child(root, "tags"))) {
    const name = isObject(tag.value) ? textAt(context, tag, "name") : undefined;
    if (name !== undefined && !declared.has(name)) declared.set(name, tag);
  }
  return declared;
}

/** A tag's name after those of its parents. A parent that no tag has, or that the tag itself is in, is left out. */
function chainOf(context: Context, tag: string, declared: ReadonlyMap<string, Node>): readonly string[] {
  const chain = [tag];
  for (let node = declared.get(tag); node; node = declared.get(chain[0]!)) {
    const parent = textAt(context, node, "parent");
    if (parent === undefined) break;
    const problem = chain.includes(parent)
      ? "is below the tag itself"
      : declared.has(parent)
        ? undefined
        : "is not a tag";
    if (problem !== undefined) {
      const location = locationOf(child(node, "parent") ?? node);
      context.report(openapiCatalogue.create("tag-parent", { parent, problem }, { location }));
      break;
    }
    chain.unshift(parent);
  }
  return chain;
}
