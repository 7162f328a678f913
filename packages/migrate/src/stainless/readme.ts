import type { Report } from "@sdkwright/diagnostics";
import { migrateCatalogue } from "../catalogue.js";
import { type Operation, operationTarget } from "../definition.js";
import { drop } from "../findings.js";
import { child, entries, type Foreign, isMapping, keyOf, pathOf, placeOf, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import { endpointOf, type StainlessState } from "./state.js";

/** Examples that READMEs show, whatever their values. */
const SECTIONS: readonly string[] = ["headline", "default", "pagination", "streaming"];

/** Carries example requests: as examples of operations, and as the first one of READMEs. */
export function readReadme(given: Foreign | undefined, state: StainlessState): JsonObject {
  const seen = new Set<string>();
  const found = new Map<string, string>();
  const examples = new Map<string, JsonObject[]>();
  const empty: Foreign[] = [];
  for (const [name, example] of entries(given && child(given, "example_requests"))) {
    const endpoint = endpointOf(textAt(example, "endpoint") ?? "");
    const operation = endpoint && state.definition.operation(endpoint.method, endpoint.path);
    const type = child(example, "type");
    if (type?.value === "request") settle(type);
    if (operation === undefined) {
      drop(example, "the definition has no such operation", state.context.report);
      continue;
    }
    found.set(name, `${operation.method.toUpperCase()} ${operation.path}`);
    const params = child(example, "params");
    if (isMapping(params?.value)) settle(params);
    if (!isMapping(params?.value) || Object.keys(params.value).length === 0) {
      if (!SECTIONS.includes(name)) empty.push(example);
      continue;
    }
    // Examples of several sections often are one, written once and repeated.
    const key = `${operationTarget(operation)} ${JSON.stringify(params.value)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const target = operationTarget(operation);
    const known = examples.get(target) ?? [];
    examples.set(target, [...known, exampleOf(operation, params.value as JsonObject, state)]);
  }
  tellEmpty(empty, given, state.context.report);
  for (const [target, all] of examples) state.changes.update(target, { "x-gen-examples": all });
  const first = found.get("headline") ?? found.get("default");
  const pages = found.get("pagination");
  const streams = found.get("streaming");
  const features: JsonObject = {
    ...(pages !== undefined && { Pagination: [pages] }),
    ...(streams !== undefined && { Streaming: [streams] }),
  };
  return {
    ...(first !== undefined && { defaultEndpoint: first }),
    ...(Object.keys(features).length > 0 && { features }),
  };
}

/** Names examples without values that no section shows: together, since a configuration has one for each method. */
function tellEmpty(empty: readonly Foreign[], given: Foreign | undefined, report: Report): void {
  const all = given && child(given, "example_requests");
  if (all === undefined || empty.length === 0) return;
  for (const one of empty) settle(one);
  const params = { what: pathOf(all), keys: empty.map(keyOf) };
  report(migrateCatalogue.create("asks-nothing", params, { location: placeOf(all) }));
}

/** Values of an example, by where the operation sends them. */
function exampleOf(operation: Operation, params: JsonObject, { definition }: StainlessState): JsonObject {
  const places = new Map(definition.parametersOf(operation).map(({ name, in: where }) => [name, where]));
  const keys: { readonly [where: string]: string } = {
    path: "path-parameters",
    query: "query-parameters",
    header: "headers",
  };
  const example: { [part: string]: JsonObject } = {};
  for (const [name, value] of Object.entries(params)) {
    const part = keys[places.get(name) ?? ""] ?? "request";
    example[part] = { ...example[part], [name]: value };
  }
  return example;
}
