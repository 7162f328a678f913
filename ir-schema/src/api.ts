import type { Auth } from "./auth.js";
import type { Documented, JsonValue, Located, Name, Origin } from "./common.js";
import type { ChannelId, ErrorId, OperationId, ResourceId, TypeId, WebhookId } from "./ids.js";
import type { ChannelDecl, ErrorDecl, Operation, ResourceDecl, WebhookDecl } from "./operations.js";
import type { Type, TypeDecl } from "./types.js";

/** Version of this IR. A change that an existing reader could misread raises it. */
export const IR_VERSION = 1;

/** A variable of a URL template. */
export interface UrlVariable extends Documented {
  readonly name: Name;
  readonly default?: string;
  readonly values?: readonly string[];
}

/** A base URL; `{name}` in it stands for a variable. */
export interface UrlTemplate {
  readonly template: string;
  readonly variables: readonly UrlVariable[];
}

export interface Environment extends Documented, Located {
  readonly name: Name;
  /** A URL for each role of {@link Environments.roles}, same order. */
  readonly urls: readonly UrlTemplate[];
}

export interface Environments {
  /** Roles of URLs, the default first: `["default"]` where every environment has one URL. */
  readonly roles: readonly Name[];
  /** The default first. Empty: the base URL must be given at construction. */
  readonly list: readonly Environment[];
  /** Environment variable that overrides the base URL. */
  readonly baseUrlEnv?: string;
}

/** A header that every request carries. */
export interface GlobalHeader extends Documented, Located {
  readonly header: string;
  /** Of an API of several definitions: only requests of operations with the same `definition` carry it. */
  readonly definition?: string;
  /** Name of the constructor parameter. */
  readonly name: Name;
  readonly value: /** A constant, not a parameter. */
    | { readonly kind: "literal"; readonly value: string }
    /** A constructor parameter. */
    | {
        readonly kind: "parameter";
        readonly type: Type;
        readonly required: boolean;
        readonly default?: JsonValue;
        readonly env?: string;
      }
    /** Text with `${NAME}` placeholders, filled from the environment at construction; treated as a secret. */
    | { readonly kind: "environment"; readonly template: string };
}

/** A client-level value that fills path parameters. */
export interface SdkVariable extends Documented, Located {
  readonly name: Name;
  readonly type: Type;
}

/** Whole IR of one API: plain readonly data, complete in itself. */
export interface Api extends Documented {
  readonly irVersion: typeof IR_VERSION;
  readonly name: Name;
  /** The API's own version. */
  readonly version?: string;
  readonly auth: Auth;
  readonly environments: Environments;
  readonly headers: readonly GlobalHeader[];
  readonly variables: readonly SdkVariable[];
  /** Headers that carry a request's id, in order of preference; empty means the usual ones. */
  readonly requestIdHeaders: readonly string[];
  /** Path to an error body's message; absent means the usual places. */
  readonly errorMessage?: readonly string[];
  /** Every map below is in declared order, keyed by id. */
  readonly types: { readonly [id: TypeId]: TypeDecl };
  readonly errors: { readonly [id: ErrorId]: ErrorDecl };
  readonly operations: { readonly [id: OperationId]: Operation };
  readonly resources: { readonly [id: ResourceId]: ResourceDecl };
  readonly root: ResourceId;
  readonly webhooks: { readonly [id: WebhookId]: WebhookDecl };
  readonly channels: { readonly [id: ChannelId]: ChannelDecl };
  readonly origins: readonly Origin[];
}

/** Everything for which a backend emits a declaration. A backend is total over `Decl["kind"]`. */
export type Decl = TypeDecl | ErrorDecl | ResourceDecl | WebhookDecl | ChannelDecl;
export type DeclKind = Decl["kind"];
export type DeclOf<K extends DeclKind> = Extract<Decl, { readonly kind: K }>;
