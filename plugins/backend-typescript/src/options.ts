import type { OptionSchema, OptionValues } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options: OptionSchema = {
  "package-name": { type: "string", description: "Name of the package; by default made of the API's title." },
  "client-class-name": { type: "string", description: "Name of the root client's class, in PascalCase." },
  "namespace-export": {
    type: "string",
    description: "Name of the API in PascalCase: of the exported namespace of types and of the root error class.",
  },
  "max-retries": {
    type: "integer",
    description: "How often a failed call is repeated unless told otherwise.",
    default: 2,
  },
  "timeout-seconds": {
    type: "number",
    description: "Time limit of an attempt unless told otherwise; 0 is none.",
    default: 60,
    means: { infinity: 0 },
    aliases: ["timeoutInSeconds", "timeout-in-seconds", "defaultTimeoutInSeconds", "default-timeout-in-seconds"],
  },
  "retry-unsafe": {
    type: "boolean",
    description: "Repeat calls that may have taken effect already, unless told otherwise.",
    default: false,
  },
  "inline-path-parameters": {
    type: "boolean",
    description:
      "Overrides the definition's setting of the same name: false makes path parameters arguments of their own.",
  },
  int64: {
    type: "string",
    description:
      "How 64-bit integers are held: as `number`, where one that a number would round is an error, as `bigint` or as `string`.",
    values: ["number", "bigint", "string"],
    default: "number",
  },
  "user-agent": { type: "string", description: "Value of the User-Agent header in place of the package's own." },
  "wire-tests": {
    type: "boolean",
    description: "Emit tests that call every method against a local server.",
    default: true,
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
  "auto-generate-idempotency-key": { type: "any", description: "Overrides the API's setting of the same name." },
};

/** How emitted types hold 64-bit integers. */
export type IntegerForm = "number" | "bigint" | "string";

/** The form that the option `int64` asks for. */
export function integerForm({ int64 }: OptionValues): IntegerForm {
  return int64 === "bigint" || int64 === "string" ? int64 : "number";
}
