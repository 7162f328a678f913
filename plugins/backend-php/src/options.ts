import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  namespace: {
    type: "string",
    description: "Namespace of the SDK, such as `Acme`. Derived from the title of the API by default.",
    form: {
      pattern: "(?!(?:namespace|psr)(?:\\\\|$))[A-Za-z_][A-Za-z0-9_]*(?:\\\\[A-Za-z_][A-Za-z0-9_]*)*",
      words: "names separated by backslashes, such as `Acme\\Sdk`",
    },
    aliases: ["root-namespace", "rootNamespace"],
  },
  "package-name": {
    type: "string",
    description: "Name of the Composer package, such as `acme/acme`. Derived from the title of the API by default.",
    form: {
      pattern: "[a-z0-9](?:[_.-]?[a-z0-9]+)*/[a-z0-9](?:(?:[_.]|-{1,2})?[a-z0-9]+)*",
      words: "a vendor and a name in lower case, such as `acme/acme`",
    },
    aliases: ["packageName"],
  },
  "client-class-name": {
    type: "string",
    description: "Class of the root client. Derived from the title of the API by default.",
    form: { pattern: "[A-Z][A-Za-z0-9]*", words: "the name of a class, such as `AcmeClient`" },
    aliases: ["clientClassName", "client-name"],
  },
  "composer-json": {
    type: "object",
    description: "Values to merge into composer.json: objects are merged by key, other values replace existing ones.",
    default: {},
    aliases: ["composerJson"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;
