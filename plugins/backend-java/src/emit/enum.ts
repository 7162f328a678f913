import type { EnumNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { code, group, hardline, indent, join, line } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, typeDoc } from "../docs.js";
import { assignment, call, fieldLine } from "../line-breaks.js";
import { enumBases, enumConstant } from "../literals.js";
import { emitClass, emitMember, said } from "./declare.js";

/** How an enum's values are told apart: by a `switch` of a text, or by comparisons of numbers. */
function choosing({ base, members }: EnumText, value: string, found: (name: string) => string, other: string): Part {
  if (base === "string") {
    const cases = members.map(([is, name]) => group(`case ${is} ->`, indent(indent(line, found(name))), ";"));
    return code`
      return switch (${value}) {
        ${join(hardline, cases)}
        default -> ${other};
      };`;
  }
  const tests = members.map(
    ([is, name]) => code`
      if (${value}.equals(${is})) {
        return ${found(name)};
      }`,
  );
  return join(hardline, [...tests, `return ${other};`]);
}

interface EnumText {
  readonly name: string;
  readonly base: keyof typeof enumBases;
  readonly members: readonly (readonly [value: string, name: string])[];
}

function emitEnumMembers(text: EnumText, file: FileWriter, context: Context): void {
  const { name, base } = text;
  const [java, descriptor] = enumBases[base];
  const args = [[context.runtime("json.Types"), `.${descriptor}`], `${name}::of`];
  const type: Part = ["public static final ", context.runtime("json.JsonType"), `<${name}> TYPE`];
  emitDoc(file, "Reads and writes values of this class.");
  file.line(assignment(type, call([context.runtime("json.EnumType"), ".of"], args)));
  emitMember(file, { type: "private", name, parameters: [`${java} value`], body: "super(value);" });
  const of = "Returns the constant for a value, or a new instance for an undeclared value.";
  emitMember(file, {
    doc: said(of, { value: "the value in JSON" }, "the constant or new instance"),
    type: `public static ${name}`,
    name: "of",
    parameters: [`${java} value`],
    body: choosing(text, "value", (member) => member, `new ${name}(value)`),
  });
  const body = choosing(text, "value()", (member) => `Known.${member}`, "Known.UNKNOWN");
  emitMember(file, { annotation: "@Override", type: "public Known", name: "known", body });
}

/** `public final class Status extends OpenEnum<String>`: constants, and an enum of them. */
export function emitEnum({ decl }: EnumNode, file: FileWriter, context: Context): void {
  const name = context.names.type(decl.id);
  const { base, origin } = decl;
  const unique = [...new Map(decl.values.map((item) => [item.value, item])).values()].map((item) => ({
    value: enumConstant(item.value, base),
    member: context.names.enumMember(decl.id, item.value),
    doc: typeDoc(item, `The value \`${item.value}\`.`),
  }));
  const text: EnumText = { name, base, members: unique.map(({ value, member }) => [value, member]) };
  const doc = typeDoc(decl, "A value of an open enumeration: the API may add values that are not declared here.");
  const clause: Part = ["extends ", context.runtime("json.OpenEnum"), `<${enumBases[base][0]}, ${name}.Known>`];
  emitClass(file, { name, origin, doc, kind: "public final class", clause }, () => {
    for (const one of unique) {
      emitDoc(file, one.doc);
      file.line(fieldLine(`public static final ${name}`, one.member, call(`new ${name}`, [one.value]), 1));
      file.blank();
    }
    emitEnumMembers(text, file, context);
    file.blank();
    emitDoc(file, "The declared values.");
    const print = (): void => {
      for (const one of unique) {
        emitDoc(file, one.doc);
        file.line(`${one.member},`);
      }
      emitDoc(file, "An undeclared value.");
      file.line("UNKNOWN");
    };
    file.block("public enum Known {", print, "}");
  });
}
