import { type Api, oncePer } from "@sdkwright/ir-schema";
import { constantsAsEnums, operationsAsRequests } from "@sdkwright/passes";
import { modelOf, type Sdk, type SdkStyle, shapeFor } from "@sdkwright/sdk-model";

// Targets that see the same API share its model, unless their languages differ in what a constant is.
const modelOfApi = oncePer((api: Api) => modelOf(operationsAsRequests(api)));
const modelWithEnums = oncePer((api: Api) => {
  const changed = constantsAsEnums(api);
  return changed === api ? modelOfApi(api) : modelOf(operationsAsRequests(changed));
});

/** What the SDK of an API consists of in a language of a style: all decisions, before any name and any text. */
export function sdkOf(api: Api, style: SdkStyle): Sdk {
  return shapeFor(style.constants === "enums" ? modelWithEnums(api) : modelOfApi(api), style);
}
