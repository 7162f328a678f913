import type { Api, Type, WebhookSignature } from "@sdkwright/ir-schema";
import type { SignatureAlgorithm, SignaturePlan, WebhookPlan } from "./model.js";
import { keyAlgorithm, signedComponent, signedTimeFormat } from "./questions/signatures.js";
import { tagOf } from "./questions/tags.js";

const families: { readonly [name: string]: "rsa" | "rsa-pss" | "ecdsa" } = {
  "RSA-PSS": "rsa-pss",
  "RSASSA-PKCS1-v1_5": "rsa",
  ECDSA: "ecdsa",
};

type Hash = Exclude<SignatureAlgorithm, { family: "ed25519" }>["hash"];

/** The algorithm of a signature; undefined for one that SDKs do not know. */
function algorithmOf(signature: WebhookSignature): SignatureAlgorithm | undefined {
  if (signature.kind === "hmac") return { family: "hmac", hash: signature.algorithm };
  const key = keyAlgorithm(signature);
  if (!key) return undefined;
  const family = families[key.name];
  if (key.hash === undefined || !family) return { family: "ed25519" };
  return { family, hash: key.hash.replace("-", "").toLowerCase() as Hash };
}

/** Returns how a signature is checked; undefined if SDKs cannot check it. */
export function signatureOf(signature: WebhookSignature): SignaturePlan | undefined {
  const algorithm = algorithmOf(signature);
  if (!algorithm) return undefined;
  const { header, prefix = "", timestamp, encoding = "base64" } = signature;
  const payload = signature.payload ?? { components: ["body"], delimiter: "" };
  return {
    header,
    algorithm,
    encoding,
    prefix,
    components: payload.components.map(signedComponent),
    delimiter: payload.delimiter,
    ...(timestamp && { timestamp: { ...timestamp, format: signedTimeFormat(timestamp.format) } }),
  };
}

/** How to prove that a delivery comes from the API; null if it cannot be checked. */
export function webhooksOf(api: Api): WebhookPlan | null {
  const distinct = new Map<string, SignaturePlan>();
  const webhooks = Object.values(api.webhooks);
  const verified = webhooks.filter(({ signature }) => {
    const plan = signature && signatureOf(signature);
    if (plan) distinct.set(JSON.stringify(plan), plan);
    return plan !== undefined;
  });
  if (distinct.size === 0) return null;
  const signatures = [...distinct.values()];
  const payloads = webhooks.map(({ payload }): Type => payload ?? { kind: "unknown" });
  return {
    signatures,
    isTimeSigned: signatures.every(({ timestamp, components }) => timestamp && components.includes("timestamp")),
    verified: verified.map(({ id }) => id),
    tag: (payloads.length > 1 ? tagOf(api, payloads) : undefined) ?? null,
  };
}
