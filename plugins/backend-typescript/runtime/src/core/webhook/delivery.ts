import { ConfigurationError } from "../../errors/configuration.js";
import { WebhookVerificationError } from "../../errors/webhook.js";
import { readAs } from "../json/json.js";
import type { Reading } from "../json/json.js";

/** A delivery that a webhook endpoint received. */
export interface WebhookDelivery {
  /** The raw body, exactly as received. A parsed body can no longer be verified. */
  readonly body: string | Uint8Array;
  /** The headers, in the form of any server framework. Names are case-insensitive. */
  readonly headers:
    | { get(name: string): string | null }
    | { readonly [name: string]: string | readonly string[] | undefined };
  /** Full URL of the webhook endpoint. Needed only if the API signs it. */
  readonly url?: string | undefined;
}

/** Value of a header, several joined as HTTP does; undefined where it is missing or empty. */
export function headerOf({ headers }: WebhookDelivery, name: string): string | undefined {
  const found = typeof headers.get === "function" ? headers.get(name) : valueIn(headers, name);
  const text = typeof found === "object" ? found?.join(", ") : found;
  return typeof text === "string" && text !== "" ? text : undefined;
}

function valueIn(headers: object, name: string): string | readonly string[] | undefined {
  const wanted = name.toLowerCase();
  const entries = Object.entries(headers as Readonly<Record<string, string | undefined>>);
  return entries.find(([key]) => key.toLowerCase() === wanted)?.[1];
}

/** The body as bytes. Raises `ConfigurationError` where something has parsed it already. */
export function bytesOf({ body }: WebhookDelivery): Uint8Array {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body)) return body;
  throw new ConfigurationError(
    "The body of a webhook must be the text or the bytes that arrived, not a parsed value",
  );
}

/** The body as JSON. What the API sends may differ from the declared types. */
export function jsonOf(delivery: WebhookDelivery, reading?: Reading): unknown {
  const text = new TextDecoder().decode(bytesOf(delivery));
  try {
    return readAs(reading?.shape, reading ?? {}, text, JSON.parse(text));
  } catch {
    throw new WebhookVerificationError("The body of the webhook is not JSON");
  }
}
