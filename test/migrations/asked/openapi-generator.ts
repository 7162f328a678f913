import { endpointText, operationsOf } from "./definition.js";
import { type AskedMethod, list, type Mapping, mapping } from "./request.js";

/** Methods by operationIds, in a class for each tag. */
export function askedOfOpenapiGenerator(config: Mapping, definition: Mapping): readonly AskedMethod[] {
  const names = mapping(config.operationIdNameMappings);
  const renamed = mapping(config.parameterNameMappings);
  const delimiter = String(config.removeOperationIdPrefixDelimiter ?? "_");
  const nameOf = (id: string): string => {
    if (typeof names[id] === "string") return names[id];
    if (config.removeOperationIdPrefix !== true) return id;
    return id.slice(id.indexOf(delimiter) + 1);
  };
  return operationsOf(definition).flatMap((operation): AskedMethod[] => {
    const { value, parameters } = operation;
    if (typeof value.operationId !== "string") return [];
    const tags = list(value.tags).map((tag) => [String(tag)]);
    const own = {
      endpoint: endpointText(operation),
      name: nameOf(value.operationId),
      parameters: parameters.map((one) => String(renamed[String(one.name)] ?? one.name)),
    };
    return (tags.length === 0 ? [[]] : tags).map((group) => ({ ...own, group }));
  });
}
