import type { Leaf, Shape, Shapes } from "../spec.js";
import type { ShapeIn } from "./json.js";

/** A shape whose members have shapes. */
export type Members = Exclude<Shape, string | readonly Shape[]>;
/** What a value can be: of another form, or with members. */
export type Found = Leaf | Members;
/** An object or a list, by name or index. */
export type Container = Record<string, unknown>;

/** All that a shape can be: references and alternatives resolved. */
export function flat(
  shape: Shape | undefined,
  shapes: Shapes | undefined,
  seen: readonly string[] = [],
): readonly Found[] {
  if (shape === undefined) return [];
  if (isLeaf(shape)) return [shape];
  if (typeof shape === "string") {
    if (seen.includes(shape)) return [];
    return flat(shapes?.[shape], shapes, [...seen, shape]);
  }
  return isList(shape) ? shape.flatMap((one) => flat(one, shapes, seen)) : [shape];
}

function isLeaf(shape: Shape): shape is Leaf {
  return typeof shape === "string" && shape.startsWith("@");
}

function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

/** The shapes of a container's members, its variant chosen by its tag: text, a number or a boolean. */
export function membersOf(
  found: readonly Found[],
  container: unknown,
  shapes: Shapes | undefined,
): readonly Members[] {
  return found.flatMap((shape) => {
    if (typeof shape === "string") return [];
    if (shape.tag === undefined) return [shape];
    const tag = own(container as Container, shape.tag);
    const hasTag = typeof tag !== "object" && tag !== undefined;
    const variant = hasTag ? own(shape.variants, String(tag)) : undefined;
    return membersOf(flat(variant, shapes), container, shapes);
  });
}

/** A member that a table has itself. Names come from the server, so what is inherited is never looked up. */
export function own<T>(
  table: { readonly [name: string]: T } | undefined,
  name: string | number,
): T | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

const anything: Found = {};

/** The shapes of a member. One of which some alternatives say nothing can be anything else, too. */
export function at(
  members: readonly Members[],
  key: string | number,
  shapes: Shapes | undefined,
): readonly Found[] {
  return members.flatMap((shape) => {
    const found = flat(own(shape.properties, key) ?? shape.values, shapes);
    return found.length === 0 && members.length > 1 ? [anything] : found;
  });
}

/**
 * A copy in which texts that stand for values of a kind are such values; a text that stands for none stays. The value itself
 * where it is too deep, or holds a cycle: what writes it says so.
 */
export function converted(
  value: unknown,
  { shape, shapes }: ShapeIn,
  leaf: Leaf,
  convert: (text: string) => unknown,
): unknown {
  const walk = (part: unknown, found: readonly Found[]): unknown => {
    if (found.length === 0) return part;
    if (typeof part === "string") return found.includes(leaf) ? convert(part) : part;
    if (typeof part !== "object" || part === null) return part;
    const members = membersOf(found, part, shapes);
    if (Array.isArray(part))
      return part.map((item, index) => walk(item, at(members, index, shapes)));
    if (Object.getPrototypeOf(part) !== Object.prototype) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, walk(item, at(members, key, shapes))]),
    );
  };
  try {
    return walk(value, flat(shape, shapes));
  } catch {
    return value;
  }
}
