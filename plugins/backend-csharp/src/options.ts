import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** A framework that the runtime compiles for. */
const FRAMEWORK = "(?:netstandard2\\.0|net(?:[89]|[1-9]\\d)\\.0)";

/** Namespaces of others, which no part of an own one may hide from its code and its tests. */
const NO_OTHER = "(?!(?:.*\\.)?(?:System|Xunit)(?:\\.|$))";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  namespace: {
    type: "string",
    description:
      "Namespace of the SDK, such as `Acme`. Derived from the package id or the title of the API by default.",
    form: {
      pattern: `${NO_OTHER}[A-Z_][A-Za-z0-9_]*(?:\\.[A-Z_][A-Za-z0-9_]*)*`,
      words: "names in PascalCase, separated by dots, such as `Acme.Sdk`, and none of them `System` or `Xunit`",
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
      pattern: `${FRAMEWORK}(?:;${FRAMEWORK})*`,
      words: "`netstandard2.0` and frameworks from `net8.0` on, separated by semicolons",
    },
    default: "netstandard2.0;net8.0;net10.0",
    aliases: ["targetFrameworks"],
  },
  "dependency-injection": {
    type: "boolean",
    description: "Whether there is a second package, which adds the client to the services of a program.",
    default: false,
    aliases: ["dependencyInjection"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;

/** Whether the package is also for .NET Standard, which lacks some of what the runtime uses. */
export const hasNetStandard = (options: Options): boolean =>
  options["target-frameworks"].split(";").includes("netstandard2.0");
