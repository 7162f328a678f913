import type { NameTable, OperationId, Sdk } from "@sdkwright/plugin-api";
import { fieldsOfMethod, methodOf } from "@sdkwright/plugin-api";
import { constantName } from "./names.js";

/** Names of what a client has for each of its methods. */
export interface MemberNames {
  /** The method that takes a request in place of its parts: `updateWith`. */
  requestMethod(id: OperationId): string;
  /** The parameter for the options of a call: `options`, unless a part of the request is called that. */
  optionsName(id: OperationId): string;
  /** The parameter for the options of a channel. */
  channelOptionsName(id: OperationId): string;
  /** The constant that describes the operation: `UPDATE`. */
  constant(id: OperationId): string;
}

type Named = ReadonlyMap<OperationId, string>;

/** Gives each method a name that no other member has, as PHP compares them. */
function freeNames(
  methods: readonly OperationId[],
  taken: readonly string[],
  { wanted, ending }: { readonly wanted: (id: OperationId) => string; readonly ending: string },
): Named {
  const all = new Set(taken.map((name) => name.toLowerCase()));
  return new Map(
    methods.map((id) => {
      let name = wanted(id);
      while (all.has(name.toLowerCase())) name += ending;
      all.add(name.toLowerCase());
      return [id, name];
    }),
  );
}

/** The names of further members of clients. */
export function memberNames({ sdk, names }: { readonly sdk: Sdk; readonly names: NameTable }): MemberNames {
  const requests = new Map<OperationId, string>();
  const constants = new Map<OperationId, string>();
  for (const { methods, root } of sdk.clients) {
    const own = methods.map((id) => names.method(id));
    const further = root ? ["withOptions", "request", "batch", "send"].map((name) => names.rootMember(name)) : [];
    const given = methods.filter((id) => methodOf(sdk, id).request !== null);
    const wanted = (id: OperationId): string => `${names.method(id)}With`;
    for (const [id, name] of freeNames(given, [...own, ...further], { wanted, ending: "Request" }))
      requests.set(id, name);
    const constant = (id: OperationId): string => constantName(names.method(id));
    for (const [id, name] of freeNames(methods, ["CLASS"], { wanted: constant, ending: "_" })) constants.set(id, name);
  }
  const parameter = (id: OperationId, candidates: readonly string[]): string => {
    const taken = new Set(fieldsOfMethod(methodOf(sdk, id)).map(({ from }) => names.field(id, from)));
    return candidates.find((name) => !taken.has(name)) ?? `${candidates[0]}_`;
  };
  return {
    optionsName: (id) => parameter(id, ["options", "requestOptions", "callOptions"]),
    channelOptionsName: (id) => parameter(id, ["channelOptions", "socketOptions"]),
    requestMethod: (id) => requests.get(id) ?? names.method(id),
    constant: (id) => constants.get(id) ?? names.method(id),
  };
}
