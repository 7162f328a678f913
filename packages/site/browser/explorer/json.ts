/** Integers as they are written in JSON, if a browser tells; numbers otherwise. */
type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

const exact: Reviver = (_, value, context) => {
  const isRounded = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  const source = context?.source;
  return isRounded && source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value;
};

/** Reads JSON; integers that a number would round are bigints. Throws `SyntaxError`. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, exact) as unknown;
}

/** Stands around the digits of a bigint until the text is made. Text of a value has its quotes escaped. */
const MARK = "\u0000";
const marked = /"\\u0000(-?\d+)\\u0000"/g;

/** JSON of a value with a line for each member; bigints are numbers in it. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(
    value,
    (_, part: unknown) => (typeof part === "bigint" ? MARK + String(part) + MARK : part),
    2,
  );
  return (text ?? "").replace(marked, "$1");
}
