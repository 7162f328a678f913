import type { Sdk, TypeId } from "@sdkwright/plugin-api";

/** The parts of an object's class. */
export interface Bases {
  /** Classes that it extends. */
  readonly parents: readonly TypeId[];
  /** Objects that it extends in the definition only: their own fields are repeated, as Python cannot order the classes. */
  readonly repeated: readonly TypeId[];
  /** The class and all that it inherits from, in the order in which Python looks names up. */
  readonly order: readonly TypeId[];
}

/**
 * How classes inherit. Python refuses a class if two of its parents have common parents in opposite orders, which
 * definitions do not mind: such a class extends the first of them.
 */
export function basesIn(sdk: Sdk): (id: TypeId) => Bases {
  const known = new Map<TypeId, Bases>();
  const basesOf = (id: TypeId): Bases => {
    const decl = sdk.api.types[id];
    const bases = known.get(id) ?? basesFrom(id, decl?.kind === "object" ? decl.extends : [], basesOf);
    known.set(id, bases);
    return bases;
  };
  return basesOf;
}

function basesFrom(id: TypeId, given: readonly TypeId[], basesOf: (id: TypeId) => Bases): Bases {
  const inherited = new Set(given.flatMap((each) => basesOf(each).order.slice(1)));
  let parents: readonly TypeId[] = [];
  let order: readonly TypeId[] = [];
  const missing: TypeId[] = [];
  for (const parent of given.filter((each) => !inherited.has(each))) {
    const next = [...parents, parent];
    const merged = mergeOrders([...next.map((each) => basesOf(each).order), next]);
    if (merged) [parents, order] = [next, merged];
    else missing.push(...basesOf(parent).order, ...basesOf(parent).repeated);
  }
  const repeated = [...new Set(missing)].filter((each) => !order.includes(each));
  return { parents, repeated, order: [id, ...order] };
}

/** One order that keeps all others, found as Python does (C3); undefined where there is none. */
function mergeOrders(orders: readonly (readonly TypeId[])[]): readonly TypeId[] | undefined {
  const merged: TypeId[] = [];
  for (let rest = orders; rest.length > 0; rest = rest.filter((order) => order.length > 0)) {
    const isLater = (id: TypeId): boolean => rest.some((order) => order.indexOf(id, 1) > 0);
    const head = rest.flatMap((order) => order.slice(0, 1)).find((first) => !isLater(first));
    if (head === undefined) return undefined;
    merged.push(head);
    rest = rest.map((order) => (order[0] === head ? order.slice(1) : order));
  }
  return merged;
}
