import { ConfigurationError } from "../../errors/configuration.js";
import { WebhookVerificationError } from "../../errors/webhook.js";
import type { Reading } from "../json/json.js";
import { bytesOf, headerOf, jsonOf } from "./delivery.js";
import type { WebhookDelivery } from "./delivery.js";
import { decodeBytes, fromDer, joinBytes } from "./encoding.js";
import { importKey } from "./keys.js";
import type { WebhookSignature } from "./spec.js";

/**
 * The secret that the API shares with its receivers, or its public key. To rotate secrets, pass both the old and
 * the new one. If the API signs some headers with secrets and others with keys, pass those of each header.
 */
export type WebhookSecret =
  string | readonly string[] | { readonly [header: string]: string | readonly string[] };

/** Options of the verification. */
export interface WebhookOptions {
  /** How many seconds the time of the delivery may differ from now, in either direction. */
  readonly toleranceSeconds?: number | undefined;
}

/**
 * Resolves where some signature of the delivery is right and its time is near. Rejects with `WebhookVerificationError`
 * otherwise, and with `ConfigurationError` for a secret that is none.
 */
export async function verifyDelivery(
  signatures: readonly WebhookSignature[],
  delivery: WebhookDelivery,
  secret: WebhookSecret,
  options: WebhookOptions = {},
): Promise<void> {
  const signed = signatures.filter(({ header }) => headerOf(delivery, header) !== undefined);
  if (signed.length === 0) {
    const names = signatures.map(({ header }) => header).join(", ");
    throw new WebhookVerificationError(
      `The webhook has no signature: it lacks the header ${names}`,
    );
  }
  for (const signature of signed) {
    const message = messageOf(signature, delivery, options);
    for (const one of secretsOf(signature, signatures, secret)) {
      if (await isSigned(signature, { delivery, message, secret: one })) return;
    }
  }
  throw new WebhookVerificationError("The signature of the webhook is wrong");
}

/**
 * The secrets for one signature. Everybody knows a public key: whoever could have it taken for a shared secret could
 * sign as the API. So one that is given for all signatures must be of one kind.
 */
function secretsOf(
  { header }: WebhookSignature,
  signatures: readonly WebhookSignature[],
  secret: WebhookSecret,
): readonly string[] {
  let given: string | readonly string[] | undefined;
  if (isPlain(secret)) {
    if (new Set(signatures.map(({ kind }) => kind)).size > 1) {
      throw new ConfigurationError(
        "The API signs with secrets and with keys: give those of each header, by the header's name",
      );
    }
    given = secret;
  } else {
    const wanted = header.toLowerCase();
    given = Object.entries(secret).find(([name]) => name.toLowerCase() === wanted)?.[1];
    if (given === undefined) return [];
  }
  // A value that is not a secret at all is rejected when it becomes a key.
  return Array.isArray(given) && given.length > 0 ? given : [String(given ?? "")];
}

function isPlain(secret: WebhookSecret): secret is string | readonly string[] {
  const value: unknown = secret;
  return typeof value !== "object" || value === null || Array.isArray(value);
}

/** {@link verifyDelivery}, then the decoded body. */
export async function parseDelivery<T>(
  signatures: readonly WebhookSignature[],
  delivery: WebhookDelivery,
  secret: WebhookSecret,
  options?: WebhookOptions,
  reading?: Reading,
): Promise<T> {
  await verifyDelivery(signatures, delivery, secret, options);
  return jsonOf(delivery, reading) as T;
}

/** The platform compares, in constant time. */
async function isSigned(
  signature: WebhookSignature,
  given: {
    readonly delivery: WebhookDelivery;
    readonly message: Uint8Array<ArrayBuffer>;
    readonly secret: string;
  },
): Promise<boolean> {
  const { key, size } = await importKey(signature, given.secret);
  const algorithm = algorithmOf(signature);
  for (const text of candidatesOf(signature, headerOf(given.delivery, signature.header) ?? "")) {
    const bytes = decodeBytes(text, signature.encoding);
    if (bytes === undefined) continue;
    const plain = size === undefined ? bytes : fromDer(bytes, size);
    if (await crypto.subtle.verify(algorithm, key, plain, given.message)) return true;
  }
  return false;
}

function algorithmOf(signature: WebhookSignature): {
  readonly name: string;
  readonly hash?: string;
  readonly saltLength?: number;
} {
  if (signature.kind === "hmac") return { name: "HMAC" };
  const { name, hash = "SHA-256" } = signature;
  if (name === "RSA-PSS") return { name, saltLength: Number(hash.slice(4)) / 8 };
  return name === "ECDSA" ? { name, hash } : { name };
}

/** The signatures in a header, which spaces and commas part, without the text that stands before each. */
function candidatesOf({ prefix = "" }: WebhookSignature, header: string): string[] {
  return header
    .split(prefix.includes(",") ? /\s+/ : /[\s,]+/)
    .filter((text) => text.startsWith(prefix))
    .map((text) => text.slice(prefix.length).replace(/,$/, ""));
}

/** What is signed. Raises where a part of it is missing, or where the delivery is not of now. */
function messageOf(
  signature: WebhookSignature,
  delivery: WebhookDelivery,
  options: WebhookOptions,
): Uint8Array<ArrayBuffer> {
  const time = signature.timestamp && timestampOf(signature, delivery);
  if (signature.timestamp !== undefined) {
    const tolerance = options.toleranceSeconds ?? signature.timestamp.toleranceSeconds;
    checkTime(toMilliseconds(time ?? "", signature.timestamp.format), tolerance);
  }
  const parts = signature.components.map((component): string | Uint8Array => {
    if (component === "body") return bytesOf(delivery);
    const text =
      component === "timestamp"
        ? time
        : component === "url"
          ? delivery.url
          : headerOf(delivery, component);
    if (text === undefined) {
      throw new WebhookVerificationError(`The webhook cannot be verified without its ${component}`);
    }
    return text;
  });
  return joinBytes(parts, signature.delimiter ?? "");
}

/** The time as sent: a header of its own, or an element such as `t=1700000000` of the signature's. */
function timestampOf(
  { header, timestamp }: WebhookSignature,
  delivery: WebhookDelivery,
): string | undefined {
  const text = headerOf(delivery, timestamp?.header ?? "");
  if (timestamp?.header.toLowerCase() !== header.toLowerCase()) return text;
  return /(?:^|[\s,;])t=([^\s,;]+)/.exec(text ?? "")?.[1];
}

function toMilliseconds(text: string, format: string): number {
  if (format === "date") return Date.parse(text);
  return /^\d+$/.test(text) ? Number(text) * (format === "unix-millis" ? 1 : 1000) : NaN;
}

function checkTime(sentAt: number, toleranceSeconds: number): void {
  const seconds = (Date.now() - sentAt) / 1000;
  if (Number.isNaN(seconds)) {
    throw new WebhookVerificationError("The webhook does not say when it was sent");
  }
  if (Math.abs(seconds) <= toleranceSeconds) return;
  const limit = `${String(toleranceSeconds)} seconds`;
  throw new WebhookVerificationError(
    seconds > 0
      ? `The webhook was sent more than ${limit} ago`
      : `The webhook claims to be sent more than ${limit} from now`,
  );
}
