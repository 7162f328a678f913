import { type Answer, dataOf, describeText } from "./answer.js";
import { HOST_TIMEOUT_MS, HostError, reasonOf } from "./host.js";
import type { Shape } from "./shape.js";

/** A request to an API of JSON. */
export interface RestCall {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH";
  /** Below the API's URL, encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** Calls an API and gives the JSON that it answers with, which has to be of a shape. Rejects with a `HostError`. */
export type Rest = <T>(call: RestCall, shape: Shape<T>) => Promise<T>;

/** A client of one API, with the credentials in headers. */
export function restClient(api: string, credentials: Readonly<Record<string, string>>): Rest {
  return async ({ method = "GET", path, query = {}, body }, shape) => {
    const url = new URL(`${api}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        ...credentials,
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect to another host must not get the token.
      redirect: "error",
      signal: AbortSignal.timeout(HOST_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new HostError(undefined, reasonOf(error));
    });
    const answer = await answerOf(response);
    if (!response.ok) throw new HostError(response.status, reasonIn(answer));
    return dataOf(answer, shape, api);
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const { url, status, headers } = response;
  const text = await response.text().catch(() => "");
  const about = { url, status, type: headers.get("content-type") ?? undefined };
  try {
    return { ...about, data: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { ...about, data: text, isJson: false };
  }
}

/** Why a request was refused. */
function reasonIn(answer: Answer): string {
  if (!answer.isJson) return `no reason given, but ${describeText(answer)}`;
  const { message, error } = (answer.data ?? {}) as { readonly message?: unknown; readonly error?: unknown };
  const inner = typeof error === "object" ? (error as { readonly message?: unknown } | null)?.message : undefined;
  const reason = message ?? inner ?? error ?? "no reason given";
  return (typeof reason === "string" ? reason : JSON.stringify(reason)).replace(/\.$/, "");
}
