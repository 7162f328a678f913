import type { DocComment, Documented, FileWriter, OriginId, Part, Type } from "@sdkwright/plugin-api";
import { fluid, isAnyJson, list, resolveType, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral, WIDTH } from "../dialect.js";
import { docOf, emitDoc, isObsolete, plainDoc } from "../docs.js";
import { arrow, call, fieldLine, generic, methodHead } from "../line-breaks.js";
import { typedLiteral } from "../literals.js";
import { argumentName } from "../names.js";
import { type CsharpType, inScope, itemType, typeOf, typeText } from "../types.js";
import { emitConverter, emitStatements, emitType, emitTypeField, said } from "./declare.js";

/** A property of a model, or a field of a request. */
export interface ModelProperty {
  readonly name: string;
  /** Name under which the runtime has it: that of JSON, or the key of an argument. */
  readonly key: string;
  readonly type: Type;
  readonly required: boolean;
  readonly documented: Documented;
  /** What is said of a property that the definition does not describe. */
  readonly text: string;
}

/** A class whose values are properties. */
export interface ModelText {
  readonly name: string;
  readonly origin?: OriginId | undefined;
  readonly doc: DocComment;
  readonly properties: readonly ModelProperty[];
  /** The type of properties that are not declared; null if the definition does not describe them. */
  readonly extra: Type | null;
}

/** A property with how it is read and written. */
interface Member {
  readonly property: ModelProperty;
  readonly index: number;
  readonly type: CsharpType;
  /** What reads and writes it: of a composite type a field of the class. */
  readonly json: Part;
  readonly nullable: boolean;
  /** The only value that it can have. */
  readonly constant: string | number | boolean | undefined;
}

/** A class as its parts are emitted. */
interface Built {
  readonly members: readonly Member[];
  /** The type of properties that are not declared; undefined for any JSON. */
  readonly extra: CsharpType | undefined;
}

/** The field of a class that reads and writes a composite property. */
const jsonField = (name: string): string => `s_${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const namesOf = (properties: readonly ModelProperty[]): ReadonlySet<string> =>
  new Set(properties.map(({ name }) => name));

function membersOf(context: Context, { properties }: ModelText): Member[] {
  const names = namesOf(properties);
  return properties.map((property, index): Member => {
    const { inner, nullable } = splitNull(context.api, property.type);
    const resolved = resolveType(context.api, inner);
    const constant = !nullable && resolved.kind === "literal" ? resolved.value : undefined;
    const found = typeOf(context, property.type);
    const type = { ...found, json: inScope(context, found.json, names) };
    const json = type.isMade ? jsonField(property.name) : type.json;
    return { property, index, type, json, nullable, constant };
  });
}

/** How the runtime is asked for a property, and how it takes it. */
function accessOf({ property: { required }, nullable }: Member): string {
  if (nullable) return required ? "RequiredNullable" : "Nullable";
  return required ? "Required" : "Optional";
}

const isDefault = (constant: string | number | boolean): boolean => constant === false || constant === 0;

/** The type of a property, and what else its declaration says. Analyzers refuse `= false` and `= 0`, which it has anyway. */
function declarationOf(context: Context, { property, type, nullable, constant }: Member): readonly [Part, Part] {
  const { required } = property;
  if (required && constant !== undefined)
    return [type.name, isDefault(constant) ? "" : [" =", fluid(typedLiteral(constant)), ";"]];
  if (required && !nullable) return [["required ", type.name], ""];
  if (required) return [["required ", type.name, "?"], ""];
  if (!nullable) return [[type.name, "?"], ""];
  return [generic(context.core("Optional"), [type.name, "?"]), ""];
}

function emitProperty(member: Member, file: FileWriter, context: Context): void {
  const { name, text, documented, required } = member.property;
  file.blank();
  // No attribute may be on a property that callers have to set.
  emitDoc(file, required ? plainDoc(documented, text) : docOf(documented, text));
  const [type, initial] = declarationOf(context, member);
  const setter = member.constant !== undefined && required ? "private init" : "init";
  file.line("public ", type, ` ${name} { get; ${setter}; }`, initial);
}

function extraOf(context: Context, { extra, properties }: ModelText): CsharpType | undefined {
  if (!extra || isAnyJson(context.api, splitNull(context.api, extra).inner)) return undefined;
  const type = itemType(context, extra);
  return { ...type, json: inScope(context, type.json, namesOf(properties)) };
}

/** What reads and writes a class. CSharpier breaks behind what is made where all up to there fits, and nothing follows it. */
function jsonTypeOf(name: string, type: string, further: readonly string[]): Part {
  const made = `static json => new ${name}(`;
  const isHugged =
    further.length === 0 && `    internal static readonly ${type} JsonType = new(${made}`.length <= WIDTH;
  return isHugged
    ? ["new(", list(made, ["json"], "))", { trailing: false })]
    : call("new", [`${made}json)`, ...further]);
}

function emitFields(text: ModelText, { members, extra }: Built, file: FileWriter, context: Context): void {
  const { name } = text;
  const keys = members.map(({ property }) => stringLiteral(property.key));
  const type = extra
    ? generic(context.internal("OpenModelType"), name, extra.name)
    : generic(context.internal("ModelType"), name);
  emitTypeField(file, type, jsonTypeOf(name, typeText(type), [...(extra ? ["ExtraType"] : []), ...keys]));
  const jsonType = context.internal("JsonType");
  if (extra) {
    file.blank();
    file.line(arrow(["private static ", generic(jsonType, extra.name), " ExtraType()"], extra.json));
  }
  for (const { property, type } of members.filter((one) => one.type.isMade)) {
    file.blank();
    file.line(
      fieldLine(["private static readonly ", generic(jsonType, type.name), ` ${jsonField(property.name)}`], type.json),
    );
  }
}

const setsRequired = ({ symbol }: Context): Part => [
  "[",
  symbol("System.Diagnostics.CodeAnalysis", "SetsRequiredMembers"),
  "]",
];

/**
 * The only property that callers have to set. Of several, a constructor would swap two when the definition lists them in another order;
 * one that takes the class itself is the copy constructor of records.
 */
function onlyRequired({ name }: ModelText, members: readonly Member[]): Member | undefined {
  const [only, ...others] = members.filter(({ property, constant }) => property.required && constant === undefined);
  return only && others.length === 0 && typeText(only.type.name) !== name ? only : undefined;
}

function emitShortConstructor(name: string, { property, type, nullable }: Member, file: FileWriter, context: Context) {
  const parameter = argumentName(property.name);
  const doc = "Creates an instance with the one property that it must have. Set others in an object initializer.";
  file.blank();
  emitDoc(file, said(doc, { [parameter.replace("@", "")]: `The value of \`${property.name}\`.` }));
  file.line(setsRequired(context));
  emitStatements(file, methodHead("public", name, [[type.name, nullable ? "?" : "", ` ${parameter}`]]), [
    `${property.name} = ${parameter};`,
  ]);
}

function emitConstructors(text: ModelText, members: readonly Member[], file: FileWriter, context: Context): void {
  const { name } = text;
  file.blank();
  emitDoc(file, "Creates an instance. Set its properties in an object initializer.");
  file.line(`public ${name}() { }`);
  const only = onlyRequired(text, members);
  if (only) emitShortConstructor(name, only, file, context);
  file.blank();
  if (members.some(({ property }) => property.required)) file.line(setsRequired(context));
  const reads = members.map((member): Part => {
    const { property, index, json, constant } = member;
    const access = constant === undefined ? accessOf(member) : property.required ? "Constant" : "OptionalConstant";
    const args = [String(index), json, ...(constant === undefined ? [] : [typedLiteral(constant)])];
    return [`${property.name} = `, call(`json.${access}`, args), ";"];
  });
  file.line(`private ${name}(`, context.internal("ModelReader"), " json)");
  emitStatements(file, "    : base(json)", reads);
}

/** What the base class asks for: records are equal where their JSON is, lists and all. */
function emitOverrides({ name }: ModelText, file: FileWriter, context: Context): void {
  file.blank();
  file.line("private protected override ", context.internal("JsonType"), " DeclaredType => JsonType;");
  file.blank();
  file.line("/// <inheritdoc />");
  file.line(arrow(`public bool Equals(${name}? other)`, "base.Equals(other)"));
  file.blank();
  file.line("/// <inheritdoc />");
  file.line(arrow("public override int GetHashCode()", "base.GetHashCode()"));
}

function emitWrite(members: readonly Member[], file: FileWriter, context: Context): void {
  const writes = members.map((member): Part => {
    const { property, index, json } = member;
    return [call(`json.${accessOf(member)}`, [String(index), json, property.name]), ";"];
  });
  file.blank();
  emitStatements(file, ["private protected override void Write(", context.internal("ModelWriter"), " json)"], writes);
}

/** `public sealed record Pet : WireModel`: properties, and how they are read and written. */
export function emitModel(text: ModelText, file: FileWriter, context: Context): void {
  const { name, origin, doc } = text;
  const members = membersOf(context, text);
  const extra = extraOf(context, text);
  const base = extra ? generic(context.core("OpenWireModel"), extra.name) : context.core("WireModel");
  const converter: Part = [context.symbol("System.Text.Json.Serialization", "JsonConverter"), "(typeof(Converter))"];
  if (members.some(({ property }) => !property.required && isObsolete(property.documented))) {
    file.line("#pragma warning disable CS0618 // Deprecated properties are read and written too.");
  }
  emitType(file, { name, origin, doc, attributes: [converter], kind: "public sealed record", base }, () => {
    emitFields(text, { members, extra }, file, context);
    emitConstructors(text, members, file, context);
    for (const member of members) emitProperty(member, file, context);
    emitOverrides(text, file, context);
    emitWrite(members, file, context);
    emitConverter(name, file, context);
  });
}
