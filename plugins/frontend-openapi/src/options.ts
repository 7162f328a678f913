import type { OptionSchema } from "@sdkwright/plugin-api";

/** Settings of an OpenAPI definition that this frontend honours. */
export const options: OptionSchema = {
  "additional-properties-defaults-to": {
    type: "boolean",
    description: "What an absent `additionalProperties` means for an object with properties.",
    default: false,
  },
  "ignore-tags": {
    type: "boolean",
    description: "Put operations into the root, or their namespace, whatever their tags are.",
    default: false,
  },
  "use-bytes-for-binary-response": {
    type: "boolean",
    description: "Give binary responses as bytes in memory instead of as a stream.",
    default: false,
  },
};
