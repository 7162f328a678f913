import type { EnumNode, FileWriter, ObjectNode, Part, UnionNode } from "@sdkwright/plugin-api";
import {
  allProperties,
  code,
  group,
  hardline,
  indent,
  isAlwaysThere,
  join,
  line,
  valueVariants,
} from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { emitDoc, typeDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { assignment, call, callOfNames, classHead, fieldLine, methodHead, recordHead } from "../layout.js";
import { enumBases, enumConstant } from "../literals.js";
import { typeOf } from "../types.js";
import { emitModel } from "./model.js";

export function emitObject({ decl, plan }: ObjectNode, file: FileWriter, emission: Emission): void {
  const { api, names } = emission;
  emitModel(
    emission,
    {
      name: names.type(decl.id),
      origin: decl.origin,
      doc: typeDoc(decl, "A type of the API."),
      properties: allProperties(api, decl).map((property) => ({
        name: names.property(decl.id, property.name.wire),
        key: property.name.wire,
        type: property.type,
        required: isAlwaysThere(property, plan),
        documented: property,
      })),
    },
    file,
  );
}

const caseOf = (value: string, result: string): Part => group(`case ${value} ->`, indent(indent(line, result)), ";");

/** `switch` of a text, or comparisons of numbers. */
function choosing(base: keyof typeof enumBases, entries: readonly (readonly [string, string])[], other: string): Part {
  if (base === "string") {
    const cases = entries.map(([value, result]) => caseOf(value, result));
    return code`
      return switch (value) {
        ${join(hardline, cases)}
        default -> ${other};
      };`;
  }
  const tests = entries.map(
    ([value, result]) => code`
      if (value.equals(${value})) {
        return ${result};
      }`,
  );
  return join(hardline, [...tests, `return ${other};`]);
}

interface EnumText {
  readonly name: string;
  readonly base: keyof typeof enumBases;
  readonly members: readonly (readonly [value: string, name: string])[];
}

function emitEnumType(emission: Emission, { name, base, members }: EnumText, file: FileWriter): void {
  const [java, descriptor] = enumBases[base];
  const list = emission.symbol("java.util", "List");
  const args = [[emission.runtime("json.Types"), `.${descriptor}`], `${name}::of`, `${name}::all`];
  emitDoc(file, "Reads and writes values of this class.", 1);
  const type: Part = ["public static final ", emission.runtime("json.JsonType"), `<${name}> TYPE`];
  file.line(assignment(type, call([emission.runtime("json.EnumType"), ".of"], args)));
  file.blank();
  file.block(`private ${name}(${java} value) {`, () => file.line("super(value);"), "}");
  file.blank();
  const of = callOfNames(
    [list, ".of"],
    members.map(([, member]) => member),
    8,
  );
  file.block(["private static ", list, `<${name}> all() {`], () => file.line("return ", of, ";"), "}");
}

function emitEnumMethods({ name, base, members }: EnumText, file: FileWriter): void {
  const [java] = enumBases[base];
  file.blank();
  const tags = [
    { tag: "param", name: "value", text: "the value as the server has it" },
    { tag: "return", text: "the constant, or a new object for a value that is not declared" },
  ];
  emitDoc(file, { text: ["The object of a value."], tags }, 1);
  const made = choosing(base, members, `new ${name}(value)`);
  file.block(`public static ${name} of(${java} value) {`, () => file.line(made), "}");
  file.blank();
  const said = [{ tag: "return", text: "the declared value, or UNKNOWN" }];
  emitDoc(file, { text: ["Which of the declared values this is, for use in a switch."], tags: said }, 1);
  const known = members.map(([value, member]) => [value, `Known.${member}`] as const);
  const chosen = choosing(base, known, "Known.UNKNOWN");
  file.block(
    "public Known known() {",
    () => {
      if (base !== "string") file.line(`${java} value = value();`);
      file.line(base === "string" ? replaceSubject(chosen) : chosen);
    },
    "}",
  );
}

/** In a method of the object, the value is asked for. */
function replaceSubject(part: Part): Part {
  if (typeof part === "string") return part.replace("switch (value)", "switch (value())");
  return Array.isArray(part) ? part.map(replaceSubject) : part;
}

/** `public final class Status extends OpenEnum<String>`: constants, and an enum of them. */
export function emitEnum({ decl }: EnumNode, file: FileWriter, emission: Emission): void {
  const { names } = emission;
  const name = names.type(decl.id);
  const unique = [...new Map(decl.values.map((value) => [value.value, value])).values()];
  const members = unique.map(
    ({ value }) => [enumConstant(value, decl.base), names.enumMember(decl.id, value)] as const,
  );
  const text: EnumText = { name, base: decl.base, members };
  file.blank();
  file.declare(name, decl.origin);
  emitDoc(file, typeDoc(decl, "One of several values. The API may add further ones."), 0);
  file.block(
    classHead(
      ["public final class ", name],
      ["extends ", emission.runtime("json.OpenEnum"), `<${enumBases[decl.base][0]}>`],
    ),
    () => {
      for (const [at, item] of unique.entries()) {
        const [value = "", member = ""] = members[at] ?? [];
        emitDoc(file, typeDoc(item, `The value ${item.value}.`), 1);
        file.line(fieldLine(`public static final ${name}`, member, call(`new ${name}`, [value]), 1));
        file.blank();
      }
      emitEnumType(emission, text, file);
      emitEnumMethods(text, file);
      file.blank();
      emitDoc(file, "The declared values.", 1);
      file.block(
        "public enum Known {",
        () => {
          for (const [at, item] of unique.entries()) {
            emitDoc(file, typeDoc(item, `The value ${item.value}.`), 2);
            file.line(`${members[at]?.[1]},`);
          }
          emitDoc(file, "A value that is not declared.", 2);
          file.line("UNKNOWN");
        },
        "}",
      );
    },
    "}",
  );
}

/** `public sealed interface Animal extends Union` with a record for each variant. */
export function emitUnion({ decl, plan }: UnionNode, file: FileWriter, emission: Emission): void {
  const { api, names } = emission;
  const name = names.type(decl.id);
  const wire = decl.discriminator?.wire;
  const branches = valueVariants(api, decl).map(({ variant, index, type }) => ({
    variant,
    record: `Of${names.variant(decl.id, index)}`,
    java: typeOf(emission, type),
    declaresTag: plan.union?.declaresTag[index] ?? true,
  }));
  const node = emission.symbol("com.fasterxml.jackson.databind", "JsonNode");
  file.blank();
  file.declare(name, decl.origin);
  emitDoc(file, typeDoc(decl, "One of several types."), 0);
  const variants = branches.flatMap(({ variant, record, java }) => {
    const rest = [java.descriptor, `${record}.class`, `${record}::new`];
    if (wire === undefined) return [call("variants.variant", rest)];
    return variant.tags.map((tag) => call("variants.variant", [stringLiteral(String(tag)), ...rest]));
  });
  const type = emission.runtime("json.UnionType");
  file.block(
    classHead(["public sealed interface ", name], ["extends ", emission.runtime("json.Union")]),
    () => {
      emitDoc(file, "Reads and writes values of this type.", 1);
      const args = ["Unknown::new", `${name}::declare`];
      const made =
        wire === undefined ? call([type, ".untagged"], args) : call([type, ".tagged"], [stringLiteral(wire), ...args]);
      file.line(assignment([emission.runtime("json.JsonType"), `<${name}> TYPE`], made));
      file.blank();
      const head = methodHead("private static void", "declare", [[type, `.Variants<${name}> variants`]], 1);
      file.block(
        head,
        () => {
          for (const variant of variants) file.line(variant, ";");
        },
        "}",
      );
      for (const { variant, record, java } of branches) {
        file.blank();
        const tags = [{ tag: "param", name: "value", text: "the value of the variant" }];
        const said = typeDoc(variant, "A variant.");
        emitDoc(file, { ...said, tags }, 1);
        file.line(recordHead(record, [[java.boxed, " value"]], name, "}"));
      }
      file.blank();
      const typed =
        wire === undefined ? [] : [{ tag: "param", name: "type", text: `the value of the property ${wire}` }];
      const tags = [...typed, { tag: "param", name: "raw", text: "what was received" }];
      emitDoc(file, { text: ["A variant that this version of the library does not know."], tags }, 1);
      file.block(
        recordHead("Unknown", [...(wire === undefined ? [] : ["String type"]), [node, " raw"]], name, ""),
        () => {
          file.line("@Override");
          file.block(["public ", node, " value() {"], () => file.line("return raw;"), "}");
        },
        "}",
      );
    },
    "}",
  );
}
