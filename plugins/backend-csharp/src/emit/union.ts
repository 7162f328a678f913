import type { FileWriter, Part, UnionDecl, UnionNode, Variant } from "@sdkwright/plugin-api";
import { code, fluid, group, hardline, indent, join, line, listed, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { emitDoc, plainDoc } from "../docs.js";
import { arrow, call, derived, generic, methodHead } from "../line-breaks.js";
import { constantLiteral } from "../literals.js";
import { type CsharpType, inScope, typeOf, typeText } from "../types.js";
import { emitConverter, emitStatements, emitType, emitTypeField, said, tagsOf } from "./declare.js";

/** A variant whose value is not null. */
export interface Branch {
  readonly variant: Variant;
  readonly index: number;
  /** The end of the names of what goes with it: `Cat` of `OfCat` and `TryGetCat`. */
  readonly name: string;
  readonly type: CsharpType;
}

export function branchesOf(context: Context, decl: UnionDecl): Branch[] {
  return valueVariants(context.api, decl).map(({ variant, index, type }) => {
    return { variant, index, name: context.names.variant(decl.id, index), type: typeOf(context, type) };
  });
}

/** The branches as the union has them, whose members hide types of their names. */
function branchesWithin(context: Context, decl: UnionDecl): Branch[] {
  const branches = branchesOf(context, decl);
  const members = new Set(["Match", ...branches.flatMap(({ name }) => [`Of${name}`, `TryGet${name}`])]);
  const within = (part: Part): Part => inScope(context, part, members);
  return branches.map((one) => ({
    ...one,
    type: { ...one.type, name: within(one.type.name), json: within(one.type.json) },
  }));
}

/** Whether the type of a value tells which variant it is, and C# converts from it: it never does from an interface. */
export function isConverted(branches: readonly Branch[], { type }: Branch, union: string): boolean {
  const text = typeText(type.name);
  const isAlone = branches.filter((other) => typeText(other.type.name) === text).length === 1;
  return isAlone && text !== union && !/\bIReadOnly(?:List|Dictionary)</.test(text);
}

/** The mark of a variant: the values of the discriminator, or the type of its value. */
function variantText({ discriminator }: UnionDecl, variant: Variant, union: string): string {
  const tags = variant.tags.map((tag) => `\`${tag}\``);
  return discriminator && tags.length > 0
    ? `The variant whose \`${discriminator.wire}\` is ${listed(tags, "or")}.`
    : `The variant \`${variant.name.wire}\` of \`${union}\`.`;
}

function emitJsonType({ decl }: UnionNode, branches: readonly Branch[], file: FileWriter, context: Context): void {
  const name = context.names.type(decl.id);
  const wire = decl.discriminator?.wire;
  const added = branches.flatMap(({ variant, name: ending, type }) =>
    (wire === undefined ? [[]] : variant.tags.map((tag) => [constantLiteral(tag)])).map((tag): Part => {
      const args = [...tag, type.json, `static value => new Of${ending}(value)`, "static variant => variant.Value"];
      return [call("variants.Add", args), ";"];
    }),
  );
  const type = context.internal("UnionType");
  const unknown =
    wire === undefined ? "static raw => new Unknown(raw)" : "static (type, raw) => new Unknown(type, raw)";
  const args = [...(wire === undefined ? [] : [stringLiteral(wire)]), unknown, "Declare"];
  emitTypeField(file, generic(type, name), call("new", args));
  file.blank();
  file.line(`private ${name}() { }`);
  file.blank();
  const parameter: Part = [type, `<${name}>.Variants variants`];
  emitStatements(file, methodHead("private static void", "Declare", [parameter]), added);
}

function emitConversions(name: string, branches: readonly Branch[], file: FileWriter): void {
  for (const branch of branches.filter((one) => isConverted(branches, one, name))) {
    file.blank();
    emitDoc(file, said(`Creates an \`Of${branch.name}\`.`, { value: "The value of the variant." }));
    const head = methodHead("public static implicit operator", name, [[branch.type.name, " value"]]);
    file.line(arrow(head, `new Of${branch.name}(value)`));
  }
}

/** The function that is called for a variant: its parameter, and the type of its argument. */
interface Visit {
  readonly on: string;
  readonly record: string;
  readonly value: Part;
  readonly given: string;
}

function visitsOf(branches: readonly Branch[]): Visit[] {
  const declared = branches.map(({ name, type }): Visit => {
    return { on: `on${name}`, record: `Of${name}`, value: type.name, given: "variant.Value" };
  });
  return [...declared, { on: "onUnknown", record: "Unknown", value: "Unknown", given: "variant" }];
}

/** `Match`, which takes a function for each variant. */
function emitMatch(branches: readonly Branch[], file: FileWriter, context: Context): void {
  const visits = visitsOf(branches);
  const tags = Object.fromEntries(
    visits.map(({ on, record }) => [
      on,
      record === "Unknown" ? "Called for any other variant." : `Called for \`${record}\`.`,
    ]),
  );
  const parameters = visits.map(({ on, value }): Part => {
    return [generic(context.symbol("System", "Func"), value, "TResult"), ` ${on}`];
  });
  const invalid = context.symbol("System", "InvalidOperationException");
  const cases = visits.map(({ on, record, given }): Part => {
    return [`${record} variant =>`, fluid(call(on, [given])), ","];
  });
  file.blank();
  emitDoc(file, {
    text: ["Calls the function of the variant that this is."],
    tags: [
      { tag: "typeparam", name: "TResult", text: "The type of the result." },
      ...tagsOf(tags, "The result of the function."),
    ],
  });
  file.line(
    arrow(
      methodHead("public TResult", "Match<TResult>", parameters),
      code`
    this switch
    {
      ${join(hardline, cases)}
      _ => throw new ${invalid}("The union has no such variant."),
    }`,
    ),
  );
}

/** `TryGetCat`, which gives the value of one variant. */
function emitTryGet({ name, type }: Branch, file: FileWriter, { symbol }: Context): void {
  const given = { value: "The value, or null if this is another variant." };
  const notNull = symbol("System.Diagnostics.CodeAnalysis", "NotNullWhen");
  const out: Part = ["[", notNull, "(true)]", group(indent(line), "out ", type.name, "? value")];
  file.blank();
  emitDoc(file, said(`Gets the value if this is an \`Of${name}\`.`, given, "Whether this is the variant."));
  emitStatements(file, methodHead("public bool", `TryGet${name}`, [out]), [
    `value = (this as Of${name})?.Value;`,
    "return value is not null;",
  ]);
}

/** `public abstract record Animal` with a nested record for each variant. */
export function emitUnion(node: UnionNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const { names } = context;
  const name = names.type(decl.id);
  const branches = branchesWithin(context, decl);
  const doc = plainDoc(decl, "One of several types.");
  // Serializers look at the type of a value, which is that of its variant, and do not find the attribute of the union.
  const converter: Part = [context.symbol("System.Text.Json.Serialization", "JsonConverter"), "(typeof(Converter))"];
  emitType(file, { name, origin: decl.origin, doc, attributes: [converter], kind: "public abstract record" }, () => {
    emitJsonType(node, branches, file, context);
    emitConversions(name, branches, file);
    emitMatch(branches, file, context);
    for (const branch of branches) emitTryGet(branch, file, context);
    for (const { name: ending, type, variant } of branches) {
      const { text } = plainDoc(variant, variantText(decl, variant, name));
      file.blank();
      emitDoc(file, { text, tags: [{ tag: "param", name: "Value", text: "The value of the variant." }] });
      file.line("[", converter, "]");
      file.line(derived(methodHead("public sealed record", `Of${ending}`, [[type.name, " Value"]]), `${name};`));
    }
    emitUnknown(node, converter, file, context);
    emitConverter(name, file, context);
  });
}

/** The record of values that match no variant. */
function emitUnknown({ decl }: UnionNode, converter: Part, file: FileWriter, context: Context): void {
  const wire = decl.discriminator?.wire;
  const raw: Part = [context.symbol("System.Text.Json", "JsonElement"), " Raw"];
  const tags = tagsOf({
    ...(wire !== undefined && { Type: `The value of the property \`${wire}\`; null if it is not a string.` }),
    Raw: "What was received.",
  });
  file.blank();
  emitDoc(file, { text: ["A variant that this version of the library does not declare."], tags });
  file.line("[", converter, "]");
  const parameters = wire === undefined ? [raw] : ["string? Type", raw];
  const marker: Part = [context.internal("IUnknownVariant"), ";"];
  file.line(derived(methodHead("public sealed record", "Unknown", parameters), context.names.type(decl.id), marker));
}
