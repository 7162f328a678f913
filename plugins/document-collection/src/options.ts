import { type OptionSchema, sharedOptions } from "@sdkwright/plugin-api";

/** What `config` of the generator may say. */
export const options = {
  "collection-name": {
    type: "string",
    description: "Name of the collection. Default: the title of the API.",
  },
  "package-version": sharedOptions["package-version"],
  tests: {
    type: "boolean",
    description: "Give every request a test of the status and of the schema of the body.",
    default: true,
  },
  opencollection: {
    type: "boolean",
    description: "Emit the folder `opencollection` too: the same collection in YAML, with a file for each request.",
    default: true,
  },
  "auto-generate-idempotency-key": sharedOptions["auto-generate-idempotency-key"],
} as const satisfies OptionSchema;
