import type { PartInfos } from "@sdkwright/sdk-model";
import type { CompanionSpellings } from "./companion-names.js";

/** How words become an identifier. */
export type Casing = "camel" | "pascal" | "snake" | "screaming" | "kebab" | "preserve";

/** What a name names. A profile gives each its casing and its reserved words. */
export type SymbolKind =
  /** Object, enum, union, alias, error and request types, webhook and channel types: one scope for the package. */
  | "type"
  /** Class of a resource. Same scope as `type`. */
  | "client"
  /** Name by which a resource hangs on its parent. */
  | "resource"
  /** Operation of a resource. Same scope as `resource` of one parent. */
  | "method"
  | "property"
  /** Key of a request object: parameters, body properties or the body as a whole. */
  | "parameter"
  /** Argument of a method before the request object: a path parameter where they are positional. */
  | "argument"
  | "enum-member"
  | "variant"
  /** Option of the client's constructor: credentials, global headers, variables. One scope. */
  | "option"
  | "environment"
  | "url-role"
  /** File or folder stem. Compared without letter case, cut below 200 bytes. */
  | "file";

const KINDS: { readonly [K in SymbolKind]: true } = {
  type: true,
  client: true,
  resource: true,
  method: true,
  property: true,
  parameter: true,
  argument: true,
  "enum-member": true,
  variant: true,
  option: true,
  environment: true,
  "url-role": true,
  file: true,
};

/** One casing for all kinds of names but some. */
export function casings(usual: Casing, others: Partial<NamingProfile["casing"]>): NamingProfile["casing"] {
  const casing = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, usual]));
  return { ...(casing as NamingProfile["casing"]), ...others };
}

/** A language's naming rules. Everything a backend decides about names is in here, as data and pure functions. */
export interface NamingProfile {
  /** Title of the language, for findings. */
  readonly language?: string;
  readonly casing: { readonly [K in SymbolKind]: Casing };
  /**
   * Words that a name of the kind must not be, each exactly as the language compares it; such a name is escaped. Stems of
   * files, and names of {@link caseless} kinds, are compared in lower case.
   */
  readonly reserved: { readonly [K in SymbolKind]?: ReadonlySet<string> };
  /** What no name of the kind may end in, such as the ending that all methods of the language have; such a name is escaped. */
  readonly reservedEndings?: { readonly [K in SymbolKind]?: string };
  /**
   * Kinds whose names the language compares without letter case, such as methods in PHP: `getab` and `getAb` are one name. Their
   * words in {@link reserved} and {@link fixed} are in lower case. Default: none.
   */
  readonly caseless?: ReadonlySet<SymbolKind>;
  /** Names of the outer scope that a name must not hide, such as exports of the runtime: the next candidate is taken. */
  readonly fixed: { readonly [K in SymbolKind]?: ReadonlySet<string> };
  /** Errors of the runtime that are in the package of the API's types: no schema gets their names. */
  readonly errors?: ReadonlySet<string>;
  /** Turns a reserved word into a name that is free: usually appends `_`. */
  escape(name: string, kind: SymbolKind): string;
  /** True where keys of request objects and properties are printed as the wire has them. */
  readonly wireProperties: boolean;
  /**
   * The parameters that keep their wire name as key if {@link wireProperties} is true; the others are cased.
   * Default: all. `identifiers`: those whose wire name is one, except headers, so that they look like the properties of the
   * body beside them.
   */
  readonly wireParameters?: "all" | "identifiers" | "none";
  /** Numbers and initialisms stay as they are (`v2`, `CustomerID`), specification section 2.12. */
  readonly smartCasing: boolean;
  /** Words, in capitals, that stay so in PascalCase and camelCase however the definition spells them (`PetID` of `petId`). */
  readonly initialisms?: ReadonlySet<string>;
  /**
   * Files are called after the types in them, as in Java: names of the package and of variants differ by more than letter
   * case, are short enough for file systems, and are not names of devices. Default: they are not.
   */
  readonly typeFiles?: boolean;
  /** Variants of unions with a discriminator are called by its value: `User` in place of `ChatRequestUserMessage`. */
  readonly variantsByTag?: boolean;
  /** Letters beyond ASCII may stand in identifiers. */
  readonly unicode: boolean;
  /** Name of the root client, already cased, such as `AcmeClient`. */
  readonly rootClient?: string;
  /** Members that every root client has, beside the API's own: each is escaped until no method or resource has its name. */
  readonly rootMembers?: readonly string[];
  /** Names of the package that every SDK has, whatever its API: companions must not take them. */
  readonly packageNames?: readonly string[];
  /** Names that samples use unless the API has them, and for which they ask `isTaken`. Calls printed elsewhere know no others. */
  readonly yieldingNames?: readonly string[];
  /** Parts of the SDK, as the backend declares them. Those that declare names choose before all companions. */
  readonly parts?: PartInfos;
  /** Names that go with declared ones, such as constructors of variants; each is escaped until it is free. */
  readonly companions?: CompanionSpellings;
}
