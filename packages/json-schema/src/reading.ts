import { type Catalogue, type Example, entry, type JsonValue, nearest, type Report } from "@sdkwright/plugin-api";
import { child, elements, isObject, type JsonObject, locationOf, members, type Node, originOf } from "./node.js";
import type { Resolver } from "./resolver.js";

/** What a misspelled word may have been. */
export interface Suggestion {
  readonly nearest: string | undefined;
  readonly allowed: string;
}

function hintOf({ nearest: close, allowed }: Suggestion): string {
  return close === undefined ? `Allowed here: ${allowed}.` : `Did you mean \`${close}\`?`;
}

/** What is said of a key that an object may not have. */
export function unknownKeyMessage({ key, ...hint }: Suggestion & { readonly key: string }): string {
  return `Unknown key \`${key}\`. ${hintOf(hint)}`;
}

/** Codes that every format reports when a part is not what it has to be; its catalogue takes them in. */
export const readingEntries = (format: string) => ({
  "wrong-type": entry<{ what: string; expected: string; found: string }>({
    severity: "error",
    title: "Value of the wrong type",
    cause: `A part of the document is of a type that ${format} does not allow there.`,
    fix: `Use a value of the expected type, as the ${format} specification describes it.`,
    recovery: "The part is left out.",
    message: ({ what, expected, found }) => `\`${what}\` must be ${expected}, but is ${found}.`,
  }),
  "empty-part": entry<{ part: string }>({
    severity: "note",
    title: "Part without a value",
    cause: "The key has no value, which YAML reads as null.",
    fix: "No action is needed if nothing belongs there. Otherwise, give the key a value; in YAML, check its indentation.",
    message: ({ part }) => `\`${part}\` has no value; it is read as absent.`,
  }),
  "missing-part": entry<{ what: string; part: string; instead: string }>({
    severity: "error",
    title: "Missing part",
    cause: `${format} requires a part that the document does not have.`,
    fix: "Add the part that the message names.",
    recovery: "Whatever needs the part is left out.",
    message: ({ what, part, instead }) => `The ${what} has no \`${part}\`${instead}.`,
  }),
  "unknown-key": entry<{ key: string; nearest: string | undefined; allowed: string }>({
    severity: "warning",
    title: "Unknown key",
    cause: `${format} does not define this key here, so it has no effect. In schemas, where further keywords are allowed, only those that look misspelled are reported.`,
    fix: "Correct the spelling, or remove the key. Keys of your own begin with `x-`.",
    otherwise: { severity: "note", condition: "it is beside a `$ref`, and does not look misspelled" },
    message: unknownKeyMessage,
  }),
});

/** The code of formats that list the values of some keys, for {@link reportValue}. */
export const valueEntries = (format: string) => ({
  "unknown-value": entry<Suggestion & { key: string; value: string }>({
    severity: "error",
    title: "Unknown value",
    cause: `This is not one of the values that ${format} allows for the key.`,
    fix: `Correct the spelling, or use a value that the ${format} specification lists.`,
    recovery: "What the key belongs to is left out.",
    message: ({ key, value, ...hint }) => `Unknown value \`${value}\` of \`${key}\`. ${hintOf(hint)}`,
  }),
});

/** The code of formats whose servers have variables, for `lowerUrlVariables`. */
export const serverEntries = {
  "server-variable": entry<{ name: string; detail: string }>({
    severity: "warning",
    title: "Server variable that does not fit its URL",
    cause: "The variables of a server and the placeholders of its URL do not match.",
    fix: "Declare every placeholder under `variables`, with a `default`, and remove variables that the URL does not have.",
    otherwise: { severity: "note", condition: "it is only not declared, so that callers must pass it" },
    message: ({ name, detail }) => `The server variable \`${name}\` ${detail}.`,
  }),
};

/** The code of formats whose documents have an `info`. */
export const infoEntries = (format: string) => ({
  "no-title": entry<{ owner: string; part: string }>({
    severity: "warning",
    title: "Document without a title",
    cause: `${format} requires \`info\` with a \`title\`, which SDKs are named after.`,
    fix: "Add `info` with a `title` and a `version`, in the document or in an overlay.",
    message: ({ owner, part }) => `The ${owner} has no \`${part}\`; the SDK gets a generic name.`,
  }),
});

/** What reading a document of some format takes. */
export interface Reading {
  readonly report: Report;
  readonly resolver: Resolver;
  /** The format's own catalogue. */
  readonly catalogue: Pick<Catalogue<ReturnType<typeof readingEntries>>, "create">;
}

/** What reading a document with listed values takes. */
export interface ValueReading extends Reading {
  readonly catalogue: Pick<Catalogue<ReturnType<typeof readingEntries> & ReturnType<typeof valueEntries>>, "create">;
}

/** What reading a document with an `info` takes. */
export interface InfoReading extends Reading {
  readonly catalogue: Pick<Catalogue<ReturnType<typeof readingEntries> & ReturnType<typeof infoEntries>>, "create">;
}

export type ObjectNode = Node & { readonly value: JsonObject };

/** How a value is called in a message about its type. */
function describe(value: Node["value"]): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `the ${typeof value} ${JSON.stringify(value)}`;
}

/** Reports a value of the wrong type, called as the message is to call it. */
export function reportType({ report, catalogue }: Reading, node: Node, expected: string, what = node.token): void {
  const params = { what, expected, found: describe(node.value) };
  report(catalogue.create("wrong-type", params, { location: locationOf(node) }));
}

/** Reports a text that is not one of the values of its key. */
export function reportValue({ report, catalogue }: ValueReading, node: Node, allowed: readonly string[]): void {
  const value = String(node.value);
  const params = { key: node.token, value, nearest: nearest(value, allowed), allowed: allowed.join(", ") };
  report(catalogue.create("unknown-value", params, { location: locationOf(node) }));
}

/** A part that is there but empty (`parameters:` and nothing behind it in YAML) counts as absent. */
function isEmpty({ report, catalogue }: Reading, node: Node): boolean {
  if (node.value !== null) return false;
  report(catalogue.create("empty-part", { part: node.token }, { location: locationOf(node, "key") }));
  return true;
}

/** The node if it holds an object; anything else is reported. */
export function expectObject(reading: Reading, node: Node | undefined): ObjectNode | undefined {
  if (!node) return undefined;
  if (isObject(node.value)) return node as ObjectNode;
  if (!isEmpty(reading, node)) reportType(reading, node, "an object");
  return undefined;
}

/** The elements of a list; a value of another type is reported and counts as empty. */
export function expectList(reading: Reading, node: Node | undefined): Node[] {
  if (!node) return [];
  if (Array.isArray(node.value)) return elements(node);
  if (!isEmpty(reading, node)) reportType(reading, node, "a list");
  return [];
}

/** The members of an object; a value of another type is reported and counts as empty. Extensions are left out. */
export function expectMembers(reading: Reading, node: Node | undefined): Node[] {
  return members(expectObject(reading, node)).filter((member) => !member.token.startsWith("x-"));
}

/** A text member; a value of another type is reported. */
export function textAt(reading: Reading, node: Node, name: string): string | undefined {
  const found = child(node, name);
  if (!found) return undefined;
  if (typeof found.value === "string") return found.value;
  if (!isEmpty(reading, found)) reportType(reading, found, "a string", name);
  return undefined;
}

/** The node, its reference followed, if it holds an object. */
export function followObject(reading: Reading, node: Node | undefined): ObjectNode | undefined {
  return node && expectObject(reading, reading.resolver.follow(node));
}

/** A part that has to be there; where it is not, that is reported at `owner`, called `what`. */
export function requirePart(reading: Reading, owner: Node, part: string, what: string): Node | undefined {
  const found = child(owner, part);
  if (found) return found;
  const { report, catalogue } = reading;
  report(catalogue.create("missing-part", { what, part, instead: "" }, { location: locationOf(owner) }));
  return undefined;
}

/** `example` and `examples` of a part, by reference to what the definition holds. */
export function examplesAt({ resolver }: Reading, node: Node): readonly Example[] | undefined {
  const single = child(node, "example");
  if (single) return [{ value: single.value as JsonValue, origin: originOf(single) }];
  const listed = child(node, "examples");
  if (!listed || !isObject(listed.value)) return undefined;
  const found: Example[] = [];
  for (const entry of members(listed)) {
    const example = resolver.follow(entry);
    if (!example || !isObject(example.value)) continue;
    const value = child(example, "value") ?? child(example, "dataValue");
    if (!value) continue;
    const { summary } = example.value;
    const base = { name: entry.token, value: value.value as JsonValue, origin: originOf(value) };
    found.push(typeof summary === "string" ? { ...base, summary } : base);
  }
  return found.length > 0 ? found : undefined;
}
