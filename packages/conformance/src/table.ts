import {
  type Api,
  caseWords,
  credentialsOf,
  type ExampleCall,
  type HttpOperation,
  isPinned,
  type JsonValue,
  mergedBody,
  type Operation,
  propertyNamesOf,
  splitWords,
  type TargetContext,
} from "@sdkwright/plugin-api";

// What messages call the parts of an SDK, for the plugins that emit the tables of drivers.

/** Part of a message's `args` that an argument stands in, and its wire name there; `value` is a whole body. */
export type Place = "path" | "query" | "header" | "cookie" | "body" | "value";

/** `pets.get`: what messages call an operation, by the names of the IR. */
export function callName(api: Api, operation: Operation): string {
  const path = [caseWords(operation.name.words, "camel", true)];
  let resource = api.resources[operation.resource];
  while (resource && resource.parent !== null) {
    path.unshift(caseWords(resource.name.words, "camel", true));
    resource = api.resources[resource.parent];
  }
  return path.join(".");
}

/** A call in which every value that the operation takes is what `argument` makes of its place and name. */
export function callWith(
  api: Api,
  operation: HttpOperation,
  argument: (place: Place, name: string) => JsonValue,
): ExampleCall {
  const isFree = (place: Exclude<Place, "value">, name: string): boolean => !isPinned(operation, place, name);
  const free = operation.parameters.filter(({ in: place, name }) => isFree(place, name.wire));
  const parameters = free.map(({ in: place, name: { wire } }) => {
    return { in: place, name: wire, value: argument(place, wire) };
  });
  const merged = mergedBody(api, operation);
  if (!merged) return { operation, parameters, ...(operation.body && { body: argument("value", "") }) };
  const properties = [...propertyNamesOf(api, merged)].filter((name) => isFree("body", name));
  const body = properties.map((name): [string, JsonValue] => [name, argument("body", name)]);
  return { operation, parameters, body: Object.fromEntries(body) };
}

/** An option of the constructor that is the API's own: what messages call it, and what the SDK does. */
export interface ConstructorOption {
  readonly message: string;
  readonly name: string;
}

/** Credentials, global headers and URL variables, each once. */
export function constructorOptions({ api, names }: TargetContext): ConstructorOption[] {
  const variables = api.environments.list.flatMap(({ urls }) => urls.flatMap((url) => url.variables));
  const own = [
    ...api.auth.schemes.flatMap((scheme) => credentialsOf(scheme).map(({ part }) => names.credential(scheme.id, part))),
    ...api.headers.flatMap(({ header, value }) => (value.kind === "parameter" ? [names.header(header)] : [])),
    ...variables.map(({ name }) => names.variable(name.wire)),
  ];
  return [...new Set(own)].map((name) => ({ name, message: caseWords(splitWords(name), "camel", false) }));
}
