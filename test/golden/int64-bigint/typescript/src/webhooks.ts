import type { MovedWebhook } from "./api/types/MovedWebhook.js";
import { bigints } from "./core/json/exact.js";
import type { ExactReading } from "./core/json/json.js";
import type { WebhookDelivery } from "./core/webhook/delivery.js";
import type { WebhookSignature } from "./core/webhook/spec.js";
import {
  type WebhookOptions,
  type WebhookSecret,
  parseDelivery,
  verifyDelivery,
} from "./core/webhook/verify.js";

const signatures: readonly WebhookSignature[] = [
  {
    kind: "hmac",
    header: "X-Signature",
    hash: "SHA-256",
    encoding: "hex",
    components: ["body"],
  },
];

const integers: ExactReading = {
  via: bigints,
  shape: "Tick",
  shapes: {
    Account: {
      properties: {
        id: true,
        balance: true,
        parents: { values: "Account" },
        totals: { values: true },
        span: "Span",
      },
    },
    Span: { properties: { 0: true } },
    Conflict: { properties: { version: true } },
    Debit: { properties: { value: true } },
    Tick: { properties: { at: true } },
    Entry: { tag: "kind", variants: { debit: "Debit" } },
  },
};

/** What a webhook of the API brings. */
export type WebhookEvent = MovedWebhook;

/**
 * Proves that the API sent a delivery. Rejects with `WebhookVerificationError` for a delivery that is not signed, not signed right, or not of now.
 */
export function verifyWebhook(
  delivery: WebhookDelivery,
  secret: WebhookSecret,
  options?: WebhookOptions,
): Promise<void> {
  return verifyDelivery(signatures, delivery, secret, options);
}

/**
 * The event of a delivery, once it is proven that the API sent it. Rejects with `WebhookVerificationError` for a delivery that is not signed, not signed right, or not of now.
 */
export function parseWebhook(
  delivery: WebhookDelivery,
  secret: WebhookSecret,
  options?: WebhookOptions,
): Promise<WebhookEvent> {
  return parseDelivery<WebhookEvent>(signatures, delivery, secret, options, integers);
}
