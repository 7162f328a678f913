// Declared types: structs, enums, unions and aliases, each with its way to JSON and back.
import type * as sdk from "@sdkwright/plugin-api";
import { allProperties, hardline, indent, isOpenObject, join, list, resolveType } from "@sdkwright/plugin-api";
import { BTREE_MAP, runtime, string } from "./language.ts";

type Context = sdk.TargetContext;
type Part = sdk.Part;

const numbers = { int32: "i32", int64: "i64", uint32: "u32", uint64: "u64", bigint: "i128", float: "f32", number: "f64" };
const scalars: { readonly [kind: string]: string } = { ...numbers, boolean: "bool" };

const boxed = (type: Part, isBoxed: boolean): Part => (isBoxed ? ["Box<", type, ">"] : type);

export function rustType(context: Context, type: sdk.Type): Part {
  switch (type.kind) {
    case "primitive":
      return scalars[type.primitive] ?? "String";
    case "literal":
      return scalars[typeof type.value] ?? "String";
    case "ref":
      return { part: "sym", name: context.names.type(type.id), module: "src/types.rs" };
    case "list":
      return ["Vec<", rustType(context, type.items), ">"];
    case "map":
      return [BTREE_MAP, "<String, ", rustType(context, type.values), ">"];
    case "nullable":
      return optional(context, type.inner);
    default:
      return runtime("Json");
  }
}

/** An optional object is behind a pointer, since it may hold its holder. */
function optional(context: Context, type: sdk.Type): Part {
  return ["Option<", boxed(rustType(context, type), resolveType(context.api, type).kind === "object"), ">"];
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

export interface RustStruct {
  readonly name: string;
  readonly fields: readonly RustField[];
  /** Type of undeclared properties; null where there are none. */
  readonly extra: Part | null;
}

const isShown = ({ literal }: RustField): boolean => literal === undefined;

export function emitStruct(file: sdk.FileWriter, { name, fields, extra }: RustStruct, origin: sdk.OriginId): void {
  const shown = fields.filter(isShown);
  const required = shown.filter((field) => field.required);
  file.line(`#[derive(Debug, Clone, PartialEq${required.length > 0 ? "" : ", Default"})]`);
  file.declare(name, origin);
  const body = () => {
    for (const field of shown) {
      file.doc(field.doc);
      file.line(`pub ${field.name}: `, field.type, ",");
    }
    if (extra) file.line("pub extra: ", BTREE_MAP, "<String, ", extra, ">,");
  };
  file.block(`pub struct ${name} {`, body, "}");
  if (required.length === 0) return;
  const values = shown.map((field) => (field.required ? field.name : `${field.name}: None`));
  const parameters = required.map((field): Part => [field.name, ": ", field.type]);
  const made = list("Self {", extra ? [...values, "extra: BTreeMap::new()"] : values, "}", { spaced: true });
  const constructor = () => file.block(list("pub fn new(", parameters, ") -> Self {"), () => file.line(made), "}");
  file.block(`impl ${name} {`, constructor, "}");
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

export function emitObject({ decl, plan }: sdk.ObjectNode, file: sdk.FileWriter, context: Context): void {
  const { api, names } = context;
  const fields = allProperties(api, decl).map((property) => {
    const { name: { wire }, type } = property;
    const required = property.required && !plan.object?.optional.includes(wire);
    const isBoxed = plan.object?.boxed.includes(wire) ?? false;
    return fieldOf(context, { name: names.property(decl.id, wire), wire, type, required, isBoxed, doc: docOf(property) });
  });
  const extra = isOpenObject(api, decl) ? rustType(context, plan.object?.extra ?? { kind: "unknown" }) : null;
  file.blank();
  file.doc(docOf(decl));
  emitStruct(file, { name: names.type(decl.id), fields, extra }, decl.origin);
  const values = fields.filter(isShown).map(({ name, wire, required }): Part => {
    return `${name}: json.${required ? "field" : "optional"}(${string(wire)})?`;
  });
  if (extra) values.push(list("extra: json.rest(&[", fields.map(({ wire }) => string(wire)), "])?"));
  const read = () => {
    file.line("json.object()?;");
    for (const { wire, literal } of fields) {
      if (literal !== undefined) file.line(`json.expect(${string(wire)}, `, constant(literal), ")?;");
    }
    file.line(list("Ok(Self {", values, "})", { spaced: true }));
  };
  conversions(file, names.type(decl.id), () => file.line(objectOf("self", fields, extra !== null)), read);
}

/** A variant of a Rust enum: what it holds, how it is written, and when it is read. */
interface Member {
  readonly head: Part;
  readonly doc: sdk.DocComment | undefined;
  readonly write: Part;
  readonly read: readonly Part[];
}

function emitMembers(node: sdk.EnumNode | sdk.UnionNode, file: sdk.FileWriter, name: string, members: readonly Member[]) {
  file.line("#[derive(Debug, Clone, PartialEq)]");
  file.declare(name, node.decl.origin);
  const body = () => {
    for (const { doc, head } of members) {
      file.doc(doc);
      file.line(head, ",");
    }
    file.line("Unknown(", node.kind === "enum" ? "String" : runtime("Json"), "),");
  };
  file.block(`pub enum ${name} {`, body, "}");
  const arms = () => {
    for (const { write } of members) file.line("Self::", write, ",");
    file.line("Self::Unknown(value) => value.to_json(),");
  };
  const read = () => {
    for (const branch of members.flatMap((member) => member.read)) file.line("if ", branch, " }");
    file.line(runtime("FromJson"), "::from_json(json).map(Self::Unknown)");
  };
  conversions(file, name, () => file.block("match self {", arms, "}"), read);
}

export function emitEnum(node: sdk.EnumNode, file: sdk.FileWriter, { names }: Context): void {
  const { id, base, values } = node.decl;
  file.blank();
  file.doc(docOf(node.decl));
  if (base !== "string") return file.line(`pub type ${names.type(id)} = ${base === "integer" ? "i64" : "f64"};`);
  const members = values.map((member): Member => {
    const [head, text] = [names.enumMember(id, member.value), string(String(member.value))];
    const read = [`json.is(${text}) { return Ok(Self::${head});`];
    return { head, doc: docOf(member), write: `${head} => ${text}.to_json()`, read };
  });
  emitMembers(node, file, names.type(id), members);
}

export function emitUnion(node: sdk.UnionNode, file: sdk.FileWriter, context: Context): void {
  const { decl, plan } = node;
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
    const write: Part = [`${name}(value) => value.to_json()`, added];
    return { head: [`${name}(`, type, ")"], doc: docOf(variant), write, read: tags.length > 0 ? byTag : [byShape] };
  });
  file.blank();
  file.doc(docOf(decl));
  emitMembers(node, file, context.names.type(decl.id), members);
}

export function emitAlias({ decl }: sdk.AliasNode, file: sdk.FileWriter, context: Context): void {
  file.blank();
  file.doc(docOf(decl));
  file.declare(context.names.type(decl.id), decl.origin);
  file.line(`pub type ${context.names.type(decl.id)} = `, rustType(context, decl.type), ";");
}
