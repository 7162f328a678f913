import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";
import { KEYWORDS } from "./reserved.js";

/** A pattern for one of some words in any letter case, since PHP does not distinguish it. */
function anyCase(words: Iterable<string>): string {
  const either = (letter: string): string => `[${letter}${letter.toUpperCase()}]`;
  return `(?:${[...words].map((word) => word.replace(/[a-z]/g, either)).join("|")})`;
}

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  namespace: {
    type: "string",
    description: "Namespace of the SDK, such as `Acme`. Derived from the title of the API by default.",
    form: {
      pattern: `(?!${anyCase(["namespace", "psr"])}(?:\\\\|$))[A-Za-z_][A-Za-z0-9_]*(?:\\\\[A-Za-z_][A-Za-z0-9_]*)*`,
      words: "names separated by backslashes, such as `Acme\\Sdk`, of which the first is not `Namespace` or `Psr`",
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
    form: {
      pattern: `(?!${anyCase(KEYWORDS)}$)[A-Z][A-Za-z0-9]*`,
      words: "the name of a class, such as `AcmeClient`, and no keyword of PHP",
    },
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
