import type {
  AliasDecl,
  ChannelId,
  ErrorId,
  HttpOperation,
  OperationId,
  ResourceId,
  Type,
  TypeDecl,
  TypeId,
} from "@sdkwright/ir-schema";
import { need } from "./lookup.js";
import type {
  ChannelNode,
  Client,
  ClientNode,
  ErrorNode,
  RequestNode,
  ResultNode,
  Sdk,
  SdkNode,
  TypeNode,
} from "./model.js";

/** Whether a node is a declared type. */
export function isTypeNode(node: SdkNode): node is TypeNode {
  return node.kind === "object" || node.kind === "enum" || node.kind === "union" || node.kind === "alias";
}

/** Whether a type has a declaration in languages that write aliases, and objects that are maps, where they are used. */
export function isDeclaredType({ api, types }: Pick<Sdk, "api" | "types">, id: TypeId): boolean {
  const decl = api.types[id];
  return decl !== undefined && decl.kind !== "alias" && !types[id]?.object?.isMap;
}

/** What a reference to a type means where {@link isDeclaredType} decides which types are declared. */
export type Referred =
  | { readonly kind: "declared"; readonly decl: Exclude<TypeDecl, AliasDecl> }
  /** Another type, written in place of the reference. */
  | { readonly kind: "other"; readonly type: Type };

const UNKNOWN: Type = { kind: "unknown" };

/** What a reference means within others, outermost first: any JSON, where a type contains itself without a declaration in between. */
export function referredIn(
  { api, types }: Pick<Sdk, "api" | "types">,
  id: TypeId,
  within: readonly TypeId[],
): Referred {
  const decl = api.types[id];
  if (decl === undefined || within.includes(id)) return { kind: "other", type: UNKNOWN };
  if (decl.kind === "alias") return { kind: "other", type: decl.type };
  const object = types[id]?.object;
  if (object?.isMap) return { kind: "other", type: { kind: "map", values: object.extra ?? UNKNOWN } };
  return { kind: "declared", decl };
}

/** Whether methods of a client answer with a response: those that open connections have none. */
export const hasResponses = (sdk: Sdk, { methods }: Client): boolean =>
  methods.some((id) => need(sdk.methods, id).result.kind !== "socket");

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
export function typeNode(sdk: Sdk, id: TypeId): TypeNode {
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
