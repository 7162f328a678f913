import {
  type EnumDecl,
  listOf,
  literal,
  makeName,
  type Name,
  nearest,
  nullable,
  type ObjectDecl,
  type Property,
  primitive,
  ref,
  splitWords,
  type Type,
  type TypeId,
  unknownType,
} from "@sdkwright/plugin-api";
import type { Enum, Field, Type as Message, NamespaceBase, ReflectionObject } from "protobufjs";
import { protoCatalogue } from "./catalogue.js";
import { type Context, fullName, locationOf } from "./context.js";
import { behaviorsOf, documented, documentedValue, optionsOf } from "./options.js";
import { ANY, EMPTY, FLOAT_WRAPPERS, FLOATS, SCALARS, WELL_KNOWN } from "./well-known.js";

/** A name that the definition gives, exactly. */
export const givenName = (wire: string): Name => makeName(wire, { words: splitWords(wire), explicit: true });

const isMessage = (symbol: ReflectionObject): symbol is Message => "fieldsArray" in symbol && "oneofs" in symbol;
const isEnum = (symbol: ReflectionObject): symbol is Enum => "valuesById" in symbol;

/** Id of a message or an enum. */
export function typeIdOf({ frontend }: Context, name: string): TypeId {
  return `type:${frontend.idPrefix}${name}`;
}

/** What a type's name stands for, seen from a symbol. Undefined where there is no such type, which is reported. */
export function findType(context: Context, from: ReflectionObject, name: string): ReflectionObject | undefined {
  const found = typeSeenFrom(from, name);
  if (found) return found;
  const known = meantType(name, namesIn(context));
  const location = locationOf(context, from);
  context.report(protoCatalogue.create("unknown-type", { name, nearest: known }, { location }));
  return undefined;
}

/** The type that a name stands for, seen from a symbol: a field or a method of that name does not hide it. */
export function typeSeenFrom({ parent }: ReflectionObject, name: string): ReflectionObject | undefined {
  for (let space = parent as NamespaceBase | null; space; space = space.parent as NamespaceBase | null) {
    const found = space.lookup(name);
    if (found && (isMessage(found) || isEnum(found))) return found;
  }
  return undefined;
}

const simpleName = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** What is most likely meant by the name of no type: one that is called so in another place, or one that is spelled alike. */
function meantType(name: string, known: readonly string[]): string | undefined {
  const others = known.filter((one) => one !== name.replace(/^\./, ""));
  return others.find((one) => one.includes(".") && simpleName(one) === simpleName(name)) ?? nearest(name, others);
}

function namesIn(context: Context): string[] {
  const names: string[] = [];
  const walk = (space: NamespaceBase): void => {
    for (const symbol of space.nestedArray) {
      if (isMessage(symbol) || isEnum(symbol)) names.push(symbol.name, fullName(symbol));
      if ("nestedArray" in symbol) walk(symbol as NamespaceBase);
    }
  };
  walk(context.parsed.root);
  return names;
}

/** The JSON type of what a name stands for, seen from a symbol. */
export function namedType(context: Context, from: ReflectionObject, name: string): Type {
  const plain = SCALARS.get(name) ?? floatOf(context, name) ?? wellKnown(context, name.replace(/^\./, ""));
  if (plain) return plain;
  const found = findType(context, from, name);
  if (!found) return unknownType;
  return wellKnown(context, fullName(found)) ?? ref(declare(context, found));
}

function wellKnown(context: Context, name: string): Type | undefined {
  if (name === ANY) return ref(declareAny(context));
  if (name === EMPTY) return ref(declareEmpty(context));
  const wrapped = FLOAT_WRAPPERS.get(name);
  const inner = wrapped === undefined ? undefined : floatOf(context, wrapped);
  if (inner) return nullable(inner);
  return WELL_KNOWN.get(name);
}

/** In JSON, a double or a float is a number, or the name of a value for which JSON has no number. */
function floatOf(context: Context, name: string): Type | undefined {
  const number = FLOATS.get(name);
  if (!number) return undefined;
  const id: TypeId = `type:${context.frontend.idPrefix}${name}`;
  const origin = context.origins.document(context.folder);
  const special = (value: string, words: string) => ({
    name: givenName(words),
    type: literal(value),
    tags: [],
    origin,
  });
  const { namespace } = context.frontend;
  if (!context.types.has(id)) {
    context.types.set(id, {
      kind: "union",
      id,
      name: makeName(`${name} number`, { words: [name, "number"] }),
      discriminator: null,
      variants: [
        { name: givenName("number"), type: number, tags: [], origin },
        special("NaN", "nan"),
        special("Infinity", "infinity"),
        special("-Infinity", "negative infinity"),
      ],
      origin,
      ...(namespace !== undefined && { namespace }),
    });
  }
  return ref(id);
}

/** Declares a message or an enum, once, and gives its id. */
export function declare(context: Context, symbol: ReflectionObject): TypeId {
  const id = typeIdOf(context, fullName(symbol));
  if (context.types.has(id)) return id;
  context.types.set(id, undefined);
  context.types.set(id, isEnum(symbol) ? enumDecl(context, symbol, id) : messageDecl(context, symbol as Message, id));
  return id;
}

/** A nested type is called after the message that it stands in, too. */
function nameOf(context: Context, symbol: ReflectionObject): Name {
  const chosen = context.overrides.get(fullName(symbol))?.name;
  if (chosen !== undefined) return givenName(chosen);
  const words: string[] = [];
  for (let current: ReflectionObject | null = symbol; current; current = current.parent) {
    if (current !== symbol && !isMessage(current)) break;
    words.unshift(...splitWords(current.name));
  }
  return makeName(symbol.name, { words, explicit: true });
}

function base(context: Context, symbol: ReflectionObject, id: TypeId) {
  const { namespace } = context.frontend;
  return {
    id,
    name: nameOf(context, symbol),
    origin: context.parsed.originOf(symbol),
    ...documented(context, symbol),
    ...(namespace !== undefined && { namespace }),
  };
}

function messageDecl(context: Context, message: Message, id: TypeId): ObjectDecl {
  if (message.extensions) {
    const what = `What extends \`${message.name}\``;
    context.report(protoCatalogue.create("extension", { what }, { location: locationOf(context, message) }));
  }
  const properties = fieldsOf(context, message).map((field) => propertyOf(context, field));
  return { kind: "object", ...base(context, message, id), properties, extends: [], additional: null };
}

/** The fields of a message that override files leave in. */
export function fieldsOf(context: Context, message: Message): readonly Field[] {
  return message.fieldsArray.filter((field) => context.overrides.get(fullName(field))?.ignore !== true);
}

/** Name of a field in JSON: `json_name`, else lower camel case. */
export function jsonName(field: Field): string {
  const given = optionsOf(field).json_name;
  if (typeof given === "string") return given;
  return field.name.replace(/_+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replace(/_+$/, "");
}

/** A field as a property: what has its default value is left out of JSON, so that none has to be there. */
export function propertyOf(context: Context, field: Field): Property {
  const behaviors = behaviorsOf(field);
  const wire = jsonName(field);
  const chosen = context.overrides.get(fullName(field))?.name;
  const name = { ...givenName(chosen ?? field.name), wire };
  const own = documented(context, field);
  const choice = choiceOf(field);
  const access = behaviors.has("OUTPUT_ONLY") ? "read" : behaviors.has("INPUT_ONLY") ? "write" : undefined;
  return {
    name,
    type: typeOfField(context, field),
    required: field.required || behaviors.has("REQUIRED"),
    origin: context.parsed.originOf(field),
    ...own,
    ...(choice !== undefined && { description: [own.description, choice].filter(Boolean).join("\n\n") }),
    ...(access && { access }),
  };
}

/** At most one field of a `oneof` is there. */
function choiceOf({ partOf: choice }: Field): string | undefined {
  if (!choice || choice.fieldsArray.length < 2) return undefined;
  return `At most one of ${choice.fieldsArray.map((field) => `\`${jsonName(field)}\``).join(", ")} is set.`;
}

/** The JSON type of a field. */
export function typeOfField(context: Context, field: Field): Type {
  if (field.map) {
    return { kind: "map", keys: primitive("string"), values: namedType(context, field, field.type) };
  }
  const single = namedType(context, field, field.type);
  return field.repeated ? listOf(single) : single;
}

/** Names of values without that of the enum, which style guides put before each, as long as they stay different. */
function valueNames(decl: Enum): readonly string[] {
  const values = Object.keys(decl.values);
  const prefix = `${splitWords(decl.name).join("_").toUpperCase()}_`;
  const plain = values.map((value) => {
    const rest = value.startsWith(prefix) ? value.slice(prefix.length) : "";
    return /^[A-Za-z]/.test(rest) ? rest : value;
  });
  return new Set(plain.map((name) => name.toUpperCase())).size === plain.length ? plain : values;
}

function enumDecl(context: Context, decl: Enum, id: TypeId): EnumDecl {
  const names = valueNames(decl);
  const values = Object.keys(decl.values).map((value, index) => ({
    name: { ...givenName(names[index] ?? value), wire: value },
    value,
    ...documentedValue(decl, value),
  }));
  return { kind: "enum", ...base(context, decl, id), base: "string", values, open: false };
}

/** `{"@type": "type.googleapis.com/acme.Pet", ...}`. */
function declareAny(context: Context): TypeId {
  const id = typeIdOf(context, ANY);
  const origin = context.origins.document(context.folder);
  const tag = { name: givenName("@type"), type: primitive("string"), required: true, origin };
  return declareOnce(context, { ...bare(id, "Any"), properties: [tag], additional: unknownType, origin });
}

function declareEmpty(context: Context): TypeId {
  const id = typeIdOf(context, EMPTY);
  const origin = context.origins.document(context.folder);
  return declareOnce(context, { ...bare(id, "Empty"), properties: [], additional: null, origin });
}

function bare(id: TypeId, name: string) {
  return { kind: "object", id, name: givenName(name), extends: [] } as const;
}

function declareOnce(context: Context, decl: ObjectDecl): TypeId {
  if (!context.types.has(decl.id)) context.types.set(decl.id, decl);
  return decl.id;
}

export { isEnum, isMessage };
