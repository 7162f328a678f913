// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/files.txt, which says why each is in it. */
export const FILES = words(`
  index
`);

/** The words of reserved/keys.txt, which says why each is in it. */
export const KEYS = words(`
  __proto__
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof var void while with yield async of arguments eval
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  constructor prototype then hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf __proto__
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  baseUrl environment fetch headers logLevel logger maxResponseBytes maxRetries middleware retryUnsafe timeoutMs body
  bodyProperties idempotencyKey maxWaiting onReconnect query reconnect signal webSocket
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  any bigint boolean never number object string symbol undefined unknown globalThis Infinity NaN Array ArrayBuffer
  AsyncIterable Blob Boolean Date Error File Function Headers Map Number Object Partial Promise ReadableStream Record
  Set String Symbol Uint8Array
`);
