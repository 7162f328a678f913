import { child, type Node } from "@sdkwright/json-schema";

/** Keywords under which a schema stands inline. */
const INLINE: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "allOf",
  "oneOf",
  "anyOf",
  "prefixItems",
  "items",
  "content",
  "parameters",
  "responses",
  "headers",
]);
const KEYWORDS: ReadonlySet<string> = new Set(["schema", "items", "additionalProperties", "not", "propertyNames"]);

/**
 * The name under which a place declares a schema: a component's key, in another document the key of whatever is referred
 * to, or the name of a file that is a schema as a whole. Undefined for schemas inside others.
 */
export function namedSchema(node: Node): string | undefined {
  const { parent } = node;
  if (!parent) return fileStem(node.document.source.path);
  const holder = parent.token;
  if (holder === "schemas" && parent.parent?.token === "components" && !parent.parent.parent?.parent) return node.token;
  if (node.document.key === "" || INLINE.has(holder) || KEYWORDS.has(node.token)) return undefined;
  return node.token;
}

function fileStem(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.indexOf(".");
  return dot > 0 ? name.slice(0, dot) : name;
}

/** The component that declares a schema of that name; in Swagger 2.0, the definition. */
export function componentSchema(root: Node, name: string): Node | undefined {
  const components = child(root, "components");
  const holder = components ? child(components, "schemas") : child(root, "definitions");
  return holder && child(holder, name);
}
