import { type Api, type HttpOperation, type ObjectDecl, resolveType, type Type } from "@sdkwright/ir-schema";
import { isOpenObject } from "./objects.js";

type Types = Pick<Api, "types">;

/** Wire names of an object's properties, the inherited ones first, each once. A cycle of inheritance ends. */
export function propertyNamesOf(api: Types, decl: ObjectDecl): Set<string> {
  const names = new Set<string>();
  const seen = new Set<ObjectDecl>();
  const visit = (current: ObjectDecl): void => {
    if (seen.has(current)) return;
    seen.add(current);
    for (const id of current.extends) {
      const parent = resolveType(api, { kind: "ref", id });
      if (parent.kind === "object") visit(parent);
    }
    for (const property of current.properties) names.add(property.name.wire);
  };
  visit(decl);
  return names;
}

/** An object that is only a map: undeclared keys, and no property of its own or inherited. */
export function isMapObject(api: Types, decl: ObjectDecl): boolean {
  return decl.additional !== null && decl.properties.length === 0 && propertyNamesOf(api, decl).size === 0;
}

/** The type of what an operation sends as a whole; undefined for none, a file or plain text. */
function sentType({ body }: HttpOperation): Type | undefined {
  const content = body?.contents[0];
  return content && content.kind !== "binary" && content.kind !== "text" ? content.type : undefined;
}

/**
 * The object whose properties are fields of the request, or null where the body (if there is one) is a field of its own.
 * The body's default content decides: JSON, form or multipart of an object type, through references and aliases. A map is
 * not merged: its keys could not be told from parameters.
 */
export function mergedBody(api: Types, operation: HttpOperation): ObjectDecl | null {
  const sent = sentType(operation);
  if (!sent) return null;
  const type = resolveType(api, sent);
  return type.kind !== "object" || isMapObject(api, type) ? null : type;
}

/**
 * The type of an object's undeclared properties, its own or an inherited one; undefined if the definition does not
 * describe them. `seen` are the objects that have been searched already.
 */
export function extraType(api: Types, decl: ObjectDecl, seen = new Set<string>()): Type | undefined {
  seen.add(decl.id);
  if (decl.additional) return decl.additional.kind === "unknown" ? undefined : decl.additional;
  for (const id of decl.extends) {
    const parent = api.types[id];
    if (parent?.kind !== "object" || seen.has(id)) continue;
    const inherited = extraType(api, parent, seen);
    if (inherited) return inherited;
  }
  return undefined;
}

/** The type of the undeclared properties that a merged body takes; null where it takes none. */
export function extraOf(api: Types, object: ObjectDecl | null): Type | null {
  if (!object || !isOpenObject(api, object)) return null;
  return extraType(api, object) ?? { kind: "unknown" };
}
