import {
  child,
  type ExtensionName,
  extensionKey,
  isObject,
  locationOf,
  type Node,
  readForeign,
  reportType,
} from "@sdkwright/json-schema";
import { nearest } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";

/** The value of an extension with its place; undefined where the node does not carry it, in whatever spelling. */
export function extensionAt(node: Node, name: ExtensionName): Node | undefined {
  if (!isObject(node.value)) return undefined;
  const key = extensionKey(node.value, name);
  if (key !== undefined) return child(node, key);
  const foreign = readForeign(node.value, name);
  const at = foreign && child(node, foreign.key);
  return at && { ...at, value: foreign.value };
}

/** A member whose key is written `has-next-page`, `has_next_page` or `hasNextPage`; `name` is the first form. */
export function memberAt(node: Node, name: string): Node | undefined {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return child(node, name) ?? child(node, name.replaceAll("-", "_")) ?? child(node, camel);
}

/** Text of a member that is spelled in any of these ways. Anything else is reported and counts as absent. */
export function memberText(context: Context, node: Node, name: string): string | undefined {
  const found = memberAt(node, name);
  return found && textOf(context, found);
}

/** The node's text; anything else is reported. */
export function textOf(context: Context, node: Node): string | undefined {
  if (typeof node.value === "string" && node.value !== "") return node.value;
  reportType(context, node, "text");
  return undefined;
}

/** A boolean extension; anything else is reported and counts as absent. */
export function flagOf(context: Context, node: Node | undefined): boolean | undefined {
  if (!node || typeof node.value === "boolean") return node?.value as boolean | undefined;
  reportType(context, node, "true or false");
  return undefined;
}

/** One of a few texts; anything else is reported and counts as absent. */
export function choiceOf<T extends string>(
  context: Context,
  node: Node | undefined,
  choices: readonly T[],
): T | undefined {
  if (!node) return undefined;
  const found = choices.find((choice) => choice === node.value);
  if (found === undefined) reportType(context, node, `one of ${choices.map((choice) => `\`${choice}\``).join(", ")}`);
  return found;
}

/** Reports keys of an extension's value that have no meaning. */
export function checkKeys(context: Context, node: Node, known: readonly string[]): void {
  if (!isObject(node.value)) return;
  const kebab = (key: string): string => key.replaceAll("_", "-").replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  for (const key of Object.keys(node.value)) {
    if (known.includes(kebab(key))) continue;
    reportUnknown(context, child(node, key)!, { name: key, of: `\`${node.token}\``, nearest: nearest(key, known) });
  }
}

interface Unknown {
  readonly name: string;
  readonly of: string;
  readonly nearest: string | undefined;
}

/** Reports a key that has no meaning where it stands. */
export function reportUnknown(context: Context, node: Node, params: Unknown): void {
  context.report(openapiCatalogue.create("unknown-extension", params, { location: locationOf(node, "key") }));
}

/** Reports that an extension asks for something that the rest of the definition does not allow. */
export function reportNeeds(context: Context, node: Node, needs: string): void {
  const params = { extension: node.token, needs };
  context.report(openapiCatalogue.create("extension-needs", params, { location: locationOf(node, "key") }));
}
