import type { EnumNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { group, hardline, indent, join, line } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, emitDoc, plainDoc } from "../docs.js";
import { arrow, call, fieldLine, generic, methodHead } from "../line-breaks.js";
import { enumBases, enumConstant } from "../literals.js";
import { inScope } from "../types.js";
import { emitBlock, emitConverter, emitType, emitTypeField } from "./declare.js";

interface EnumText {
  readonly name: string;
  readonly base: keyof typeof enumBases;
  readonly members: readonly {
    readonly name: string;
    readonly value: string;
    readonly node: EnumNode["decl"]["values"][number];
  }[];
}

/** An expression in the struct, whose members hide types of their names. */
const inEnum = (context: Context, { members }: EnumText, part: Part): Part =>
  inScope(context, part, new Set(members.map(({ name }) => name)));

/** More alternatives than these are deeper than what formatters, and some compilers, follow. */
const MANY = 200;

/** Whether the value is one of constants. */
function isOneOf(constants: readonly string[]): Part {
  const [first, ...rest] = constants;
  if (first === undefined) return "false";
  if (constants.length > MANY) {
    const arms = constants.map((one) => `${one} => true,`);
    return ["Value switch", hardline, "{", indent(hardline, join(hardline, [...arms, "_ => false,"])), hardline, "}"];
  }
  return group("Value", indent(line, `is ${first}`, indent(...rest.map((one): Part => [line, `or ${one}`]))));
}

/** The value, and what follows of it. A text is never null, also where the struct has not been made by its constructor. */
function emitValue({ name, base, members }: EnumText, file: FileWriter): void {
  const [type] = enumBases[base];
  const isText = base === "string";
  if (isText) file.line("private readonly string? _value;");
  file.blank();
  emitDoc(file, {
    text: ["Creates a value, whether the API declares it or not."],
    tags: [{ tag: "param", name: "value", text: "The value in JSON." }],
  });
  emitBlock(file, `public ${name}(${type} value)`, () => file.line(isText ? "_value = value;" : "Value = value;"));
  file.blank();
  emitDoc(file, "The value in JSON.");
  file.line(isText ? 'public string Value => _value ?? "";' : `public ${type} Value { get; }`);
  file.blank();
  emitDoc(file, "Whether the API declares the value.");
  file.line(arrow("public bool IsKnown", isOneOf(members.map((member) => `Values.${member.name}`))));
}

function emitConversions(text: EnumText, isOpen: boolean, file: FileWriter, context: Context): void {
  const { name, base } = text;
  const [type] = enumBases[base];
  file.blank();
  emitDoc(file, {
    text: ["Converts a value in JSON, whether the API declares it or not."],
    tags: [{ tag: "param", name: "value", text: "The value in JSON." }],
  });
  const kind = isOpen ? "implicit" : "explicit";
  file.line(arrow(methodHead(`public static ${kind} operator`, name, [`${type} value`]), "new(value)"));
  file.blank();
  file.line("/// <inheritdoc />");
  const culture = inEnum(context, text, context.symbol("System.Globalization", "CultureInfo"));
  const shown: Part = base === "string" ? "Value" : ["Value.ToString(", culture, ".InvariantCulture)"];
  file.line(arrow("public override string ToString()", shown));
}

/** `public readonly record struct Status`: the declared values, and any other. */
export function emitEnum({ decl, plan }: EnumNode, file: FileWriter, context: Context): void {
  const { names } = context;
  const name = names.type(decl.id);
  const { base, origin } = decl;
  const unique = [...new Map(decl.values.map((item) => [item.value, item])).values()];
  const text: EnumText = {
    name,
    base,
    members: unique.map((node) => ({
      name: names.enumMember(decl.id, node.value),
      value: enumConstant(node.value, base),
      node,
    })),
  };
  const doc = plainDoc(decl, "A value of an open enumeration: the API may add values that are not declared here.");
  const [type, json] = enumBases[base];
  const converter: Part = [context.symbol("System.Text.Json.Serialization", "JsonConverter"), "(typeof(Converter))"];
  emitType(file, { name, origin, doc, attributes: [converter], kind: "public readonly record struct" }, () => {
    const reads = [
      inEnum(context, text, [context.internal("JsonTypes"), `.${json}`]),
      `static value => new ${name}(value)`,
      "static one => one.Value",
      "static one => one.IsKnown",
    ];
    emitTypeField(file, generic(context.internal("EnumType"), name, type), call("new", reads));
    file.blank();
    emitValue(text, file);
    for (const member of text.members) {
      file.blank();
      emitDoc(file, docOf(member.node, `The value \`${member.node.value}\`.`));
      file.line(fieldLine(`public static ${name} ${member.name} { get; }`, `new(Values.${member.name})`));
    }
    emitConversions(text, plan.open ?? true, file, context);
    file.blank();
    emitDoc(file, "The declared values as constants, for use in patterns.");
    emitBlock(file, "public static class Values", () => {
      for (const [at, member] of text.members.entries()) {
        if (at > 0) file.blank();
        emitDoc(file, plainDoc(member.node, `The value \`${member.node.value}\`.`));
        file.line(fieldLine(`public const ${type} ${member.name}`, member.value));
      }
    });
    emitConverter(name, file, context);
  });
}
