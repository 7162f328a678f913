import type { NamingProfile, PackageInfo, Sdk } from "@sdkwright/plugin-api";
import { casings } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { brandOf, exceptionBrand } from "./package.js";
import { ARGUMENTS, ENUM_MEMBERS, ERRORS, KEYWORDS, MEMBERS, OPTIONS, PROPERTIES, TYPES } from "./reserved.js";

const withKeywords = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...KEYWORDS, ...sets.flatMap((set) => [...set])]);

/**
 * How names become Java. Letters beyond ASCII are spelled out: files are called as their classes. Names of
 * further classes, such as asynchronous clients, are in parts.ts.
 */
export function namingProfile({ api }: Sdk, options: Options, _: PackageInfo): NamingProfile {
  const brand = exceptionBrand({ api, options });
  const rootClient = options["client-class-name"] ?? `${brandOf({ api, options })}Client`;
  return {
    casing: casings("camel", {
      type: "pascal",
      client: "pascal",
      variant: "pascal",
      "enum-member": "screaming",
      environment: "screaming",
    }),
    reserved: {
      resource: withKeywords(MEMBERS),
      method: withKeywords(MEMBERS),
      property: withKeywords(PROPERTIES),
      parameter: withKeywords(PROPERTIES),
      argument: withKeywords(ARGUMENTS),
      option: withKeywords(OPTIONS),
      "enum-member": ENUM_MEMBERS,
    },
    fixed: { type: TYPES, client: TYPES },
    errors: new Set([...ERRORS, ...["", "Connection", "Timeout", "Canceled"].map((kind) => `${brand}${kind}Error`)]),
    escape: (name) => `${name}_`,
    wireProperties: false,
    typeFiles: true,
    smartCasing: true,
    variantsByTag: true,
    unicode: false,
    rootClient,
    rootMembers: ["withOptions", "request", "close", "builder", "create", "newBatch", "send"],
    packageNames: ["Environment", "Webhooks"],
    companions: {
      sender: ({ message }) => `send${message}`,
      webhookVerifier: () => "verify",
      webhookParser: ({ type }) => `parse${type}`,
      errorMaker: ({ error }) => `${error.replace(/(?:Error|Exception)$/, "")}Exception`,
      resultType: ({ action }) => `${action}Result`,
    },
  };
}
