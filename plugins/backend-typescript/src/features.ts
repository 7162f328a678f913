import type { Api, Feature, FeatureSet, HttpOperation, Operation, Type } from "@sdkwright/plugin-api";
import { openedChannel, pageTypes, responseShape, rpcOf, typesOfDecl, typesOfOperation } from "@sdkwright/plugin-api";
import type { Emission } from "./emission.js";
import { longProperties } from "./model/integers.js";
import { hasLongs } from "./model/shapes.js";
import { integerForm } from "./options.js";
import { verifiableSignatures } from "./spec/webhook.js";

/** What this backend emits. */
export const supported: FeatureSet = new Set<Feature>([
  "http",
  "rpc",
  "channels",
  "webhooks",
  "pagination",
  "sse",
  "jsonl",
  "multipart",
  "form",
  "binary",
  "cookies",
  "oauth",
  "idempotency-keys",
  "url-roles",
  "url-variables",
  "sdk-variables",
  "global-headers",
  "tuples",
  "cancellation",
  "async",
  "middleware",
  "logging",
  "webhook-verification",
]);

function addOperation(emission: Emission, operation: HttpOperation, needed: Set<string>): void {
  const rpc = rpcOf(operation);
  if (rpc) {
    needed.add(rpc.protocol);
    if (rpc.streaming) needed.add("connect-stream").add("envelope");
    return;
  }
  const body = operation.body?.contents[0]?.kind;
  if (body === "form" || body === "multipart" || body === "binary") needed.add(body);
  if (pageTypes(emission.target.api, operation)) needed.add("page");
  const { content } = responseShape(operation);
  if (content?.kind === "sse" || content?.kind === "jsonl") needed.add(content.kind);
  if (content?.kind === "sse" && content.resumable) needed.add("resume");
  if (content?.kind === "binary" && !content.bytes) needed.add("download");
}

function isFile(type: Type): boolean {
  switch (type.kind) {
    case "primitive":
      return type.primitive === "binary";
    case "list":
      return isFile(type.items);
    case "tuple":
      return type.items.some(isFile) || (type.rest !== null && isFile(type.rest));
    case "map":
      return isFile(type.values);
    case "nullable":
      return isFile(type.inner);
    default:
      return false;
  }
}

/** Whether emitted types speak of files. */
function namesFiles(api: Api): boolean {
  const sends = (operation: Operation): boolean =>
    operation.kind === "http" && operation.body?.contents[0]?.kind === "binary";
  const operations = Object.values(api.operations);
  return (
    operations.some(sends) ||
    operations.some((operation) => typesOfOperation(operation).some(isFile)) ||
    Object.values(api.types).some((decl) => typesOfDecl(decl).some(isFile))
  );
}

/** The optional parts of the runtime that an SDK needs, as `runtime.assets.json` calls them. */
export function runtimeFeatures(emission: Emission): ReadonlySet<string> {
  const { api, options } = emission.target;
  const needed = new Set<string>();
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http") addOperation(emission, operation, needed);
  }
  if (namesFiles(api)) needed.add("file");
  if (api.auth.schemes.some((scheme) => scheme.kind === "oauth")) needed.add("oauth");
  if (verifiableSignatures(Object.values(api.webhooks)).length > 0) needed.add("webhook");
  if (Object.values(api.operations).some((operation) => openedChannel(api, operation))) needed.add("socket");
  if (integerForm(options) !== "number") {
    if (hasLongs(api)) needed.add("integers");
  } else if (longProperties(api, emission.model).length > 0) needed.add("int64");
  return needed;
}
