import type {
  AliasDecl,
  Api,
  ChannelDecl,
  ChannelId,
  EnumDecl,
  ErrorDecl,
  ErrorId,
  FormField,
  HttpOperation,
  JsonValue,
  ObjectDecl,
  OperationId,
  ParameterPlace,
  ParameterStyle,
  PropertyPath,
  ResourceDecl,
  ResourceId,
  ResponseStatus,
  SchemeId,
  Type,
  TypeId,
  UnionDecl,
  ValuePath,
  WebhookId,
} from "@sdkwright/ir-schema";
import type { TypeDirection } from "./questions/directions.js";
import type { PinnedValue } from "./questions/pinned.js";

// The SDK as a whole

/**
 * What an SDK of an API consists of: decided once for all languages, before any name and any text. Plain data that
 * serialises. It holds decisions and ids; the definition's texts stay in {@link SdkModel.api}.
 */
export interface SdkModel {
  /** The API as SDKs see it: whatever can be called is an HTTP request. */
  readonly api: Api;
  /** Every resource, the root first, then as the API declares them. */
  readonly clients: readonly Client[];
  /** Every operation that an SDK has a method for, in declared order. */
  readonly methods: { readonly [id: OperationId]: MethodModel };
  readonly types: { readonly [id: TypeId]: TypePlan };
  readonly errors: { readonly [id: ErrorId]: ErrorPlan };
  readonly channels: { readonly [id: ChannelId]: ChannelPlan };
  /** Null where no webhook has a signature that SDKs can check. */
  readonly webhooks: WebhookPlan | null;
  /** Options of the client's constructor that not every client has, in display order. */
  readonly options: readonly ClientOption[];
  readonly auth: AuthPlan;
  readonly environments: EnvironmentPlan;
  /** Parts that the runtime must hold, sorted. */
  readonly helpers: readonly Helper[];
}

/** The model in the style of a language: what its backend reads. */
export interface Sdk extends SdkModel {
  readonly style: SdkStyle;
  readonly methods: { readonly [id: OperationId]: Method };
}

/** The class of a resource. */
export interface Client {
  readonly id: ResourceId;
  readonly root: boolean;
  /** In declared order. */
  readonly methods: readonly OperationId[];
  readonly children: readonly ResourceId[];
  /** It, or a client below it, has methods that a JSON-RPC batch can collect. */
  readonly batches: boolean;
}

/** Decisions about a declared type in an SDK, in addition to its declaration. */
export interface TypePlan {
  /** Whether its values are sent, received, or both. */
  readonly direction: TypeDirection;
  /** Nothing refers to it: requests spell it out, or no method uses it and it has no name of its own. It is not declared. */
  readonly dissolved: boolean;
  /** The one resource below the root whose operations reach the type; null where several do, or none. */
  readonly owner: ResourceId | null;
  /** Of an object: see {@link ObjectPlan}. */
  readonly object?: ObjectPlan;
  readonly union?: UnionPlan;
  /** Of an enum: values that are not declared are values of it too. */
  readonly open?: boolean;
}

export interface ObjectPlan {
  /** No property, own or inherited, and undeclared keys: a map. */
  readonly isMap: boolean;
  /** Others inherit from it. */
  readonly inherited: boolean;
  /** Type of undeclared properties, own or inherited; null if the definition does not describe them. */
  readonly extra: Type | null;
  /**
   * Properties that the definition requires but that can still be missing, because the type is also used in the
   * direction that omits them (`readOnly`, `writeOnly`). Inherited ones included.
   */
  readonly optional: readonly string[];
  /** Properties that must be behind a pointer, since their type would hold itself. */
  readonly boxed: readonly string[];
}

/** How the variants of a union are told apart. */
export interface UnionPlan {
  readonly by: "tag" | "shape";
  /** Callers can receive variants that the definition does not declare, and must be able to tell them. */
  readonly keepsUnknown: boolean;
  /** For each variant: its own type says its tag already, by a property with one value. */
  readonly declaresTag: readonly boolean[];
}

/** Common classes of errors, by status. */
export type StatusClass =
  | "bad-request"
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "unprocessable-entity"
  | "too-many-requests"
  | "internal-server"
  | "api";

export interface ErrorPlan {
  readonly status: ResponseStatus;
  /** It has a class of its own: the definition declares a body that the class of its status does not know. */
  readonly typed: boolean;
  readonly body: Type | null;
  readonly parent: StatusClass;
}

/** Messages of a channel, by direction; of those with one payload the first. */
export interface ChannelPlan {
  /** Some method opens it. */
  readonly opened: boolean;
  /** Indexes into the declaration's messages. */
  readonly sends: readonly number[];
  readonly receives: readonly number[];
  /** Property that tells what is received apart; null where none does. */
  readonly tag: string | null;
  /** Union of what is received, where the style asks for a type of its own and one is needed. */
  readonly events: TypeId | null;
}

/** An algorithm that all runtimes know. */
export type SignatureAlgorithm =
  | { readonly family: "hmac" | "rsa" | "rsa-pss" | "ecdsa"; readonly hash: "sha1" | "sha256" | "sha384" | "sha512" }
  | { readonly family: "ed25519" };

/** How a runtime checks the signature of a delivery. */
export interface SignaturePlan {
  readonly header: string;
  readonly algorithm: SignatureAlgorithm;
  readonly encoding: "hex" | "base64";
  /** Text before the signature in the header; empty for none. */
  readonly prefix: string;
  /** Parts of the signed text: `body`, `timestamp`, `url`, or names of headers. */
  readonly components: readonly string[];
  readonly delimiter: string;
  readonly timestamp?: {
    readonly header: string;
    readonly format: "unix-millis" | "unix-seconds" | "date";
    readonly toleranceSeconds: number;
  };
}

export interface WebhookPlan {
  /** Distinct, in declared order. */
  readonly signatures: readonly SignaturePlan[];
  /** Every signature covers the time of its delivery, so that none can be sent again later. */
  readonly isTimeSigned: boolean;
  /** Webhooks whose deliveries can be verified, in declared order. */
  readonly verified: readonly WebhookId[];
  /** Property that tells the payloads of all webhooks apart; null where none does. */
  readonly tag: string | null;
}

/** Optional parts of a runtime: one vocabulary for all languages. A language ignores those that it has no file for. */
export const HELPERS = [
  "binary",
  "by-status",
  "bytes",
  "connect",
  "connect-stream",
  "download",
  "file",
  "form",
  "json-rpc",
  "jsonl",
  "multipart",
  "oauth",
  "page",
  "resume",
  "socket",
  "sse",
  "text",
  "webhook",
] as const;

export type Helper = (typeof HELPERS)[number];

// Methods

/** A method of a client before its arguments have the shape that a language wants. */
export interface MethodModel {
  readonly id: OperationId;
  readonly owner: ResourceId;
  readonly call: CallPlan;
  readonly result: Result;
  /** Declared errors in declared order; of several that fit a status, the most specific is meant. */
  readonly throws: readonly Thrown[];
}

/** A method of a client. A streaming twin of an operation is a method of its own. */
export interface Method extends MethodModel {
  /** Arguments before the request, in the order of the path. */
  readonly arguments: readonly Field[];
  /** Null where the method takes nothing beside its arguments. */
  readonly request: RequestShape | null;
}

/** One thing that a caller gives. */
export interface Field {
  readonly from: FieldSource;
  /** Of a file, the primitive `binary`. */
  readonly type: Type;
  /** Callers must give it. */
  readonly required: boolean;
  /** The value that the client sends if the caller omits the parameter. */
  readonly sent?: JsonValue;
  /** The value that the server assumes if nothing is sent, for documentation. */
  readonly documentedDefault?: JsonValue;
}

/** Where a field comes from; its text and origin are found there. */
export type FieldSource =
  | { readonly kind: "parameter"; readonly in: ParameterPlace; readonly name: string }
  /** A property of the body, whose properties are fields of the request. */
  | { readonly kind: "property"; readonly type: TypeId; readonly name: string }
  /** The body as a whole. */
  | { readonly kind: "body" };

/** The object, struct or keywords that a method takes. */
export interface RequestShape {
  /** Parameters in declared order, then the body or its properties. Pinned ones are not among them. */
  readonly fields: readonly Field[];
  /** Type of undeclared properties that it takes; null where it takes none. */
  readonly extra: Type | null;
  /** Every field may be left out, and so may the request. */
  readonly optional: boolean;
  /** The declared type of the body that the request is or adds to; null if the request flattens the body. */
  readonly base: RequestBase | null;
  /** The type whose properties the request flattens; null if it has a base or takes no properties of a body. */
  readonly spells: TypeId | null;
}

/** The declared type of a body, as what a request is made of. */
export interface RequestBase {
  readonly type: TypeId;
  /** The request is this type, and has none of its own. */
  readonly whole: boolean;
  /** Fields beside those of the type, and those of the type that only the request demands. */
  readonly adds: readonly Field[];
  /** Wire names of properties that the request does not have: the method sets them itself. */
  readonly omits: readonly string[];
}

/** The request on the wire. */
export interface CallPlan {
  readonly verb: string;
  /** Path with `{parameter}`; other braces are encoded, and a fragment is cut off. */
  readonly template: string;
  /** In declared order. */
  readonly parameters: readonly WireParameter[];
  /** Values that the method sets itself: conditions of streams. */
  readonly pins: readonly PinnedValue[];
  readonly body: BodyPlan | null;
  /** Null where no success has a body that is read. */
  readonly reads: ReadPlan | null;
  /** Alternatives of schemes, only of those that SDKs can satisfy; `default` is the client's. */
  readonly security: Security | "default";
  /** Index of the URL's role. */
  readonly server: number;
  /** Key of the definition whose own headers it carries. */
  readonly definition?: string;
  readonly retries: boolean;
  /** Safe to send twice, whatever its verb says. */
  readonly idempotent: boolean;
  /** Header of the idempotency key; null for none. */
  readonly idempotencyHeader: string | null;
  readonly protocol: Protocol;
}

export type Security = readonly (readonly SchemeId[])[];

/** How a parameter is written. Style and explode are set only if they are not the default of the location. */
export interface WireParameter {
  readonly in: ParameterPlace;
  readonly name: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Keeps the slashes of its value. */
  readonly greedy?: true;
  /** Sent where the caller gives nothing. */
  readonly sent?: JsonValue;
  /** Client-level variable that fills it. */
  readonly variable?: string;
  /** Callers must give it a value that is not null. What fills the path is needed in any case. */
  readonly needed?: true;
}

export interface BodyPlan {
  readonly kind: "json" | "form" | "multipart" | "text" | "binary";
  /** Absent where it is the usual one of the kind; wildcards cannot be sent and count as usual. */
  readonly mediaType?: string;
  readonly required: boolean;
  /** The object whose properties are fields of the request; null where the body is one field. */
  readonly merged: TypeId | null;
  /** Null for raw bytes. */
  readonly type: Type | null;
  /** How the properties of a form are written, in declared order; empty for the other kinds. */
  readonly fields: readonly FormField[];
}

/** How a success is read. */
export interface ReadPlan {
  readonly kind: "json" | "text" | "binary" | "bytes" | "sse" | "jsonl";
  /** Absent where it is the usual one of the kind. */
  readonly accept?: string;
  /** Some success has no body. */
  readonly empty: boolean;
  /** JSON that a missing body, or null, stands for. */
  readonly emptyBody?: string;
  /** Items stand alone, as the `result` of an object, or in a list of all. */
  readonly transcoded?: true;
  /** Data that ends a stream and is not an item. */
  readonly terminator?: string;
  /** Name of the event that carries an error. */
  readonly errorEvent?: string;
  /** Items of a stream declare a property `error`, so that one does not say that the stream failed. */
  readonly errorItems?: true;
  /** Data of events is text, not JSON. */
  readonly text?: true;
  /** Data of events is text where it is not JSON. */
  readonly allowsText?: true;
  /** A stream that broke off is asked for again from the last event (`Last-Event-ID`, WHATWG HTML section 9.2). */
  readonly resumable?: true;
  /** Properties of the answer to hand out in place of the whole. */
  readonly returns?: readonly string[];
}

export type Protocol =
  | { readonly kind: "http" }
  | {
      readonly kind: "json-rpc";
      readonly method: string;
      /** Parameters in order, where they can go by position; null where they go by name. */
      readonly positions: readonly string[] | null;
      /** They can go by name too. */
      readonly nameable: boolean;
      /** Nothing comes back. */
      readonly notification: boolean;
      readonly codes: readonly { readonly code: number; readonly message: string; readonly data: Type | null }[];
    }
  | { readonly kind: "connect"; readonly method: string; readonly streaming: boolean }
  | { readonly kind: "socket"; readonly channel: ChannelId };

/** A type of successes, and the statuses that carry it. */
export interface ResultCase {
  readonly statuses: readonly ResponseStatus[];
  readonly type: Type;
}

export type Result =
  | { readonly kind: "nothing" }
  /** One type. `empty`: some success has no body. */
  | { readonly kind: "value"; readonly media: "json" | "text"; readonly type: Type; readonly empty: boolean }
  /** Several types, told apart by the status; distinct, in declared order. */
  | {
      readonly kind: "choice";
      readonly media: "json" | "text";
      readonly cases: readonly ResultCase[];
      readonly empty: boolean;
    }
  | { readonly kind: "page"; readonly item: Type; readonly page: Type; readonly plan: PagePlan }
  /** `resumable`: a connection that broke off is opened again from the last event. */
  | {
      readonly kind: "stream";
      readonly frames: "sse" | "jsonl" | "connect";
      readonly item: Type;
      readonly resumable: boolean;
    }
  /** `buffered`: bytes in place of a stream. */
  | { readonly kind: "file"; readonly buffered: boolean }
  | { readonly kind: "socket"; readonly channel: ChannelId };

/** How one page leads to the next. Paths are wire names in the page; places are wire names in the request. */
export type PagePlan =
  | {
      readonly kind: "cursor";
      readonly request: ValuePath;
      readonly next: readonly string[];
      /** `next` leads from the last item of the page, not from the page. */
      readonly lastItem?: true;
      readonly items: readonly string[];
      readonly hasNext?: readonly string[];
    }
  | {
      readonly kind: "offset";
      readonly request: ValuePath;
      /** What the offset counts. */
      readonly unit: "item" | "page";
      readonly items: readonly string[];
      /** Size of a page. */
      readonly step?: ValuePath;
      readonly hasNext?: readonly string[];
      /** True on the last page. */
      readonly lastPage?: readonly string[];
      /** The total number of pages and of items. */
      readonly totalPages?: readonly string[];
      readonly totalItems?: readonly string[];
      /** The declared default, from which the count starts where the caller gives none. */
      readonly start?: number;
    }
  | { readonly kind: "uri" | "path"; readonly next: readonly string[]; readonly items: readonly string[] }
  /** The `Link` header holds the URL of the next page. */
  | { readonly kind: "link"; readonly items: readonly string[] }
  /** Not described: the caller gets the first page. */
  | { readonly kind: "custom"; readonly items: readonly string[] };

export interface Thrown {
  readonly status: ResponseStatus;
  readonly error: ErrorId;
}

// Options of clients, authentication, environments

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

// What languages want differently

/**
 * The few things that languages want differently, as data: everything else is decided alike for all. Eight at most; a
 * ninth needs a decision record.
 */
export interface SdkStyle {
  /**
   * Which path parameters are arguments before the request: those that the configuration makes so; also those of a method
   * that takes nothing else; or all.
   */
  readonly arguments: "as-configured" | "path-only-too" | "path-always";
  /** Whether undeclared messages of a channel need a union type with a name, or unions are written where they are used. */
  readonly events: "named" | "inline";
  /** The language has no types of one value: a union of constants of one kind is an enum to it. */
  readonly constants?: "enums";
  /**
   * A request that has parameters beside a body of a declared type adds them to this type. Otherwise it flattens the
   * properties, and the type has no declaration unless something else uses it.
   */
  readonly bodies?: "extended";
}

// Nodes: what backends print

/** The class of a resource, with its methods. */
export interface ClientNode {
  readonly kind: "client";
  readonly resource: ResourceDecl;
  readonly client: Client;
}

/** The type of what a method takes. */
export interface RequestNode {
  readonly kind: "request";
  readonly operation: HttpOperation;
  readonly method: Method;
}

/** The type of what a method gives whose successes have types of their own. */
export interface ResultNode {
  readonly kind: "result";
  readonly operation: HttpOperation;
  readonly method: Method;
}

interface NodeOfType<K extends string, D> {
  readonly kind: K;
  readonly decl: D;
  readonly plan: TypePlan;
}
export type ObjectNode = NodeOfType<"object", ObjectDecl>;
export type EnumNode = NodeOfType<"enum", EnumDecl>;
export type UnionNode = NodeOfType<"union", UnionDecl>;
export type AliasNode = NodeOfType<"alias", AliasDecl>;
export type TypeNode = ObjectNode | EnumNode | UnionNode | AliasNode;

export interface ErrorNode {
  readonly kind: "error";
  readonly decl: ErrorDecl;
  readonly plan: ErrorPlan;
}

export interface ChannelNode {
  readonly kind: "channel";
  readonly decl: ChannelDecl;
  readonly plan: ChannelPlan;
}

/** Functions that verify and read deliveries of webhooks. */
export interface WebhooksNode {
  readonly kind: "webhooks";
  readonly plan: WebhookPlan;
}

/** Options of a client, or of a single call. */
export interface OptionsNode {
  readonly kind: "options";
  readonly scope: "client" | "call";
}

/** The API's servers. */
export interface EnvironmentsNode {
  readonly kind: "environments";
}

/**
 * What a language has beside the nodes of every SDK: an asynchronous client, a builder, the module that exports everything. The
 * backend declares its parts.
 */
export interface PartNode<Name extends string = string> {
  readonly kind: "part";
  readonly part: Name;
  /** The client that the part goes with; of a part that the SDK has once, that of the root. */
  readonly of: ClientNode;
  /** Whether it declares a name of the package. */
  readonly named: boolean;
}

/** Everything that an SDK consists of. A backend has a handler for each kind, so that none can be forgotten. */
export type SdkNode =
  | ClientNode
  | RequestNode
  | ResultNode
  | ObjectNode
  | EnumNode
  | UnionNode
  | AliasNode
  | ErrorNode
  | ChannelNode
  | WebhooksNode
  | OptionsNode
  | EnvironmentsNode
  | PartNode;

export type SdkNodeKind = SdkNode["kind"];
export type SdkNodeOf<K extends SdkNodeKind> = Extract<SdkNode, { readonly kind: K }>;
