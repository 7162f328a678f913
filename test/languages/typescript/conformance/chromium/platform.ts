/** Stands in for the modules of Node that the driver uses, in browsers. */

function dump(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || depth === 0) return String(value);
  const names = Object.getOwnPropertyNames(value);
  const entries = names.map((name) => [name, dump((value as { readonly [name: string]: unknown })[name], depth - 1)]);
  return Object.fromEntries(entries);
}

/** All own properties, those that are not enumerable too, as a console shows them. */
export function inspect(value: unknown, { depth }: { readonly depth: number }): string {
  return JSON.stringify(dump(value, depth), undefined, 1);
}

/** A digest over all that was given; a page has no other than an asynchronous one. */
export function createHash(): { update(chunk: Uint8Array<ArrayBuffer>): void; digest(): Promise<string> } {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return {
    update: (chunk) => void chunks.push(chunk),
    async digest() {
      const hash = await crypto.subtle.digest("SHA-256", await new Blob(chunks).arrayBuffer());
      return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
    },
  };
}

/** Waits. */
export function setTimeout(ms: number): Promise<void> {
  return new Promise((resolve) => void globalThis.setTimeout(resolve, ms));
}
