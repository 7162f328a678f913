import type { NameRef } from "@sdkwright/descriptor";
import type { OperationId } from "@sdkwright/ir-schema";
import { oncePer } from "@sdkwright/ir-schema";
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

/** For each method, the keys that several fields would have: a parameter's and one of the body. */
const sharedKeys = oncePer((named: NamedSdk) =>
  oncePer((method: Method): ReadonlySet<string> => {
    const seen = new Set<string>();
    const shared = new Set<string>();
    for (const { from } of fieldsOfMethod(method)) {
      const key = plainKey(named, method.id, from);
      if (seen.has(key)) shared.add(key);
      seen.add(key);
    }
    return shared;
  }),
);

/**
 * The key under which a runtime finds a field among the arguments of a call, where properties of the body have the keys of
 * JSON: no other field has it.
 */
export function argumentKey(named: NamedSdk, id: OperationId, from: FieldSource): string {
  const key = plainKey(named, id, from);
  if (from.kind !== "parameter") return key;
  const method = named.sdk.methods[id];
  return method && sharedKeys(named)(method).has(key) ? `${from.in} ${key}` : key;
}

/** What descriptors with such keys call something that has a name in the SDK. */
export function descriptorKey(named: NamedSdk, ref: NameRef): string {
  if (ref.kind === "parameter") return argumentKey(named, ref.method, ref);
  return referredName(named.names, ref);
}
