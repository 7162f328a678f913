import type { JsonValue, OperationId, PropertyPath, SchemeId, Type } from "@sdkwright/ir-schema";
import type { CallPlan, Security } from "./method.js";

/** An option of the client's constructor that the API brings about. Names come from the name table. */
export type ClientOption =
  /** Which of the environments to call. */
  | { readonly kind: "environment" }
  /** The base URL, where no environment has one. */
  | { readonly kind: "base-url" }
  | {
      readonly kind: "credential";
      readonly scheme: SchemeId;
      readonly part: string;
      readonly env?: string;
      /** It replaces all that the scheme would do: an access token that the caller has already. */
      readonly replaces?: true;
    }
  | {
      readonly kind: "header";
      readonly header: string;
      readonly type: Type;
      /** No client can be made without it. */
      readonly required: boolean;
      readonly default?: JsonValue;
      readonly env?: string;
    }
  /** A variable of the URLs of environments. */
  | {
      readonly kind: "url-variable";
      readonly name: string;
      readonly values?: readonly string[];
      readonly default?: string;
    }
  /** A client-level value that fills parameters. */
  | { readonly kind: "variable"; readonly name: string; readonly type: Type }
  /** Opens connections instead of the platform. */
  | { readonly kind: "socket" };

/** A value that callers give for a scheme. */
export interface CredentialPlan {
  /** Part of the scheme, as name tables know it: `token`, `username`, `clientId`, ... */
  readonly part: string;
  readonly env?: string;
  /** The placeholder that samples show. */
  readonly placeholder?: string;
  /** The scheme cannot work without it. */
  readonly needed: boolean;
  /** A single call can bring its own. */
  readonly perCall: boolean;
}

/** A scheme that SDKs can satisfy. */
export interface Scheme {
  readonly id: SchemeId;
  readonly apply: SchemeApplication;
  readonly credentials: readonly CredentialPlan[];
  /** Its needed credentials are of no use one by one, and the environment supplies none. */
  readonly together: boolean;
  /** How tokens are fetched, for a scheme that fetches them. */
  readonly token?: TokenPlan;
}

/** How a credential is sent. */
export type SchemeApplication =
  | { readonly kind: "bearer" }
  | { readonly kind: "basic"; readonly omits: readonly ("username" | "password")[] }
  | { readonly kind: "header" | "query" | "cookie"; readonly name: string; readonly prefix: string }
  | { readonly kind: "oauth"; readonly header: string; readonly prefix: string };

export interface TokenPlan {
  readonly scopes: readonly string[] | null;
  readonly get: TokenCall;
  readonly refresh: TokenCall | null;
}

/** A call that gets a token. */
export interface TokenCall {
  /** Null where the endpoint is a URL of its own, which no operation describes. */
  readonly operation: OperationId | null;
  /** In place of the base URL and the path; such a call carries nothing that is meant for the API. */
  readonly url: string | null;
  /** The operation's own call, or a form that is posted; its security never needs the token that it gets. */
  readonly call: CallPlan;
  /** The fields of its request that are sent, and no others. */
  readonly request: {
    readonly clientId?: PropertyPath;
    readonly clientSecret?: PropertyPath;
    readonly scopes?: PropertyPath;
    readonly refreshToken?: PropertyPath;
  };
  readonly scopesAsList: boolean;
  readonly response: {
    readonly accessToken: PropertyPath;
    readonly expiresIn?: PropertyPath;
    readonly refreshToken?: PropertyPath;
  };
  /** Fields with one value only, such as the grant type. */
  readonly constants: readonly { readonly name: string; readonly value: JsonValue }[];
}

export interface AuthPlan {
  readonly mode: "none" | "single" | "any" | "all" | "endpoint";
  /** Schemes that every call applies, in order; null where that depends on the call. */
  readonly always: readonly SchemeId[] | null;
  /** In mode `endpoint`, the requirements of calls that declare none. */
  readonly fallback: Security | null;
  /** Without those that SDKs cannot satisfy. */
  readonly schemes: readonly Scheme[];
  /** Schemes whose credentials samples show. */
  readonly shown: readonly SchemeId[];
}

export interface EnvironmentPlan {
  /** Those whose URLs have a host, the default first. */
  readonly list: readonly {
    /** Among all environments of the API: name tables know it by that. */
    readonly index: number;
    /** One for each role. */
    readonly urls: readonly string[];
  }[];
  /** Variables of URLs, each once. */
  readonly variables: readonly {
    readonly name: string;
    readonly default?: string;
    readonly values?: readonly string[];
  }[];
  /** Environment variable that overrides the base URL. */
  readonly baseUrlEnv?: string;
  /** No client can be made without a base URL. */
  readonly needsBaseUrl: boolean;
}
