import type { Api, HttpOperation, Type, TypeId } from "@sdkwright/ir-schema";
import { referencesOf, referencesOfDecl } from "@sdkwright/ir-schema";

/** Adds what the types refer to, directly or not. */
function reach(api: Api, from: readonly Type[], reached: Set<TypeId>): void {
  const pending: TypeId[] = from.flatMap(referencesOf);
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const decl = api.types[id];
    if (decl) for (const inner of referencesOfDecl(decl)) pending.push(inner);
  }
}

function responseTypes(operation: HttpOperation): Type[] {
  return operation.responses.flatMap((response) => [
    ...response.contents.flatMap((content) => (content.kind === "binary" ? [] : [content.type])),
    ...response.headers.map((header) => header.type),
  ]);
}

/**
 * The types that a caller reads: those that responses, errors, received messages and webhooks can carry. What only
 * requests carry can be typed more strictly, since no server can surprise it with a value that is not declared.
 */
export function readTypes(api: Api): ReadonlySet<TypeId> {
  const from: Type[] = [];
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http") from.push(...responseTypes(operation));
    if (operation.kind !== "rpc") continue;
    if (operation.result) from.push(operation.result);
    for (const { data } of operation.codes) if (data) from.push(data);
  }
  for (const error of Object.values(api.errors)) if (error.type) from.push(error.type);
  for (const webhook of Object.values(api.webhooks)) if (webhook.payload) from.push(webhook.payload);
  for (const channel of Object.values(api.channels)) {
    for (const message of channel.messages) if (message.direction === "receive") from.push(message.payload);
  }
  const reached = new Set<TypeId>();
  reach(api, from, reached);
  return reached;
}

function requestTypes(operation: HttpOperation): Type[] {
  const contents = operation.body?.contents ?? [];
  return [
    ...operation.parameters.map((parameter) => parameter.type),
    ...contents.flatMap((content) => (content.kind === "binary" ? [] : [content.type])),
  ];
}

/** The types that a caller sends: those that parameters, bodies and sent messages can carry. */
export function sentTypes(api: Api): ReadonlySet<TypeId> {
  const from: Type[] = [];
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http") from.push(...requestTypes(operation));
    if (operation.kind === "rpc") from.push(...operation.params.map((param) => param.type));
  }
  for (const channel of Object.values(api.channels)) {
    for (const message of channel.messages) if (message.direction === "send") from.push(message.payload);
  }
  const reached = new Set<TypeId>();
  reach(api, from, reached);
  return reached;
}
