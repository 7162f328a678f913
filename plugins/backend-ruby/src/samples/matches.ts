import type { Part, Property, Type, UnionDecl } from "@sdkwright/plugin-api";
import { allProperties, code, hardline, isDeclaredType, join, resolveType, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { KEYWORDS } from "../reserved.js";
import { qualified } from "./layout.js";

/** Variants that a sample tells apart. */
const SHOWN_VARIANTS = 2;

/** A class of a union's values, and a text or a number that all of them have. */
interface Matched {
  readonly path: string;
  readonly property: string | null;
}

/** Whether every value of an object has a property, which is a text or a number. */
function isPlain({ api }: Context, { required, type }: Property): boolean {
  const resolved = resolveType(api, type);
  const isScalar = resolved.kind === "enum" || (resolved.kind === "primitive" && resolved.primitive !== "binary");
  return required && isScalar;
}

function matchedOf(context: Context, type: Type): Matched[] {
  const { api, sdk, names } = context;
  const resolved = resolveType(api, type);
  if (resolved.kind !== "object" || !isDeclaredType(sdk, resolved.id)) return [];
  const found = allProperties(api, resolved).find((property) => isPlain(context, property));
  const name = found && names.property(resolved.id, found.name.wire);
  return [{ path: context.typePath(resolved.id), property: name && !KEYWORDS.has(name) ? name : null }];
}

function classesOf(context: Context, decl: UnionDecl): Matched[] {
  const all = valueVariants(context.api, decl).flatMap(({ type }) => matchedOf(context, type));
  return [...new Map(all.map((one) => [one.path, one])).values()];
}

/** Tells the values of a union apart by their classes; undefined for what has fewer than two. */
export function matching(context: Context, variable: string, type: Type): Part | undefined {
  const resolved = resolveType(context.api, type);
  if (resolved.kind !== "union") return undefined;
  const classes = classesOf(context, resolved).slice(0, SHOWN_VARIANTS);
  if (classes.length < SHOWN_VARIANTS) return undefined;
  const branches = classes.map(({ path, property }): Part => {
    const name = qualified(context, path);
    return property === null
      ? ["in ", name, " then p ", variable]
      : ["in ", name, `(${property}:) then puts ${property}`];
  });
  return code`
    case ${variable}
    ${join(hardline, branches)}
    else p ${variable}
    end`;
}
