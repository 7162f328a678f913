import {
  child,
  document,
  expectMembers,
  expectObject,
  type Mutable,
  type Node,
  originOf,
  textAt,
} from "@sdkwright/json-schema";
import {
  type AuthScheme,
  type HttpOperation,
  makeName,
  type OperationExample,
  type Parameter,
  splitWords,
} from "@sdkwright/plugin-api";
import { lowerBody } from "./bodies.js";
import type { Found } from "./collect.js";
import type { Context } from "./context.js";
import type { CallDraft } from "./extensions/calls.js";
import { lowerExamples } from "./extensions/examples.js";
import { addIdempotency } from "./extensions/idempotency.js";
import { checkKeys, extensionAt, flagOf, memberAt, textOf } from "./extensions/read.js";
import { lowerStreaming } from "./extensions/streaming.js";
import { checkNoSignature } from "./extensions/webhook-signature.js";
import { lowerParameters } from "./parameters.js";
import { matchPath, pathOf } from "./path-template.js";
import { lowerResponses } from "./responses.js";
import { lowerSecurity } from "./security.js";
import { namedRole, roleOf } from "./servers.js";
import { applySettings } from "./settings.js";
import { lowerWebhook } from "./webhooks.js";

/** What operations of one document share. */
export interface OperationScope {
  readonly schemes: readonly AuthScheme[];
  readonly servers: Node | undefined;
}

const NO_EXAMPLES: readonly OperationExample[] = [];

/** Reads one operation into its call, or its two calls. Its callbacks become webhooks of their own. */
export function lowerOperation(context: Context, found: Found, scope: OperationScope): readonly CallDraft[] {
  const { node, words } = found;
  const operation = readOperation(context, found, scope);
  lowerCallbacks(context, found);
  return lowerStreaming(context, { node, words, operation }).map((streamed) => ({ ...streamed, node }));
}

function readOperation(context: Context, found: Found, scope: OperationScope): HttpOperation {
  const { node, item, words } = found;
  const lists = [child(item, "parameters"), child(node, "parameters")];
  const declared = lowerParameters(context, lists, words).filter((parameter) => !isClientHeader(context, parameter));
  const parts = pathOf(`${context.basePath}${found.path}`, declared);
  const body = lowerBody(context, child(node, "requestBody"), words);
  const hasBody = found.method !== "HEAD";
  const { responses, errors } = lowerResponses(context, child(node, "responses"), { words, hasBody });
  const operation: Mutable<HttpOperation> = {
    kind: "http",
    id: found.id,
    resource: found.resource,
    name: found.name,
    method: found.method,
    path: parts,
    parameters: matchPath(context, { operation: node, parts, parameters: declared }),
    body,
    responses,
    errors,
    security: lowerSecurity(context, child(node, "security"), scope.schemes),
    examples: NO_EXAMPLES,
    origin: originOf(node),
  };
  document(operation, item.value);
  delete operation.audiences;
  document(operation, node.value);
  addDetails(context, operation, { found, scope });
  return operation;
}

/** A header that the client sends with each call is not a parameter of single calls. */
function isClientHeader({ clientHeaders }: Context, { in: place, name }: Parameter): boolean {
  return place === "header" && clientHeaders.has(name.wire.toLowerCase());
}

function addDetails(
  context: Context,
  operation: Mutable<HttpOperation>,
  { found, scope }: { readonly found: Found; readonly scope: OperationScope },
): void {
  const { node, item } = found;
  applySettings(context, operation, found);
  if (context.namespace !== undefined) operation.namespace = context.namespace;
  const id = textAt(context, node, "operationId");
  if (id !== undefined) operation.operationId = id;
  const named = extensionAt(node, "server-name");
  const server = named
    ? namedRole(context, named, scope.servers)
    : roleOf(context, child(node, "servers") ?? child(item, "servers"), scope.servers);
  if (server !== undefined) operation.server = server;
  addIdempotency(context, operation, node);
  addRetries(context, operation, node);
  const request = extensionAt(node, "request-name");
  const name = request && textOf(context, request);
  if (name !== undefined) operation.requestName = makeName(name, { explicit: true });
  checkNoSignature(context, node);
  const { examples, codeSamples } = lowerExamples(context, node, operation);
  if (examples.length > 0) operation.examples = examples;
  if (codeSamples.length > 0) operation.codeSamples = codeSamples;
}

function addRetries(context: Context, operation: Mutable<HttpOperation>, node: Node): void {
  const retries = expectObject(context, extensionAt(node, "retries"));
  if (!retries) return;
  checkKeys(context, retries, ["disabled"]);
  if (flagOf(context, memberAt(retries, "disabled")) === true) operation.retries = { disabled: true };
}

function lowerCallbacks(context: Context, { id, node, words }: Found): void {
  for (const declared of expectMembers(context, child(node, "callbacks"))) {
    const callback = context.resolver.follow(declared);
    for (const expression of expectMembers(context, callback)) {
      lowerWebhook(context, expression, {
        at: declared,
        words: splitWords(declared.token),
        qualifier: words,
        callback: { operation: id, expression: expression.token },
      });
    }
  }
}
