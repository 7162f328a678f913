import type { ClientSpec, OperationSpec } from "@sdkwright/runtime-typescript/core";

/** A type expression, as the model of the API has it. */
export type FormType =
  | { readonly kind: "primitive"; readonly primitive: string; readonly constraints?: { readonly format?: string } }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "ref"; readonly id: string }
  | { readonly kind: "list"; readonly items: FormType }
  | { readonly kind: "tuple"; readonly items: readonly FormType[]; readonly rest: FormType | null }
  | { readonly kind: "map"; readonly values: FormType }
  | { readonly kind: "nullable"; readonly inner: FormType }
  | { readonly kind: "unknown" | "never" | "null" };

export interface FormProperty {
  readonly name: string;
  readonly type: FormType;
  readonly required: boolean;
}

/** A declared type. */
export type FormDecl =
  | { readonly kind: "object"; readonly properties: readonly FormProperty[]; readonly additional: FormType | null }
  | { readonly kind: "enum"; readonly values: readonly (string | number)[]; readonly open: boolean }
  | {
      readonly kind: "union";
      readonly tag: string | null;
      readonly variants: readonly {
        readonly name: string;
        readonly type: FormType;
        readonly tags: readonly (string | number | boolean)[];
      }[];
    }
  | { readonly kind: "alias"; readonly type: FormType };

export type FormTypes = { readonly [id: string]: FormDecl };

export interface FormField {
  /** Of the request that the runtime takes. */
  readonly key: string;
  /** On the wire. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "property" | "body";
  readonly type: FormType;
  readonly required: boolean;
  readonly help?: string;
  readonly fallback?: unknown;
  readonly example?: unknown;
}

export interface OperationData {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly via: "send" | "page" | "sse" | "jsonl" | "connect" | "resume" | "file" | "rpc" | "socket";
  readonly descriptor: OperationSpec;
  readonly fields: readonly FormField[];
  /** Keys of the fields that have an example, in the order in which the call of the page gives them. */
  readonly given: readonly string[];
}

export interface ResourceData {
  readonly operations: { readonly [anchor: string]: OperationData };
  readonly types: FormTypes;
  /** The file with what calls of the operations are printed from, and the languages that have it. */
  readonly calls: { readonly part: string; readonly languages: readonly string[] };
}

/** A language in which calls are printed. */
export interface CallLanguage {
  readonly key: string;
  readonly title: string;
  /** Prints them. */
  readonly script: string;
  /** Folder of the parts, and name of the file with what they have in common, from the root of the site. */
  readonly data: string;
  /** Folder of what languages that see the same API have in common. */
  readonly model: string;
}

export interface ApiData {
  readonly title: string;
  readonly client: ClientSpec;
  readonly playground: { readonly oauth: boolean; readonly environments?: readonly string[] };
  readonly languages: readonly CallLanguage[];
  /** Schemes that a page cannot apply. */
  readonly unsupported: readonly string[];
}

const loaded = new Map<string, Promise<unknown>>();

/** A file of the site, asked for once. */
export function load(url: URL): Promise<unknown> {
  const known = loaded.get(url.href);
  if (known !== undefined) return known;
  const made = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`The site has no ${url.pathname}`);
    return response.json() as Promise<unknown>;
  });
  loaded.set(url.href, made);
  return made;
}

/** What the explorer of an operation knows of it and of its API. */
export async function loadData(source: string): Promise<{ readonly api: ApiData; readonly resource: ResourceData }> {
  const url = new URL(source, document.baseURI);
  const [resource, api] = await Promise.all([load(url), load(new URL("client.json", url))]);
  return { resource: resource as ResourceData, api: api as ApiData };
}

/** A type behind its aliases: an expression, or a declaration. */
export function resolve(
  type: FormType,
  types: FormTypes,
): Exclude<FormType, { kind: "ref" }> | Exclude<FormDecl, { kind: "alias" }> {
  if (type.kind !== "ref") return type;
  const decl = types[type.id];
  if (decl === undefined) return { kind: "unknown" };
  return decl.kind === "alias" ? resolve(decl.type, types) : decl;
}
