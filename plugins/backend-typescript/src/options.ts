import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

const pascal = { pattern: "[A-Z][A-Za-z0-9]*", words: "a name in PascalCase, such as `Acme`" } as const;

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  "package-name": {
    type: "string",
    description: "Name of the package. Derived from the API's title by default.",
    form: {
      pattern: "(?=.{1,214}$)(?:@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*",
      words: "a valid npm package name, such as `@acme/sdk`",
    },
  },
  "client-class-name": { type: "string", description: "Name of the root client's class, in PascalCase.", form: pascal },
  "namespace-export": {
    type: "string",
    description: "Name of the API in PascalCase. Used for the exported namespace of types and the root error class.",
    form: pascal,
  },
  "parameter-naming": {
    type: "string",
    description:
      "Keys of parameters in requests. `default`: headers, and names that are not identifiers, are camelCase; other names are as in the definition, like the properties of bodies. `camelCase`: all are camelCase. `wire`: all are as in the definition.",
    values: ["default", "camelCase", "wire"],
    valueTexts: {
      default: "Headers, and names that are not identifiers, are camelCase; other names are those of the definition.",
      camelCase: "All parameters are camelCase.",
      wire: "All parameters have the names of the definition.",
    },
    default: "default",
    means: { wireValue: "wire", originalName: "wire" },
  },
  int64: {
    type: "string",
    description:
      "Type of 64-bit integers: `number` (values that would lose precision are errors), `bigint` or `string`.",
    values: ["number", "bigint", "string"],
    valueTexts: {
      number: "A number. A declared integer that would lose precision is an error.",
      bigint: "A bigint, which holds every integer exactly.",
      string: "A string of digits, which holds every integer exactly.",
    },
    default: "number",
  },
  dates: {
    type: "string",
    description: "Type of dates with a time: `string`, as in the JSON, or `Date`. Dates without a time are strings.",
    values: ["string", "Date"],
    valueTexts: { string: "The strings of the JSON.", Date: "A Date wherever a time is sent or received." },
    means: { date: "Date" },
  },
  "no-serde-layer": {
    type: "boolean",
    description:
      "Whether types match the JSON. `false` is another spelling of `dates: Date`; properties keep the names of the JSON.",
    default: true,
    unsupported: {
      value: false,
      instead: "times are `Date`, but properties keep the names of the JSON",
      partly: true,
    },
  },
  "package-json": {
    type: "object",
    description: "Values to merge into package.json: objects are merged by key, other values replace existing ones.",
    default: {},
  },
  "extra-dependencies": { type: "object", description: "Further `dependencies` of the package.", default: {} },
  "extra-dev-dependencies": { type: "object", description: "Further `devDependencies` of the package.", default: {} },
  "extra-peer-dependencies": { type: "object", description: "Further `peerDependencies` of the package.", default: {} },
  "extra-peer-dependencies-meta": {
    type: "object",
    description: "Further `peerDependenciesMeta` of the package.",
    default: {},
  },
} as const satisfies OptionSchema;

/** Options as the generator's configuration gives them. */
export type Options = OptionsOf<typeof options>;

/** How emitted types hold 64-bit integers. */
export type IntegerForm = Options["int64"];

/** Whether times are `Date`. */
export function hasDates({ dates, "no-serde-layer": isPlain }: Options): boolean {
  return dates === undefined ? !isPlain : dates === "Date";
}
