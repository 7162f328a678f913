import type { RequestOptions } from "../client/options.js";
import type { OperationSpec } from "../spec.js";
import type { HeaderEntries } from "./headers.js";

/**
 * The idempotency key of a logical call: the same on every attempt. A header that the caller sets, or removes, wins
 * over the option, and that over a random UUID.
 */
export function idempotencyOf(
  operation: OperationSpec | undefined,
  options: RequestOptions,
  callers: readonly HeaderEntries[],
): { readonly headers: HeaderEntries; readonly isKeyed: boolean } {
  const name = operation?.idempotencyKey;
  if (name === undefined) return { headers: [], isKeyed: false };
  let given: unknown;
  for (const [header, value] of callers.flatMap((entries) => [...entries])) {
    if (value !== undefined && header.toLowerCase() === name.toLowerCase()) given = value;
  }
  if (given !== undefined) return { headers: [], isKeyed: given !== null };
  return { headers: [[name, options.idempotencyKey ?? randomUuid()]], isKeyed: true };
}

/** Version 4. `crypto.randomUUID` is missing on pages that are not secure. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
