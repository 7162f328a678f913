import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  "module-name": {
    type: "string",
    description: "Module of the SDK, such as `Acme`. Derived from the title of the API by default.",
    form: {
      pattern: "(?!(?:Dispatch|Foundation|FoundationNetworking|Swift|Testing|XCTest)$)[A-Z][A-Za-z0-9]*",
      words: "the name of a module, such as `Acme`, that no module of Swift has",
    },
    aliases: ["moduleName"],
  },
  "package-name": {
    type: "string",
    description: "Name of the package, such as `acme-swift`. Derived from the name of the module by default.",
    form: {
      pattern: "[A-Za-z][A-Za-z0-9]*(?:[._-][A-Za-z0-9]+)*",
      words: "the name of a package, such as `acme-swift`",
    },
    aliases: ["packageName"],
  },
  "client-class-name": {
    type: "string",
    description: "Class of the root client. Derived from the title of the API by default.",
    form: { pattern: "[A-Z][A-Za-z0-9]*", words: "the name of a class, such as `AcmeClient`" },
    aliases: ["clientClassName", "client-name"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;
