import { migrateCatalogue } from "../catalogue.js";
import { commentOf } from "../comments.js";
import { pointerTarget } from "../definition.js";
import { callersSee, drop } from "../findings.js";
import { child, isMapping, pathOf, placeOf, settle, textAt } from "../foreign.js";
import { pascalCase, sameName } from "../words.js";
import type { Model } from "./resources.js";
import type { Models, StainlessState } from "./state.js";

const COMPONENTS = "/components/schemas/";

interface Named extends Model {
  readonly pointer: string;
}

/** Gives schemas the names of their models. Returns the pointer of each, by its path of resources. */
export function readModels(models: readonly Model[], state: StainlessState): Models {
  const named = models.flatMap((model): Named[] => {
    const pointer = schemaOf(model, state);
    return pointer === undefined ? [] : [{ ...model, pointer }];
  });
  const byPath: Models = new Map();
  const bySchema = new Map<string, Named>();
  for (const model of named) {
    byPath.set([...model.group, model.name].join("."), model.pointer);
    const known = bySchema.get(model.pointer);
    if (known === undefined) bySchema.set(model.pointer, model);
    else if (!sameName(known.name, model.name)) {
      drop(model.foreign, `the schema is \`${pascalCase(known.name)}\` already`, state.context.report);
    }
  }
  nameSchemas([...bySchema.values()], state);
  return byPath;
}

/** JSON pointer of the schema that a model names; undefined where there is none, which is told. */
function schemaOf({ foreign }: Model, { definition, context }: StainlessState): string | undefined {
  const { report } = context;
  if (isMapping(foreign.value) && child(foreign, "type")?.value === "alias") {
    drop(foreign, "a schema is one type of an SDK", report);
    return undefined;
  }
  const type = child(foreign, "type");
  if (type?.value === "model") settle(type);
  const isShort = typeof foreign.value === "string";
  const uri = isShort ? (foreign.value as string) : textAt(foreign, "openapi_uri");
  if (uri === undefined) return undefined;
  if (isShort) settle(foreign);
  const pointer = uri.startsWith("#/") ? uri.slice(1) : `${COMPONENTS}${uri}`;
  if (!/^[\w./~ %-]+$/.test(pointer)) {
    drop(foreign, "it finds its schema by a query", report);
    return undefined;
  }
  const found = definition.at(pointer);
  if (isMapping(found)) return pointer;
  const params = { what: pathOf(foreign), schema: uri };
  report(migrateCatalogue.create("no-schema", params, { location: placeOf(foreign) }));
  return undefined;
}

/** Types of an SDK are in one list, so names that two resources use need that of their resource. */
function nameSchemas(models: readonly Named[], { definition, changes, context }: StainlessState): void {
  const taken = new Map<string, string>();
  const renamed = new Set(models.map(({ pointer }) => pointer));
  for (const name of Object.keys(definition.resolve(definition.at("/components/schemas")))) {
    if (!renamed.has(`${COMPONENTS}${name}`)) taken.set(pascalCase(name).toLowerCase(), `${COMPONENTS}${name}`);
  }
  for (const model of models) {
    const wanted = pascalCase(model.name);
    const name = free(wanted, model, taken);
    taken.set(name.toLowerCase(), model.pointer);
    if (name !== wanted) {
      callersSee(model.foreign, `the type is called \`${name}\`: \`${wanted}\` is another one.`, context.report);
    }
    const component = model.pointer.startsWith(COMPONENTS) ? model.pointer.slice(COMPONENTS.length) : undefined;
    if (component !== undefined && sameName(component, name)) continue;
    changes.update(pointerTarget(model.pointer), { "x-gen-type-name": name }, commentOf(model.foreign));
  }
}

function free(wanted: string, { group }: Model, taken: ReadonlyMap<string, string>): string {
  let name = wanted;
  for (let depth = 1; taken.has(name.toLowerCase()) && depth <= group.length; depth++) {
    name = `${group.slice(-depth).map(pascalCase).join("")}${wanted}`;
  }
  return name;
}
