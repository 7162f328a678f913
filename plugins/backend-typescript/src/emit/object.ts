import type { FileWriter, ObjectDecl, Part, Sym, TargetContext } from "@sdkwright/plugin-api";
import { group, indent, isRequiredIn, join, line, typeUse } from "@sdkwright/plugin-api";
import { memberKey } from "../dialect.js";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { annotated, type TypeExpr, typeOf } from "../types.js";

/** One member of an emitted interface. */
export function emitMember(file: FileWriter, key: string, optional: boolean, type: TypeExpr): void {
  file.line(memberKey(key), optional ? "?:" : ":", annotated(type), ";");
}

function heritage(name: string, parents: readonly Sym[]): Part {
  const uses = parents.map(typeUse);
  if (uses.length < 2) return ["export interface ", name, uses.length === 1 ? [" extends ", uses] : "", " {"];
  return ["export interface ", name, group(indent(line, "extends ", join(", ", uses))), " {"];
}

/**
 * The type of undeclared keys. Beside declared properties only `unknown` is sound: a narrower type would be wrong for
 * them. The same goes for an object from which others inherit.
 */
function indexType(decl: ObjectDecl, emission: Emission): TypeExpr | undefined {
  const isEmpty = decl.properties.length === 0 && decl.extends.length === 0;
  if (!decl.additional) return isEmpty ? typeOf({ kind: "unknown" }, emission.types) : undefined;
  const alone = isEmpty && !emission.model.parents.has(decl.id);
  return typeOf(alone ? decl.additional : { kind: "unknown" }, emission.types);
}

/** `export interface Pet { ... }`; an object that adds nothing to its one parent is an alias of it. */
export function emitObject(decl: ObjectDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = target.names.type(decl.id);
  const parents = decl.extends.map(emission.types.symbolOf);
  const index = indexType(decl, emission);
  const direction = emission.model.direction(decl.id);
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
        const optional = !isRequiredIn(property, direction);
        emitMember(file, property.name.wire, optional, typeOf(property.type, emission.types));
      }
      if (index) file.line("[key: string]:", annotated(index), ";");
    },
    "}",
  );
}
