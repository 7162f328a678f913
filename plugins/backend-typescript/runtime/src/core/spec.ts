/**
 * What emitted clients tell the runtime, as data. Emitted code declares constants of these types and calls `Core`;
 * everything that happens on a call happens here in the runtime.
 */

import type { BodyEncoder } from "./http/body.js";
import type { IntegerReader, ValueForm } from "./json/json.js";
import type { TokenFeature } from "./auth/tokens.js";

/** How a parameter is written when it is not the usual way of its place. */
export interface ParamSpec {
  /** Key of the request object. */
  readonly key: string;
  /** Wire name; the key where absent. */
  readonly name?: string;
  /** Default: `simple` in paths and headers, `form` in queries and cookies. */
  readonly style?:
    | "simple"
    | "label"
    | "matrix"
    | "form"
    | "spaceDelimited"
    | "pipeDelimited"
    | "deepObject"
    | "json";
  /** Default: true for `form` and `deepObject`, else false. */
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Sent where the caller gives nothing. */
  readonly default?: unknown;
  /** Client option that fills it where the caller gives nothing. */
  readonly option?: string;
  /** Keeps slashes (paths only). */
  readonly greedy?: true;
}

/** A plain string stands for `{ key }`. */
export type Param = string | ParamSpec;

/** One field of a form or multipart body that is not written the usual way (text, or JSON for objects). */
export interface FieldSpec {
  readonly name: string;
  readonly encoding?: "text" | "file" | "json";
  readonly style?: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  readonly explode?: boolean;
  readonly contentType?: string;
  readonly repeated?: true;
}

export interface BodySpec {
  readonly kind: "json" | "form" | "multipart" | "text" | "binary" | "envelope";
  /** Default: the usual one of the kind. */
  readonly mediaType?: string;
  /** Key of the request object that holds the whole body. Absent: every key that no parameter takes is a property of it. */
  readonly key?: string;
  /** A call without any body property sends no body. */
  readonly optional?: true;
  readonly fields?: readonly FieldSpec[];
  /** Integers that callers give as text. */
  readonly shape?: Shape;
}

export interface ResponseSpec {
  readonly kind: "json" | "text" | "binary" | "bytes" | "sse" | "jsonl";
  /** `Accept`; default by kind. */
  readonly accept?: string;
  /** Some success has no body: the result is then undefined. */
  readonly empty?: true;
  /** JSON that a missing body, or null, stands for. */
  readonly emptyBody?: string;
  /** Items stand alone, as the `result` of an object, or in a list of all. */
  readonly transcoded?: true;
  readonly terminator?: string;
  /** Event that carries an error; default: `error`. */
  readonly errorEvent?: string;
  /** Items have a property `error` of their own. */
  readonly errorItems?: true;
  /** What is not declared as JSON by its content type is text. */
  readonly loose?: true;
  /** Event data is text, not JSON. */
  readonly text?: true;
  /** Event data is text where it is not JSON. */
  readonly allowsText?: true;
  /** Exact integers and dates of what is read: of the body, or of each event. */
  readonly shape?: Shape;
  /** Further places of 64-bit integers: those of the whole, whose name is empty. */
  readonly int64?: readonly string[];
  /** Properties to hand out in place of the whole. */
  readonly returns?: readonly string[];
}

/** A place in a request: a key of the request object, or a path into the body. */
export interface RequestPath {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  /** Keys of the request object. */
  readonly path: readonly string[];
}

export type PageSpec =
  | {
      readonly kind: "cursor";
      readonly cursor: RequestPath;
      readonly next: readonly string[];
      /** `next` leads from the last item of the page, not from the page. */
      readonly lastItem?: true;
      readonly results: readonly string[];
      readonly hasNextPage?: readonly string[];
    }
  | {
      readonly kind: "offset";
      readonly offset: RequestPath;
      readonly unit: "item" | "page";
      readonly results: readonly string[];
      readonly step?: RequestPath;
      readonly hasNextPage?: readonly string[];
      /** True on the last page. */
      readonly lastPage?: readonly string[];
      /** How many pages, and items, there are in all. */
      readonly totalPages?: readonly string[];
      readonly totalItems?: readonly string[];
      /** Where counting starts. Default: page 1, or item 0. */
      readonly start?: number;
    }
  | {
      readonly kind: "uri" | "path";
      readonly next: readonly string[];
      readonly results: readonly string[];
    }
  /** The `Link` header holds the URL of the next page. */
  | { readonly kind: "link"; readonly results: readonly string[] }
  /** No way on is known: a page alone. */
  | { readonly kind: "custom"; readonly results: readonly string[] };

/** A call by JSON-RPC. */
export interface RpcSpec {
  readonly method: string;
  /** Keys of the request in the order of the parameters. Absent: parameters go by name. */
  readonly positions?: readonly string[];
  /** Parameters with positions can go by name too. */
  readonly nameable?: true;
  /** Integers that callers give as text, by the keys of the request. */
  readonly shape?: Shape;
}

/** Constructor of a declared error class. */
export type ErrorClass = new (init: never) => Error;

export interface OperationSpec {
  readonly method: string;
  /** Template: `/pets/{petId}`, by wire names. */
  readonly path: string;
  /** Path parameters whose key, style or default is not the usual; the template names the others. */
  readonly pathParams?: readonly ParamSpec[];
  readonly query?: readonly Param[];
  readonly headers?: readonly Param[];
  readonly cookies?: readonly Param[];
  /** Keys of the request that must not be null, beside those of the path. */
  readonly required?: readonly string[];
  readonly body?: BodySpec;
  /** Absent: the body of the response is ignored. */
  readonly response?: ResponseSpec;
  /** Declared error classes by status: an exact one (`404`), or a class of statuses (`4XX`). */
  readonly errors?: { readonly [status: string]: ErrorClass };
  /** Exact integers and dates of errors' bodies, by status in the same way. */
  readonly errorShapes?: Shapes;
  /** Those of the messages of a channel. */
  readonly messages?: { readonly send?: Shape; readonly receive?: Shape };
  /** Endpoint mode: alternatives of scheme keys needed together. Absent: the client's default. `[]`: none. */
  readonly security?: readonly (readonly string[])[];
  /** Index into the roles of an environment's URLs; default 0. */
  readonly server?: number;
  /** Key of the definition whose own headers the call carries. */
  readonly definition?: string;
  /** Safe to send again whatever the method. */
  readonly idempotent?: true;
  /** Header for an idempotency key. */
  readonly idempotencyKey?: string;
  readonly retries?: false;
  readonly page?: PageSpec;
  readonly rpc?: RpcSpec;
  /** Request properties with a fixed value. */
  readonly pinned?: { readonly [key: string]: unknown };
}

/** A credential: the client option that holds it and the environment variable that stands in. */
export interface CredentialSpec {
  readonly option: string;
  readonly env?: string;
}

export type SchemeSpec =
  | { readonly kind: "bearer"; readonly token: CredentialSpec }
  /** An omitted part has no spec and counts as the empty string. */
  | {
      readonly kind: "basic";
      readonly username?: CredentialSpec;
      readonly password?: CredentialSpec;
    }
  | {
      readonly kind: "header" | "query" | "cookie";
      readonly name: string;
      readonly prefix?: string;
      readonly value: CredentialSpec;
    }
  | {
      readonly kind: "oauth";
      readonly clientId: CredentialSpec;
      readonly clientSecret: CredentialSpec;
      readonly scopes?: readonly string[];
      readonly header?: string;
      readonly prefix?: string;
      /** Option for an access token that replaces the flow. */
      readonly token?: CredentialSpec;
      readonly getToken: TokenSpec;
      readonly refreshToken?: TokenSpec;
    };

/** A token operation and the paths of its fields. */
export interface TokenSpec {
  readonly operation: OperationSpec;
  /** In place of the base URL and the path: of a server that is not the API's. */
  readonly url?: string;
  readonly request: {
    readonly clientId?: readonly string[];
    readonly clientSecret?: readonly string[];
    readonly scopes?: readonly string[];
    readonly refreshToken?: readonly string[];
  };
  /** `scopes` is sent as a list, not space-joined. */
  readonly scopesAsList?: true;
  readonly response: {
    readonly accessToken: readonly string[];
    readonly expiresIn?: readonly string[];
    readonly refreshToken?: readonly string[];
  };
}

export interface AuthSpec {
  readonly mode: "none" | "single" | "any" | "all" | "endpoint";
  /** Schemes of `single`, `any` and `all`, in order. `any`: only those that are declared in the definition. */
  readonly apply?: readonly string[];
  readonly schemes: { readonly [key: string]: SchemeSpec };
  /** Endpoint mode: requirements of operations that declare none. */
  readonly security?: readonly (readonly string[])[];
}

export interface UrlVariableSpec {
  readonly name: string;
  /** Client option that fills it. */
  readonly option: string;
  readonly default?: string;
}

export type HeaderSpec = {
  readonly header: string;
  /** Only calls of this definition carry it. */
  readonly definition?: string;
} & (
  | { readonly literal: string }
  | {
      readonly option: string;
      readonly env?: string;
      readonly default?: unknown;
      readonly required?: true;
    }
  /** `${NAME}` placeholders are filled from the environment at construction. */
  | { readonly template: string }
);

/**
 * What callers get in another form than JSON has, and numbers that they get as they are. Where nothing is said, an integer that
 * a number would round is exact. No declared type has such a name.
 */
export type Leaf = "@int64" | "@number" | "@date";

/**
 * Where a JSON value holds exact integers and dates: it is one ({@link Leaf}), has a shape by name, one of several shapes,
 * or holds them in its members. `{}` can be anything.
 */
export type Shape =
  | string
  | readonly Shape[]
  | {
      /** By name, or by index in a list. */
      readonly properties?: Shapes;
      /** Of all other members. */
      readonly values?: Shape;
      /** Property whose value chooses among the variants. */
      readonly tag?: string;
      readonly variants?: Shapes;
    };

/** Shapes by name. */
export interface Shapes {
  readonly [name: string]: Shape;
}

/** Code that an API may need, passed in so that other clients do not carry it. */
export interface Features {
  readonly form?: BodyEncoder;
  readonly multipart?: BodyEncoder;
  readonly binary?: BodyEncoder;
  readonly envelope?: BodyEncoder;
  readonly oauth?: TokenFeature;
  readonly int64?: IntegerReader;
  /** In the order in which what is read passes through them. */
  readonly forms?: readonly ValueForm[];
}

/** Everything the runtime must know of one API. */
export interface ClientSpec {
  readonly packageName: string;
  readonly version: string;
  /** URLs by environment name, one for each role; the first environment is the default. */
  readonly environments: { readonly [name: string]: readonly string[] };
  readonly variables?: readonly UrlVariableSpec[];
  readonly baseUrlEnv?: string;
  readonly auth: AuthSpec;
  readonly headers?: readonly HeaderSpec[];
  readonly requestIdHeaders?: readonly string[];
  readonly errorMessage?: readonly string[];
  readonly maxRetries?: number;
  readonly timeoutMs?: number;
  readonly retryUnsafe?: boolean;
  readonly userAgent?: string;
  /** What only some APIs need; see the head of `index.ts`. */
  readonly features?: Features;
  /** Where values hold 64-bit integers, for `features.int64`: wire names of properties, and `.*` for each map within. */
  readonly int64?: readonly string[];
  /** Shapes that others refer to, for `features.forms`. */
  readonly shapes?: Shapes;
}
