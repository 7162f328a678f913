import type { IntegerReader } from "./json.js";
import { tokensOf } from "./tokens.js";

/**
 * Finds an integer that a number would round: the JSON path of the first one that is the value of a property so
 * named, or an item of a list there. Expects text that is valid JSON. Text without long runs of digits costs one search.
 */
export const checkIntegers: IntegerReader = (text, names) => {
  if (!/\d{16}/.test(text)) return undefined;
  const wanted = new Set(names);
  const stack: { key: string | undefined; index: number }[] = [];
  let lastString = "";
  for (const token of tokensOf(text)) {
    const top = stack[stack.length - 1];
    if (token === "{") stack.push({ key: "", index: -1 });
    else if (token === "[") stack.push({ key: undefined, index: 0 });
    else if (token === "}" || token === "]") stack.pop();
    else if (token === ":" && top !== undefined) top.key = JSON.parse(lastString) as string;
    else if (token === "," && top?.key === undefined && top !== undefined) top.index += 1;
    else if (token.startsWith('"')) lastString = token;
    else if (isRounded(token) && wanted.has(nameOf(stack))) return pathOf(stack);
  }
  return undefined;
};

/** Of what is as long and no text, an integer alone has neither a fraction nor an exponent. */
function isRounded(token: string): boolean {
  return token.length >= 16 && !/[.eE]/.test(token) && !Number.isSafeInteger(Number(token));
}

/** Name of the property that holds the value, through the lists around it. The whole body has the name `""`. */
function nameOf(stack: readonly { readonly key: string | undefined }[]): string {
  for (let depth = stack.length - 1; depth >= 0; depth -= 1) {
    const key = stack[depth]?.key;
    if (key !== undefined) return key;
  }
  return "";
}

function pathOf(
  stack: readonly { readonly key: string | undefined; readonly index: number }[],
): string {
  return stack.reduce(
    (path, { key, index }) => `${path}${key === undefined ? `[${String(index)}]` : `.${key}`}`,
    "$",
  );
}
