import type { JsonValue, OptionSchema, OptionSpec, OptionValues, Report } from "@sdkwright/plugin-api";
import { escapeToken, nearest } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";

/** `noSerdeLayer` and `no_serde_layer` are other spellings of `no-serde-layer`. */
export function kebab(name: string): string {
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
      return isMapping(value);
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
    if (!spec) {
      reportUnknown({ key, pointer, known: Object.keys(schema) }, place, report);
    } else if (other !== undefined) {
      const location = { document: place.document, pointer, at: "key" } as const;
      report(compilerCatalogue.create("option-twice", { option: key, other }, { location }));
    } else {
      const read = readOption(spec, { key, value, pointer }, place, report);
      if (read !== undefined) values[name] = read;
    }
  }
  return values;
}

/** An option as given. */
interface GivenOption {
  readonly key: string;
  readonly value: unknown;
  readonly pointer: string;
}

/** The value of an option; undefined where it is of no use, which is reported. */
function readOption(
  spec: OptionSpec,
  { key, value, pointer }: GivenOption,
  place: OptionPlace,
  report: Report,
): JsonValue | undefined {
  const { member } = spec;
  if (member !== undefined && isMapping(value) && Object.hasOwn(value, member)) {
    for (const other of Object.keys(value)) {
      if (other === member) continue;
      const at = `${pointer}/${escapeToken(other)}`;
      reportUnknown({ key: `${key}.${other}`, pointer: at, known: [`${key}.${member}`] }, place, report);
    }
    const inner = { key: `${key}.${member}`, value: value[member], pointer: `${pointer}/${member}` };
    return readOption({ ...spec, member: undefined }, inner, place, report);
  }
  const location = { document: place.document, pointer };
  if (typeof value === "string" && Object.hasOwn(spec.means ?? {}, value)) return spec.means?.[value];
  if (!matches(spec, value)) {
    report(compilerCatalogue.create("bad-option", { option: key, expected: expectation(spec) }, { location }));
    return undefined;
  }
  if (spec.unsupported && spec.unsupported.value === value) {
    const params = { option: key, value: JSON.stringify(value), instead: spec.unsupported.instead };
    report(compilerCatalogue.create("option-unsupported", params, { location }));
    return spec.unsupported.partly ? (value as JsonValue) : undefined;
  }
  return value as JsonValue;
}

function isMapping(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function reportUnknown(
  { key, pointer, known }: { readonly key: string; readonly pointer: string; readonly known: readonly string[] },
  place: OptionPlace,
  report: Report,
): void {
  const location = { document: place.document, pointer, at: "key" } as const;
  if (place.foreign) {
    report(compilerCatalogue.create("foreign-option", { option: key }, { location }));
    return;
  }
  const near = nearest(kebab(key), known);
  const params = { option: key, generator: place.generator, ...(near !== undefined && { nearest: near }) };
  report(compilerCatalogue.create("unknown-option", params, { location }));
}
