import { endpointText, operationsOf } from "./definition.js";
import { type AskedMethod, list, type Mapping, mapping } from "./request.js";

const NAME = "x-speakeasy-name-override";

/** Methods by the extensions of a definition to which the overlays of its source were applied. */
export function askedOfSpeakeasy(config: Mapping, definition: Mapping): readonly AskedMethod[] {
  const isLeftOut = leavingOut(config);
  return operationsOf(definition).flatMap((operation): AskedMethod[] => {
    const { value, parameters } = operation;
    if (isLeftOut(String(value.operationId))) return [];
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

/** Operations that the transformations of a source leave out, by their ids. */
function leavingOut(config: Mapping): (id: string) => boolean {
  const [source] = Object.values(mapping(config.sources));
  const filters = list(mapping(source).transformations).map((one) => mapping(mapping(one).filterOperations));
  return (id) =>
    filters.some(({ operations, include, exclude }) => {
      if (typeof operations !== "string") return false;
      const isListed = operations.split(/[\s,]+/).includes(id);
      return include === false || exclude === true ? isListed : !isListed;
    });
}
