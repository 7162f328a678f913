import type { WebhookDecl, WebhookSignature } from "@sdkwright/plugin-api";
import { keyAlgorithm, signedComponent, signedTimeFormat } from "@sdkwright/plugin-api";
import { object, scalar, text, texts, type Value } from "../literals.js";

/** How the runtime checks a signature; undefined where it cannot. */
export function signatureSpec(signature: WebhookSignature): Value | undefined {
  const { kind, header, prefix, timestamp } = signature;
  const hmac = kind === "hmac" ? `SHA-${signature.algorithm.slice(3)}` : undefined;
  const algorithm = signature.kind === "hmac" ? { name: undefined, hash: hmac } : keyAlgorithm(signature);
  if (!algorithm) return undefined;
  const payload = signature.payload ?? { components: ["body"], delimiter: "" };
  const time =
    timestamp &&
    object([
      ["header", text(timestamp.header)],
      ["format", text(signedTimeFormat(timestamp.format))],
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
      ["components", texts(payload.components.map(signedComponent))],
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
