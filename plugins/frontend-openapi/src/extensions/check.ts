import {
  availabilityStatus,
  child,
  EXTENSION_NAMES,
  type ExtensionName,
  extensionPrefix,
  flagOf,
  isObject,
  locationOf,
  type Node,
  reportType,
} from "@sdkwright/json-schema";
import { nearest } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";
import { extensionAt, reportUnknown } from "./read.js";

/** Reports misspelled extensions of an element and wrong values, and says once that the older prefix is read too. */
export function checkExtensions(context: Context, node: Node): void {
  if (!isObject(node.value)) return;
  let extended = false;
  for (const key in node.value) {
    if (!key.startsWith("x-")) continue;
    const found = extensionPrefix(key);
    if (!found) continue;
    extended = true;
    const name = key.slice(found.prefix.length);
    const isKnown = EXTENSION_NAMES.some((known) => known === name);
    if (found.older && isKnown) noteOlder(context, child(node, key)!);
    if (found.older || isKnown) continue;
    const close = nearest(name, EXTENSION_NAMES);
    const suggestion = close === undefined ? undefined : `${found.prefix}${close}`;
    reportUnknown(context, child(node, key)!, { name: key, of: "a definition", nearest: suggestion });
  }
  if (extended) checkShapes(context, node);
}

function noteOlder(context: Context, node: Node): void {
  if (context.noted.has("older-extensions")) return;
  context.noted.add("older-extensions");
  const params = { key: node.token };
  context.report(openapiCatalogue.create("older-extensions", params, { location: locationOf(node, "key") }));
}

interface Shape {
  readonly names: readonly ExtensionName[];
  readonly expected: string;
  fits(value: Node["value"]): boolean;
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isTextOrList = (value: unknown): boolean => isText(value) || (Array.isArray(value) && value.every(isText));

/** What extensions hold that are read where they stand, without a report. */
const SHAPES: readonly Shape[] = [
  { names: ["sdk-method-name", "parameter-name", "property-name", "type-name"], expected: "text", fits: isText },
  { names: ["sdk-group-name", "audiences"], expected: "text or a list of texts", fits: isTextOrList },
  {
    names: ["ignore", "discriminated", "undiscriminated"],
    expected: "true or false",
    fits: (value) => flagOf(value) !== undefined,
  },
  {
    names: ["availability"],
    expected: "one of `ga`, `beta`, `alpha`, `preview`, `deprecated`, `legacy`",
    fits: (value) => availabilityStatus(isObject(value) ? value.status : value) !== undefined,
  },
  { names: ["enum", "groups"], expected: "an object", fits: (value) => value === null || isObject(value) },
];

/** Reports extensions of an element whose values are of no use. */
function checkShapes(context: Context, node: Node): void {
  for (const { names, expected, fits } of SHAPES) {
    for (const name of names) {
      const found = extensionAt(node, name);
      if (found && !fits(found.value)) reportType(context, found, expected);
    }
  }
}
