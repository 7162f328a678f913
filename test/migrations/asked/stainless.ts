import { type AskedOperation, endpointKey, operationsOf } from "./definition.js";
import { type AskedMethod, isMapping, type Mapping, mapping } from "./request.js";

/** Methods of resources, with the parameters of their operations. Endpoints that the definition lacks cannot be kept. */
export function askedOfStainless(config: Mapping, definition: Mapping): readonly AskedMethod[] {
  const known = new Map(operationsOf(definition).map((one) => [endpointKey(`${one.method} ${one.path}`), one]));
  return Object.entries(mapping(config.resources)).flatMap(([name, resource]) =>
    methodsIn(resource, name.startsWith("$") ? [] : [name], known),
  );
}

function methodsIn(
  given: unknown,
  group: readonly string[],
  known: ReadonlyMap<string, AskedOperation>,
): readonly AskedMethod[] {
  const resource = mapping(given);
  if (resource.skip === true) return [];
  const own = Object.entries(mapping(resource.methods)).flatMap(([name, method]): AskedMethod[] => {
    const text = isMapping(method) ? method.endpoint : method;
    if (isMapping(method) && (method.skip === true || (method.type !== undefined && method.type !== "http"))) return [];
    const [verb = "", path = ""] = String(text).trim().split(/\s+/);
    const operation = known.get(endpointKey(`${verb} ${path}`));
    if (operation === undefined) return [];
    const endpoint = `${operation.method.toUpperCase()} ${operation.path}`;
    return [{ endpoint, group, name, parameters: operation.parameters.map((one) => String(one.name)) }];
  });
  const inner = Object.entries(mapping(resource.subresources)).flatMap(([name, one]) =>
    methodsIn(one, [...group, name], known),
  );
  return [...own, ...inner];
}
