import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  "package-name": {
    type: "string",
    description: "Java package of the SDK, such as `com.acme.sdk`. Derived from the Maven coordinates by default.",
    form: {
      pattern: "[a-z_][a-z0-9_]*(?:\\.[a-z_][a-z0-9_]*)*",
      words: "names in lower case, separated by dots, such as `com.acme.sdk`",
    },
    aliases: ["package-prefix", "packagePrefix"],
  },
  coordinate: {
    type: "string",
    description: "Maven coordinates of the library, such as `com.acme:acme-java`.",
    form: {
      pattern: "[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*:[A-Za-z0-9_.-]+",
      words: "a group and an artifact, such as `com.acme:acme-java`",
    },
  },
  "client-class-name": {
    type: "string",
    description: "Class of the root client. Derived from the title of the API by default.",
    form: { pattern: "[A-Z][A-Za-z0-9]*", words: "the name of a class, such as `AcmeClient`" },
    aliases: ["clientClassName", "client-name"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;
