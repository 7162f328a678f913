import type { Api, NamingProfile, Sdk } from "@sdkwright/plugin-api";
import { casings } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { brandOf } from "./package.js";
import { FILES, KEYS, KEYWORDS, MEMBERS, OPTIONS, TYPES } from "./reserved.js";
import { publicNames } from "./runtime.js";

/** Class name of the root client, as it is wanted. */
function clientName(api: Api, options: Options): string {
  const given = options["client-class-name"];
  return given ?? `${brandOf(api, options)}Client`;
}

const typeNames: ReadonlySet<string> = new Set([...KEYWORDS, ...TYPES]);

/** The other parameters of methods. */
const argumentNames: ReadonlySet<string> = new Set([...KEYWORDS, "request", "options"]);

const WIRE_PARAMETERS = { default: "identifiers", camelCase: "none", wire: "all" } as const;

/** How names become TypeScript. Properties stay as the wire has them: any text can be a key. */
export function namingProfile(sdk: Sdk, options: Options): NamingProfile {
  const brand = brandOf(sdk.api, options);
  return {
    casing: casings("camel", {
      type: "pascal",
      client: "pascal",
      property: "preserve",
      "enum-member": "pascal",
      environment: "pascal",
      file: "preserve",
    }),
    reserved: {
      type: typeNames,
      client: typeNames,
      argument: argumentNames,
      resource: MEMBERS,
      method: MEMBERS,
      // What objects inherit would be read where an option is not given.
      option: MEMBERS,
      "enum-member": KEYS,
      environment: KEYS,
      file: FILES,
    },
    fixed: { option: OPTIONS },
    escape: (name) => `${name}_`,
    wireProperties: true,
    wireParameters: WIRE_PARAMETERS[options["parameter-naming"]],
    smartCasing: false,
    unicode: true,
    rootClient: clientName(sdk.api, options),
    rootMembers: ["request", "batch", "withOptions", "toJSON"],
    packageNames: [brand, ...publicNames(brand)],
    companions: {
      clientOptions: ({ client }) => `${client}Options`,
      clientSettings: ({ client }) => `${client}Settings`,
      environments: () => `${brand}Environment`,
      clientErrors: ({ client }) => `${client}Errors`,
    },
  };
}
