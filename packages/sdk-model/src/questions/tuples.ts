import { type Api, oncePer, type Type, typeExpressions, walkType } from "@sdkwright/ir-schema";

/** The common part of tuples of one generic type, for languages that have to declare such types. */
export interface TupleShape {
  /** Number of items with types of their own. */
  readonly items: number;
  /** Further items follow them. */
  readonly rest: boolean;
}

export function tupleShape({ items, rest }: Extract<Type, { kind: "tuple" }>): TupleShape {
  return { items: items.length, rest: rest !== null };
}

/** The shapes of all tuples of an API, the shorter ones first. Looked for once, since few APIs have any at all. */
export const tupleShapes: (api: Api) => readonly TupleShape[] = oncePer((api: Api) =>
  tupleShapesIn(typeExpressions(api)),
);

/** The shapes of all tuples in some types, whatever they refer to left out; the shorter ones first. */
export function tupleShapesIn(expressions: Iterable<Type>): readonly TupleShape[] {
  const shapes = new Map<string, TupleShape>();
  const note = (type: Type): void => {
    if (type.kind === "tuple") shapes.set(JSON.stringify(tupleShape(type)), tupleShape(type));
  };
  for (const expression of expressions) walkType(expression, note);
  return [...shapes.values()].sort((a, b) => a.items - b.items || Number(a.rest) - Number(b.rest));
}
