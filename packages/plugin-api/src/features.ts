import type { MethodModel } from "@sdkwright/sdk-model";

/**
 * What an SDK may be asked to do. A backend lists what it supports; what an API uses beyond that becomes a diagnostic
 * of the compiler, and a gap in the published feature table.
 */
export const FEATURES = [
  "http",
  "json-rpc",
  "json-rpc-batch",
  "connect",
  "connect-stream",
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
] as const;

export type Feature = (typeof FEATURES)[number];
export type FeatureSet = ReadonlySet<Feature>;

/** Features without which a method cannot be called at all. */
function* neededBy({ call, result }: MethodModel): Generator<Feature> {
  const { body, parameters, protocol } = call;
  if (protocol.kind === "socket") yield "channels";
  else if (protocol.kind !== "http") yield protocol.kind;
  if (protocol.kind === "connect" && protocol.streaming) yield "connect-stream";
  if (body?.kind === "form" || body?.kind === "multipart" || body?.kind === "binary") yield body.kind;
  if (parameters.some((parameter) => parameter.in === "cookie")) yield "cookies";
  if (result.kind === "file") yield "binary";
  if (result.kind === "stream" && result.frames !== "connect") yield result.frames;
}

/** What a language lacks that a method cannot do without: the method is left out then, and reported. */
export function lackedBy(method: MethodModel, lacks: FeatureSet): Feature | undefined {
  if (lacks.size === 0) return undefined;
  for (const feature of neededBy(method)) if (lacks.has(feature)) return feature;
  return undefined;
}
