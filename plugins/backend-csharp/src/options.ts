import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  namespace: {
    type: "string",
    description:
      "Namespace of the SDK, such as `Acme`. Derived from the package id or the title of the API by default.",
    form: {
      pattern: "[A-Z_][A-Za-z0-9_]*(?:\\.[A-Z_][A-Za-z0-9_]*)*",
      words: "names in PascalCase, separated by dots, such as `Acme.Sdk`",
    },
    aliases: ["root-namespace", "rootNamespace"],
  },
  "package-id": {
    type: "string",
    description: "Id of the NuGet package, such as `Acme.Sdk`. Default: the namespace.",
    form: {
      pattern: "[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*",
      words: "the id of a package, such as `Acme.Sdk`",
    },
    aliases: ["packageId"],
  },
  "client-class-name": {
    type: "string",
    description: "Class of the root client. Derived from the title of the API by default.",
    form: { pattern: "[A-Z][A-Za-z0-9]*", words: "the name of a class, such as `AcmeClient`" },
    aliases: ["clientClassName", "client-name"],
  },
  "target-frameworks": {
    type: "string",
    description: "Frameworks that the package is built for, separated by semicolons.",
    form: {
      pattern: "net(?:standard)?\\d+\\.\\d+(?:;net(?:standard)?\\d+\\.\\d+)*",
      words: "frameworks such as `net8.0;net10.0`",
    },
    default: "net8.0;net10.0",
    aliases: ["targetFrameworks"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;
