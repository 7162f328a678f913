import type { WebhookDecl, WebhookSignature } from "@sdkwright/plugin-api";
import { keyAlgorithm, signedComponent, signedTimeFormat } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { atom, pointer, scalar, slice, struct, text, texts, type Value } from "../literals.js";
import { own, standard } from "../types.js";

const families: { readonly [name: string]: string } = {
  "RSA-PSS": "rsa-pss",
  "RSASSA-PKCS1-v1_5": "rsa",
  ECDSA: "ecdsa",
};

/** Name of a signature's algorithm in the runtime; undefined for one that it does not know. */
export function algorithmOf(signature: WebhookSignature): string | undefined {
  if (signature.kind === "hmac") return `hmac-${signature.algorithm}`;
  const found = keyAlgorithm(signature);
  if (!found) return undefined;
  if (found.hash === undefined) return "ed25519";
  return `${families[found.name]}-${found.hash.replace("-", "").toLowerCase()}`;
}

const formats = { "unix-seconds": "UnixSeconds", "unix-millis": "UnixMillis", date: "DateTime" } as const;

/** The distinct signatures of an API's webhooks that can be checked. */
export function verifiableSignatures(webhooks: Iterable<WebhookDecl>): WebhookSignature[] {
  const distinct = new Map<string, WebhookSignature>();
  for (const { signature } of webhooks) {
    if (signature && algorithmOf(signature) !== undefined) distinct.set(JSON.stringify(signature), signature);
  }
  return [...distinct.values()];
}

function signatureSpec({ module }: Emission, signature: WebhookSignature): Value {
  const { header, prefix, timestamp, payload = { components: ["body"], delimiter: "" } } = signature;
  const name = (wanted: string) => own(`${module}/webhook`, wanted);
  const time =
    timestamp &&
    struct(name("Timestamp"), [
      ["Header", text(timestamp.header)],
      ["Format", atom(name(formats[signedTimeFormat(timestamp.format)]), 20)],
      ["Tolerance", atom([`${timestamp.toleranceSeconds} * `, standard("time", "Second")], 20)],
    ]);
  return struct("", [
    ["Header", text(header)],
    ["Algorithm", text(algorithmOf(signature) ?? "")],
    ["Hex", signature.encoding === "hex" ? scalar(true) : undefined],
    ["Prefix", prefix === undefined || prefix === "" ? undefined : text(prefix)],
    ["Components", texts(payload.components.map(signedComponent))],
    ["Delimiter", payload.delimiter === "" ? undefined : text(payload.delimiter)],
    ["Timestamp", time && pointer(time)],
  ]);
}

/** How the runtime checks the signatures of an API's webhooks. */
export function signatureSpecs(emission: Emission): Value {
  const signatures = verifiableSignatures(Object.values(emission.target.api.webhooks));
  return slice(
    ["[]", own(`${emission.module}/webhook`, "Signature")],
    signatures.map((signature) => signatureSpec(emission, signature)),
  );
}
