import type { Backend, Json, OptionSpec, Plugin } from "@sdkwright/compiler";
import { FAMILY_LANGUAGES } from "@sdkwright/config";
import { BUILT_IN_GENERATORS } from "./built-in.js";
import { importBuiltIn } from "./import-built-in.js";

type Schema = { readonly [keyword: string]: Json };

/** The editor's schema of generators.yml with the names of the built-in generators, and with the options of each. */
export async function withBackends(schema: Json): Promise<Json> {
  const choices = await Promise.all(
    Object.entries(BUILT_IN_GENERATORS).map(async ([generator, specifier]) => {
      const { default: plugin } = (await importBuiltIn(specifier)) as { readonly default: Plugin };
      const emitters = [...(plugin.backends ?? []), ...(plugin.documents ?? [])];
      const emitter = emitters.find(({ generators }) => generators.includes(generator));
      return emitter ? choiceOf(generator, emitter.options) : [];
    }),
  );
  const whole = atGenerators(schema, choices.flat()) as Schema;
  return { ...whole, allOf: [...(Array.isArray(whole.allOf) ? whole.allOf : []), MISSPELLED] };
}

/**
 * Marks names such as `gen-typscript-sdk`, which nothing answers to: a package of that name would be among `plugins`, and
 * any other name may be a package or a path.
 */
const MISSPELLED: Schema = {
  if: { type: "object", not: { required: ["plugins"] } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {
    properties: {
      groups: {
        additionalProperties: {
          properties: {
            generators: {
              items: {
                properties: {
                  name: {
                    pattern: `^(?!gen-(?!(?:${FAMILY_LANGUAGES.join("|")})-sdk$).*-sdk$)`,
                    patternErrorMessage: `No generator has this name. Those of sdkwright are ${Object.keys(BUILT_IN_GENERATORS).join(", ")}.`,
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

/** Its options, each also by its other spellings, which are not suggested, and no others. */
function choiceOf(generator: string, options: Backend["options"]): Schema {
  const entries = Object.entries(options).map(([name, spec]) => [name, optionSchema(spec)] as const);
  const others = Object.entries(options).flatMap(([name, spec]) => {
    const spellings = [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), ...(spec.aliases ?? [])];
    return spellings.filter((spelling) => spelling !== name).map((one) => [`^${one}$`, optionSchema(spec)] as const);
  });
  const config = {
    properties: Object.fromEntries(entries),
    patternProperties: Object.fromEntries(others),
    additionalProperties: false,
  };
  return {
    if: { type: "object", required: ["name"], properties: { name: { const: generator } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { config } },
  };
}

const TYPES: { readonly [T in OptionSpec["type"]]: Schema } = {
  string: { type: "string" },
  boolean: { type: "boolean" },
  integer: { type: "integer" },
  number: { type: "number" },
  object: { type: "object" },
  strings: { type: "array", items: { type: "string" } },
  any: {},
};

/** Only what is sure: values that are read and refused are the compiler's to say. */
function optionSchema({
  type,
  description,
  values,
  valueTexts,
  means,
  unsupported,
  member,
  ...spec
}: OptionSpec): Schema {
  const texts = valueTexts && values ? { enumDescriptions: values.map((value) => valueTexts[value] ?? "") } : {};
  const own: Schema = { ...TYPES[type], ...(values && { enum: [...values], ...texts }) };
  const words = means && { type: "string", pattern: `^(?:${Object.keys(means).join("|")})$` };
  const isPlain = unsupported === undefined && member === undefined;
  return {
    description,
    ...(isPlain && (words ? { anyOf: [own, words] } : own)),
    ...(spec.default !== undefined && { default: spec.default as Json }),
  };
}

/** Adds the choices to the schema of a generator, wherever that is: it is the one with both of these keys. */
function atGenerators(value: Json, choices: readonly Schema[]): Json {
  if (Array.isArray(value)) return value.map((item) => atGenerators(item, choices));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, atGenerators(inner, choices)]);
  const schema = Object.fromEntries(entries) as { [key: string]: Json };
  const { properties } = schema as { readonly properties?: { readonly [key: string]: Schema } };
  if (!properties?.name || !properties["smart-casing"]) return schema;
  const name = { ...properties.name, anyOf: [{ enum: Object.keys(BUILT_IN_GENERATORS) }, { type: "string" }] };
  const rules = Array.isArray(schema.allOf) ? schema.allOf : [];
  return { ...schema, properties: { ...properties, name }, allOf: [...rules, ...choices] };
}
