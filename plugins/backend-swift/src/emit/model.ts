import { shortText } from "@sdkwright/docs-kit";
import type { DocComment, Documented, FileWriter, OriginId, Part, Type } from "@sdkwright/plugin-api";
import { isAnyJson, onlyValue, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, emitDoc } from "../docs.js";
import { accessor, call, jsonLiteral, parameter } from "../line-breaks.js";
import { constantLiteral, doubleLiteral, stringLiteral } from "../literals.js";
import { identifier } from "../names.js";
import { itemType, memberType } from "../types.js";
import { emitAccessors, emitFunction, emitType, said, type Typed } from "./declare.js";
import { secretNames } from "./secrets.js";

/** A property of a model, or a field of a request. */
export interface ModelProperty {
  readonly name: string;
  /** Name under which the runtime has it: that of JSON, or the key of an argument. */
  readonly key: string;
  readonly type: Type;
  readonly required: boolean;
  /** Whether only callers send the property. */
  readonly isSecret: boolean;
  readonly documented: Documented;
  /** What is said of a property that the definition does not describe. */
  readonly text: string;
}

/** A struct whose values are properties. */
export interface ModelText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment;
  readonly properties: readonly ModelProperty[];
  /** The type of properties that are not declared; null if the definition does not describe them. */
  readonly extra: Type | null;
  /** Whether properties can be set. Setters take a third of the time in which a model is compiled. */
  readonly writable: boolean;
}

/** The only value that a property can have, as a literal. */
function constantOf({ api }: Context, { type, required }: ModelProperty): string | undefined {
  const value = required ? onlyValue(api, { type, required }) : undefined;
  if (typeof value === "number" && !Number.isInteger(value)) return doubleLiteral(value);
  return value === undefined ? undefined : constantLiteral(value);
}

/** Properties in the order of parameters: those that callers must give come first. */
const inOrder = (properties: readonly ModelProperty[]): ModelProperty[] => [
  ...properties.filter(({ required }) => required),
  ...properties.filter(({ required }) => !required),
];

/** The parameters of the initializer that has all properties. */
function initParameters(context: Context, properties: readonly ModelProperty[]): ModelProperty[] {
  return inOrder(properties).filter((property) => constantOf(context, property) === undefined);
}

function setLine(context: Context, property: ModelProperty): Part {
  const { name, key, required, type } = property;
  const constant = constantOf(context, property);
  if (constant === undefined) {
    return call(required ? "values.set" : "values.setOptional", [stringLiteral(key), identifier(name)]);
  }
  return call("values.set", [stringLiteral(key), [constant, " as ", itemType(context, type)]]);
}

function emitInits({ properties }: ModelText, file: FileWriter, context: Context): void {
  file.blank();
  emitDoc(file, "Creates an instance of values in JSON.");
  file.block("public init(values: ModelValues) {", () => file.line("self.values = values"), "}");
  const parameters = initParameters(context, properties);
  const texts = Object.fromEntries(
    parameters.map(({ name, documented, text }) => [name, shortText(documented) || text]),
  );
  emitFunction(file, {
    doc: said("Creates an instance.", texts),
    head: "public init",
    parameters: parameters.map(({ name, type, required }): Part => {
      return parameter(name, [memberType(context, type, required), required ? "" : " = nil"]);
    }),
    body: ["values = ModelValues()", ...inOrder(properties).map((property) => setLine(context, property))],
  });
}

/** Where it is written. */
interface Place {
  readonly file: FileWriter;
  readonly context: Context;
}

function emitProperty(property: ModelProperty, writable: boolean, { file, context }: Place): void {
  const { name, key, type, required, documented, text } = property;
  const ending = required ? "" : "Optional";
  file.blank();
  emitDoc(file, docOf(documented, text));
  const get: Part = call(`values.get${ending}`, [stringLiteral(key)]);
  const isReadOnly = !writable || constantOf(context, property) !== undefined;
  const set: Part = call(`values.set${ending}`, [stringLiteral(key), "newValue"]);
  const typed: Typed = [identifier(name), memberType(context, type, required)];
  emitAccessors(file, typed, isReadOnly ? { get } : { get, set });
}

/** Properties that are not declared, where the definition says what they are. */
function emitExtra({ extra, writable }: ModelText, file: FileWriter, context: Context): void {
  if (!extra || isAnyJson(context.api, splitNull(context.api, extra).inner)) return;
  file.blank();
  emitDoc(file, "Properties that are not declared, by their names in JSON.");
  const get = "values.additional(Self.declaredNames)";
  const set = "values.setAdditional(newValue, Self.declaredNames)";
  const typed: Typed = ["additionalProperties", ["[String: ", itemType(context, extra), "]"]];
  emitAccessors(file, typed, writable ? { get, set } : { get });
}

/** Names that are not shown where a model is printed. The runtime knows those that are called like passwords. */
function emitSecretNames({ properties }: ModelText, file: FileWriter, { api }: Context): void {
  const names = secretNames(api, properties);
  if (names.length === 0) return;
  file.blank();
  emitDoc(file, "The names of the properties that are not shown, as a list in JSON.");
  file.line(accessor("public static var secretNames: StaticString", jsonLiteral(names, 2)));
}

/** `public struct Pet: Model`: properties over the values of JSON. */
export function emitModel(text: ModelText, file: FileWriter, context: Context): void {
  const { name, origin, doc, properties, writable } = text;
  emitType(file, { name, origin, doc, kind: "public struct", bases: ["Model"] }, () => {
    emitDoc(file, "The names of the properties in JSON, as a list in JSON.");
    const names = jsonLiteral(
      properties.map(({ key }) => key),
      2,
    );
    file.line(accessor("public static var declaredNames: StaticString", names));
    emitSecretNames(text, file, context);
    file.blank();
    emitDoc(file, "The values in JSON.");
    file.line("public var values: ModelValues");
    emitInits(text, file, context);
    for (const property of properties) emitProperty(property, writable, { file, context });
    emitExtra(text, file, context);
  });
}
