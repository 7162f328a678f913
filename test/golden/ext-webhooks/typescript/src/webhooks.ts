import type { OrderPaidWebhook } from "./api/types/OrderPaidWebhook.js";
import type { OrderShippedWebhook } from "./api/types/OrderShippedWebhook.js";
import type { PingWebhook } from "./api/types/PingWebhook.js";
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
    prefix: "v1=",
    components: ["timestamp", "body"],
    delimiter: ".",
    timestamp: { header: "X-Timestamp", format: "unix-seconds", toleranceSeconds: 300 },
  },
  {
    kind: "asymmetric",
    header: "X-Sig",
    name: "Ed25519",
    encoding: "base64",
    components: ["body"],
  },
];

/** What a webhook of the API brings. */
export type WebhookEvent = OrderShippedWebhook | OrderPaidWebhook | PingWebhook;

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
  return parseDelivery<WebhookEvent>(signatures, delivery, secret, options);
}
