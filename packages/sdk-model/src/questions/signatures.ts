import type { WebhookSignature } from "@sdkwright/ir-schema";

type Asymmetric = Extract<WebhookSignature, { readonly kind: "asymmetric" }>;

/** An algorithm as Web Crypto names it. */
export interface KeyAlgorithm {
  readonly name: string;
  readonly hash?: string;
}

/** Reads `rsa-sha256`, `ecdsa-sha512`, `RS256`, `ES256`, `ed25519` and their like; undefined for what is none. */
export function keyAlgorithm({ algorithm }: Asymmetric): KeyAlgorithm | undefined {
  const spelled = algorithm.toLowerCase();
  if (/ed-?25519|eddsa/.test(spelled)) return { name: "Ed25519" };
  const size = /256|384|512/.exec(spelled)?.[0];
  if (size === undefined) return undefined;
  const hash = `SHA-${size}`;
  if (/pss|^ps/.test(spelled)) return { name: "RSA-PSS", hash };
  if (/rsa|^rs/.test(spelled)) return { name: "RSASSA-PKCS1-v1_5", hash };
  return /ecdsa|^es/.test(spelled) ? { name: "ECDSA", hash } : undefined;
}

const wellKnown: ReadonlyMap<string, string> = new Map([
  ["body", "body"],
  ["payload", "body"],
  ["raw-body", "body"],
  ["timestamp", "timestamp"],
  ["url", "url"],
  ["notification-url", "url"],
  ["message-id", "webhook-id"],
]);

/** A part of the signed text: `body`, `timestamp`, `url`, or the name of a header. */
export function signedComponent(name: string): string {
  return wellKnown.get(name) ?? name.replace(/^headers?[.:]/, "");
}

/** How the time of a delivery is written: `unix-millis`, `unix-seconds` or `date`. */
export function signedTimeFormat(format: string): "unix-millis" | "unix-seconds" | "date" {
  if (/milli|ms$/i.test(format)) return "unix-millis";
  return /unix|seconds|epoch/i.test(format) ? "unix-seconds" : "date";
}
