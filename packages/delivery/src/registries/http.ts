/** What a registry answered, or why there is no answer. */
export type Answer =
  | { readonly kind: "answer"; readonly status: number; readonly body: Buffer; readonly type: string }
  | { readonly kind: "broken"; readonly reason: string };

const LIMIT_MS = 60_000;

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return `no answer within ${LIMIT_MS / 1000} seconds`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return "code" in cause ? `${cause.message} (${String(cause.code)})` : cause.message;
  return String(error);
}

/** Sends one request. Never rejects. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    const body = Buffer.from(await response.arrayBuffer());
    return { kind: "answer", status: response.status, body, type: response.headers.get("content-type") ?? "" };
  } catch (error) {
    return { kind: "broken", reason: reasonOf(error) };
  }
}

/** The header of a user's name and password. */
export function basic(username: string, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

/** An address without a slash at its end. */
export const trimmed = (url: string): string => url.replace(/\/+$/, "");

export const isSameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;

/** A file of a registry; undefined where it is not handed out. Only the origin that the headers are for gets them. */
export async function download(
  address: string,
  registry: string,
  headers: Record<string, string>,
): Promise<Buffer | undefined> {
  const file = await ask(address, { headers: isSameOrigin(address, registry) ? headers : {} });
  return file.kind === "answer" && file.status === 200 ? file.body : undefined;
}
