import { escapePointerToken, type Json, pointerTokens } from "@sdkwright/plugin-api";
import type { Difference } from "./differences.js";
import { follow, type Located, memberOf, valueAt } from "./references.js";
import type { SchemaVersion } from "./schemas.js";

interface Definition {
  readonly root: Json;
  readonly version: SchemaVersion;
}

const OPTIONAL = /^Path parameters (?:should not|cannot) be optional\. .* for the `(.+)` parameter at `(.+)`\.$/;
const UNUSED = /^`(.+)` has a path parameter named `(.+)`, but /;
const REPEATED = /^Found multiple `(.+)` parameters named `(.+)` in `(.+)`\.$/;
/** The name that the parser gives to the value that a message is about: a path of keys as they are. */
const NAME = /`(\/[^`]+)`/;

/** A message of the parser about how parts of a definition go together, at its location. Undefined if it does not apply. */
export function describeRule(message: string, definition: Definition): Difference | undefined {
  // Lowering reports every repeated id, and says where the first one is.
  if (message.startsWith("The operationId ")) return undefined;
  // JSON Schema 2020-12 allows what earlier versions of OpenAPI do not.
  if (definition.version === "3.1" && message.includes(" is an array, so it ")) return undefined;
  const { root } = definition;
  return aboutParameter(message, root) ?? aboutName(message, root);
}

function aboutParameter(message: string, root: Json): Difference | undefined {
  const [, optional, optionalAt] = OPTIONAL.exec(message) ?? [];
  if (optional !== undefined && optionalAt !== undefined) {
    const [declared] = parametersAt(root, optionalAt, { name: optional, in: "path" });
    const problem = "a parameter of the path must have `required: true`";
    return declared && { pointer: follow(root, declared).pointer, atKey: false, problem };
  }
  const [, unusedAt, unused] = UNUSED.exec(message) ?? [];
  if (unused !== undefined && unusedAt !== undefined) {
    const [declared] = parametersAt(root, unusedAt, { name: unused, in: "path" });
    const problem = `the path has no \`{${unused}}\``;
    return declared && { pointer: `${follow(root, declared).pointer}/name`, atKey: false, problem };
  }
  const [, location, repeated, repeatedAt] = REPEATED.exec(message) ?? [];
  if (location === undefined || repeated === undefined || repeatedAt === undefined) return undefined;
  const declared = parametersAt(root, repeatedAt, { name: repeated, in: location }).at(-1);
  const problem = `another parameter in \`${location}\` has the name \`${repeated}\``;
  return declared && { pointer: declared.pointer, atKey: false, problem };
}

/** A message that needs no other words: only the long name of the value is replaced by its key. */
function aboutName(message: string, root: Json): Difference {
  const name = NAME.exec(message)?.[1];
  const pointer = (name && pointerOf(root, { pointer: "", value: root }, name)) ?? "";
  const key = pointerTokens(pointer).at(-1);
  const isItem = key !== undefined && /^\d+$/.test(key) && Array.isArray(valueAt(root, pointer.replace(/\/\d+$/, "")));
  const short = key === undefined ? "the document" : isItem ? "this parameter" : `\`${key}\``;
  const text = message.replace(`\`${name}\``, () => short).replace(/\.$/, "");
  return { pointer, atKey: key !== undefined && !isItem, problem: text[0]?.toLowerCase() + text.slice(1) };
}

/** The declarations of a parameter that an operation has: its own, then those of its path. */
function parametersAt(
  root: Json,
  operation: string,
  wanted: { readonly name: string; readonly in: string },
): readonly Located[] {
  const own = pointerOf(root, { pointer: "", value: root }, operation);
  if (own === undefined) return [];
  const owners = [own, own.slice(0, own.lastIndexOf("/"))];
  const lists = owners.map((owner) =>
    follow(root, { pointer: `${owner}/parameters`, value: valueAt(root, `${owner}/parameters`) }),
  );
  const declared = lists.flatMap(({ pointer, value }) =>
    Array.isArray(value) ? value.map((item, index) => ({ pointer: `${pointer}/${index}`, value: item })) : [],
  );
  return declared.filter((parameter) => {
    const { value } = follow(root, parameter);
    return memberOf(value, "name") === wanted.name && memberOf(value, "in") === wanted.in;
  });
}

/**
 * The pointer of a value that is named by the path of its keys, which are not escaped and may contain slashes. Items of a
 * list go by their `name`.
 */
function pointerOf(root: Json, from: Located, path: string): string | undefined {
  if (path === "") return from.pointer;
  const { pointer, value } = follow(root, from);
  if (typeof value !== "object" || value === null) return undefined;
  for (const [token, member] of Object.entries(value)) {
    const inside = { pointer: `${pointer}/${escapePointerToken(token)}`, value: member };
    const key = Array.isArray(value) ? String(memberOf(follow(root, inside).value, "name")) : token;
    const written = key.startsWith("/") ? key : `/${key}`;
    if (path !== written && !path.startsWith(`${written}/`)) continue;
    const found = pointerOf(root, inside, path.slice(written.length));
    if (found !== undefined) return found;
  }
  return undefined;
}
