import { nullable, type Type } from "@sdkwright/plugin-api";
import { isObject, type Node } from "./node.js";
import { isNullable, saysNullable } from "./nullability.js";
import { flatten } from "./parts.js";
import type { State } from "./state.js";
import { onlyReference } from "./views.js";

/** A value that may be left out of what it belongs to, such as a property or a parameter. */
export interface Member {
  readonly type: Type;
  readonly required: boolean;
}

/**
 * The member after the settings for null and absent values are applied. In a list or a map, nothing can be left out.
 */
export function settleMember(state: State, node: Node, member: Member): Member {
  const { settings } = state.options;
  const { type, required } = member;
  if (!settings.respectNullable) return type.kind === "nullable" ? { type: type.inner, required: false } : member;
  const wrapped = settings.nullableReferencesOptional && type.kind === "nullable" && refersToNullable(state, node);
  const optional = wrapped || !required;
  return { type: optional && settings.optionalToNullable ? nullable(type) : type, required: !optional };
}

/** Whether a schema is a reference, alone or in an `allOf` that only documents it, to one that admits null itself. */
function refersToNullable(state: State, node: Node): boolean {
  const { value } = node;
  if (!isObject(value) || saysNullable(value)) return false;
  if (typeof value.$ref === "string") {
    const target = state.options.resolver.target(node, value.$ref);
    return target !== undefined && isNullable(state, target);
  }
  if (!Array.isArray(value.allOf)) return false;
  const only = onlyReference(state, node, flatten(state, node, false));
  return only !== undefined && isNullable(state, only.target);
}
