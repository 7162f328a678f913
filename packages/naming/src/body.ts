import { type Api, type ObjectDecl, type Operation, resolveType, type Type } from "@sdkwright/ir-schema";

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

/** Type of what an operation sends as a whole: its body, or the one message of a remote call. */
function sentType(operation: Operation): Type | undefined {
  if (operation.kind === "rpc") return operation.paramStructure === "single" ? operation.params[0]?.type : undefined;
  const content = operation.kind === "http" ? operation.body?.contents[0] : undefined;
  return content && content.kind !== "binary" && content.kind !== "text" ? content.type : undefined;
}

/** Whether an operation sends anything as a whole, of whatever kind. */
function hasBody(operation: Operation): boolean {
  return operation.kind === "http" ? operation.body !== null : sentType(operation) !== undefined;
}

/**
 * The object whose properties are keys of the request object, or null where the body (if there is one) has a key of its
 * own. The body's default content decides: JSON, form or multipart of an object type, through references and aliases.
 * An object that is only a map, with undeclared keys and no property of its own or inherited, is not merged: its keys
 * could not be told from parameters.
 */
export function mergedBody(api: Types, operation: Operation): ObjectDecl | null {
  const sent = sentType(operation);
  if (!sent) return null;
  const type = resolveType(api, sent);
  if (type.kind !== "object") return null;
  const isMap = type.additional !== null && propertyNamesOf(api, type).size === 0;
  return isMap ? null : type;
}

/** Whether the properties of an operation's body are keys of its request object. */
export function mergesBody(api: Types, operation: Operation): boolean {
  return mergedBody(api, operation) !== null;
}

/** Whether an operation's body is one key of its request object. */
export function hasBodyKey(api: Types, operation: Operation): boolean {
  return hasBody(operation) && !mergesBody(api, operation);
}
