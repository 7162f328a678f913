import type { MissingType } from "./src/index.js";

export function read(thing: MissingType.Thing): readonly [string | undefined, number, string | undefined] {
  return [thing.inner.deep, thing.list?.length ?? 0, thing.code?.toLowerCase()];
}

// @ts-expect-error: a value of any kind is read before it is used.
export const length: number = ({} as MissingType.Thing).anything.length;

// @ts-expect-error: what is required is so, typed or not.
export const incomplete: MissingType.Thing = { inner: {} };

// @ts-expect-error: no type is no permission for null.
export const nothing: MissingType.Thing = { anything: null, inner: null };
