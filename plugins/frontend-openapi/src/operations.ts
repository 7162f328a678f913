import { child, document, extension, type Mutable, type Node, originOf } from "@sdkwright/json-schema";
import { type AuthScheme, type HttpOperation, type OperationExample, splitWords } from "@sdkwright/plugin-api";
import { lowerBody } from "./bodies.js";
import type { Found } from "./collect.js";
import { type Context, expectMembers, textAt } from "./context.js";
import { lowerParameters } from "./parameters.js";
import { matchPath, pathOf } from "./path-template.js";
import { lowerResponses } from "./responses.js";
import { lowerSecurity } from "./security.js";
import { roleOf } from "./servers.js";
import { lowerWebhook } from "./webhooks.js";

/** What operations of one document share. */
export interface OperationScope {
  readonly schemes: readonly AuthScheme[];
  readonly servers: Node | undefined;
}

const NO_EXAMPLES: readonly OperationExample[] = [];

/** Reads one operation. Its callbacks become webhooks of their own. */
export function lowerOperation(context: Context, found: Found, scope: OperationScope): HttpOperation {
  const { node, item, words } = found;
  const declared = lowerParameters(context, [child(item, "parameters"), child(node, "parameters")], words);
  const parts = pathOf(found.path, declared);
  const body = lowerBody(context, child(node, "requestBody"), words);
  const { responses, errors } = lowerResponses(context, child(node, "responses"), words);
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
  lowerCallbacks(context, found);
  return operation;
}

function addDetails(
  context: Context,
  operation: Mutable<HttpOperation>,
  { found, scope }: { readonly found: Found; readonly scope: OperationScope },
): void {
  const { node, item } = found;
  if (context.namespace !== undefined) operation.namespace = context.namespace;
  const id = textAt(context, node, "operationId");
  if (id !== undefined) operation.operationId = id;
  const server = roleOf(context, child(node, "servers") ?? child(item, "servers"), scope.servers);
  if (server !== undefined) operation.server = server;
  if (extension(node.value, "idempotent") === true) operation.idempotent = true;
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
