import type { FileWriter, ObjectNode } from "@sdkwright/plugin-api";
import { group, indent, line, typeUse } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { annotated, typeOf } from "../types.js";
import { emitHead, emitInterface, emitMember, heritage } from "./declare.js";
import { indexType } from "./extras.js";

/** `export interface Pet { ... }`; an object that adds nothing to its one parent is an alias of it. */
export function emitObject(node: ObjectNode, file: FileWriter, context: Context): void {
  const { decl, plan } = node;
  const name = context.names.type(decl.id);
  const parents = decl.extends.map(context.layout.symbol);
  const index = indexType(node, context);
  const canBeMissing = new Set(plan.object?.optional);
  emitHead(file, name, decl);
  const [parent] = parents;
  if (parent && parents.length === 1 && decl.properties.length === 0 && !index) {
    file.line("export type ", name, " =", group(indent(line, typeUse(parent))), ";");
    return;
  }
  const members = (): void => {
    for (const property of decl.properties) {
      file.doc(docOf(property, { default: property.default }));
      const isOptional = !property.required || canBeMissing.has(property.name.wire);
      emitMember(file, property.name.wire, isOptional, typeOf(property.type, context.types));
    }
    if (index) file.line("[key: string]:", annotated(index), ";");
  };
  emitInterface(file, name, members, heritage(parents.map(typeUse)));
}
