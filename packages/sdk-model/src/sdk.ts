import type {
  Api,
  ChannelId,
  ErrorId,
  OperationId,
  ResourceId,
  ResponseStatus,
  Type,
  TypeId,
  WebhookId,
} from "@sdkwright/ir-schema";
import type { AuthPlan, ClientOption, EnvironmentPlan } from "./client.js";
import type { Method, MethodModel } from "./method.js";
import type { TypeDirection } from "./questions/directions.js";
import type { SdkStyle } from "./style.js";

/**
 * What an SDK of an API consists of: decided once for all languages, before any name and any text. Plain data that
 * serialises. It holds decisions and ids; the definition's texts stay in {@link SdkModel.api}.
 */
export interface SdkModel {
  /** The API as SDKs see it: whatever can be called is an HTTP request. See {@link viewOf}. */
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
