import type { Api, HttpOperation, ObjectDecl, TypeId } from "@sdkwright/ir-schema";
import type { Field, RequestBase, RequestShape, SdkStyle } from "./model.js";
import { isMapObject } from "./questions/body.js";
import { isRequiredIn } from "./questions/directions.js";
import { allProperties } from "./questions/objects.js";
import { isPinned } from "./questions/pinned.js";

/** Inputs that decide the shape of a request. */
export interface BaseContext {
  readonly api: Api;
  readonly style: SdkStyle;
  readonly operation: HttpOperation;
  /** The object whose properties are fields of the request. */
  readonly object: ObjectDecl;
  readonly fields: readonly Field[];
  /** Undeclared keys are taken. */
  readonly open: boolean;
}

/**
 * Wire names of write-only required properties. The request requires them; the shared type cannot, because responses
 * omit them.
 */
function stricter(api: Api, object: ObjectDecl): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name, required, access } of allProperties(api, object)) {
    if (required && access === "write") names.add(name.wire);
  }
  return names;
}

/**
 * Returns the declared type that a request is, or that it adds to; null if the request flattens the properties of its
 * body. Only the operation and the type's declaration decide. Other uses of the type do not, so that adding an
 * operation never changes the type of another request.
 */
export function baseOf({ api, style, operation, object, fields, open }: BaseContext): RequestBase | null {
  if (!object.name.explicit || object.parent !== undefined || isMapObject(api, object)) return null;
  const properties = allProperties(api, object);
  const demanded = stricter(api, object);
  const adds = fields.filter(({ from }) => from.kind !== "property" || demanded.has(from.name));
  const omits = properties.map(({ name }) => name.wire).filter((wire) => isPinned(operation, "body", wire));
  if (adds.length === 0 && omits.length === 0 && !operation.requestName?.explicit) {
    return { type: object.id, whole: true, adds, omits };
  }
  if (style.bodies !== "extended") return null;
  // All of an optional body may be missing, and undeclared keys cannot be told from one that is left out.
  const isLooser = operation.body?.required === false && properties.some((one) => isRequiredIn(one, "sent"));
  if (isLooser || (open && omits.length > 0)) return null;
  return { type: object.id, whole: false, adds, omits };
}

/** The declared type that a request is; null where the request has a type of its own. */
export function bodyTypeOf(request: RequestShape | null | undefined): TypeId | null {
  return request?.base?.whole ? request.base.type : null;
}

/** Whether a method takes properties of the body that are not declared: its request is a declared type, or says so. */
export const takesExtra = (request: RequestShape | null): boolean =>
  request !== null && (request.extra !== null || bodyTypeOf(request) !== null);
