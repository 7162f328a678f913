import type {
  ChannelId,
  EnumDecl,
  ErrorId,
  OperationId,
  ResourceId,
  TypeId,
  UnionDecl,
  WebhookId,
} from "@sdkwright/ir-schema";
import { typeDecls } from "@sdkwright/ir-schema";
import type { Client, ClientNames, FieldSource, Method, Sdk, TupleShape } from "@sdkwright/sdk-model";
import { channelPlanOf, declaresResult, errorPlanOf, tupleShapes } from "@sdkwright/sdk-model";
import { spell } from "./identifier.js";
import type { NamingProfile } from "./profile.js";
import type { NameTable } from "./table.js";
import { variantWords } from "./variant-words.js";
import { splitWords } from "./words.js";

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

/** What names are made from: those of {@link NameTable} that are settled before companions. */
export interface CompanionContext {
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly profile: NamingProfile;
}

/** Something that has a companion of a kind. */
type Subject<K extends CompanionKind> = CompanionKinds[K] & {
  /** Scope of names that need to differ from one another only; absent for the package. */
  readonly scope?: string;
};

/** Everything of an SDK that has a companion of a kind, in the order in which they choose their names. */
type Walks = { readonly [K in CompanionKind]: (context: CompanionContext) => readonly Subject<K>[] };

/** The names of a client that others are made of. */
export function clientNames(client: string): ClientNames {
  return { client, noun: client.replace(/Client$/, "") };
}

const clientParts = ({ names }: CompanionContext, id: ResourceId): ClientNames => clientNames(names.client(id));

function ofClients(context: CompanionContext, has: (client: Client) => boolean = () => true): Subject<"rawClient">[] {
  return context.sdk.clients.filter(has).map(({ id }) => ({ subject: [id], parts: clientParts(context, id) }));
}

function ofRoot(context: CompanionContext): Subject<"clientOptions"> {
  return { subject: [], parts: clientParts(context, context.sdk.api.root) };
}

function declsOf<D extends EnumDecl | UnionDecl>({ sdk }: CompanionContext, kind: D["kind"]): D[] {
  return typeDecls(sdk.api).filter((decl): decl is D => decl.kind === kind);
}

function argumentFields({ names }: CompanionContext, { id, arguments: args }: Method): Subject<"argumentField">[] {
  return args.flatMap(({ from }) => {
    if (from.kind !== "parameter") return [];
    return [{ subject: [id, from], parts: { words: splitWords(names.parameter(id, from.in, from.name)) }, scope: id }];
  });
}

/** What goes with each kind, of all the SDK. */
export const companionWalks: Walks = {
  clientMaker: (context) => ofClients(context),
  errorMaker: ({ sdk, names }) =>
    Object.values(sdk.api.errors).flatMap(({ id }) =>
      errorPlanOf(sdk, id).typed ? [{ subject: [id], parts: { error: names.type(id) } }] : [],
    ),
  enumConstant: (context) =>
    declsOf<EnumDecl>(context, "enum").flatMap(({ id, values }) => {
      const type = context.names.type(id);
      return values.map(({ value }) => ({
        subject: [id, value] as const,
        parts: { type, member: context.names.enumMember(id, value) },
      }));
    }),
  environmentConstant: ({ sdk, names }) =>
    sdk.api.environments.list.map((_, index) => ({
      subject: [index],
      parts: { environment: names.environment(index) },
    })),
  operation: ({ sdk, names }) =>
    Object.values(sdk.api.operations).map(({ id, resource }) => ({
      subject: [id],
      parts: { client: names.client(resource), method: names.method(id) },
    })),
  requestField: ({ sdk, names }) =>
    Object.values(sdk.methods).map(({ id }) => ({ subject: [id], parts: { request: names.request(id) }, scope: id })),
  argumentField: (context) => Object.values(context.sdk.methods).flatMap((method) => argumentFields(context, method)),
  tupleType: ({ sdk }) => tupleShapes(sdk.api).map((shape) => ({ subject: [shape], parts: shape })),
  resultType: ({ sdk, names }) =>
    Object.values(sdk.methods)
      .filter(declaresResult)
      .map(({ id }) => ({ subject: [id], parts: { action: names.action(id) } })),
  visitor: (context) =>
    declsOf<UnionDecl>(context, "union").map(({ id }) => ({ subject: [id], parts: { type: context.names.type(id) } })),
  variantMaker: (context) =>
    declsOf<UnionDecl>(context, "union").flatMap(({ id, variants }) => {
      const type = context.names.type(id);
      const names = variants.map((_, index) => context.names.variant(id, index));
      return variantWords(type, names).map((words, index) => ({
        subject: [id, index] as const,
        parts: { type, words },
      }));
    }),
  rawClient: (context) => ofClients(context),
  batch: (context) => ofClients(context, ({ batches }) => batches),
  batchMaker: (context) => ofClients(context, ({ batches }) => batches),
  sender: ({ sdk, profile }) =>
    Object.values(sdk.api.channels).flatMap(({ id, messages }) =>
      channelPlanOf(sdk, id).sends.map((index) => ({
        subject: [id, index] as const,
        parts: { message: spell(messages[index]?.name.words ?? [], "variant", profile) },
        scope: id,
      })),
    ),
  webhookVerifier: ({ sdk }) => (sdk.webhooks ? [{ subject: [], parts: {} }] : []),
  webhookParser: ({ sdk, names }) =>
    (sdk.webhooks?.verified ?? []).map((id) => ({ subject: [id], parts: { type: names.type(id) } })),
  clientOptions: (context) => [ofRoot(context)],
  clientSettings: (context) => (context.sdk.auth.schemes.some(({ together }) => together) ? [ofRoot(context)] : []),
  environments: ({ sdk }) => (sdk.environments.list.length > 0 ? [{ subject: [], parts: {} }] : []),
  clientErrors: (context) => ofClients(context),
};
