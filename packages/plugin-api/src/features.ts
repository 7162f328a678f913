/**
 * What an SDK may be asked to do. A backend lists what it supports; what an API uses beyond that becomes a diagnostic
 * of the compiler, and a gap in the published feature table.
 */
export const FEATURES = [
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
] as const;

export type Feature = (typeof FEATURES)[number];
export type FeatureSet = ReadonlySet<Feature>;
