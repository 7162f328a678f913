import type { NameTable, NamingProfile, OperationId, PackageInfo, Sdk, SymbolKind } from "@sdkwright/plugin-api";
import { bodyTypeOf, casings } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { brandOf, namespaceOf } from "./package.js";
import {
  ARGUMENTS,
  ENUM_MEMBERS,
  ENVIRONMENTS,
  ERRORS,
  KEYWORDS,
  MEMBERS,
  OPTIONS,
  PROPERTIES,
  TYPES,
  VARIANTS,
} from "./reserved.js";

/** The exception that stands for an error: `AcmeNotFoundException`. */
export const exceptionName = (error: string): string => `${error.replace(/(?:Error|Exception)$/, "")}Exception`;

/**
 * Names of types that every SDK has, or that are namespaces: no type of the API may have them. The runtime's sources call its own
 * exceptions `SdkTimeoutException` and so on.
 */
function fixedTypes(brand: string, namespace: string): ReadonlySet<string> {
  const own = [brand, "Sdk"].flatMap((first) => [...ERRORS].map((error) => exceptionName(`${first}${error}`)));
  // Within a class, the name of a member that it inherits is that member.
  return new Set([
    ...TYPES,
    ...PROPERTIES,
    ...own,
    ...namespace.split("."),
    `${brand}Environment`,
    `${brand}ClientOptions`,
  ]);
}

/** What the names of all methods end in. */
const METHOD_ENDING = "Async";

/** A name that is free in place of one that is reserved: `@class` is the name of a parameter called class. */
function escapedName(name: string, kind: SymbolKind): string {
  if (KEYWORDS.has(name)) return `@${name}`;
  return kind === "resource" && name.endsWith(METHOD_ENDING) ? `${name}Client` : `${name}Value`;
}

/** How names become C#. Letters beyond ASCII are spelled out: files are called as their types. */
export function namingProfile({ api }: Sdk, options: Options, packageInfo: PackageInfo): NamingProfile {
  const brand = brandOf({ api, options });
  const types = fixedTypes(brand, namespaceOf({ api, options, packageInfo }));
  return {
    casing: casings("pascal", { argument: "camel" }),
    reserved: {
      resource: MEMBERS,
      method: MEMBERS,
      property: PROPERTIES,
      parameter: PROPERTIES,
      argument: new Set([...KEYWORDS, ...ARGUMENTS]),
      option: OPTIONS,
      variant: VARIANTS,
      "enum-member": ENUM_MEMBERS,
      environment: ENVIRONMENTS,
    },
    fixed: { type: types, client: types },
    errors: new Set([...ERRORS].map((error) => `${brand}${error}`)),
    // The property of a resource is never called as a method.
    reservedEndings: { resource: METHOD_ENDING },
    escape: escapedName,
    wireProperties: false,
    typeFiles: true,
    smartCasing: true,
    variantsByTag: true,
    unicode: false,
    rootClient: options["client-class-name"] ?? `${brand}Client`,
    rootMembers: ["WithOptions", "Request", "Dispose", "NewBatch", "Send"],
    packageNames: ["Webhooks"],
    companions: {
      sender: ({ message }) => `Send${message}`,
      webhookVerifier: () => "Verify",
      webhookParser: ({ type }) => `Parse${type}`,
      errorMaker: ({ error }) => exceptionName(error),
      resultType: ({ action }) => `${action}Result`,
      clientOptions: ({ client }) => `${client}Options`,
      environments: () => `${brand}Environment`,
    },
  };
}

/** The parameter of a constructor that sets a property: `title` for `Title`, `@class` for `Class`. */
export function argumentName(property: string): string {
  const name = property.charAt(0).toLowerCase() + property.slice(1);
  return KEYWORDS.has(name) ? `@${name}` : name;
}

/** A member may not be called as the type that declares it. */
export const memberIn = (type: string, member: string): string => (member === type ? `${member}Value` : member);

/** The names of an SDK, those of members made different from those of their types. */
export function memberNames(names: NameTable, { api, methods }: Pick<Sdk, "api" | "methods">): NameTable {
  const parents = new Map(Object.values(api.resources).flatMap((one) => one.children.map((id) => [id, one.id])));
  const requestOf = (id: OperationId): string => {
    const request = methods[id]?.request;
    return request && bodyTypeOf(request) === null ? names.request(id) : "";
  };
  const named: NameTable = {
    ...names,
    resource(id) {
      const name = names.resource(id);
      const parent = parents.get(id);
      return parent === undefined
        ? name
        : memberIn(names.part("interface", parent), memberIn(names.client(parent), name));
    },
    property: (type, wire) => memberIn(names.type(type), names.property(type, wire)),
    enumMember: (type, value) => memberIn(names.type(type), names.enumMember(type, value)),
    field(id, from) {
      const own = from.kind === "property" ? named.property(from.type, from.name) : names.field(id, from);
      return memberIn(requestOf(id), own);
    },
  };
  return named;
}
