import { isMapping, list, type Mapping, mapping } from "./request.js";

/** An operation of a definition, read without any code of the product. */
export interface AskedOperation {
  readonly method: string;
  readonly path: string;
  readonly value: Mapping;
  /** Parameters of paths and queries. */
  readonly parameters: readonly Mapping[];
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export function operationsOf(definition: Mapping): readonly AskedOperation[] {
  return Object.entries(mapping(definition.paths)).flatMap(([path, given]) => {
    const item = resolved(given, definition);
    return METHODS.flatMap((method): AskedOperation[] => {
      const value = item[method];
      if (!isMapping(value)) return [];
      const own = [...list(item.parameters), ...list(value.parameters)].map((one) => resolved(one, definition));
      const byName = new Map(own.map((one) => [`${one.in} ${one.name}`, one]));
      const parameters = [...byName.values()].filter((one) => one.in === "path" || one.in === "query");
      return [{ method, path, value, parameters }];
    });
  });
}

export function endpointText({ method, path }: Pick<AskedOperation, "method" | "path">): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Endpoints that differ in the names of path parameters alone are one. */
export function endpointKey(endpoint: string): string {
  return endpoint.replace(/\{[^}]*\}/g, "{}").toLowerCase();
}

function resolved(value: unknown, definition: Mapping): Mapping {
  const reference = mapping(value).$ref;
  if (typeof reference !== "string") return mapping(value);
  const tokens = reference.replace(/^#\//, "").split("/");
  let found: unknown = definition;
  for (const token of tokens) found = mapping(found)[token.replaceAll("~1", "/").replaceAll("~0", "~")];
  return mapping(found);
}
