import type { FileWriter, Part, UnionDecl, UnionNode, Variant } from "@sdkwright/plugin-api";
import { listed, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { emitDoc, typeDoc } from "../docs.js";
import { assignment, call, methodHead, parameter, recordHead } from "../line-breaks.js";
import { constantLiteral } from "../literals.js";
import { plainType, toldVariants, typeOf } from "../types.js";
import { type Declaration, emitClass, emitMember, emitStatements, emitVariant, said, tagsOf } from "./declare.js";

/** Members of a union for values that match no variant. */
function emitUnknown(owner: string, wire: string | undefined, file: FileWriter, context: Context): void {
  const node = context.symbol("com.fasterxml.jackson.databind", "JsonNode");
  const tag = wire === undefined ? {} : { type: `the value of the property ${wire}` };
  const components: Part[] = [...(wire === undefined ? [] : ["String type"]), [node, " raw"]];
  const text = "A variant that this version of the library does not declare.";
  file.blank();
  emitDoc(file, said(text, { ...tag, raw: "what was received" }));
  const value: Declaration = { annotation: "@Override", type: ["public ", node], name: "value", body: "return raw;" };
  file.block(recordHead("Unknown", components, owner, ""), () => emitMember(file, value, 2), "}");
}

/** `Animal.of(cat)`, for the variants that the type of a value tells. */
function emitFactories({ decl }: UnionNode, file: FileWriter, context: Context): void {
  const { names } = context;
  const name = names.type(decl.id);
  for (const { index, java } of toldVariants(context, decl)) {
    emitMember(file, {
      doc: said("Returns the variant that holds a value.", { value: "the value" }, "the variant"),
      type: `static ${name}`,
      name: "of",
      parameters: [parameter(plainType(java), "value")],
      body: `return new Of${names.variant(decl.id, index)}(value);`,
    });
  }
}

/** The mark of a variant: the values of the discriminator, or the type of its value. */
function variantText({ discriminator }: UnionDecl, variant: Variant, union: string): string {
  const tags = variant.tags.map((tag) => `\`${tag}\``);
  return discriminator && tags.length > 0
    ? `The variant whose \`${discriminator.wire}\` is ${listed(tags, "or")}.`
    : `The variant \`${variant.name.wire}\` of \`${union}\`.`;
}

/** `public sealed interface Animal extends Union` with a record for each variant. */
export function emitUnion(node: UnionNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  const { api, names } = context;
  const name = names.type(decl.id);
  const wire = decl.discriminator?.wire;
  const branches = valueVariants(api, decl).map(({ variant, index, type }) => ({
    variant,
    record: `Of${names.variant(decl.id, index)}`,
    java: typeOf(context, type),
  }));
  const variants = branches.flatMap(({ variant, record, java }) =>
    (wire === undefined ? [[]] : variant.tags.map((tag) => [constantLiteral(tag)])).map((tag): Part => {
      const args = [...tag, java.descriptor, `${record}.class`, `${record}::new`];
      return [call("variants.variant", args), ";"];
    }),
  );
  const type = context.runtime("json.UnionType");
  const tag = wire === undefined ? [] : [stringLiteral(wire)];
  const made = call([type, wire === undefined ? ".untagged" : ".tagged"], [...tag, "Unknown::new", `${name}::declare`]);
  const doc = typeDoc(decl, "One of several types.");
  const clause: Part = ["extends ", context.runtime("json.Union")];
  emitClass(file, { name, origin: decl.origin, doc, kind: "public sealed interface", clause }, () => {
    emitDoc(file, "Reads and writes values of this type.");
    file.line(assignment([context.runtime("json.JsonType"), `<${name}> TYPE`], made));
    file.blank();
    const head = methodHead("private static void", "declare", [[type, `.Variants<${name}> variants`]], 1);
    emitStatements(file, head, variants);
    if (plan.union?.declaresTag.includes(false)) {
      const body: Part = ["return ", context.runtime("json.Json"), ".plain(TYPE, this);"];
      emitMember(file, { annotation: "@Override", type: "default Object", name: "json", body });
    }
    emitFactories(node, file, context);
    for (const { variant, record, java } of branches) {
      const { text } = typeDoc(variant, variantText(decl, variant, name));
      emitVariant(file, record, java.boxed, name, { text, tags: tagsOf({ value: "the value of the variant" }) });
    }
    emitUnknown(name, wire, file, context);
  });
}
