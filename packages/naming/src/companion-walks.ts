import type { EnumDecl, ResourceId, UnionDecl } from "@sdkwright/ir-schema";
import { typeDecls } from "@sdkwright/ir-schema";
import type { Client, ClientNames, Method, Sdk } from "@sdkwright/sdk-model";
import { channelPlanOf, declaresResult, errorPlanOf, tupleShapes } from "@sdkwright/sdk-model";
import type { CompanionKind, CompanionKinds } from "./companion-kinds.js";
import { spell } from "./identifier.js";
import type { NamingProfile } from "./profile.js";
import type { NameTable } from "./table.js";
import { variantWords } from "./variant-words.js";
import { splitWords } from "./words.js";

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
