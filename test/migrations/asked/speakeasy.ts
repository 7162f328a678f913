import { endpointText, operationsOf } from "./definition.js";
import { type AskedMethod, list, type Mapping } from "./request.js";

const NAME = "x-speakeasy-name-override";

/** Methods by the extensions of a definition to which the overlays of its source were applied. */
export function askedOfSpeakeasy(definition: Mapping): readonly AskedMethod[] {
  return operationsOf(definition).flatMap((operation): AskedMethod[] => {
    const { value, parameters } = operation;
    if (value["x-speakeasy-ignore"] === true) return [];
    const given = value["x-speakeasy-group"];
    const groups = given === undefined ? list(value.tags).map((tag) => [String(tag)]) : [String(given).split(".")];
    const name = value[NAME] ?? value.operationId;
    if (typeof name !== "string") return [];
    const names = parameters
      .filter((one) => one["x-speakeasy-ignore"] !== true)
      .map((one) => String(one[NAME] ?? one.name));
    const endpoint = endpointText(operation);
    return (groups.length === 0 ? [[]] : groups).map((group) => ({ endpoint, group, name, parameters: names }));
  });
}
