import { type OptionSchema, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
} as const satisfies OptionSchema;
