import type { Json } from "@sdkwright/plugin-api";
import fc from "fast-check";

type Holder = Json[] | { [key: string]: Json };

/** A place in a document: the value under a key. */
interface Slot {
  readonly holder: Holder;
  readonly key: string;
}

/** What one edit does; `place` and `choice` pick what it does it to, whatever the size of the document. */
export interface Edit {
  readonly kind: Kind;
  readonly place: number;
  readonly choice: number;
}

const KINDS = [
  "delete",
  "retype",
  "swap",
  "copy",
  "retarget",
  "refer",
  "rename",
  "nest",
  "long",
  "enum",
  "keyword",
] as const;
type Kind = (typeof KINDS)[number];

/** Values that are of the wrong type nearly everywhere. */
const ODD: readonly Json[] = [
  null,
  true,
  false,
  -1,
  1e308,
  "",
  " ",
  "x",
  "\u0000",
  "\ud800",
  [],
  {},
  [null],
  [[]],
  ["null", "object"],
  { $ref: "#" },
  { $ref: 7 },
  { type: [] },
  "list<string",
  "map<string, optional<optional<x>>>",
  "GET /{a}/{a}",
  { $ref: "#/channels" },
];
const REFERENCES = [
  "#",
  "#/",
  "#/paths",
  "#/nowhere/at/all",
  "#anchor",
  "#/%zz",
  "missing.yml",
  "https://example.com/x.yml#/y",
  "../../../etc/passwd",
  "",
];
const NAMES = ["__proto__", "constructor", "toString", "", " ", "$ref", "default", "x-", "1", "a/b~c", "日本", "class"];
const KEYWORDS = [
  "allOf",
  "oneOf",
  "anyOf",
  "not",
  "items",
  "prefixItems",
  "properties",
  "additionalProperties",
  "patternProperties",
  "discriminator",
  "required",
  "const",
  "type",
  "nullable",
  "$ref",
  "$dynamicRef",
  "in",
  "style",
  "content",
  "security",
  ...["channels", "operations", "messages", "payload", "address", "reply", "traits", "bindings", "servers"],
  ...["methods", "params", "result", "errors", "paramStructure", "tags"],
  ...["types", "definitions", "objects", "services", "endpoints", "alias", "fields", "union", "values", "args"],
  ...["returns", "http", "package", "auth", "imports", "param-type", "base-path"],
];
/** Deeper than any schema is read, and deeper than any document may be. */
const DEPTHS = [2, 40, 200, 700, 10_000];

/** A few edits, most likely of different kinds. */
export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    place: fc.nat(),
    choice: fc.nat(),
  }),
  { minLength: 1, maxLength: 6 },
);

function slotsOf(root: Json): readonly Slot[] {
  const slots: Slot[] = [];
  const pending: Json[] = [root];
  const seen = new Set<Json>();
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const key of Object.keys(value)) {
      slots.push({ holder: value, key });
      pending.push(get({ holder: value, key }));
    }
  }
  return slots;
}

function get({ holder, key }: Slot): Json {
  return (holder as { [key: string]: Json })[key] ?? null;
}

/** Own members only: `__proto__` is a key like any other. */
function set({ holder, key }: Slot, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function remove({ holder, key }: Slot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function nested(value: Json, depth: number, choice: number): Json {
  let nest = value;
  for (let level = 0; level < depth; level++) {
    const wrappers: Json[] = [{ items: nest, type: "array" }, { allOf: [nest] }, { properties: { x: nest } }, [nest]];
    nest = pick(wrappers, choice);
  }
  return nest;
}

function referenceTo(root: Json, choice: number): string {
  const holders = slotsOf(root).flatMap((slot) => (slot.key === "$ref" ? [get(slot)] : []));
  const known = holders.filter((value) => typeof value === "string");
  return pick([...known, ...REFERENCES], choice);
}

interface Target {
  readonly root: Json;
  readonly slots: readonly Slot[];
  readonly slot: Slot;
  readonly other: Slot;
  readonly edit: Edit;
}

/** How each edit is made, in place; nothing happens where there is nothing to edit. */
const EDITS: { readonly [K in Kind]: (target: Target) => void } = {
  delete: ({ slot }) => remove(slot),
  retype: ({ slot, edit }) => set(slot, structuredClone(pick(ODD, edit.choice))),
  swap({ slot, other }) {
    const [mine, theirs] = [structuredClone(get(slot)), structuredClone(get(other))];
    set(slot, theirs);
    set(other, mine);
  },
  copy: ({ slot, other }) => set(slot, structuredClone(get(other))),
  retarget({ root, slots, edit }) {
    const references = slots.filter(({ key }) => key === "$ref");
    if (references.length > 0) set(pick(references, edit.place), referenceTo(root, edit.choice));
  },
  refer: ({ root, slot, edit }) => set(slot, { $ref: referenceTo(root, edit.choice) }),
  rename({ slot, edit }) {
    const value = get(slot);
    remove(slot);
    const key = Array.isArray(slot.holder) ? slot.key : pick(NAMES, edit.choice);
    set({ holder: slot.holder, key }, value);
  },
  long: ({ slot, edit }) => set(slot, "long ".repeat(1 + (edit.choice % 50_000))),
  enum: ({ slot, edit }) => set(slot, { enum: structuredClone(ODD.slice(edit.choice % ODD.length)) as Json[] }),
  keyword({ slot: { holder }, edit }) {
    if (!Array.isArray(holder))
      set({ holder, key: pick(KEYWORDS, edit.choice) }, structuredClone(pick(ODD, edit.place)));
  },
  nest: ({ slot, edit }) => set(slot, nested(get(slot), pick(DEPTHS, edit.place >> 3), edit.choice)),
};

function apply(root: Json, edit: Edit): void {
  const slots = slotsOf(root);
  if (slots.length === 0) return;
  const target = { root, slots, slot: pick(slots, edit.place), other: pick(slots, edit.choice), edit };
  EDITS[edit.kind](target);
}

/** JSON text of any depth: `JSON.stringify` has the stack for a few thousand levels only. */
export function toText(root: Json): string {
  const parts: string[] = [];
  const pending: (Json | { readonly raw: string })[] = [root];
  const raws = new WeakSet<object>();
  const raw = (text: string) => {
    const made = { raw: text };
    raws.add(made);
    return made;
  };
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== "object" || value === null) parts.push(JSON.stringify(value));
    else if (raws.has(value)) parts.push((value as { raw: string }).raw);
    else pending.push(...parenthesize(value as Holder, raw).reverse());
  }
  return parts.join("");
}

function parenthesize(value: Holder, raw: (text: string) => { readonly raw: string }) {
  const isList = Array.isArray(value);
  const inner = Object.entries(value).flatMap(([key, member], index) => {
    const before = `${index === 0 ? "" : ","}${isList ? "" : `${JSON.stringify(key)}:`}`;
    return [raw(before), member];
  });
  return [raw(isList ? "[" : "{"), ...inner, raw(isList ? "]" : "}")];
}

/** The text of a document after some edits. Every third one repeats a key besides, which only text can. */
export function mutate(document: Json, list: readonly Edit[]): string {
  const root = structuredClone(document);
  // Nothing else has the stack for what is nested.
  const last = (edit: Edit) => Number(edit.kind === "nest");
  for (const edit of list.toSorted((a, b) => last(a) - last(b))) apply(root, edit);
  const text = toText(root);
  const [{ place, choice } = { place: 0, choice: 0 }] = list;
  if (place % 3 !== 0) return text;
  const key = pick(["type", "$ref", "get", "paths", "name"], choice);
  const at = text.indexOf(`"${key}":`, choice % text.length);
  return at < 0 ? text : `${text.slice(0, at)}"${key}":null,${text.slice(at)}`;
}
