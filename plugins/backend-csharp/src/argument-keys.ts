import type { Field, Method, NameRef, OperationId } from "@sdkwright/plugin-api";
import { fieldsOfMethod, oncePer, referredName } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

type From = Field["from"];

/** What a field is called before it is compared with others: properties by JSON's names, all others by the SDK's. */
const plainKey = ({ names }: Context, method: OperationId, from: From): string =>
  from.kind === "property" ? from.name : names.field(method, from);

/** Of each method the keys that several fields would have: a parameter's and one of the body. */
const sharedKeys = oncePer((context: Context) =>
  oncePer((method: Method): ReadonlySet<string> => {
    const seen = new Set<string>();
    const shared = new Set<string>();
    for (const { from } of fieldsOfMethod(method)) {
      const key = plainKey(context, method.id, from);
      if (seen.has(key)) shared.add(key);
      seen.add(key);
    }
    return shared;
  }),
);

/** The key under which the runtime finds a field among the arguments of a call: no other field has it. */
export function argumentKey(context: Context, id: OperationId, from: From): string {
  const key = plainKey(context, id, from);
  if (from.kind !== "parameter") return key;
  const method = context.sdk.methods[id];
  return method && sharedKeys(context)(method).has(key) ? `${from.in} ${key}` : key;
}

/** What a descriptor calls something that has a name in the SDK. */
export function keyOf(context: Context, ref: NameRef): string {
  if (ref.kind === "parameter") return argumentKey(context, ref.method, ref);
  return referredName(context.names, ref);
}
