/** Tokens of an RFC 6901 pointer, unescaped. The empty pointer has none. */
export function pointerTokens(pointer: string): string[] {
  if (pointer === "") return [];
  const body = pointer.startsWith("/") ? pointer.slice(1) : pointer;
  return body.split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** One token of a JSON pointer with its escapes (RFC 6901, section 3). */
export function escapeToken(token: string | number): string {
  return String(token).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Where a value of a document lies: offsets of its text, and of its key where it has one. */
export interface Span {
  readonly key?: number;
  readonly value: number;
}

/** Finds places in one document. Undefined where nothing lies at the pointer. */
export type Finder = (tokens: readonly string[]) => Span | undefined;
