import type { NameRef } from "@sdkwright/descriptor";
import type { OperationId } from "@sdkwright/ir-schema";
import { type FieldSource, fieldsOfMethod, type Method, type Sdk } from "@sdkwright/sdk-model";
import { referredName } from "./refs.js";
import type { NameTable } from "./table.js";

/** An SDK and its names. */
interface NamedSdk {
  readonly sdk: Sdk;
  readonly names: NameTable;
}

/** What a field is called before it is compared with others: properties by JSON's names, all others by the SDK's. */
const plainKey = ({ names }: NamedSdk, method: OperationId, from: FieldSource): string =>
  from.kind === "property" ? from.name : names.field(method, from);

/** Whether a property of the body has the key of a parameter too. */
function isShared(named: NamedSdk, method: Method, key: string): boolean {
  const keys = fieldsOfMethod(method).map(({ from }) => plainKey(named, method.id, from));
  return keys.filter((one) => one === key).length > 1;
}

/**
 * The key under which a runtime finds a field among the arguments of a call, where properties of the body have the keys of
 * JSON: no other field has it.
 */
export function argumentKey(named: NamedSdk, id: OperationId, from: FieldSource): string {
  const key = plainKey(named, id, from);
  if (from.kind !== "parameter") return key;
  const method = named.sdk.methods[id];
  return method && isShared(named, method, key) ? `${from.in} ${key}` : key;
}

/** What descriptors with such keys call something that has a name in the SDK. */
export function descriptorKey(named: NamedSdk, ref: NameRef): string {
  if (ref.kind === "parameter") return argumentKey(named, ref.method, ref);
  return referredName(named.names, ref);
}
