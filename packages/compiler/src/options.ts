import type { JsonValue, OptionSchema, OptionSpec, OptionValues, Report } from "@sdkwright/plugin-api";
import { escapeToken, nearest } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";

/** `noSerdeLayer` and `no_serde_layer` are other spellings of `no-serde-layer`. */
function kebab(name: string): string {
  return name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll("_", "-")
    .replace(/^-/, "");
}

function hasForm({ form }: OptionSpec, value: string): boolean {
  return form === undefined || new RegExp(`^(?:${form.pattern})$`, "u").test(value);
}

function matches(spec: OptionSpec, value: unknown): boolean {
  switch (spec.type) {
    case "string":
      return typeof value === "string" && (spec.values?.includes(value) ?? true) && hasForm(spec, value);
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      return Number.isInteger(value) && Number(value) >= (spec.minimum ?? Number(value));
    case "number":
      return typeof value === "number" && value >= (spec.minimum ?? value);
    case "strings":
      return Array.isArray(value) && value.every((item) => typeof item === "string");
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "any":
      return true;
    default:
      return spec.type satisfies never;
  }
}

function expectation(spec: OptionSpec): string {
  if (spec.values) return `one of ${spec.values.map((value) => `\`${value}\``).join(", ")}`;
  if (spec.form) return spec.form.words;
  const least = spec.minimum === undefined ? "" : ` of ${spec.minimum} or more`;
  const words = {
    string: "a string",
    boolean: "true or false",
    integer: `a whole number${least}`,
    number: `a number${least}`,
  };
  const more = { strings: "a list of strings", object: "an object", any: "any value" };
  return { ...words, ...more }[spec.type];
}

/** Where the options stand, for diagnostics. */
export interface OptionPlace {
  readonly generator: string;
  readonly document: string;
  /** Pointer of the `config` object. */
  readonly pointer: string;
  /** The generator is one of another product, whose options are not all known here. */
  readonly foreign?: boolean;
}

/** Checks a generator's `config` against its backend's schema and fills in the defaults. */
export function readOptions(
  schema: OptionSchema,
  given: { readonly [name: string]: unknown },
  place: OptionPlace,
  report: Report,
): OptionValues {
  const values: Record<string, JsonValue | undefined> = {};
  for (const [name, spec] of Object.entries(schema)) if (spec.default !== undefined) values[name] = spec.default;
  const aliases = new Map(
    Object.entries(schema).flatMap(([name, spec]) => (spec.aliases ?? []).map((alias) => [alias, name] as const)),
  );
  const spelled = new Map<string, string>();
  for (const [key, value] of Object.entries(given)) {
    const name = aliases.get(key) ?? kebab(key);
    const other = spelled.get(name);
    spelled.set(name, other ?? key);
    const spec = Object.hasOwn(schema, name) ? schema[name] : undefined;
    const pointer = `${place.pointer}/${escapeToken(key)}`;
    if (!spec && place.foreign) {
      const location = { document: place.document, pointer, at: "key" } as const;
      report(compilerCatalogue.create("foreign-option", { option: key }, { location }));
    } else if (!spec) {
      const near = nearest(kebab(key), Object.keys(schema));
      const params = { option: key, generator: place.generator, ...(near !== undefined && { nearest: near }) };
      const location = { document: place.document, pointer, at: "key" } as const;
      report(compilerCatalogue.create("unknown-option", params, { location }));
    } else if (other !== undefined) {
      const location = { document: place.document, pointer, at: "key" } as const;
      report(compilerCatalogue.create("option-twice", { option: key, other }, { location }));
    } else if (typeof value === "string" && Object.hasOwn(spec.means ?? {}, value)) {
      values[name] = spec.means?.[value];
    } else if (!matches(spec, value)) {
      const location = { document: place.document, pointer };
      report(compilerCatalogue.create("bad-option", { option: key, expected: expectation(spec) }, { location }));
    } else if (spec.unsupported && spec.unsupported.value === value) {
      const params = { option: key, value: JSON.stringify(value), instead: spec.unsupported.instead };
      report(
        compilerCatalogue.create("option-unsupported", params, { location: { document: place.document, pointer } }),
      );
    } else {
      values[name] = value as JsonValue;
    }
  }
  return values;
}
