import type { ObjectNode, Sdk, Type, TypeId, Variant } from "@sdkwright/plugin-api";
import { allProperties, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { keyword, type TypeExpr, typeOf, union } from "../types.js";

/** What stands beside the undeclared keys of an object. */
interface Declared {
  readonly type: Type;
  readonly required: boolean;
}

const UNKNOWN = keyword("unknown");

/**
 * The type of undeclared keys: the declared one, if TypeScript takes it beside everything else that an object of the type can
 * hold, whose types must be assignable to it. Elsewhere only `unknown` is sound, as in an object from which others inherit.
 */
export function indexType({ decl, plan }: ObjectNode, context: Context): TypeExpr | undefined {
  const { additional } = decl;
  const isEmpty = decl.properties.length === 0 && decl.extends.length === 0;
  if (!additional) return isEmpty ? UNKNOWN : undefined;
  if (plan.object?.inherited) return UNKNOWN;
  const canBeMissing = new Set(plan.object?.optional);
  const own = allProperties(context.api, decl).map(({ name, type, required }): Declared => {
    return { type, required: required && !canBeMissing.has(name.wire) };
  });
  const all = [...own, ...addedElsewhere(context.sdk, decl.id)];
  const values = typeOf(additional, context.types);
  const accepted = new Set(values.form === "union" ? values.members.map(({ key }) => key) : [values.key]);
  if (!all.every(({ type }) => fits(type, accepted, context))) return UNKNOWN;
  return all.every(({ required }) => required) ? values : union([values, keyword("undefined")]);
}

/** What requests add to a type, and the tags that unions add to it. */
function addedElsewhere({ methods, types, api }: Sdk, id: TypeId): Declared[] {
  const requested = Object.values(methods).flatMap(({ request }) =>
    request?.base?.type === id ? request.base.adds : [],
  );
  const tags = Object.values(api.types).flatMap((decl) => {
    if (decl.kind !== "union" || !decl.discriminator) return [];
    const { declaresTag } = types[decl.id]?.union ?? {};
    const isTagged = ({ type }: Variant, index: number): boolean => {
      const variant = resolveType(api, type);
      return !declaresTag?.[index] && variant.kind === "object" && variant.id === id;
    };
    const values = decl.variants.filter(isTagged).flatMap(({ tags }) => tags);
    return values.map((value): Declared => ({ type: { kind: "literal", value }, required: true }));
  });
  return [...requested, ...tags];
}

/** Whether TypeScript takes a type for one of those that have these keys, as far as this can be told by their names. */
function fits(type: Type, accepted: ReadonlySet<string>, context: Context): boolean {
  const { key } = typeOf(type, context.types);
  if (accepted.has("unknown") || accepted.has(key)) return true;
  switch (type.kind) {
    case "literal":
      return accepted.has(typeof type.value);
    case "nullable":
      return accepted.has("null") && fits(type.inner, accepted, context);
    case "ref": {
      const decl = context.api.types[type.id];
      if (decl?.kind === "alias") return fits(decl.type, accepted, context);
      return decl?.kind === "enum" && accepted.has(decl.base === "string" ? "string" : "number");
    }
    default:
      return false;
  }
}
