import type { JsonDescriptors, JsonValue } from "@sdkwright/plugin-api";
import { methodOf, operationData } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { dataValue } from "./descriptor.js";
import { clientSpec } from "./emit/client-spec.js";
import { callShapes } from "./forms/calls.js";

const known = (json: JsonValue | undefined): JsonValue => json ?? {};

/** What emitted code tells the runtime, as data: the same values without classes of errors and features of the runtime. */
export function descriptors(context: Context): JsonDescriptors {
  const { sdk, names, layout } = context;
  return {
    client: known(clientSpec(context).json()),
    method(id) {
      const printer = { names, layout, extras: callShapes(context, id) };
      return known(dataValue(operationData(sdk, methodOf(sdk, id)), printer).json());
    },
  };
}
