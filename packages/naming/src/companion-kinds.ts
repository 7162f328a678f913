import type { ChannelId, ErrorId, OperationId, ResourceId, TypeId, WebhookId } from "@sdkwright/ir-schema";
import type { ClientNames, FieldSource, TupleShape } from "@sdkwright/sdk-model";

/** What a companion goes with, as it is asked for, and the parts that its name can be made of. */
interface Kind<Subject extends readonly unknown[], Parts> {
  readonly subject: Subject;
  readonly parts: Parts;
}

/** Settled names, of which a language makes further ones. */
type Named<Part extends string> = { readonly [P in Part]: string };

/** Goes with a resource's client; `noun` is its name without `Client`. */
type OfClient = Kind<[client: ResourceId], ClientNames>;

/** Every kind of companion that an SDK can have. */
export interface CompanionKinds {
  /** Function that makes a resource's client. */
  readonly clientMaker: OfClient;
  /** Function that makes an error with a type of its own. */
  readonly errorMaker: Kind<[error: ErrorId], Named<"error">>;
  /** Constant of an enum's value, where these are names of the package. */
  readonly enumConstant: Kind<[type: TypeId, value: string | number], Named<"type" | "member">>;
  readonly environmentConstant: Kind<[index: number], Named<"environment">>;
  /** Variable that describes an operation to the runtime. */
  readonly operation: Kind<[operation: OperationId], Named<"client" | "method">>;
  /** Fields that hand a method's request, and its arguments, to the runtime: they differ from one another only. */
  readonly requestField: Kind<[operation: OperationId], Named<"request">>;
  readonly argumentField: Kind<[operation: OperationId, from: FieldSource], { readonly words: readonly string[] }>;
  /** Generic type of tuples of a shape. */
  readonly tupleType: Kind<[shape: TupleShape], TupleShape>;
  /** What a method gives whose successes have types of their own; `action` is the name of its request without `Request`. */
  readonly resultType: Kind<[operation: OperationId], Named<"action">>;
  readonly visitor: Kind<[union: TypeId], Named<"type">>;
  /** Function that makes the variant of a union; `words` are what tells the variant from the union and its other variants. */
  readonly variantMaker: Kind<[union: TypeId, index: number], Named<"type"> & { readonly words: readonly string[] }>;
  /** Client whose methods give status and headers. */
  readonly rawClient: OfClient;
  /** What collects the calls of a resource, and the function that makes it. */
  readonly batch: OfClient;
  readonly batchMaker: OfClient;
  /** Method that sends a message of a channel: it differs from others of the channel only. */
  readonly sender: Kind<[channel: ChannelId, message: number], Named<"message">>;
  /** Functions that verify deliveries of any webhook, and read those of one. */
  readonly webhookVerifier: Kind<[], Named<never>>;
  readonly webhookParser: Kind<[webhook: WebhookId], Named<"type">>;
  /** Type of what the root client is made of. */
  readonly clientOptions: Kind<[], Named<"client">>;
  /** Type that lists the client's options, where some must be given together. */
  readonly clientSettings: Kind<[], Named<"client">>;
  /** Type of the API's servers. */
  readonly environments: Kind<[], Named<never>>;
  /** Type that lists the errors of a client's methods. */
  readonly clientErrors: OfClient;
}

export type CompanionKind = keyof CompanionKinds;
