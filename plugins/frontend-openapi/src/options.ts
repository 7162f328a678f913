import { schemaOptions } from "@sdkwright/json-schema";
import type { OptionSchema } from "@sdkwright/plugin-api";

/** Settings of an OpenAPI definition that this frontend honours. */
export const options: OptionSchema = {
  ...schemaOptions,
  "default-form-parameter-encoding": {
    type: "string",
    description:
      "How objects in forms are written where the definition does not say: as JSON, or as fields of their own.",
    values: ["form", "json"],
    default: "json",
  },
  "example-generation": {
    type: "object",
    description: "Down to which level generated examples fill optional properties, for requests and for responses.",
  },
  "group-by": {
    type: "string",
    description:
      "What groups operations: their tags, or their paths where they have none; tags alone; or paths alone, whatever the tags are.",
    values: ["tag-or-path", "tag", "path"],
    default: "tag-or-path",
  },
  "group-environments-by-host": {
    type: "boolean",
    description: "Make one environment of the servers of one host, with a URL for each of them.",
    default: false,
  },
  "idiomatic-request-names": {
    type: "boolean",
    description: "Put the verb before the noun in the names of requests.",
    default: true,
  },
  "ignore-tags": {
    type: "boolean",
    description: "Put operations into the root, or their namespace, whatever their tags are.",
    default: false,
  },
  "infer-pagination": {
    type: "boolean",
    description: "Iterate over lists whose parameters and responses plainly show how their pages follow each other.",
    default: true,
  },
  "inline-path-parameters": {
    type: "boolean",
    description: "Take path parameters as properties of the request object, not as arguments of their own.",
    default: true,
  },
  "method-names": {
    type: "string",
    description: "Name methods without what their groups say already, or by the whole operationId.",
    values: ["short", "operation-id"],
    default: "short",
  },
  "object-query-parameters": {
    type: "boolean",
    description: "Take query parameters that are objects as objects; when false, as text that the caller writes.",
    default: true,
  },
  "resolve-aliases": {
    type: "any",
    description: "Replace aliases with what they stand for: `true`, or `except` with the names of those to keep.",
    default: false,
  },
  "respect-readonly-schemas": {
    type: "boolean",
    description: "Give requests types without what is read-only, and responses types without what is write-only.",
    default: false,
  },
  "use-bytes-for-binary-response": {
    type: "boolean",
    description: "Give binary responses as bytes in memory instead of as a stream.",
    default: false,
  },
};
