import { isDeepStrictEqual } from "node:util";
import type { Json } from "./document.js";

/** Named parts of a definition, of one sort. */
interface Section {
  readonly what: string;
  readonly parts: ReadonlyMap<string, Json>;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

function members(value: Json | undefined): [string, Json][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function at(value: Json, ...keys: readonly string[]): Json | undefined {
  let found: Json | undefined = value;
  for (const key of keys) found = new Map(members(found)).get(key);
  return found;
}

/** HTTP operations, each with what its path shares among them. */
function operations(data: Json): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const [path, item] of members(at(data, "paths"))) {
    const shared = members(item).filter(([key]) => !METHODS.includes(key));
    for (const [method, operation] of members(item)) {
      if (METHODS.includes(method)) {
        found.set(`${method.toUpperCase()} ${path}`, [operation, Object.fromEntries(shared)]);
      }
    }
  }
  return found;
}

function rpcMethods(data: Json): Map<string, Json> {
  const methods = at(data, "methods");
  const list = Array.isArray(methods) ? methods : [];
  return new Map(list.map((method, index) => [String(at(method, "name") ?? index), method]));
}

/** Addresses that calls go to. */
function servers(data: Json): Map<string, Json> {
  const list = at(data, "servers");
  if (!Array.isArray(list)) return new Map(members(list));
  return new Map(list.map((server, index) => [String(at(server, "url") ?? index), server]));
}

/** Names of environment variables that SDKs read because the definition says so, wherever it does. */
function variables(data: Json): Map<string, Json> {
  const found = new Map<string, Json>();
  const visit = (value: Json, isExtension: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isExtension);
    for (const [key, item] of members(value)) {
      if (typeof item === "string" && (key.endsWith("base-url-env") || (isExtension && key === "env"))) {
        found.set(item, null);
      } else visit(item, isExtension || key.startsWith("x-"));
    }
  };
  visit(data, false);
  return found;
}

function sections(data: Json): Section[] {
  return [
    { what: "server", parts: servers(data) },
    { what: "security scheme", parts: new Map(members(at(data, "components", "securitySchemes"))) },
    { what: "environment variable", parts: variables(data) },
    { what: "operation", parts: new Map([...operations(data), ...members(at(data, "operations"))]) },
    { what: "method", parts: rpcMethods(data) },
    { what: "channel", parts: new Map(members(at(data, "channels"))) },
    {
      what: "schema",
      parts: new Map([...members(at(data, "components", "schemas")), ...members(at(data, "definitions"))]),
    },
  ];
}

const PARTS = new Set(["servers", "paths", "operations", "methods", "channels", "definitions"]);

function rest(data: Json): Json {
  return members(data).flatMap(([key, value]): Json[] => {
    if (PARTS.has(key)) return [];
    if (key !== "components") return [[key, value]];
    return members(value).filter(([name]) => name !== "schemas" && name !== "securitySchemes");
  });
}

/**
 * What differs between two versions of a definition, one line each: `+ operation GET /pets`, `- schema Pet`,
 * `~ schema Owner`. Values are compared, not texts, so another order of keys does not count.
 */
export function describeChanges(before: Json, after: Json): string[] {
  const lines: string[] = [];
  const old = sections(before);
  for (const [index, { what, parts }] of sections(after).entries()) {
    const known = old[index]?.parts ?? new Map<string, Json>();
    for (const name of parts.keys()) if (!known.has(name)) lines.push(`+ ${what} ${name}`);
    for (const name of known.keys()) if (!parts.has(name)) lines.push(`- ${what} ${name}`);
    for (const [name, part] of parts) {
      if (known.has(name) && !isDeepStrictEqual(known.get(name), part)) lines.push(`~ ${what} ${name}`);
    }
  }
  if (!isDeepStrictEqual(rest(before), rest(after))) lines.push("~ other parts of the definition");
  return lines;
}
