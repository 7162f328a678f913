/** Words of the grammar: no type or class can have such a name. */
const KEYWORDS =
  "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface package private protected public await async of";

/** Names of types that emitted code refers to, or that the language takes for itself. */
const TYPES =
  "any unknown never string number boolean symbol bigint object undefined void Array ArrayBuffer AsyncIterable Blob Boolean Date Error File Function Headers Infinity Map NaN Number Object Partial Promise ReadableStream Record Set String Symbol Uint8Array globalThis eval arguments";

/** Names that a type or a class must not have. */
export const RESERVED_TYPES: ReadonlySet<string> = new Set(`${KEYWORDS} ${TYPES}`.split(" "));

/**
 * Members of a client that mean something to the language: `then` would make it a promise, `constructor` is the class,
 * and what every object inherits must stay callable.
 */
export const RESERVED_MEMBERS: ReadonlySet<string> = new Set([
  "constructor",
  "prototype",
  "then",
  "toString",
  "toLocaleString",
  "valueOf",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "__proto__",
]);

/** Keys of object literals that set something other than a property. */
export const RESERVED_KEYS: ReadonlySet<string> = new Set(["__proto__"]);

/** Options that every client has. */
export const FIXED_OPTIONS: ReadonlySet<string> = new Set([
  "baseUrl",
  "environment",
  "fetch",
  "headers",
  "logLevel",
  "logger",
  "maxRetries",
  "middleware",
  "retryUnsafe",
  "timeoutMs",
]);

/** File stems that stand for something else. */
export const RESERVED_FILES: ReadonlySet<string> = new Set(["index"]);
