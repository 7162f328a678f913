import { escapePointerToken, type Json, pointerTokens } from "@sdkwright/plugin-api";

/** References that lead to each other from one place: more go in a circle. */
const MAX_REFERENCES = 50;

/** A value of a document, and the pointer at which it stands. */
export interface Located {
  readonly pointer: string;
  readonly value: Json | undefined;
  /** Pointer of the last reference that led there. */
  readonly reference?: string;
}

/** Whether a value is an object with members. */
export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The reference that a value is, if it is one. */
export function referenceOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value.$ref === "string" ? value.$ref : undefined;
}

/** The pointer of a reference into its own document; undefined if it leads elsewhere. */
export function internalPointer(reference: string): string | undefined {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return reference.slice(1);
  }
}

/** The member of an object or array with a key or index. */
export function memberOf(value: Json | undefined, token: string): Json | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
  return (value as { readonly [key: string]: Json })[token];
}

/** The value at a pointer, which is not led through references. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  return pointerTokens(pointer).reduce<Json | undefined>(memberOf, root);
}

/** Follows a value that is a reference into the document to what it names. */
export function follow(root: Json, from: Located): Located {
  let at = from;
  for (let jumps = 0; jumps < MAX_REFERENCES; jumps++) {
    const target = internalPointer(referenceOf(at.value) ?? "");
    if (target === undefined) break;
    at = { pointer: target, value: valueAt(root, target), reference: at.pointer };
  }
  return at;
}

/** Leads a path through the references of a document, as though what they name stood in their place. */
export function throughReferences(root: Json, tokens: readonly string[]): Located {
  let at: Located = { pointer: "", value: root };
  for (const token of tokens) {
    // Members beside a reference count as those of what it names.
    if (memberOf(at.value, token) === undefined) at = follow(root, at);
    at = {
      pointer: `${at.pointer}/${escapePointerToken(token)}`,
      value: memberOf(at.value, token),
      ...(at.reference !== undefined && { reference: at.reference }),
    };
  }
  return referenceOf(at.value) === undefined ? at : { ...at, reference: at.pointer };
}
