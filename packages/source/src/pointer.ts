/** Tokens of an RFC 6901 pointer, unescaped. The empty pointer has none. */
export function pointerTokens(pointer: string): string[] {
  if (pointer === "") return [];
  const body = pointer.startsWith("/") ? pointer.slice(1) : pointer;
  return body.split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Where a value of a document lies: offsets of its text, and of its key where it has one. */
export interface Span {
  readonly key?: number;
  readonly value: number;
}

/** Finds places in one document. Undefined where nothing lies at the pointer. */
export type Finder = (tokens: readonly string[]) => Span | undefined;
