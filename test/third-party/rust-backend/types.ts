// Declared types: structs, enums, unions and aliases, each with its way to JSON and back.
import type * as sdk from "@sdkwright/plugin-api";
import { allProperties, hardline, indent, isOpenObject, list, resolveType } from "@sdkwright/plugin-api";
import { BTREE_MAP, runtime, string } from "./language.js";

type Context = sdk.TargetContext;
type Part = sdk.Part;

const integers = { int32: "i32", int64: "i64", uint32: "u32", uint64: "u64", bigint: "i128" };
const scalars: { readonly [kind: string]: string } = { ...integers, float: "f32", number: "f64", boolean: "bool" };

const boxed = (type: Part, isBoxed: boolean): Part => (isBoxed ? ["Box<", type, ">"] : type);

/** An optional object is behind a pointer, since it may hold its holder. */
function optional(context: Context, type: sdk.Type): Part {
  return ["Option<", boxed(rustType(context, type), resolveType(context.api, type).kind === "object"), ">"];
}

export function rustType(context: Context, type: sdk.Type): Part {
  if (type.kind === "primitive") return scalars[type.primitive] ?? "String";
  if (type.kind === "literal") return scalars[typeof type.value] ?? "String";
  if (type.kind === "ref") return { part: "sym", name: context.names.type(type.id), module: "src/types.rs" };
  if (type.kind === "list") return ["Vec<", rustType(context, type.items), ">"];
  if (type.kind === "map") return [BTREE_MAP, "<String, ", rustType(context, type.values), ">"];
  return type.kind === "nullable" ? optional(context, type.inner) : runtime("Json");
}

/** A constant of the definition. */
export function constant(value: sdk.JsonValue): Part {
  if (typeof value === "string") return string(value);
  return typeof value === "boolean" ? String(value) : [runtime("constant"), `(${string(JSON.stringify(value))})`];
}

export function docOf({ summary = "", description = "", availability }: sdk.Documented): sdk.DocComment | undefined {
  const deprecated = availability?.status === "deprecated" ? `Deprecated. ${availability.message ?? ""}` : "";
  const text = [summary, description, deprecated].filter((paragraph) => paragraph.trim() !== "");
  return text.length > 0 ? { text } : undefined;
}

/** A field of a struct, which is a property or a parameter on the wire. */
export interface RustField {
  readonly name: string;
  readonly wire: string;
  readonly type: Part;
  readonly required: boolean;
  /** Its only value: written always, and no field of the struct. */
  readonly literal?: sdk.JsonValue;
  readonly doc?: sdk.DocComment | undefined;
}

type FieldInput = Omit<RustField, "type"> & { readonly type: sdk.Type; readonly isBoxed?: boolean };

export function fieldOf(context: Context, { type, isBoxed = false, ...field }: FieldInput): RustField {
  if (!field.required) return { ...field, type: optional(context, type) };
  const resolved = resolveType(context.api, type);
  const literal = resolved.kind === "literal" && { literal: resolved.value };
  return { ...field, type: boxed(rustType(context, type), isBoxed), ...literal };
}

export const isShown = ({ literal }: RustField): boolean => literal === undefined;

/** A struct; `extra` is the type of undeclared properties, or null where there are none. */
export function emitStruct(file: sdk.FileWriter, name: string, fields: readonly RustField[], extra: Part | null): void {
  const hasDefault = fields.every((field) => !field.required || !isShown(field));
  file.line(`#[derive(Debug, Clone, PartialEq${hasDefault ? ", Default" : ""})]`);
  const body = () => {
    for (const field of fields.filter(isShown)) {
      file.doc(field.doc);
      file.line(`pub ${field.name}: `, field.type, ",");
    }
    if (extra) file.line("pub extra: ", BTREE_MAP, "<String, ", extra, ">,");
  };
  file.block(`pub struct ${name} {`, body, "}");
}

/** An expression that builds a JSON object of what `holder` has. */
export function objectOf(holder: string, fields: readonly RustField[], extra: boolean): Part {
  const calls = fields.map(({ name, wire, required, literal }): Part => {
    if (literal !== undefined) return [`.put(${string(wire)}, `, constant(literal), ")"];
    return `.${required ? "put" : "optionally"}(${string(wire)}, &${holder}.${name})`;
  });
  const all = extra ? [...calls, `.merge(&${holder}.extra)`] : calls;
  return [runtime("Json"), "::empty()", indent(all.map((call) => [hardline, call]))];
}

function conversions(file: sdk.FileWriter, name: string, write: () => void, read: () => void): void {
  const [json, error] = [runtime("Json"), runtime("Error")];
  const to = () => file.block(["fn to_json(&self) -> ", json, " {"], write, "}");
  const from = () => file.block(["fn from_json(json: &", json, ") -> Result<Self, ", error, "> {"], read, "}");
  file.block(["impl ", runtime("ToJson"), ` for ${name} {`], to, "}");
  file.block(["impl ", runtime("FromJson"), ` for ${name} {`], from, "}");
}

function open(file: sdk.FileWriter, { names }: Context, decl: sdk.TypeDecl): string {
  file.blank();
  file.doc(docOf(decl));
  file.declare(names.type(decl.id), decl.origin);
  return names.type(decl.id);
}

export function emitObject({ decl, plan }: sdk.ObjectNode, file: sdk.FileWriter, context: Context): void {
  const fields = allProperties(context.api, decl).map((property) => {
    const { wire } = property.name;
    const required = property.required && !plan.object?.optional.includes(wire);
    const isBoxed = plan.object?.boxed.includes(wire) ?? false;
    const doc = docOf(property);
    return fieldOf(context, { ...property, name: context.names.property(decl.id, wire), wire, required, isBoxed, doc });
  });
  const isOpen = isOpenObject(context.api, decl);
  const name = open(file, context, decl);
  emitStruct(file, name, fields, isOpen ? rustType(context, plan.object?.extra ?? { kind: "unknown" }) : null);
  const values = fields.filter(isShown).map(({ name, wire, required }): Part => {
    return `${name}: json.${required ? "field" : "optional"}(${string(wire)})?`;
  });
  const rest = list(
    "extra: json.rest(&[",
    fields.map(({ wire }) => string(wire)),
    "])?",
  );
  const read = () => {
    file.line("json.object()?;");
    for (const { wire, literal } of fields) {
      if (literal !== undefined) file.line(`json.expect(${string(wire)}, `, constant(literal), ")?;");
    }
    file.line(list("Ok(Self {", isOpen ? [...values, rest] : values, "})", { spaced: true }));
  };
  conversions(file, name, () => file.line(objectOf("self", fields, isOpen)), read);
}

/** A variant of a Rust enum: its declaration, its comment, how it is written, and when it is read. */
type Member = readonly [head: Part, doc: sdk.DocComment | undefined, write: Part, read: readonly Part[]];

function emitMembers(file: sdk.FileWriter, name: string, unknown: Part, members: readonly Member[]): void {
  file.line("#[derive(Debug, Clone, PartialEq)]");
  const body = () => {
    for (const [head, doc] of members) {
      file.doc(doc);
      file.line(head, ",");
    }
    file.line("Unknown(", unknown, "),");
  };
  file.block(`pub enum ${name} {`, body, "}");
  const arms = () => {
    for (const [, , write] of members) file.line("Self::", write, ",");
    file.line("Self::Unknown(value) => value.to_json(),");
  };
  const read = () => {
    for (const branch of members.flatMap((member) => member[3])) file.line("if ", branch, " }");
    file.line(runtime("FromJson"), "::from_json(json).map(Self::Unknown)");
  };
  conversions(file, name, () => file.block("match self {", arms, "}"), read);
}

export function emitEnum({ decl }: sdk.EnumNode, file: sdk.FileWriter, context: Context): void {
  const name = open(file, context, decl);
  if (decl.base !== "string") {
    file.line(`pub type ${name} = ${decl.base === "integer" ? "i64" : "f64"};`);
    return;
  }
  const members = decl.values.map((member): Member => {
    const [head, text] = [context.names.enumMember(decl.id, member.value), string(String(member.value))];
    return [head, docOf(member), `${head} => ${text}.to_json()`, [`json.is(${text}) { return Ok(Self::${head});`]];
  });
  emitMembers(file, name, "String", members);
}

export function emitUnion({ decl, plan }: sdk.UnionNode, file: sdk.FileWriter, context: Context): void {
  const tag = string(decl.discriminator?.wire ?? "");
  const from = [runtime("FromJson"), "::from_json(json)"];
  const members = decl.variants.map((variant, index): Member => {
    const name = context.names.variant(decl.id, index);
    const { kind } = resolveType(context.api, variant.type);
    const type = boxed(rustType(context, variant.type), kind === "object" || kind === "union" || kind === "nullable");
    const tags = decl.discriminator ? variant.tags.map(constant) : [];
    const added = tags[0] && !plan.union?.declaresTag[index] ? [`.tagged(${tag}, `, tags[0], ")"] : "";
    const byTag = tags.map((value): Part => [`json.has(${tag}, `, value, ") { return ", from, `.map(Self::${name});`]);
    const byShape: Part = ["let Ok(value) = ", from, ` { return Ok(Self::${name}(value));`];
    const write = [`${name}(value) => value.to_json()`, added];
    return [[`${name}(`, type, ")"], docOf(variant), write, tags.length > 0 ? byTag : [byShape]];
  });
  emitMembers(file, open(file, context, decl), runtime("Json"), members);
}

export function emitAlias({ decl }: sdk.AliasNode, file: sdk.FileWriter, context: Context): void {
  file.line(`pub type ${open(file, context, decl)} = `, rustType(context, decl.type), ";");
}
