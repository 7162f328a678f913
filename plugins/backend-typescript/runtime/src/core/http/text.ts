/** Replaces every occurrence of a secret. Very short ones are left: they would blank out unrelated text. */
export function mask(text: string, secrets: Iterable<string>): string {
  let masked = text;
  for (const secret of secrets) {
    if (secret.length >= 3) masked = masked.split(secret).join("***");
  }
  return masked;
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
