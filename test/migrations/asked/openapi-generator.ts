import { type AskedOperation, endpointText, operationsOf } from "./definition.js";
import { type AskedMethod, list, type Mapping, mapping } from "./request.js";

/** Methods by operationIds, in a class for each tag. */
export function askedOfOpenapiGenerator(config: Mapping, definition: Mapping): readonly AskedMethod[] {
  const names = mapping(config.operationIdNameMappings);
  const renamed = mapping(config.parameterNameMappings);
  const delimiter = String(config.removeOperationIdPrefixDelimiter ?? "_");
  const isKept = filterOf(String(mapping(config.openapiNormalizer).FILTER));
  const nameOf = (id: string): string => {
    if (typeof names[id] === "string") return names[id];
    if (config.removeOperationIdPrefix !== true) return id;
    return id.slice(id.indexOf(delimiter) + 1);
  };
  return operationsOf(definition).flatMap((operation): AskedMethod[] => {
    const { value, parameters } = operation;
    if (typeof value.operationId !== "string" || !isKept(operation)) return [];
    const tags = list(value.tags).map((tag) => [String(tag)]);
    const own = {
      endpoint: endpointText(operation),
      name: nameOf(value.operationId),
      parameters: parameters.map((one) => String(renamed[String(one.name)] ?? one.name)),
    };
    return (tags.length === 0 ? [[]] : tags).map((group) => ({ ...own, group }));
  });
}

/** `operationId:a|b`, `method:get` or `tag:pets`, as a test of operations. */
function filterOf(filter: string): (operation: AskedOperation) => boolean {
  const [, key, names = ""] = /^(operationId|method|tag):(.+)$/.exec(filter) ?? [];
  const wanted = names.split("|");
  return ({ method, value }) => {
    if (key === "method") return wanted.includes(method);
    if (key === "operationId") return wanted.includes(String(value.operationId));
    return key === undefined || list(value.tags).some((tag) => wanted.includes(String(tag)));
  };
}
