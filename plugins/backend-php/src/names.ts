import type { NamingProfile, PackageInfo, Sdk } from "@sdkwright/plugin-api";
import { caseWords, casings } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { brandOf } from "./package.js";
import { ARGUMENTS, CONSTANTS, ERRORS, KEYWORDS, MEMBERS, OPTIONS, PROPERTIES, TYPES } from "./reserved.js";

/** The exception that stands for an error: `NotFoundException`. */
export const exceptionName = (error: string): string => `${error.replace(/(?:Error|Exception)$/, "")}Exception`;

/** The exceptions of the runtime in an SDK. */
export const exceptionNames = (brand: string): readonly string[] => [...ERRORS, `${brand}Error`].map(exceptionName);

/** The name of a class constant for what has a name in camelCase. */
export const constantName = (name: string): string =>
  caseWords(name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name], "screaming", true);

/** How names become PHP, which compares names of classes and methods without letter case, and others with it. */
export function namingProfile({ api }: Sdk, options: Options, _: PackageInfo): NamingProfile {
  const brand = brandOf({ api, options });
  const exceptions = exceptionNames(brand);
  const types = new Set([...KEYWORDS, ...TYPES, ...exceptions.map((name) => name.toLowerCase())]);
  return {
    casing: casings("camel", {
      type: "pascal",
      client: "pascal",
      variant: "pascal",
      file: "pascal",
      environment: "pascal",
      "enum-member": "screaming",
    }),
    caseless: new Set(["type", "client", "method"]),
    reserved: {
      method: MEMBERS,
      property: PROPERTIES,
      parameter: ARGUMENTS,
      argument: ARGUMENTS,
      option: OPTIONS,
      "enum-member": CONSTANTS,
      environment: CONSTANTS,
    },
    fixed: { type: types, client: types },
    errors: new Set([...ERRORS, `${brand}Error`]),
    escape(name, kind) {
      if (kind === "enum-member") return `${name}_VALUE`;
      return kind === "method" ? `${name}Method` : `${name}Value`;
    },
    wireProperties: false,
    typeFiles: true,
    smartCasing: true,
    variantsByTag: true,
    unicode: false,
    rootClient: options["client-class-name"] ?? `${brand}Client`,
    rootMembers: ["withOptions", "request", "batch", "send"],
    packageNames: ["Webhooks", ...exceptions],
    companions: {
      sender: ({ message }) => `send${message}`,
      webhookVerifier: () => "verify",
      webhookParser: ({ type }) => `parse${type}`,
      errorMaker: ({ error }) => exceptionName(error),
      environments: () => `${brand}Environment`,
    },
  };
}
