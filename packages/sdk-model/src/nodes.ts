import type {
  AliasDecl,
  ChannelDecl,
  ChannelId,
  EnumDecl,
  ErrorDecl,
  ErrorId,
  HttpOperation,
  ObjectDecl,
  OperationId,
  ResourceDecl,
  ResourceId,
  TypeId,
  UnionDecl,
} from "@sdkwright/ir-schema";
import type { Method } from "./method.js";
import type { ChannelPlan, Client, ErrorPlan, Sdk, TypePlan, WebhookPlan } from "./sdk.js";

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

/** Whether a node is a declared type. */
export function isTypeNode(node: SdkNode): node is TypeNode {
  return node.kind === "object" || node.kind === "enum" || node.kind === "union" || node.kind === "alias";
}

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

/** An entry of a table that must be there; one that is not is a bug of the caller. */
function need<T>(table: { readonly [id: string]: T }, id: string): T {
  const entry = table[id];
  if (entry === undefined) throw new Error(`The SDK model has no ${id}`);
  return entry;
}

function requestAt({ api }: Sdk, id: OperationId): HttpOperation {
  const operation = need(api.operations, id);
  if (operation.kind !== "http") throw new Error(`The SDK has no method for ${id}`);
  return operation;
}

/** The node of a resource's client. */
export function clientNode(sdk: Sdk, id: ResourceId): ClientNode {
  const client = sdk.clients.find((candidate) => candidate.id === id);
  if (!client) throw new Error(`The SDK model has no ${id}`);
  return { kind: "client", resource: need(sdk.api.resources, id), client };
}

/** The node of what a method takes. */
export function requestNode(sdk: Sdk, id: OperationId): RequestNode {
  return { kind: "request", operation: requestAt(sdk, id), method: need(sdk.methods, id) };
}

/** The node of what a method gives. */
export function resultNode(sdk: Sdk, id: OperationId): ResultNode {
  return { kind: "result", operation: requestAt(sdk, id), method: need(sdk.methods, id) };
}

/** The node of a declared type. */
export function typeNode(sdk: Sdk, id: TypeId): ObjectNode | EnumNode | UnionNode | AliasNode {
  const decl = need(sdk.api.types, id);
  const plan = need(sdk.types, id);
  switch (decl.kind) {
    case "object":
      return { kind: decl.kind, decl, plan };
    case "enum":
      return { kind: decl.kind, decl, plan };
    case "union":
      return { kind: decl.kind, decl, plan };
    case "alias":
      return { kind: decl.kind, decl, plan };
    default:
      return decl satisfies never;
  }
}

/** The node of a declared error. */
export function errorNode(sdk: Sdk, id: ErrorId): ErrorNode {
  return { kind: "error", decl: need(sdk.api.errors, id), plan: need(sdk.errors, id) };
}

/** The node of a channel. */
export function channelNode(sdk: Sdk, id: ChannelId): ChannelNode {
  return { kind: "channel", decl: need(sdk.api.channels, id), plan: need(sdk.channels, id) };
}
