import { HOST_TIMEOUT_MS, HostError, reasonOf } from "./host.js";

/** A request to an API of JSON. */
export interface RestCall {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH";
  /** Below the API's URL, encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** Calls an API and gives the JSON that it answers with. */
export type Rest = <T>(call: RestCall) => Promise<T>;

/** A client of one API, with the credentials in headers. */
export function restClient(api: string, credentials: Readonly<Record<string, string>>): Rest {
  return async <T>({ method = "GET", path, query = {}, body }: RestCall): Promise<T> => {
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
    const text = await response.text().catch(() => "");
    if (!response.ok) throw new HostError(response.status, reasonIn(text));
    try {
      return JSON.parse(text) as T;
    } catch {
      throw new HostError(response.status, "the answer is not JSON");
    }
  };
}

function reasonIn(text: string): string {
  try {
    const { message, error } = JSON.parse(text) as { readonly message?: unknown; readonly error?: unknown };
    const inner = typeof error === "object" ? (error as { readonly message?: unknown } | null)?.message : undefined;
    const reason = message ?? inner ?? error ?? "no reason given";
    return (typeof reason === "string" ? reason : JSON.stringify(reason)).replace(/\.$/, "");
  } catch {
    return "no reason given";
  }
}
