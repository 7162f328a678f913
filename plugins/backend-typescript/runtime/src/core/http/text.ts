/** Replaces every occurrence of a secret. Very short ones are left: they would blank out unrelated text. */
export function mask(text: string, secrets: Iterable<string>): string {
  let masked = text;
  for (const secret of secrets) {
    if (secret.length >= 3) masked = masked.split(secret).join("***");
  }
  return masked;
}

/** Which call an error is about. */
export interface Called {
  readonly method: string;
  readonly url: string;
  readonly secrets: readonly string[];
}

/** What failed, and why. */
export function failed({ method, url, secrets }: Called, problem: string): string {
  return `${mask(`${method} ${pathOf(bareUrl(url))}`, secrets)} failed: ${problem}`;
}

/** The start of a text, on one line and without secrets. By code points: half a character would be none. */
export function shown(text: string, most: number, secrets: readonly string[]): string {
  // A secret that is cut off would not be found, and control characters could change what a terminal shows.
  const start = mask(text, secrets).slice(0, 16_000);
  return [...start.replace(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, most).join("");
}

/** A URL without scheme and host. */
export function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "") || "/";
}

/** A URL as errors show it: no query, no fragment, no user information. */
export function bareUrl(url: string): string {
  const end = url.search(/[?#]/);
  const bare = end < 0 ? url : url.slice(0, end);
  return bare.includes("@") ? bare.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, "$1") : bare;
}

/** A URL as logs show it: query values are masked. */
export function maskedUrl(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return bareUrl(url);
  const names = url.slice(start + 1).split("&");
  return `${bareUrl(url)}?${names.map((part) => `${part.split("=")[0] ?? ""}=***`).join("&")}`;
}
