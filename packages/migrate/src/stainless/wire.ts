import type { Json } from "@sdkwright/source";
import { migrateCatalogue } from "../catalogue.js";
import { commentOf } from "../comments.js";
import { drop } from "../findings.js";
import { child, entries, type Foreign, isMapping, items, pathOf, placeOf, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { NamedUrl } from "../migration.js";
import { endpointOf, type StainlessState } from "./state.js";

/** Carries how lists and objects are written into query strings, to each parameter that the definition has otherwise. */
export function readQuerySettings(given: Foreign | undefined, { definition, changes, context }: StainlessState): void {
  const lists = child2(given, "array_format");
  const objects = child2(given, "nested_format");
  const explode = lists?.value === "repeat" ? true : lists?.value === "comma" ? false : undefined;
  if (lists && explode === undefined) {
    drop(lists, "name the parameters with brackets in the definition: `ids[]`", context.report);
  } else if (lists) settle(lists);
  const deep = objects?.value === "brackets";
  if (objects && !deep) drop(objects, "OpenAPI has no style that writes objects with dots", context.report);
  else if (objects) settle(objects);
  for (const operation of definition.operations) {
    for (const { in: where, schema, value, target } of definition.parametersOf(operation)) {
      if (where !== "query") continue;
      const style = value.style ?? "form";
      if (
        schema.type === "array" &&
        explode !== undefined &&
        (style !== "form" || (value.explode ?? true) !== explode)
      ) {
        changes.update(target, { style: "form", explode });
      }
      const isObject = schema.type === "object" || isMapping(schema.properties);
      if (isObject && deep && style !== "deepObject") changes.update(target, { style: "deepObject", explode: true });
    }
  }
}

const child2 = (from: Foreign | undefined, key: string) => from && child(from, key);

/** Carries security that takes the place of the definition's. */
export function readSecurity(root: Foreign, { definition, changes }: StainlessState): void {
  const schemes = child(root, "security_schemes");
  if (schemes && isMapping(schemes.value)) {
    settle(schemes);
    changes.update("$", { components: { securitySchemes: schemes.value as JsonObject } });
  }
  const security = child(root, "security");
  if (security === undefined || !isSecurity(security.value)) return;
  settle(security);
  if (JSON.stringify(definition.at("/security")) === JSON.stringify(security.value)) return;
  // An update of a list appends to it.
  if (definition.at("/security") !== undefined) changes.add({ target: "$.security", remove: true });
  changes.update("$", { security: security.value });
}

/** Whether a value is a list of requirements, each with the scopes of its schemes. */
function isSecurity(value: Json): value is Json[] {
  return (
    Array.isArray(value) &&
    value.every((one) => isMapping(one) && Object.values(one).every((scopes) => Array.isArray(scopes)))
  );
}

/** Base URLs by name, with the defaults of their variables. */
export function readEnvironments(given: Foreign | undefined): NamedUrl[] {
  return entries(given).flatMap(([name, foreign]): NamedUrl[] => {
    if (typeof foreign.value !== "string") return [];
    settle(foreign);
    const ids = [...foreign.value.matchAll(/\{([^}]+)\}/g)].map(([, id]) => ({ id: id! }));
    return [{ name, url: foreign.value, comment: commentOf(foreign), ...(ids.length > 0 && { variables: ids }) }];
  });
}

/** Endpoints that a configuration leaves out by name: those of the definition are left out without a method anyway. */
export function readUnspecified(given: Foreign | undefined, { definition, context }: StainlessState): void {
  for (const one of items(given)) {
    if (typeof one.value !== "string") continue;
    settle(one);
    const endpoint = endpointOf(one.value);
    if (endpoint && definition.operation(endpoint.method, endpoint.path)) continue;
    const params = { what: pathOf(one), endpoint: one.value.trim() };
    context.report(migrateCatalogue.create("no-operation", params, { location: placeOf(one) }));
  }
}

/** A licence by its name; one with a text of its own stays to be told of. */
export function licenceOf(settings: Foreign | undefined): string | undefined {
  return textAt(settings, "license");
}
