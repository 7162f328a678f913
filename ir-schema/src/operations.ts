import type { SecurityRequirement } from "./auth.js";
import type { Documented, Example, JsonValue, Located, Name, ParameterPlace } from "./common.js";
import type { ChannelId, ErrorId, OperationId, OriginId, ResourceId, TypeId, WebhookId } from "./ids.js";
import type { Pagination, ValuePath } from "./pagination.js";
import type { Type } from "./types.js";

/** Path, query and cookie styles of OpenAPI 3 (section "Style Values"). */
export type ParameterStyle =
  | "simple"
  | "label"
  | "matrix"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject"
  /** The value is JSON text (a parameter declared with `content`). */
  | "json";

export interface Parameter extends Documented, Located {
  readonly name: Name;
  readonly in: ParameterPlace;
  readonly type: Type;
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Query only: leave RFC 3986 reserved characters as they are. */
  readonly allowReserved?: true;
  readonly default?: JsonValue;
  /** Name of the client-level value that fills it (`x-gen-sdk-variables`). */
  readonly variable?: string;
  readonly examples?: readonly Example[];
}

/** One piece of a path template; the pieces concatenate to the path. */
export type PathPart =
  | { readonly kind: "text"; readonly text: string }
  /** A parameter's wire name. `greedy` keeps slashes (protobuf's `**`). */
  | { readonly kind: "parameter"; readonly name: string; readonly greedy?: true };

/** How one property of a form or multipart body is written. */
export interface FormField {
  /** Wire name of the property. */
  readonly name: string;
  /** `file`: a part with a file name; `json`: JSON text; the rest as the style says. */
  readonly encoding: "text" | "file" | "json";
  readonly style: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  readonly explode: boolean;
  /** Multipart: media type of the part where the definition names one. */
  readonly contentType?: string;
  /** The field is a list whose items are separate parts. */
  readonly repeated?: true;
}

export type BodyContent =
  | { readonly kind: "json"; readonly mediaType: string; readonly type: Type }
  | { readonly kind: "form"; readonly mediaType: string; readonly type: Type; readonly fields: readonly FormField[] }
  | {
      readonly kind: "multipart";
      readonly mediaType: string;
      readonly type: Type;
      readonly fields: readonly FormField[];
    }
  | { readonly kind: "text"; readonly mediaType: string; readonly type: Type }
  | { readonly kind: "binary"; readonly mediaType: string };

export interface Body extends Documented, Located {
  readonly required: boolean;
  /** The first is the one to send by default; never empty. */
  readonly contents: readonly BodyContent[];
  readonly examples?: readonly Example[];
}

/** An exact status, a class of statuses (`4XX` is 4), or everything that no other response names. */
export type ResponseStatus =
  | { readonly kind: "code"; readonly code: number }
  | { readonly kind: "range"; readonly class: 1 | 2 | 3 | 4 | 5 }
  | { readonly kind: "default" };

export type ResponseContent =
  | {
      readonly kind: "json";
      readonly mediaType: string;
      readonly type: Type;
      /** What a response without a body, or with null, stands for. */
      readonly emptyBody?: "[]" | "{}";
    }
  | { readonly kind: "text"; readonly mediaType: string; readonly type: Type }
  /** A file. `bytes` asks for a buffered value where the default is a stream. */
  | { readonly kind: "binary"; readonly mediaType: string; readonly bytes?: true }
  | {
      readonly kind: "sse";
      readonly mediaType: string;
      readonly type: Type;
      /** Data that ends the stream and is not yielded, such as `[DONE]`. */
      readonly terminator?: string;
      /** Name of the event that carries an error. */
      readonly errorEvent?: string;
      readonly resumable?: true;
      /** Event data is text, not JSON. */
      readonly text?: true;
    }
  | {
      readonly kind: "jsonl";
      readonly mediaType: string;
      readonly type: Type;
      readonly terminator?: string;
      /** Messages of a gRPC service as gateways give them: each alone, as the `result` of an object, or in a list of all. */
      readonly transcoded?: true;
    };

export interface ResponseHeader extends Documented {
  readonly name: Name;
  readonly type: Type;
  readonly required: boolean;
}

/** A success. No content means that the body is ignored. */
export interface Response extends Documented, Located {
  readonly status: ResponseStatus;
  /** The first is the one to ask for by default. */
  readonly contents: readonly ResponseContent[];
  readonly headers: readonly ResponseHeader[];
  readonly examples?: readonly Example[];
}

/** A declared error of an operation, by status. */
export interface ErrorResponse extends Documented, Located {
  readonly status: ResponseStatus;
  readonly error: ErrorId;
}

/**
 * An error type: one for each distinct pair of status and body, shared by the operations that declare it.
 */
export interface ErrorDecl extends Documented, Located {
  readonly kind: "error";
  readonly id: ErrorId;
  readonly name: Name;
  readonly status: ResponseStatus;
  /** Null where the body is not described. */
  readonly type: Type | null;
  readonly namespace?: string;
}

/** One call as an example shows it. */
export interface OperationExample {
  readonly name?: string;
  readonly parameters: readonly { readonly in: ParameterPlace; readonly name: string; readonly value: JsonValue }[];
  readonly body?: JsonValue;
  readonly response?: { readonly status: number; readonly body?: JsonValue };
  readonly origin: OriginId;
}

/** Code that a definition shows for an operation, in whatever language: no SDK of ours need be meant. */
export interface CodeSample {
  /** As the definition has it: `curl`, `typescript`, ... */
  readonly language: string;
  readonly name?: string;
  readonly code: string;
}

interface OperationBase extends Documented, Located {
  readonly id: OperationId;
  readonly resource: ResourceId;
  readonly name: Name;
  readonly namespace?: string;
  /** The definition's own identifier. */
  readonly operationId?: string;
  /** Requirements of this operation. Null: not declared, the default applies. Empty: no credentials. */
  readonly security: readonly SecurityRequirement[] | null;
  /** Role of the URL of an environment that serves it; absent means the default role. */
  readonly server?: string;
  /** Key of the definition that it comes from, where that has headers of its own. */
  readonly definition?: string;
  readonly errors: readonly ErrorResponse[];
  readonly examples: readonly OperationExample[];
  readonly codeSamples?: readonly CodeSample[];
  /** Levels of objects whose optional properties generated examples fill; 0 fills none. Absent: a default of the compiler. */
  readonly exampleDepth?: { readonly request?: number; readonly response?: number };
  /** Safe to send twice, whatever its method. */
  readonly idempotent?: true;
  readonly retries?: { readonly disabled: true };
  /** Name asked for the request type: what the definition chose, or words that come before those of method and resource. */
  readonly requestName?: Name;
}

export interface HttpOperation extends OperationBase {
  readonly kind: "http";
  /** Upper case; any token is allowed. */
  readonly method: string;
  readonly path: readonly PathPart[];
  /** Declared order: the path item's first, then the operation's. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** Successes, exact statuses first. Empty means that nothing is known: the body is ignored. */
  readonly responses: readonly Response[];
  /** Attach an idempotency key, in the header so named. */
  readonly idempotencyKey?: string;
  readonly pagination?: Pagination;
  /** Properties of the response to hand out in place of the whole. */
  readonly returns?: readonly string[];
  /** A boolean request property that chooses between the two responses, and the value that this method pins. */
  readonly streamCondition?: { readonly property: ValuePath; readonly value: boolean };
  /** Path parameters are arguments of their own, before the request object. */
  readonly positionalPath?: true;
  /** The remote call that this request carries. The SDK model sets it; no frontend does. */
  readonly carries?: RpcOperation;
  /** The channel that this request opens. The SDK model sets it; no frontend does. */
  readonly opens?: ChannelId;
}

/** A call by name: JSON-RPC 2.0, or the Connect protocol with JSON. */
export interface RpcOperation extends OperationBase {
  readonly kind: "rpc";
  readonly protocol: "json-rpc" | "connect";
  /** Method name (JSON-RPC) or `/package.Service/Method` (Connect). */
  readonly method: string;
  readonly params: readonly (Documented &
    Located & { readonly name: Name; readonly type: Type; readonly required: boolean })[];
  /** `single`: the parameters are one message. */
  readonly paramStructure: "by-name" | "by-position" | "either" | "single";
  /** Null where nothing comes back: a notification (JSON-RPC), or a message without fields (Connect). */
  readonly result: Type | null;
  readonly streaming?: "server";
  /** Declared errors by code, where the protocol has codes. */
  readonly codes: readonly { readonly code: number; readonly message: string; readonly data: Type | null }[];
}

/** Opening a channel, as an operation of a resource. */
export interface ChannelOperation extends OperationBase {
  readonly kind: "channel";
  readonly channel: ChannelId;
}

export type Operation = HttpOperation | RpcOperation | ChannelOperation;

/** A node of the tree by which an SDK is navigated: `client.<resource>.<operation>`. */
export interface ResourceDecl extends Documented, Located {
  readonly kind: "resource";
  readonly id: ResourceId;
  /** The root has no words. */
  readonly name: Name;
  readonly parent: ResourceId | null;
  readonly children: readonly ResourceId[];
  readonly operations: readonly OperationId[];
}

/** How a webhook's sender signs. */
export type WebhookSignature =
  | {
      readonly kind: "hmac";
      readonly header: string;
      readonly algorithm: "sha1" | "sha256" | "sha384" | "sha512";
      readonly encoding: "hex" | "base64";
      readonly prefix?: string;
      readonly payload: { readonly components: readonly string[]; readonly delimiter: string };
      readonly timestamp?: { readonly header: string; readonly format: string; readonly toleranceSeconds: number };
    }
  | {
      readonly kind: "asymmetric";
      readonly header: string;
      /** Key and hash, such as `rsa-sha256`, `ecdsa-sha256` or `ed25519`. */
      readonly algorithm: string;
      readonly keyUrl?: string;
      /** Default: base64. */
      readonly encoding?: "hex" | "base64";
      readonly prefix?: string;
      /** Default: the body alone. */
      readonly payload?: { readonly components: readonly string[]; readonly delimiter: string };
      readonly timestamp?: { readonly header: string; readonly format: string; readonly toleranceSeconds: number };
    };

export interface WebhookDecl extends Documented, Located {
  readonly kind: "webhook";
  readonly id: WebhookId;
  readonly name: Name;
  readonly namespace?: string;
  readonly method: string;
  readonly headers: readonly Parameter[];
  readonly payload: Type | null;
  readonly signature?: WebhookSignature;
  /** For a callback, the operation that registers it and the runtime expression of its URL. */
  readonly callback?: { readonly operation: OperationId; readonly expression: string };
}

export interface ChannelMessage extends Documented, Located {
  readonly name: Name;
  readonly payload: Type;
  readonly headers?: TypeId;
  /** `send`: the client sends it. */
  readonly direction: "send" | "receive";
  readonly correlation?: ValuePath;
  /** Message that answers this one. */
  readonly reply?: string;
}

export interface ChannelDecl extends Documented, Located {
  readonly kind: "channel";
  readonly id: ChannelId;
  readonly name: Name;
  readonly namespace?: string;
  /** `websocket` can be opened; the others carry types only. */
  readonly protocol: string;
  readonly path: readonly PathPart[];
  readonly parameters: readonly Parameter[];
  readonly messages: readonly ChannelMessage[];
  readonly security: readonly SecurityRequirement[] | null;
  readonly server?: string;
  readonly bindings?: JsonValue;
}
