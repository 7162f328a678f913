import { child, document, extension, keyOf, type Mutable, members, type Node, originOf } from "@sdkwright/json-schema";
import { makeName, type Type, type WebhookDecl, type WebhookId } from "@sdkwright/plugin-api";
import { lowerBody } from "./bodies.js";
import { type Context, noteUnsupported } from "./context.js";
import { lowerSignature } from "./extensions/webhook-signature.js";
import { lowerParameters } from "./parameters.js";
import { type ItemOperation, operationsOf } from "./path-items.js";

export interface WebhookInput {
  /** Where it is declared: ids derive from here, because several operations can share one callback. */
  readonly at: Node;
  readonly words: readonly string[];
  /** Words that tell a callback apart from others of its name. */
  readonly qualifier?: readonly string[];
  readonly callback?: NonNullable<WebhookDecl["callback"]>;
}

/** Reads a path item of requests that the API sends. */
export function lowerWebhook(context: Context, declared: Node, input: WebhookInput): void {
  const operations = operationsOf(context, declared);
  for (const operation of operations) {
    const several = operations.length > 1 ? [operation.method.toLowerCase()] : [];
    lowerWebhookOperation(context, operation, { ...input, declared, words: [...input.words, ...several] });
  }
}

interface OperationInput extends WebhookInput {
  readonly declared: Node;
}

/** Reads one request that the API sends. */
export function lowerWebhookOperation(
  context: Context,
  { node, item, method }: ItemOperation,
  input: OperationInput,
): void {
  const id = nameOf(extension(node.value, "sdk-method-name")) ?? nameOf(node.value.operationId);
  const own = id ? makeName(id).words : [...(input.qualifier ?? []), ...input.words];
  const parameters = lowerParameters(context, [child(item, "parameters"), child(node, "parameters")], own);
  // Answers of receivers are not part of an SDK, but their references are checked, too.
  for (const response of members(child(node, "responses"))) context.resolver.follow(response);
  for (const parameter of parameters) {
    if (parameter.in === "header") continue;
    const feature = `The ${parameter.in} parameter \`${parameter.name.wire}\` of a webhook`;
    noteUnsupported(context, node, feature, "it is left out");
  }
  const webhook: Mutable<WebhookDecl> = {
    kind: "webhook",
    id: idOf(context, input, { expression: input.declared, method }),
    name: makeName(id ?? own.join(" "), { words: own, explicit: id !== undefined }),
    method,
    headers: parameters.filter((parameter) => parameter.in === "header"),
    payload: payloadOf(context, child(node, "requestBody"), [...own, "payload"]),
    origin: originOf(node),
  };
  document(webhook, item.value);
  document(webhook, node.value);
  if (context.namespace !== undefined) webhook.namespace = context.namespace;
  if (input.callback) webhook.callback = input.callback;
  const signature = lowerSignature(context, node);
  if (signature) webhook.signature = signature;
  context.webhooks.push(webhook);
}

function nameOf(operationId: unknown): string | undefined {
  return typeof operationId === "string" && makeName(operationId).words.length > 0 ? operationId : undefined;
}

function idOf(
  context: Context,
  { at, callback }: WebhookInput,
  last: { readonly expression: Node; readonly method: string },
): WebhookId {
  const method = last.method.toLowerCase();
  const { idPrefix } = context;
  if (!callback) return `webhook:${idPrefix}${keyOf(at)}/${method}`;
  const place = `${callback.operation.slice("op:".length)}/callbacks/${at.token}/${callback.expression}`;
  return `webhook:${place}/${method}`;
}

/** The payload: that of the media type to prefer. */
function payloadOf(context: Context, declared: Node | undefined, words: readonly string[]): Type | null {
  const content = lowerBody(context, declared, words)?.contents[0];
  return content && content.kind !== "binary" ? content.type : null;
}
