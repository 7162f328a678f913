import type { Api, Property, Sdk, Type, TypeId } from "@sdkwright/plugin-api";
import { resolveType } from "@sdkwright/plugin-api";
import type { IntegerForm } from "../options.js";
import { hasLongs, isLongPrimitive, longTypes } from "./shapes.js";

/** How an SDK holds 64-bit integers, and where there are any. */
export interface Integers {
  readonly form: IntegerForm;
  readonly api: Api;
  /** Declared types that hold them at any depth; empty where they are numbers, which need no help. */
  readonly types: ReadonlySet<TypeId>;
  /** Where they are numbers: wire names of the properties that hold them somewhere in a response, sorted. */
  readonly checked: readonly string[];
  /** Part of the runtime that reads them: `int64` checks numbers, `integers` keeps every digit. */
  readonly feature: "int64" | "integers" | undefined;
}

function isLong(api: Api, type: Type): boolean {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "primitive":
      return isLongPrimitive(resolved.primitive);
    case "nullable":
      return isLong(api, resolved.inner);
    case "list":
      return isLong(api, resolved.items);
    case "map":
      return isLong(api, resolved.values);
    default:
      return false;
  }
}

function checkedProperties({ api, types }: Sdk): string[] {
  const names = new Set<string>();
  const add = ({ name, type }: Property): void => {
    if (!names.has(name.wire) && isLong(api, type)) names.add(name.wire);
  };
  for (const decl of Object.values(api.types)) {
    const direction = types[decl.id]?.direction;
    const isReceived = direction === "received" || direction === "both";
    if (isReceived && decl.kind === "object") decl.properties.forEach(add);
  }
  return [...names].sort();
}

/** How the SDK holds 64-bit integers, in the form that the option `int64` asks for. */
export function integersOf(sdk: Sdk, form: IntegerForm): Integers {
  const { api } = sdk;
  if (form === "number") {
    const checked = checkedProperties(sdk);
    return { form, api, types: new Set(), checked, feature: checked.length > 0 ? "int64" : undefined };
  }
  const types = longTypes(api);
  return { form, api, types, checked: [], feature: hasLongs({ api, types }) ? "integers" : undefined };
}
