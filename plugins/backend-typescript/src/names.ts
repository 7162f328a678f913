import type { Api, NamingProfile, OptionValues } from "@sdkwright/plugin-api";
import { clientName } from "./brand.js";
import { FILES, KEYS, KEYWORDS, MEMBERS, OPTIONS, TYPES } from "./reserved.js";

const typeNames: ReadonlySet<string> = new Set([...KEYWORDS, ...TYPES]);

/** The other parameters of methods. */
const argumentNames: ReadonlySet<string> = new Set([...KEYWORDS, "request", "options"]);

/** How names become TypeScript. Properties and request keys stay as the wire has them: any text can be a key. */
export function namingProfile(api: Api, options: OptionValues): NamingProfile {
  return {
    casing: {
      type: "pascal",
      client: "pascal",
      resource: "camel",
      method: "camel",
      property: "preserve",
      parameter: "preserve",
      argument: "camel",
      "enum-member": "pascal",
      variant: "camel",
      option: "camel",
      environment: "pascal",
      "url-role": "camel",
      file: "preserve",
    },
    reserved: {
      type: typeNames,
      client: typeNames,
      argument: argumentNames,
      resource: MEMBERS,
      method: MEMBERS,
      "enum-member": KEYS,
      environment: KEYS,
      file: FILES,
    },
    fixed: { option: OPTIONS },
    escape: (name) => `${name}_`,
    wireProperties: true,
    smartCasing: false,
    unicode: true,
    rootClient: clientName(api, options),
  };
}
