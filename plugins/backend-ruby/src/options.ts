import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  "module-name": {
    type: "string",
    description: "Module of the SDK, such as `Acme`. Derived from the title of the API by default.",
    form: { pattern: "[A-Z][A-Za-z0-9]*", words: "the name of a module, such as `Acme`" },
    aliases: ["moduleName", "client-module-name", "clientModuleName"],
  },
  "package-name": {
    type: "string",
    description: "Name of the gem, such as `acme`. Derived from the title of the API by default.",
    form: {
      pattern: "[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*",
      words: "words in lower case, such as `acme`",
    },
    aliases: ["packageName", "gem-name", "gemName"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;
