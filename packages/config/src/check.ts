import {
  type Diagnostic,
  type DiagnosticContext,
  helpWithNearest,
  listed,
  nearest,
  type Report,
} from "@sdkwright/diagnostics";
import type { Json } from "@sdkwright/source";
import type { TSchema } from "@sinclair/typebox";
import { configCatalogue } from "./catalogue.js";
import { type Positions, step } from "./context.js";
import { placesOfKey } from "./elsewhere.js";
import type { ObjectRules } from "./schema/build.js";
import { article, kindOf, knownKeys, placeholderName, quoted, shown } from "./words.js";

type JsonObject = { [key: string]: Json };

/** Where a check stands, and whom it tells. */
interface Spot {
  readonly document: string;
  readonly pointer: string;
  readonly report: Report;
  readonly positions: Positions;
  /** The schema of the whole value, which knows where misplaced keys belong. */
  readonly root: TSchema;
}

/** Stands for a value that was reported; it is left out of what the check returns. */
const BAD = Symbol("bad");
type Checked = Json | typeof BAD;

/** One step down. */
function below(spot: Spot, token: string | number): Spot {
  return { ...spot, pointer: step(spot.pointer, token) };
}

function place(spot: Spot, at: "key" | "value" = "value"): DiagnosticContext {
  const { document, pointer } = spot;
  return { location: at === "key" ? { document, pointer, at } : { document, pointer } };
}

function bad(spot: Spot, diagnostic: Diagnostic): typeof BAD {
  spot.report(diagnostic);
  return BAD;
}

/** What a schema takes, in words. */
function expectation(schema: TSchema): string {
  if (schema["x-pattern-means"] !== undefined) return String(schema["x-pattern-means"]);
  if (schema.const !== undefined) return quoted([String(schema.const)], "or");
  if (Array.isArray(schema.enum)) return quoted(schema.enum.map(String), "or");
  if (Array.isArray(schema.anyOf)) return listed([...new Set(schema.anyOf.map(expectation))], "or");
  return article(String(schema.type));
}

function wrongType(schema: TSchema, value: Json, spot: Spot): typeof BAD {
  const expected = expectation(schema);
  const found = schema["x-secret"] ? article(kindOf(value)) : shown(value);
  const scalar = typeof value === "number" || typeof value === "boolean";
  const form = typeof schema["x-form"] === "string" && { help: `Write \`${schema["x-form"]}\`.` };
  const help = schema.type === "string" && scalar ? { help: "Put the value in quotes." } : form || {};
  const context = { ...place(spot), ...help, secret: schema["x-secret"] === true };
  return bad(spot, configCatalogue.create("wrong-type", { expected, found }, context));
}

function wrongValue(schema: TSchema, value: string, spot: Spot): typeof BAD {
  const words: unknown[] = schema.enum ?? [schema.const];
  const meant = nearest(
    value,
    words.filter((word) => typeof word === "string"),
  );
  const params = { expected: expectation(schema), found: schema["x-secret"] ? article("string") : shown(value) };
  const help = helpWithNearest(meant);
  return bad(spot, configCatalogue.create("wrong-value", params, { ...place(spot), ...help }));
}

/** Warns of a secret that does not consist of a placeholder alone, because the other text would be part of the file. */
function remarkOnSecret(value: string, spot: Spot): void {
  if (placeholderName(value) !== undefined || value === "OIDC") return;
  const key = spot.pointer.slice(spot.pointer.lastIndexOf("/") + 1);
  const help = /\$\{/.test(value)
    ? { help: `Put all of the text into the variable, and write \`\${NAME}\` alone.` }
    : {};
  spot.report(configCatalogue.create("literal-secret", { key }, { ...place(spot), ...help, secret: true }));
}

function checkText(schema: TSchema, value: Json, spot: Spot): Checked {
  if (typeof value !== "string") return wrongType(schema, value, spot);
  const words: unknown[] | undefined = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (words && !words.includes(value)) return wrongValue(schema, value, spot);
  if (typeof schema.pattern === "string" && !new RegExp(schema.pattern).test(value)) {
    return wrongValue({ ...schema, enum: [] }, value, spot);
  }
  if (value.length < Number(schema.minLength ?? 0)) {
    const params = { expected: "a string with at least one character", found: "an empty string" };
    return bad(spot, configCatalogue.create("wrong-value", params, place(spot)));
  }
  if (schema["x-secret"]) remarkOnSecret(value, spot);
  return value;
}

function checkNumber(schema: TSchema, value: Json, spot: Spot): Checked {
  if (typeof value !== "number" || !Number.isInteger(value)) return wrongType(schema, value, spot);
  if (value >= Number(schema.minimum ?? value)) return value;
  const params = { expected: `${schema.minimum} or more`, found: shown(value) };
  return bad(spot, configCatalogue.create("wrong-value", params, place(spot)));
}

function checkList(schema: TSchema, value: Json, spot: Spot): Checked {
  if (!Array.isArray(value)) return wrongType(schema, value, spot);
  if (value.length < Number(schema.minItems ?? 0)) {
    const params = { expected: "a list with at least one item", found: "an empty one" };
    return bad(spot, configCatalogue.create("wrong-value", params, place(spot)));
  }
  const checked = value.map((item, index) => check(schema.items as TSchema, item, below(spot, index)));
  const kept = checked.flatMap((item, index) => (item === BAD ? [] : [index]));
  const sound = checked.filter((item) => item !== BAD);
  if (kept.length < checked.length) spot.positions.set(sound, kept);
  return sound;
}

function checkMap(schema: TSchema, value: JsonObject, spot: Spot): Checked {
  const [values] = Object.values(schema.patternProperties as { [pattern: string]: TSchema });
  const entries: [string, Json][] = [];
  for (const [key, item] of Object.entries(value)) {
    const checked = values ? check(values, item, below(spot, key)) : item;
    if (checked !== BAD) entries.push([key, checked]);
  }
  return Object.fromEntries(entries);
}

/** Keys that a message lists in any case. */
const SHORT_LIST = 12;

function reportUnknown(key: string, known: readonly string[], meant: string | undefined, spot: Spot): void {
  const elsewhere = meant === undefined ? placesOfKey(key, spot.root) : undefined;
  const help = elsewhere === undefined ? helpWithNearest(meant) : { help: `\`${key}\` belongs in ${elsewhere}.` };
  const context = { ...place(below(spot, key), "key"), ...help };
  // Who is told what was probably meant need not read a long list.
  const listed = meant === undefined || known.length <= SHORT_LIST ? ` ${knownKeys(known)}` : "";
  spot.report(configCatalogue.create("unknown-key", { key, known: listed }, context));
}

function keyRule(schema: TSchema, rule: string): string[] | undefined {
  const keys: unknown = schema[rule];
  return Array.isArray(keys) ? keys.map(String) : undefined;
}

/** Keys that the schema does not know, each with the known one that is probably meant. */
function mistypedKeys(schema: TSchema, value: JsonObject, current: readonly string[]): Map<string, string | undefined> {
  const closed = schema.additionalProperties !== true;
  const unknown = Object.keys(value).filter((key) => closed && !Object.hasOwn(schema.properties, key));
  return new Map(unknown.map((key) => [key, nearest(key, current)]));
}

/** Rules over several keys; false where one is broken. `meant` are keys that are there but mistyped: reported already. */
function checkKeyRules(schema: TSchema, value: JsonObject, meant: ReadonlySet<unknown>, spot: Spot): boolean {
  const one = keyRule(schema, "x-exactly-one");
  const most = keyRule(schema, "x-at-most-one");
  const least = keyRule(schema, "x-at-least-one");
  const given = (keys: readonly string[]): string[] => Object.keys(value).filter((key) => keys.includes(key));
  const single = one ?? most;
  const needed = [...(one ?? []), ...(least ?? [])];
  if (given(needed).length === 0 && needed.some((key) => meant.has(key))) return false;
  if (single && (given(single).length > 1 || (one && given(single).length === 0))) {
    const found = given(single).length === 0 ? "none" : quoted(given(single), "and");
    const second = given(single)[1];
    const context =
      second === undefined ? { ...place(spot), help: "Add one of them." } : place(below(spot, second), "key");
    spot.report(configCatalogue.create("exactly-one-key", { keys: quoted(single, "and"), found }, context));
    return false;
  }
  if (least && given(least).length === 0) {
    spot.report(configCatalogue.create("at-least-one-key", { keys: quoted(least, "and") }, place(spot)));
    return false;
  }
  return true;
}

/** Keys that are required because of others. */
function neededBeside(schema: TSchema, value: JsonObject): readonly string[] {
  const rules = (schema.dependentRequired ?? {}) as NonNullable<ObjectRules["dependentRequired"]>;
  return Object.entries(rules).flatMap(([key, needed]) => (Object.hasOwn(value, key) ? needed : []));
}

/** What is to be said of a known key, beside its value. */
function remarkOnKey(schema: TSchema, key: string, value: JsonObject, spot: Spot): void {
  const context = place(below(spot, key), "key");
  const reason: unknown = schema["x-no-effect"];
  if (typeof reason === "string") spot.report(configCatalogue.create("no-effect", { key, reason }, context));
  const main: unknown = schema["x-alias-of"];
  if (typeof main === "string" && Object.hasOwn(value, main)) {
    spot.report(configCatalogue.create("two-spellings", { key: main, alias: key }, context));
  }
}

function checkObject(schema: TSchema, value: JsonObject, spot: Spot): Checked {
  const properties = schema.properties as { [key: string]: TSchema };
  const required = new Set<string>(schema.required ?? []);
  const current = Object.keys(properties).filter((key) => !properties[key]?.deprecated);
  const entries: [string, Json][] = [];
  const mistyped = mistypedKeys(schema, value, current);
  const meant = new Set(mistyped.values());
  let usable = checkKeyRules(schema, value, meant, spot);
  for (const key of neededBeside(schema, value)) required.add(key);
  for (const [key, item] of Object.entries(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (mistyped.has(key)) reportUnknown(key, current, mistyped.get(key), spot);
    if (!property) continue;
    remarkOnKey(property, key, value, spot);
    const checked = check(property, item, below(spot, key));
    if (checked !== BAD) entries.push([key, checked]);
    else if (required.has(key)) usable = false;
  }
  for (const key of required) {
    if (Object.hasOwn(value, key)) continue;
    usable = false;
    if (meant.has(key)) continue;
    const about = String(properties[key]?.description ?? "").replace(/\.$/, "");
    spot.report(configCatalogue.create("missing-key", { key, about }, place(spot)));
  }
  return usable || schema["x-keep"] === true ? Object.fromEntries(entries) : BAD;
}

function checkKeyed(schema: TSchema, value: Json, spot: Spot): Checked {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrongType(schema, value, spot);
  return schema.patternProperties ? checkMap(schema, value, spot) : checkObject(schema, value, spot);
}

function wordsOf(schema: TSchema | undefined): string[] {
  if (!schema) return [];
  return schema.enum ? schema.enum.map(String) : schema.const === undefined ? [] : [String(schema.const)];
}

/** Whether an object without the discriminating key is most like the alternative that has none. */
function looksLike(plain: TSchema, alternatives: readonly TSchema[], value: JsonObject): boolean {
  const known = ({ properties }: TSchema): number =>
    Object.keys(value).filter((key) => Object.hasOwn(properties, key)).length;
  return known(plain) > 0 && alternatives.every((alternative) => known(alternative) <= known(plain));
}

/** Reports that the key which tells alternatives apart is missing, or mistyped. */
function reportWordless(key: string, alternatives: readonly TSchema[], value: JsonObject, spot: Spot): typeof BAD {
  const known = [...new Set(alternatives.flatMap(({ properties }) => Object.keys(properties)))];
  const typed = Object.keys(value).find((name) => !known.includes(name) && nearest(name, known) === key);
  if (typed !== undefined) {
    reportUnknown(typed, known, key, spot);
    return BAD;
  }
  const words = alternatives.flatMap(({ properties }) => wordsOf(properties[key]).slice(0, 1));
  const params = { key, about: `one of ${quoted(words, "and")}` };
  return bad(spot, configCatalogue.create("missing-key", params, place(spot)));
}

function checkVariant(schema: TSchema, value: Json, spot: Spot): Checked {
  const alternatives = schema.anyOf as TSchema[];
  const key = String(schema["x-discriminator"]);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return wrongType({ ...schema, anyOf: undefined, type: "object" }, value, spot);
  }
  const word = value[key];
  const plain = alternatives.find((alternative) => !alternative.properties[key]);
  const words = alternatives.map((alternative) => wordsOf(alternative.properties[key]));
  if (word === undefined) {
    if (plain && looksLike(plain, alternatives, value)) return check(plain, value, spot);
    return reportWordless(key, alternatives, value, spot);
  }
  const index = words.findIndex((list) => typeof word === "string" && list.includes(word));
  const chosen = alternatives[index];
  if (chosen) return check(chosen, value, spot);
  const keySchema = { type: "string", enum: words.flatMap((list) => list.slice(0, 1)) } as unknown as TSchema;
  const checked = checkText(keySchema, word, below(spot, key));
  return checked === BAD ? BAD : value;
}

function checkAlternatives(schema: TSchema, value: Json, spot: Spot): Checked {
  if (schema["x-discriminator"] !== undefined) return checkVariant(schema, value, spot);
  const alternatives = schema.anyOf as TSchema[];
  const kind = kindOf(value);
  const chosen = alternatives.find((alternative) => alternative.type === kind);
  return chosen ? check(chosen, value, spot) : wrongType(schema, value, spot);
}

function check(schema: TSchema, value: Json, spot: Spot): Checked {
  if (schema.anyOf) return checkAlternatives(schema, value, spot);
  switch (schema.type) {
    case "string":
      return checkText(schema, value, spot);
    case "integer":
      return checkNumber(schema, value, spot);
    case "boolean":
      return typeof value === "boolean" ? value : wrongType(schema, value, spot);
    case "array":
      return checkList(schema, value, spot);
    case "object":
      return checkKeyed(schema, value, spot);
    default:
      return value;
  }
}

/**
 * Checks a value against a schema and reports everything that is wrong with it. Gives back what is right: bad list
 * items, map entries and optional keys are left out, an object that lacks a required key is bad as a whole, and so the
 * result has the schema's static type. Undefined where nothing is left. `positions` learns of the lists that became
 * shorter.
 */
export function checkValue(
  schema: TSchema,
  value: Json,
  {
    document,
    report,
    pointer = "",
    positions = new WeakMap(),
  }: Pick<Spot, "document" | "report"> & Partial<Pick<Spot, "pointer" | "positions">>,
): Json | undefined {
  const checked = check(schema, value, { document, pointer, report, positions, root: schema });
  return checked === BAD ? undefined : checked;
}
