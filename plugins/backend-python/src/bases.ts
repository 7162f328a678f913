import type { Sdk, TypeId } from "@sdkwright/plugin-api";

/** What the class of an object is made of. */
export interface Bases {
  /** Classes that it extends. */
  readonly parents: readonly TypeId[];
  /** Objects that it extends in the definition only: their own fields are repeated, as Python cannot order the classes. */
  readonly repeated: readonly TypeId[];
  /** All classes that it inherits from, in the order in which Python looks names up. */
  readonly order: readonly TypeId[];
}

/**
 * How classes inherit. Python refuses a class if two of its parents have common parents in opposite orders, which
 * definitions do not mind: such a class extends the first of them.
 */
export function basesIn(sdk: Sdk): (id: TypeId) => Bases {
  const known = new Map<TypeId, Bases>();
  const basesOf = (id: TypeId): Bases => {
    const before = known.get(id);
    if (before) return before;
    const decl = sdk.api.types[id];
    const made = basesFrom(decl?.kind === "object" ? decl.extends : [], basesOf);
    known.set(id, made);
    return made;
  };
  return basesOf;
}

function basesFrom(given: readonly TypeId[], basesOf: (id: TypeId) => Bases): Bases {
  const inherited = new Set(given.flatMap((id) => basesOf(id).order));
  const parents: TypeId[] = [];
  const left: TypeId[] = [];
  let order: readonly TypeId[] = [];
  for (const id of given.filter((each) => !inherited.has(each))) {
    const next = [...parents, id];
    const merged = mergeOrders([...next.map((each) => [each, ...basesOf(each).order]), next]);
    if (merged) {
      parents.push(id);
      order = merged;
    } else {
      left.push(id);
    }
  }
  const has = new Set(order);
  const missing = left.flatMap((id) => [id, ...basesOf(id).order, ...basesOf(id).repeated]);
  return { parents, order, repeated: [...new Set(missing)].filter((id) => !has.has(id)) };
}

/** One order that keeps all others, found as Python does (C3); undefined where there is none. */
function mergeOrders(orders: readonly (readonly TypeId[])[]): readonly TypeId[] | undefined {
  if (orders.length === 2) return orders[0];
  const merged: TypeId[] = [];
  let rest = orders;
  while (rest.length > 0) {
    const isLater = (id: TypeId): boolean => rest.some((order) => order.indexOf(id, 1) > 0);
    const head = rest.flatMap(([first]) => first ?? []).find((first) => !isLater(first));
    if (head === undefined) return undefined;
    merged.push(head);
    rest = rest.map((order) => (order[0] === head ? order.slice(1) : order)).filter((order) => order.length > 0);
  }
  return merged;
}
