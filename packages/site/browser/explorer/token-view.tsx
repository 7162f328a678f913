import { useEffect, useReducer } from "preact/hooks";
import type { ApiData } from "./data.js";
import { type HeldToken, heldTokens, onTokens } from "./tokens.js";

/** `1:05:09`, or `0:42` below an hour. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function textOf({ scheme, left }: HeldToken): string {
  if (left === Number.POSITIVE_INFINITY) return `${scheme}: the server does not say when the access token expires`;
  if (left === 0) return `${scheme}: the access token has expired; the next request gets another one`;
  return `${scheme}: the access token expires in ${clockText(left)}`;
}

/** How long the access tokens of the page are still valid. */
export function TokenView({ api }: { readonly api: ApiData }) {
  const [, refresh] = useReducer<number, void>((count) => count + 1, 0);
  const held = heldTokens(api);
  useEffect(() => onTokens(() => refresh(undefined)), []);
  const isCounting = held.some(({ left }) => left > 0 && left < Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => refresh(undefined), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return (
    <>
      {held.map((token) => (
        <p key={token.scheme} class="help" role="timer">
          {textOf(token)}
        </p>
      ))}
    </>
  );
}
