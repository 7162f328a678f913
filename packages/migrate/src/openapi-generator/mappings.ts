import { migrateCatalogue } from "../catalogue.js";
import type { Changes } from "../changes.js";
import { commentOf } from "../comments.js";
import { type Definition, operationTarget, pointerTarget } from "../definition.js";
import { child, entries, type Foreign, isMapping, pathOf, placeOf, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { ReadContext } from "../migration.js";

interface Work {
  readonly definition: Definition;
  readonly changes: Changes;
  readonly context: ReadContext;
}

/** Carries names: of methods, parameters, properties, types and values of enums. */
export function readMappings(config: Foreign, work: Work): void {
  const { definition, changes } = work;
  each(config, "operationIdNameMappings", work, (from, to, comment) => {
    const found = definition.operations.filter(({ value }) => value.operationId === from);
    for (const one of found) changes.update(operationTarget(one), { "x-gen-sdk-method-name": to }, comment);
    return found.length > 0;
  });
  each(config, "parameterNameMappings", work, (from, to, comment) => {
    const targets = definition.operations.flatMap((one) =>
      definition.parametersOf(one).flatMap(({ name, target }) => (name === from ? [target] : [])),
    );
    for (const target of new Set(targets)) changes.update(target, { "x-gen-parameter-name": to }, comment);
    return targets.length > 0;
  });
  each(config, "modelNameMappings", work, (from, to, comment) => rename(from, to, { work, comment }));
  each(config, "nameMappings", work, (from, to, comment) => renameProperties(from, to, { work, comment }));
  each(config, "enumNameMappings", work, (from, to, comment) => renameValues(from, to, { work, comment }));
  const [prefix, suffix] = [textAt(config, "modelNamePrefix") ?? "", textAt(config, "modelNameSuffix") ?? ""];
  if (prefix === "" && suffix === "") return;
  for (const name of Object.keys(schemasOf(definition)))
    rename(name, `${prefix}${name}${suffix}`, { work, comment: [] });
}

type Rename = (from: string, to: string, comment: readonly string[]) => boolean;

/** Each name of a mapping; those that the definition does not have are told of. */
function each(config: Foreign, key: string, { context }: Work, rename: Rename): void {
  for (const [from, given] of entries(child(config, key))) {
    if (typeof given.value !== "string") continue;
    settle(given);
    if (rename(from, given.value, commentOf(given))) continue;
    const params = { what: pathOf(given), why: "the definition has nothing of that name" };
    context.report(migrateCatalogue.create("not-carried", params, { location: placeOf(given) }));
  }
}

interface Renaming {
  readonly work: Work;
  readonly comment: readonly string[];
}

function schemasOf(definition: Definition): JsonObject {
  return definition.resolve(definition.at("/components/schemas") ?? definition.at("/definitions"));
}

const schemaPointer = (definition: Definition, name: string) =>
  definition.at("/components/schemas") === undefined ? `/definitions/${name}` : `/components/schemas/${name}`;

function rename(from: string, to: string, { work, comment }: Renaming): boolean {
  const { definition, changes } = work;
  if (schemasOf(definition)[from] === undefined) return false;
  changes.update(pointerTarget(schemaPointer(definition, from)), { "x-gen-type-name": to }, comment);
  return true;
}

function renameProperties(from: string, to: string, { work, comment }: Renaming): boolean {
  const { definition, changes } = work;
  let isFound = false;
  for (const [name, schema] of Object.entries(schemasOf(definition))) {
    const { properties } = isMapping(schema) ? schema : {};
    if (!isMapping(properties) || !isMapping(properties[from])) continue;
    isFound = true;
    const pointer = `${schemaPointer(definition, name)}/properties/${from}`;
    changes.update(pointerTarget(pointer), { "x-gen-property-name": to }, comment);
  }
  return isFound;
}

function renameValues(from: string, to: string, { work, comment }: Renaming): boolean {
  const { definition, changes } = work;
  let isFound = false;
  for (const [name, schema] of Object.entries(schemasOf(definition))) {
    if (!isMapping(schema) || !Array.isArray(schema.enum) || !schema.enum.map(String).includes(from)) continue;
    isFound = true;
    const target = `${pointerTarget(schemaPointer(definition, name))}`;
    changes.add({ target, update: { "x-gen-enum": { [from]: { name: to } } }, comment });
  }
  return isFound;
}
