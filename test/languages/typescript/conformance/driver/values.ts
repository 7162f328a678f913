/** Values of the contract that JSON has no form for: `{ "$kind": ... }` in both directions. */
type Bag = { readonly [key: string]: unknown };

const bytes = (base64: unknown): Uint8Array => Uint8Array.from(atob(String(base64)), (char) => char.charCodeAt(0));

async function* chunksOf(chunks: readonly unknown[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield bytes(chunk);
}

/** Gives its values one after the other, the last one again and again. */
function supplierOf(values: readonly unknown[]): () => Promise<unknown> {
  let next = 0;
  return async () => {
    const value = values[Math.min(next, values.length - 1)];
    next += 1;
    return value;
  };
}

function special(value: Bag): { readonly value: unknown } | undefined {
  if ("$undefined" in value) return { value: undefined };
  if ("$number" in value) return { value: Number(value.$number) };
  if ("$int" in value) return { value: BigInt(String(value.$int)) };
  if ("$bytes" in value) return { value: bytes(value.$bytes) };
  if ("$stream" in value) return { value: chunksOf(value.$stream as unknown[]) };
  if ("$path" in value) return { value: { path: value.$path } };
  if ("$supplier" in value) return { value: supplierOf(value.$supplier as unknown[]) };
  return undefined;
}

/** What a message means. */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== "object" || value === null) return value;
  const found = special(value as Bag);
  if (found) return found.value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(item)]));
}

/** Bytes in hexadecimal digits. */
export const hex = (data: Uint8Array): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What an answer may hold: absent values stay absent, and dates are written as the SDK would send them. */
export function encode(value: unknown): unknown {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : { $int: String(value) };
  if (value instanceof Date) return value.toJSON();
  if (value instanceof Uint8Array)
    return { $bytes: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join("")) };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]));
}
