import type { Api, Companion, NameTable, NamingProfile, Sdk, TargetContext } from "@sdkwright/plugin-api";
import { caseWords, titleWords } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { FILES, KEYS, KEYWORDS, MEMBERS, OPTIONS, TYPES } from "./reserved.js";
import { publicNames, runtimeFiles } from "./runtime.js";

const legalBrand = /^[A-Z][A-Za-z0-9]*$/;

/** Beginnings of the runtime's error classes: a brand among them would give the root error a name twice. */
const errorNames: ReadonlySet<string> = new Set(
  runtimeFiles.flatMap((file) => file.exports).flatMap((name) => (name.endsWith("Error") ? name.slice(0, -5) : [])),
);

/**
 * The API's name as part of identifiers: `Acme` in `AcmeClient`. The option `namespace-export` sets it; else it comes
 * from the title, without what titles add (`Acme REST API v2`).
 */
export function brandOf(api: Api, options: Options): string {
  const given = options["namespace-export"];
  if (given !== undefined && legalBrand.test(given)) return given;
  const cased = caseWords(titleWords(api), "pascal", true);
  const brand = /^\d/.test(cased) ? `Api${cased}` : cased;
  if (!legalBrand.test(brand)) return "Sdk";
  return errorNames.has(brand) ? `${brand}Api` : brand;
}

/** Class name of the root client, as it is wanted. */
function clientName(api: Api, options: Options): string {
  const given = options["client-class-name"];
  return given !== undefined && legalBrand.test(given) ? given : `${brandOf(api, options)}Client`;
}

/** Name of the package. */
export function packageName({ api, packageInfo }: Pick<TargetContext, "api" | "packageInfo">): string {
  if (packageInfo.name !== undefined) return packageInfo.name;
  return caseWords(titleWords(api), "kebab", true).toLowerCase() || "api";
}

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
    rootClient: clientName(sdk.api, options),
    rootMembers: ["request", "batch", "withOptions", "toJSON"],
    packageNames: [brand, ...publicNames(brand)],
    companions: (names) => companionsOf(sdk, names, options),
  };
}

/** What is named after the client, the API or a resource. */
function companionsOf({ api, auth, environments, clients }: Sdk, names: NameTable, options: Options): Companion[] {
  const client = clientName(api, options);
  const isTogether = auth.schemes.some(({ together }) => together);
  return [
    { key: CLIENT_OPTIONS, name: `${client}Options` },
    ...(isTogether ? [{ key: CLIENT_SETTINGS, name: `${client}Settings` }] : []),
    ...(environments.list.length > 0 ? [{ key: ENVIRONMENTS, name: `${brandOf(api, options)}Environment` }] : []),
    ...clients.map(({ id }) => ({ key: errorsKey(id), name: `${names.client(id)}Errors` })),
  ];
}
