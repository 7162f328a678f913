import type { Companion, NameTable, NamingProfile, Sdk } from "@sdkwright/plugin-api";
import { brandOf, clientName } from "./brand.js";
import type { Options } from "./options.js";
import { FILES, KEYS, KEYWORDS, MEMBERS, OPTIONS, TYPES } from "./reserved.js";
import { publicNames } from "./runtime.js";

const typeNames: ReadonlySet<string> = new Set([...KEYWORDS, ...TYPES]);

/** The other parameters of methods. */
const argumentNames: ReadonlySet<string> = new Set([...KEYWORDS, "request", "options"]);

/** Companion: the type of what the root client is made of. */
export const CLIENT_OPTIONS = "options";
/** Companion: the interface that lists the client's options, where some must be given together. */
export const CLIENT_SETTINGS = "settings";
/** Companion: the API's servers. */
export const ENVIRONMENTS = "environments";

/** Companion: the interface that lists the errors of a client's methods. */
export const errorsKey = (client: string): string => `errors ${client}`;

/** How names become TypeScript. Properties and request keys stay as the wire has them: any text can be a key. */
export function namingProfile(sdk: Sdk, options: Options): NamingProfile {
  const client = clientName(sdk.api, options);
  const brand = brandOf(sdk.api, options);
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
    rootClient: client,
    rootMembers: ["request", "batch", "withOptions", "toJSON"],
    packageNames: [brand, ...publicNames(brand)],
    companions: (names) => companionsOf(sdk, names, { client, brand }),
  };
}

/** What is named after the client, the API or a resource. */
function companionsOf(
  { auth, environments, clients }: Sdk,
  names: NameTable,
  { client, brand }: { readonly client: string; readonly brand: string },
): Companion[] {
  const isTogether = auth.schemes.some(({ together }) => together);
  return [
    { key: CLIENT_OPTIONS, name: `${client}Options` },
    ...(isTogether ? [{ key: CLIENT_SETTINGS, name: `${client}Settings` }] : []),
    ...(environments.list.length > 0 ? [{ key: ENVIRONMENTS, name: `${brand}Environment` }] : []),
    ...clients.map(({ id }) => ({ key: errorsKey(id), name: `${names.client(id)}Errors` })),
  ];
}
