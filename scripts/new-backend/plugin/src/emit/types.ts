import type {
  AliasNode,
  EnumNode,
  FileWriter,
  ObjectNode,
  Property,
  TypeDecl,
  TypePlan,
  UnionNode,
} from "@sdkwright/plugin-api";
import { allProperties, join } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { constant, stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import { typeOf } from "../types.js";

/** Begins the declaration of a type, and gives its name. */
function open(decl: TypeDecl, file: FileWriter, { names }: Context): string {
  const name = names.type(decl.id);
  file.blank();
  file.doc(docOf(decl));
  file.declare(name, decl.origin);
  return name;
}

function isRequired({ required, name }: Property, plan: TypePlan): boolean {
  return required && !plan.object?.optional.includes(name.wire);
}

export function emitObject({ decl, plan }: ObjectNode, file: FileWriter, context: Context): void {
  const name = open(decl, file, context);
  const body = () => {
    for (const property of allProperties(context.api, decl)) {
      const { wire } = property.name;
      const mark = isRequired(property, plan) ? "" : "?";
      file.doc(docOf(property));
      const field = [context.names.property(decl.id, wire), mark, ": ", typeOf(context, property.type)];
      file.line(field, " = ", stringLiteral(wire));
    }
    if (plan.object?.extra) file.line("...: ", typeOf(context, plan.object.extra));
  };
  file.block(`type ${name} {`, body, "}");
}

export function emitEnum({ decl }: EnumNode, file: FileWriter, context: Context): void {
  const name = open(decl, file, context);
  const body = () => {
    for (const entry of decl.values) {
      file.doc(docOf(entry));
      file.line(context.names.enumMember(decl.id, entry.value), " = ", constant(entry.value));
    }
  };
  file.block(`enum ${name} {`, body, "}");
}

export function emitUnion({ decl }: UnionNode, file: FileWriter, context: Context): void {
  const name = open(decl, file, context);
  const tag = decl.discriminator ? ` by ${stringLiteral(decl.discriminator.wire)}` : "";
  const body = () => {
    for (const [index, variant] of decl.variants.entries()) {
      const tags = join(", ", variant.tags.map(constant));
      file.doc(docOf(variant));
      file.line(context.names.variant(decl.id, index), ": ", typeOf(context, variant.type), " = [", tags, "]");
    }
  };
  file.block(`union ${name}${tag} {`, body, "}");
}

export function emitAlias({ decl }: AliasNode, file: FileWriter, context: Context): void {
  const name = open(decl, file, context);
  file.line(`type ${name} = `, typeOf(context, decl.type));
}
