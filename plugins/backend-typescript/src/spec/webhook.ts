import type { WebhookDecl, WebhookSignature } from "@sdkwright/plugin-api";
import { object, scalar, text, texts, type Value } from "../literals.js";

type Asymmetric = Extract<WebhookSignature, { readonly kind: "asymmetric" }>;

/** An algorithm as Web Crypto names it. */
interface Algorithm {
  readonly name: string;
  readonly hash?: string;
}

/** Reads `rsa-sha256`, `ecdsa-sha512`, `RS256`, `ES256`, `ed25519` and their like; undefined for what is none. */
function asymmetricAlgorithm({ algorithm }: Asymmetric): Algorithm | undefined {
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

/** What the runtime calls a part of the signed text; every other part is a header. */
function component(name: string): string {
  return wellKnown.get(name) ?? name.replace(/^headers?[.:]/, "");
}

function timeFormat(format: string): string {
  if (/milli|ms$/i.test(format)) return "unix-millis";
  return /unix|seconds|epoch/i.test(format) ? "unix-seconds" : "date";
}

/** How the runtime checks a signature; undefined where it cannot. */
export function signatureSpec(signature: WebhookSignature): Value | undefined {
  const { kind, header, prefix, timestamp } = signature;
  const hmac = kind === "hmac" ? `SHA-${signature.algorithm.slice(3)}` : undefined;
  const algorithm = signature.kind === "hmac" ? { name: undefined, hash: hmac } : asymmetricAlgorithm(signature);
  if (!algorithm) return undefined;
  const payload = signature.payload ?? { components: ["body"], delimiter: "" };
  const time =
    timestamp &&
    object([
      ["header", text(timestamp.header)],
      ["format", text(timeFormat(timestamp.format))],
      ["toleranceSeconds", scalar(timestamp.toleranceSeconds)],
    ]);
  return object(
    [
      ["kind", text(kind)],
      ["header", text(header)],
      ["name", algorithm.name === undefined ? undefined : text(algorithm.name)],
      ["hash", algorithm.hash === undefined ? undefined : text(algorithm.hash)],
      ["encoding", text(signature.encoding ?? "base64")],
      ["prefix", prefix === undefined || prefix === "" ? undefined : text(prefix)],
      ["components", texts(payload.components.map(component))],
      ["delimiter", payload.delimiter === "" ? undefined : text(payload.delimiter)],
      ["timestamp", time],
    ],
    true,
  );
}

/** The distinct signatures of an API's webhooks that can be checked. */
export function verifiableSignatures(webhooks: Iterable<WebhookDecl>): WebhookSignature[] {
  const distinct = new Map<string, WebhookSignature>();
  for (const { signature } of webhooks) {
    if (signature && signatureSpec(signature)) distinct.set(JSON.stringify(signature), signature);
  }
  return [...distinct.values()];
}
