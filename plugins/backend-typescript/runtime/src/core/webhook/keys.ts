import { ConfigurationError } from "../../errors/configuration.js";
import { decodeBytes } from "./encoding.js";
import type { WebhookSignature } from "./spec.js";

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** A key that can check signatures. */
export interface Verifier {
  readonly key: Key;
  /** Bytes of one of the two numbers of an ECDSA signature. */
  readonly size?: number;
}

/** Bytes of the elliptic curves that Web Crypto has, by name and by the object identifier in a public key. */
const curves = [
  { namedCurve: "P-256", size: 32, oid: "2a8648ce3d030107" },
  { namedCurve: "P-384", size: 48, oid: "2b81040022" },
  { namedCurve: "P-521", size: 66, oid: "2b81040023" },
] as const;

/**
 * Reads a secret, or a public key in PEM, base64 or hexadecimal digits. Raises `ConfigurationError`, without the value,
 * for what is none.
 */
export async function importKey(signature: WebhookSignature, secret: unknown): Promise<Verifier> {
  if (typeof secret !== "string" || secret === "") {
    throw new ConfigurationError("The secret of the webhook is empty");
  }
  try {
    return signature.kind === "hmac"
      ? { key: await hmacKey(signature.hash, secret) }
      : await publicKey(signature, secret);
  } catch {
    throw new ConfigurationError("The secret of the webhook is not a key of the declared kind");
  }
}

/** The text is the key, but for secrets that say that they are base64. */
function hmacKey(hash: string, secret: string): Promise<Key> {
  const bytes = secret.startsWith("whsec_")
    ? decodeBytes(secret.slice("whsec_".length), "base64")
    : new TextEncoder().encode(secret);
  const usages = ["verify"] as const;
  const algorithm = { name: "HMAC", hash };
  return crypto.subtle.importKey("raw", bytes ?? new Uint8Array(), algorithm, false, usages);
}

async function publicKey(
  { name, hash }: Extract<WebhookSignature, { readonly kind: "asymmetric" }>,
  text: string,
): Promise<Verifier> {
  const bare = text.replace(/-----[^-]+-----|\s/g, "");
  const bytes = decodeBytes(bare, "hex") ?? decodeBytes(bare, "base64") ?? new Uint8Array();
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const curve = name === "ECDSA" ? curves.find(({ oid }) => digits.includes(oid)) : undefined;
  const algorithm = {
    name,
    ...(curve !== undefined && { namedCurve: curve.namedCurve }),
    ...(hash !== undefined && name !== "ECDSA" && { hash }),
  };
  const format = name === "Ed25519" && bytes.length === 32 ? "raw" : "spki";
  const key = await crypto.subtle.importKey(format, bytes, algorithm, false, ["verify"]);
  return { key, ...(curve !== undefined && { size: curve.size }) };
}
