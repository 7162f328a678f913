import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, plainDoc } from "../docs.js";
import { caseLine } from "../line-breaks.js";
import { constantLiteral, doubleLiteral } from "../literals.js";
import { identifier } from "../names.js";
import { emitType } from "./declare.js";

/** Swift types of the values of enums. */
const enumBases = { string: "String", integer: "Int64", number: "Double" } as const;

/** A case of an enumeration, and its value as a literal. */
interface Member {
  readonly name: string;
  readonly literal: string;
  readonly node: EnumNode["decl"]["values"][number];
}

function membersOf({ decl }: EnumNode, { names }: Context): Member[] {
  const unique = [...new Map(decl.values.map((item) => [item.value, item])).values()];
  return unique.map((node) => ({
    name: names.enumMember(decl.id, node.value),
    literal:
      typeof node.value === "number" && decl.base === "number"
        ? doubleLiteral(node.value)
        : constantLiteral(node.value),
    node,
  }));
}

function emitRawValue(base: string, members: readonly Member[], file: FileWriter): void {
  file.blank();
  emitDoc(file, { text: ["Creates a value, whether the API declares it or not."] });
  file.block(
    `public init(rawValue: ${base}) {`,
    () => {
      file.line("switch rawValue {");
      for (const { name, literal } of members) file.line(caseLine([literal], `self = .${name}`));
      file.line("default: self = .unknown(rawValue)");
      file.line("}");
    },
    "}",
  );
  file.blank();
  emitDoc(file, "The value in JSON.");
  file.block(
    `public var rawValue: ${base} {`,
    () => {
      file.line("switch self {");
      for (const { name, literal } of members) file.line(caseLine([`.${name}`], literal));
      file.line("case .unknown(let value): value");
      file.line("}");
    },
    "}",
  );
}

/** `public enum Status: OpenEnum`: the declared values, and any other. */
export function emitEnum(node: EnumNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const name = context.names.type(decl.id);
  const members = membersOf(node, context);
  const doc = plainDoc(decl, `The values of \`${decl.name.wire}\`.`);
  emitType(file, { name, origin: decl.origin, doc, kind: "public enum", bases: ["OpenEnum"] }, () => {
    for (const { name: member, literal, node: value } of members) {
      emitDoc(file, plainDoc(value, `\`${literal.replaceAll("`", "'")}\`.`));
      file.line(`case ${identifier(member)}`);
    }
    emitDoc(file, "A value that this version of the library does not declare.");
    file.line(`case unknown(${enumBases[decl.base]})`);
    emitRawValue(enumBases[decl.base], members, file);
  });
}
