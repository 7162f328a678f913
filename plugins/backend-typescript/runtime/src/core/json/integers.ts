import type { IntegerReader } from "./json.js";
import { tokensOf } from "./tokens.js";

/**
 * Finds an integer that a number would round: the JSON path of the first one that is at one of the places. A place is the name
 * of a property, with `.*` for each map around the value within it; lists do not count. The whole body has the name `""`.
 * Expects text that is valid JSON. Text without long runs of digits costs one search.
 */
export const checkIntegers: IntegerReader = (text, places) => {
  if (!/\d{16}/.test(text)) return undefined;
  const wanted = new Set(places);
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
    else if (isRounded(token) && isAt(stack, wanted)) return pathOf(stack);
  }
  return undefined;
};

/** Of what is as long and no text, an integer alone has neither a fraction nor an exponent. */
function isRounded(token: string): boolean {
  return token.length >= 16 && !/[.eE]/.test(token) && !Number.isSafeInteger(Number(token));
}

/** Whether the value is at one of the places, by the keys around it. */
function isAt(
  stack: readonly { readonly key: string | undefined }[],
  places: ReadonlySet<string>,
): boolean {
  const keys = stack.flatMap(({ key }) => key ?? []).reverse();
  return [...keys, ""].some((key, depth) => places.has(`${key}${".*".repeat(depth)}`));
}

function pathOf(
  stack: readonly { readonly key: string | undefined; readonly index: number }[],
): string {
  return stack.reduce(
    (path, { key, index }) => `${path}${key === undefined ? `[${String(index)}]` : `.${key}`}`,
    "$",
  );
}
