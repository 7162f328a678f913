import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

const pascal = { pattern: "[A-Z][A-Za-z0-9]*", words: "a name in PascalCase, such as `Acme`" } as const;

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  "package-name": {
    type: "string",
    description: "Name of the package; by default made of the API's title.",
    form: {
      pattern: "(?=.{1,214}$)(?:@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*",
      words: "a name that npm admits, such as `@acme/sdk`",
    },
  },
  "client-class-name": { type: "string", description: "Name of the root client's class, in PascalCase.", form: pascal },
  "namespace-export": {
    type: "string",
    description: "Name of the API in PascalCase: of the exported namespace of types and of the root error class.",
    form: pascal,
  },
  int64: {
    type: "string",
    description:
      "How 64-bit integers are held: as `number`, where one that a number would round is an error, as `bigint` or as `string`.",
    values: ["number", "bigint", "string"],
    default: "number",
  },
  "no-serde-layer": {
    type: "boolean",
    description: "Types as they are on the wire: nothing is renamed or converted, and unknown properties are kept.",
    default: true,
    unsupported: { value: false, instead: "types stay as they are on the wire" },
  },
  "package-json": {
    type: "object",
    description: "Merged into package.json: objects member by member, anything else in place of what is there.",
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
