import type { NamingProfile, Sdk } from "@sdkwright/plugin-api";
import { caseWords, casings } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { brandOf } from "./package.js";
import { ARGUMENTS, CLIENTS, ENVIRONMENTS, FIELDS, FILES, KEYWORDS, MEMBERS, OPTIONS, TYPES } from "./reserved.js";
import { errorNames } from "./runtime.js";

const withKeywords = (names: ReadonlySet<string>): ReadonlySet<string> => new Set([...KEYWORDS, ...names]);

/** How names become Python (PEP 8). Letters beyond ASCII are spelled out: Python normalises them, so that names could meet. */
export function namingProfile(sdk: Sdk, options: Options): NamingProfile {
  const brand = brandOf(sdk.api, options);
  return {
    casing: casings("snake", {
      type: "pascal",
      client: "pascal",
      "enum-member": "screaming",
      environment: "screaming",
    }),
    reserved: {
      resource: withKeywords(MEMBERS),
      method: withKeywords(MEMBERS),
      property: withKeywords(FIELDS),
      parameter: withKeywords(ARGUMENTS),
      argument: withKeywords(ARGUMENTS),
      option: KEYWORDS,
      environment: ENVIRONMENTS,
      file: FILES,
    },
    fixed: { type: TYPES, client: CLIENTS, option: OPTIONS },
    errors: errorNames(brand),
    escape: (name) => `${name}_`,
    wireProperties: false,
    smartCasing: true,
    unicode: false,
    rootClient: options["client-class-name"] ?? brand,
    rootMembers: ["request", "with_options", "close", "aclose", "batch"],
    packageNames: [`Async${brand}`, "WebhookEvent"],
    companions: {
      rawClient: ({ client }) => `${client}WithRawResponse`,
      environments: () => `${brand}Environment`,
      variantMaker: ({ type, words }) => type + caseWords(words, "pascal", true),
      batch: ({ client }) => `${client}Batch`,
    },
  };
}
