import { maskSecrets } from "@sdkwright/diagnostics";

export interface DownloadOptions {
  /** For the whole download. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Whether a redirect may be followed to this URL; to any where absent. */
  readonly allows?: (url: URL) => boolean;
}

/** Redirects of one download beyond which they are a circle. */
const MAX_REDIRECTS = 5;

/** The bytes at an http or https URL, without any credentials sent; else why there are none. */
export async function download(
  address: string,
  { timeoutMs, maxBytes, allows = () => true }: DownloadOptions,
): Promise<Buffer | { readonly reason: string }> {
  let url = URL.canParse(address) ? new URL(address) : undefined;
  const signal = AbortSignal.timeout(timeoutMs);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!url || !/^https?:$/.test(url.protocol)) return { reason: "it is not an http or https URL" };
    if (url.username || url.password) return { reason: "a URL with credentials is not fetched" };
    if (!allows(url)) return { reason: `it points to ${url.origin}, which is not allowed` };
    const answer = await get(url, signal, maxBytes);
    if (!("location" in answer)) return answer;
    const next = URL.canParse(answer.location, url.href) ? new URL(answer.location, url.href) : undefined;
    if (isDowngrade(url, next)) return { reason: "it is redirected from https to http" };
    url = next;
  }
  return { reason: "it is redirected without end" };
}

/** Whether a redirect leaves what others can neither read nor change. */
export function isDowngrade(from: URL, to: URL | undefined): boolean {
  return from.protocol === "https:" && to?.protocol === "http:";
}

type Answer = Buffer | { readonly reason: string } | { readonly location: string };

async function get(url: URL, signal: AbortSignal, maxBytes: number): Promise<Answer> {
  try {
    const response = await fetch(url, { signal, redirect: "manual", credentials: "omit" });
    const location = response.headers.get("location");
    if (response.ok)
      return (await readLimited(response, maxBytes)) ?? { reason: `it is larger than ${maxBytes} bytes` };
    await response.body?.cancel();
    if (response.status >= 300 && response.status < 400 && location !== null) return { location };
    return { reason: `the server answered with status ${response.status}` };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

async function readLimited(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Why a download or a file operation failed, for a message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  if (error.name === "TimeoutError") return "the server did not answer in time";
  const cause = error.cause instanceof Error ? error.cause : error;
  return maskSecrets("code" in cause && cause.code !== undefined ? String(cause.code) : cause.message);
}

/** A URL as it may be shown: a query may hold a token as well as a user part may. */
export function withoutSecrets(url: string): string {
  return maskSecrets(url).replace(/[?#].*$/s, "");
}
