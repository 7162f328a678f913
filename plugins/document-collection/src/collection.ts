/**
 * A collection of requests before it has a format: what both formats say, in plain data. Texts may hold `{{name}}`, which
 * stands for a variable.
 */
export interface Collection {
  readonly id: string;
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly version: string | undefined;
  readonly items: readonly Item[];
  /** Values where no environment is chosen; none is a secret. */
  readonly variables: readonly Variable[];
  readonly environments: readonly Environment[];
  /** Gets access tokens before requests that need one; undefined where none does. */
  readonly tokens: readonly TokenSource[];
}

export type Item = Folder | Request | Channel;

export interface Folder {
  readonly kind: "folder";
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly Item[];
}

/** One request. */
export interface Request {
  readonly kind: "request";
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly method: string;
  readonly url: Url;
  readonly headers: readonly Entry[];
  readonly body: Body | undefined;
  readonly auth: Auth;
  readonly responses: readonly SavedResponse[];
  readonly checks: Checks;
}

/** A channel of messages. Only formats that know WebSockets can open it. */
export interface Channel {
  readonly kind: "channel";
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly url: Url;
  readonly headers: readonly Entry[];
  /** A sample of the first message that clients send, as JSON. */
  readonly message: string | undefined;
}

/** The parts of a URL, percent-encoded but for variables. */
export interface Url {
  /** Name of the variable that holds the base URL. */
  readonly base: string;
  /** Segments of the path; `:name` is filled by `variables`. */
  readonly path: readonly string[];
  readonly variables: readonly Entry[];
  readonly query: readonly Entry[];
}

/** A name with a value: a parameter, a header, a field of a form. */
export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** Left out of the request until somebody enables it. */
  readonly disabled: boolean;
}

/** A part of a multipart body. `file`: the value is a path. */
export interface Part extends Entry {
  readonly type: "text" | "file";
  readonly mediaType: string | undefined;
}

export type Body =
  | { readonly kind: "raw"; readonly language: "json" | "text"; readonly text: string }
  | { readonly kind: "form"; readonly fields: readonly Entry[] }
  | { readonly kind: "multipart"; readonly parts: readonly Part[] }
  | { readonly kind: "file"; readonly path: string; readonly mediaType: string };

/** What a request authenticates with. Whatever is not said here is among its headers and parameters. */
export type Auth =
  | { readonly kind: "none" }
  | { readonly kind: "bearer"; readonly token: string }
  | { readonly kind: "basic"; readonly username: string; readonly password: string }
  | { readonly kind: "key"; readonly in: "header" | "query"; readonly name: string; readonly value: string }
  /** The first alternative whose variables are all set is chosen when the request is sent. */
  | { readonly kind: "choice"; readonly alternatives: readonly (readonly AppliedScheme[])[] };

/** A scheme as what it adds to a request. */
export interface AppliedScheme {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  /** Text with variables; of `basic` the part that is encoded in base64, with `Basic ` before it. */
  readonly value: string;
  readonly basic?: true;
  /** Variables without which the scheme cannot be applied. */
  readonly needs: readonly string[];
  /** Index of the token source that fills its variable. */
  readonly token?: number;
}

/** A call that gets an access token. */
export interface TokenRequest {
  readonly method: string;
  /** Absolute, with variables. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Encoded in base64 after `Basic `: text with variables. */
  readonly basic?: string;
  readonly body: "json" | "form";
  /** Fields by their paths. A value with `{{name}}` is filled from variables; a list is sent as one. */
  readonly fields: readonly (readonly [path: readonly string[], value: unknown])[];
  readonly response: {
    readonly accessToken: readonly string[];
    readonly expiresIn?: readonly string[];
    readonly refreshToken?: readonly string[];
  };
}

/** How the access token of a scheme comes about, and the variables that hold it. */
export interface TokenSource {
  readonly token: string;
  readonly renewAt: string;
  readonly refreshToken: string;
  /** Variables without which no token can be asked for. */
  readonly needs: readonly string[];
  readonly get: TokenRequest;
  readonly refresh: TokenRequest | null;
}

/** A documented response. */
export interface SavedResponse {
  readonly id: string;
  readonly name: string;
  readonly code: number;
  readonly mediaType: string | undefined;
  readonly body: string;
}

/** What a test of a request demands of the response. */
export interface Checks {
  /** Statuses of documented successes; empty where none is documented. */
  readonly statuses: readonly StatusRange[];
  /** JSON Schemas of the bodies of successes that have one. */
  readonly bodies: readonly { readonly statuses: StatusRange; readonly schema: object }[];
}

/** Statuses from the first to the last. */
export type StatusRange = readonly [first: number, last: number];

export interface Variable {
  readonly name: string;
  readonly value: string;
  readonly description: string;
}

export interface Environment {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly variables: readonly (Variable & { readonly secret: boolean })[];
}
