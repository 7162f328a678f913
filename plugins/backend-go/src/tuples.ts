import type { TupleShape, Type } from "@sdkwright/plugin-api";

/** A list whose items have types of their own. */
export type Tuple = Extract<Type, { kind: "tuple" }>;

/** `Tuple2`, and `Tuple2Rest` with further items: what the generic type of a shape wants to be called. */
export function tupleName({ items, rest }: TupleShape): string {
  return `Tuple${items}${rest ? "Rest" : ""}`;
}

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];

/** Field of an item, by its place. */
export function itemField(index: number): string {
  return ordinals[index] ?? `Item${index + 1}`;
}
