import { hasWireCases } from "@sdkwright/docs-kit";
import type { Api, Feature, FeatureSet, HttpOperation, TargetContext } from "@sdkwright/plugin-api";
import { openedChannel, pageTypes, responseShape, rpcOf } from "@sdkwright/plugin-api";
import type { Emission } from "./emission.js";
import { givesByStatus } from "./model/successes.js";
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

function addOperation(api: Api, operation: HttpOperation, needed: Set<string>): void {
  const body = operation.body?.contents[0]?.kind;
  if (body !== undefined && body !== "json") needed.add(body);
  if (pageTypes(api, operation)) needed.add("page");
  else if (givesByStatus(api, operation)) needed.add("by-status");
  const { content } = responseShape(operation);
  const rpc = rpcOf(operation);
  if (rpc) needed.add(rpc.protocol === "json-rpc" ? "jsonrpc" : rpc.streaming ? "connect-stream" : "connect");
  else if (content?.kind === "sse" || content?.kind === "jsonl") needed.add(content.kind);
  if (content?.kind === "sse" && content.resumable) needed.add("resume");
  if (content?.kind === "binary" && !content.bytes) needed.add("download");
}

/** The optional parts of the runtime that an SDK needs, as `runtime.assets.json` calls them. */
export function runtimeFeatures({ target }: Emission): ReadonlySet<string> {
  const { api } = target;
  const needed = new Set<string>();
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http") addOperation(api, operation, needed);
    if (openedChannel(api, operation)) needed.add("socket");
  }
  if (verifiableSignatures(Object.values(api.webhooks)).length > 0) needed.add("webhook");
  if (api.auth.schemes.some((scheme) => scheme.kind === "oauth")) needed.add("oauth");
  if (hasWireTests(target)) {
    needed.add("wire-tests");
    if (needed.has("jsonrpc")) needed.add("wire-tests-rpc");
  }
  return needed;
}

/** Whether the SDK has wire tests: it has calls, and its generator wants them. */
export function hasWireTests({ api, options }: Pick<TargetContext, "api" | "options">): boolean {
  return options["wire-tests"] !== false && hasWireCases(api);
}
