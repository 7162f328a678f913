import type { NamingProfile, PackageInfo, Sdk, SymbolKind } from "@sdkwright/plugin-api";
import { caseWords, casings, splitWords } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { brandOf, clientOf, moduleOf } from "./package.js";
import {
  BARRED,
  CASES,
  ENVIRONMENTS,
  ERRORS,
  KEYWORDS,
  LABELS,
  MEMBERS,
  OPTIONS,
  PARAMETERS,
  PROPERTIES,
  TYPES,
} from "./reserved.js";
import { runtimeName, runtimeTypes } from "./runtime-names.js";

const together = (...lists: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => [...list]));

/** A name, and how types of that name are called otherwise: files whose names differ in case alone are one in some places. */
const withSpelling = (name: string): string[] => [name, caseWords(splitWords(name), "pascal", false)];

/** Names of types that every SDK has, whatever its API: also those of parts of the runtime that it lacks. */
function fixedTypes(brand: string, module: string): ReadonlySet<string> {
  const own = [...ERRORS].map((error) => `${brand}${error}`);
  const named = [...runtimeTypes].map((name) => runtimeName(name, brand));
  const declared = [...own, ...named].flatMap(withSpelling);
  return new Set([...TYPES, ...declared, module, `${brand}Environment`]);
}

/** Endings of names that would be reserved otherwise. */
const ENDINGS: { readonly [K in SymbolKind]?: string } = { type: "Model", client: "Client", resource: "Resource" };

/** How names become Swift. Letters beyond ASCII are spelled out: files are called as their types. */
export function namingProfile({ api }: Sdk, options: Options, _: PackageInfo): NamingProfile {
  const brand = brandOf({ api, options });
  const types = fixedTypes(brand, moduleOf({ api, options }));
  return {
    casing: casings("camel", { type: "pascal", client: "pascal", file: "pascal" }),
    reserved: {
      type: types,
      client: types,
      resource: together(BARRED, MEMBERS),
      method: together(BARRED, MEMBERS),
      property: together(BARRED, LABELS, PROPERTIES),
      parameter: together(BARRED, LABELS, PROPERTIES, PARAMETERS),
      argument: together(BARRED, LABELS, PARAMETERS, MEMBERS),
      option: together(BARRED, LABELS, OPTIONS, MEMBERS),
      variant: together(BARRED, CASES),
      "enum-member": together(BARRED, CASES),
      environment: together(BARRED, ENVIRONMENTS),
    },
    fixed: {},
    errors: new Set([...ERRORS].map((error) => `${brand}${error}`)),
    escape: (name, kind) => `${name}${ENDINGS[kind] ?? "Value"}`,
    wireProperties: false,
    typeFiles: true,
    smartCasing: true,
    variantsByTag: true,
    unicode: false,
    rootClient: clientOf({ api, options }),
    rootMembers: ["withOptions", "request", "batch", "send"],
    packageNames: ["Webhooks"],
    companions: {
      sender: ({ message }) => `send${message}`,
      webhookVerifier: () => "verify",
      webhookParser: ({ type }) => `parse${type}`,
      resultType: ({ action }) => `${action}Result`,
      environments: () => `${brand}Environment`,
    },
  };
}

/** A name as a declaration or an expression has it: keywords are between backticks there. */
export const identifier = (name: string): string => (KEYWORDS.has(name) ? `\`${name}\`` : name);
