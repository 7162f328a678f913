import type { FileWriter, ObjectNode, Part, Sym } from "@sdkwright/plugin-api";
import { group, indent, join, line, typeUse } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { annotated, type TypeExpr, typeOf } from "../types.js";
import { emitMember } from "./declare.js";

function heritage(name: string, parents: readonly Sym[]): Part {
  const uses = parents.map(typeUse);
  if (uses.length < 2) return ["export interface ", name, uses.length === 1 ? [" extends ", uses] : "", " {"];
  return ["export interface ", name, group(indent(line, "extends ", join(", ", uses))), " {"];
}

/**
 * The type of undeclared keys. Beside declared properties only `unknown` is sound: a narrower type would be wrong for
 * them. The same goes for an object from which others inherit.
 */
function indexType({ decl, plan }: ObjectNode, { types }: Emission): TypeExpr | undefined {
  const isEmpty = decl.properties.length === 0 && decl.extends.length === 0;
  if (!decl.additional) return isEmpty ? typeOf({ kind: "unknown" }, types) : undefined;
  const isAlone = isEmpty && !plan.object?.inherited;
  return typeOf(isAlone ? decl.additional : { kind: "unknown" }, types);
}

/** `export interface Pet { ... }`; an object that adds nothing to its one parent is an alias of it. */
export function emitObject(node: ObjectNode, file: FileWriter, emission: Emission): void {
  const { decl, plan } = node;
  const name = emission.names.type(decl.id);
  const parents = decl.extends.map(emission.layout.symbol);
  const index = indexType(node, emission);
  const canBeMissing = new Set(plan.object?.optional);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  const [parent] = parents;
  if (parent && parents.length === 1 && decl.properties.length === 0 && !index) {
    file.line("export type ", name, " =", group(indent(line, typeUse(parent))), ";");
    return;
  }
  file.block(
    heritage(name, parents),
    () => {
      for (const property of decl.properties) {
        file.doc(docOf(property, { default: property.default }));
        const isOptional = !property.required || canBeMissing.has(property.name.wire);
        emitMember(file, property.name.wire, isOptional, typeOf(property.type, emission.types));
      }
      if (index) file.line("[key: string]:", annotated(index), ";");
    },
    "}",
  );
}
