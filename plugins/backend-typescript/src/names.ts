import type { Companion, NamingProfile, Sdk } from "@sdkwright/plugin-api";
import { clientName } from "./brand.js";
import type { Options } from "./options.js";
import { FILES, KEYS, KEYWORDS, MEMBERS, OPTIONS, TYPES } from "./reserved.js";

const typeNames: ReadonlySet<string> = new Set([...KEYWORDS, ...TYPES]);

/** The other parameters of methods. */
const argumentNames: ReadonlySet<string> = new Set([...KEYWORDS, "request", "options"]);

/** Key of the interface that lists the errors of a client's methods. */
export const errorsKey = (client: string): string => `errors ${client}`;

/** How names become TypeScript. Properties and request keys stay as the wire has them: any text can be a key. */
export function namingProfile({ api, clients }: Sdk, options: Options): NamingProfile {
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
    rootMembers: ["request", "batch", "withOptions", "toJSON"],
    companions: (names) =>
      clients.map(({ id }): Companion => ({ key: errorsKey(id), name: `${names.client(id)}Errors` })),
  };
}
