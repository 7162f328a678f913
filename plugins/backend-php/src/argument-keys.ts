import type { Field, Method, NameRef, OperationId } from "@sdkwright/plugin-api";
import { fieldsOfMethod, referredName } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

type From = Field["from"];

/** What a field is called before it is compared with others: properties by JSON's names, all others by the SDK's. */
const plainKey = ({ names }: Context, method: OperationId, from: From): string =>
  from.kind === "property" ? from.name : names.field(method, from);

/** Whether a property of the body has the key of a parameter too. */
function isShared(context: Context, method: Method, key: string): boolean {
  const keys = fieldsOfMethod(method).map(({ from }) => plainKey(context, method.id, from));
  return keys.filter((one) => one === key).length > 1;
}

/** The key under which the runtime finds a field among the arguments of a call: no other field has it. */
export function argumentKey(context: Context, id: OperationId, from: From): string {
  const key = plainKey(context, id, from);
  if (from.kind !== "parameter") return key;
  const method = context.sdk.methods[id];
  return method && isShared(context, method, key) ? `${from.in} ${key}` : key;
}

/** What a descriptor calls something that has a name in the SDK. */
export function keyOf(context: Context, ref: NameRef): string {
  if (ref.kind === "parameter") return argumentKey(context, ref.method, ref);
  return referredName(context.names, ref);
}
