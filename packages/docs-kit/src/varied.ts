import type { JsonValue, PrimitiveKind, Type } from "@sdkwright/plugin-api";

/**
 * Values of wire tests' responses, which are there to show that an SDK reads them. What a value is depends on its position
 * in the example alone, so that it is the same each time; a position of undefined stands for an example that is not varied.
 */
type Position = number | undefined;

type Primitive = Extract<Type, { readonly kind: "primitive" }>;

/** The largest integer that every language reads exactly, TypeScript included. */
const LARGE = Number.MAX_SAFE_INTEGER;

/** Values that a reader can get wrong where it gets plain ones right. */
const TELLING: { readonly [K in PrimitiveKind]?: JsonValue } = {
  int64: LARGE,
  uint64: LARGE,
  bigint: LARGE,
  "date-time": "2026-01-31T17:30:00.25+05:30",
  // Bytes that are not a text in UTF-8: 0x00, 0xff and 0xfe.
  base64: "AP/+",
};

/** Whether one of so many values comes up at a position. */
const isTurn = (position: Position, every: number): boolean => position !== undefined && position % every === 0;

/** A value in place of a plain one; undefined where the plain one will do. Limits of the definition come first. */
export function variedScalar({ primitive, constraints }: Primitive, position: Position): JsonValue | undefined {
  if (constraints && primitive !== "date-time" && primitive !== "base64") return undefined;
  return isTurn(position, primitive === "base64" ? 1 : 2) ? TELLING[primitive] : undefined;
}

/** Whether a nullable value is null: one scalar in three. What others hold says more than null. */
export function givesNull({ kind }: { readonly kind: string }, position: Position): boolean {
  return (kind === "primitive" || kind === "enum") && isTurn(position, 3);
}

/** Alternatives in the order in which they are tried: from one on that depends on the position. */
export function turned<T>(alternatives: readonly T[], position: Position): readonly T[] {
  const first = (position ?? 0) % Math.max(1, alternatives.length);
  return [...alternatives.slice(first), ...alternatives.slice(0, first)];
}

/** Length of an item, as JSON, up to which a list has another one. */
const SMALL = 160;

/** What a list is made in. */
interface ListPlace {
  readonly varied?: boolean | undefined;
  readonly nth?: number | undefined;
  readonly first: JsonValue | undefined;
}

/** Whether a list that needs no more than one item has two. Lists in a second item have one, so that rows differ. */
export function withSecond(
  { constraints }: Extract<Type, { readonly kind: "list" }>,
  least: number,
  { varied, nth = 0, first }: ListPlace,
): boolean {
  if (!varied || least !== 1 || nth > 0 || first === undefined) return false;
  return (constraints?.maxItems ?? 2) > 1 && JSON.stringify(first).length <= SMALL;
}
