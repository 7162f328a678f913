import type { Api, Type } from "@sdkwright/plugin-api";
import { walkType } from "@sdkwright/plugin-api";
import { typeExpressions } from "./expressions.js";

/** A list whose items have types of their own. */
export type Tuple = Extract<Type, { kind: "tuple" }>;

/** What tuples of one generic type have in common. */
export interface TupleShape {
  /** Items with types of their own. */
  readonly items: number;
  /** Further items follow them. */
  readonly rest: boolean;
}

export function shapeOf({ items, rest }: Tuple): TupleShape {
  return { items: items.length, rest: rest !== null };
}

/** `Tuple2`, and `Tuple2Rest` with further items: the generic type for a shape, unless the API has the name. */
export function tupleName({ items, rest }: TupleShape): string {
  return `Tuple${items}${rest ? "Rest" : ""}`;
}

/** The shapes of all tuples of an API, the shorter ones first. */
export function tupleShapes(api: Api): readonly TupleShape[] {
  const shapes = new Map<string, TupleShape>();
  for (const expression of typeExpressions(api)) {
    walkType(expression, (type) => {
      if (type.kind !== "tuple") return;
      const shape = shapeOf(type);
      shapes.set(tupleName(shape), shape);
    });
  }
  return [...shapes.values()].sort((a, b) => a.items - b.items || Number(a.rest) - Number(b.rest));
}

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];

/** Field of an item, by its place. */
export function itemField(index: number): string {
  return ordinals[index] ?? `Item${index + 1}`;
}
