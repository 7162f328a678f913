import type { Documented, Located, Name } from "./common.js";
import type { OperationId, SchemeId } from "./ids.js";

/** One value that the caller gives: a constructor parameter, with the environment variable that stands in for it. */
export interface Credential {
  /** Name of the constructor parameter. */
  readonly name: Name;
  /** The name was chosen for this parameter, and is not the usual one of its kind. */
  readonly chosen?: true;
  readonly env?: string;
  /** What to show where a value is asked for. */
  readonly placeholder?: string;
}

/** One part of a basic scheme. An omitted part has no parameter and is encoded as the empty string. */
export interface BasicPart extends Credential {
  readonly omit: boolean;
}

/** Where a token operation takes or gives a value: the path of wire names into the body. */
export type PropertyPath = readonly string[];

/** What issues tokens, and the names of its fields (RFC 6749 names unless mapped). */
export type TokenEndpoint = TokenFieldNames &
  (
    | { readonly operation: OperationId; readonly url?: undefined }
    /** Absolute. What no definition describes takes a form and answers JSON (RFC 6749, 4.4 and 6). */
    | { readonly operation?: undefined; readonly url: string }
  );

/** Where a token endpoint takes and gives its values. */
export interface TokenFieldNames {
  readonly request: {
    readonly clientId?: PropertyPath;
    readonly clientSecret?: PropertyPath;
    readonly scopes?: PropertyPath;
    readonly refreshToken?: PropertyPath;
  };
  readonly response: {
    readonly accessToken: PropertyPath;
    /** Seconds. */
    readonly expiresIn?: PropertyPath;
    readonly refreshToken?: PropertyPath;
  };
}

interface SchemeBase extends Documented, Located {
  /** Key of the scheme, as declared. */
  readonly id: SchemeId;
  /** Declared in the definition's security schemes and named by some requirement of it. `any` looks only at these. */
  readonly declared: boolean;
}

export interface BearerScheme extends SchemeBase {
  readonly kind: "bearer";
  readonly token: Credential;
}
export interface BasicScheme extends SchemeBase {
  readonly kind: "basic";
  readonly username: BasicPart;
  readonly password: BasicPart;
}
/** An API key in a header, a query parameter or a cookie. */
export interface KeyScheme extends SchemeBase {
  readonly kind: "header" | "query" | "cookie";
  /** Name of the header, parameter or cookie. */
  readonly key: string;
  /** Prepended to the value verbatim: no space is added. */
  readonly prefix?: string;
  readonly value: Credential;
}
export interface OAuthScheme extends SchemeBase {
  readonly kind: "oauth";
  readonly clientId: Credential;
  readonly clientSecret: Credential;
  readonly scopes?: readonly string[];
  readonly tokenHeader: string;
  /** Empty sends the bare token. */
  readonly tokenPrefix: string;
  readonly getToken: TokenEndpoint;
  readonly refreshToken?: TokenEndpoint;
}
/** A scheme that no SDK can satisfy by itself (mutual TLS, digest, ...): middleware or a transport supplies it. */
export interface UnsupportedScheme extends SchemeBase {
  readonly kind: "unsupported";
  readonly declaredType: string;
}

export type AuthScheme = BearerScheme | BasicScheme | KeyScheme | OAuthScheme | UnsupportedScheme;

/** Schemes that are needed together; none at all means that the call may go without credentials (`{}`). */
export interface SecurityRequirement {
  readonly schemes: readonly { readonly scheme: SchemeId; readonly scopes: readonly string[] }[];
}

/** How schemes apply to operations (specification section 5.6). */
export type AuthMode =
  | { readonly kind: "none" }
  | { readonly kind: "single"; readonly scheme: SchemeId }
  | { readonly kind: "any"; readonly schemes: readonly SchemeId[] }
  | { readonly kind: "all"; readonly schemes: readonly SchemeId[] }
  /** Each operation's own requirements. */
  | { readonly kind: "endpoint" };

export interface Auth {
  readonly mode: AuthMode;
  readonly schemes: readonly AuthScheme[];
  /** The definition's default requirements, alternatives in order; null where it declares none. */
  readonly security: readonly SecurityRequirement[] | null;
}
