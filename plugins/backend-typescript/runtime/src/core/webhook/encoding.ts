/** Bytes of a text in hexadecimal digits or base64 (also the form for URLs); undefined for what is neither. */
export function decodeBytes(
  text: string,
  encoding: "hex" | "base64",
): Uint8Array<ArrayBuffer> | undefined {
  if (encoding === "hex") {
    if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return undefined;
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  }
  try {
    const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The parts, one after the other, with the delimiter between. */
export function joinBytes(
  parts: readonly (string | Uint8Array)[],
  delimiter: string,
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const pieces = parts.flatMap((part, index) => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    return index === 0 ? [bytes] : [encoder.encode(delimiter), bytes];
  });
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** The `r` and `s` of an ECDSA signature in DER, each as long as the curve has it: the only form that Web Crypto reads. */
export function fromDer(signature: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  if (signature[0] !== 0x30 || signature.length === 2 * size) return signature;
  const plain = new Uint8Array(2 * size);
  let at = (signature[1] ?? 0) & 0x80 ? 3 : 2;
  for (const end of [size, 2 * size]) {
    const length = signature[at + 1] ?? 0;
    const number = signature.subarray(at + 2, at + 2 + length);
    const digits = number.subarray(Math.max(0, number.length - size));
    plain.set(digits, end - digits.length);
    at += 2 + length;
  }
  return plain;
}
