import { expect } from "../expect.js";
import type { Received, Reply } from "../server/script.js";
import type { Args, CallStep, Case, Failure, Options, Outcome, Result, Step } from "./scenario.js";

/** Marks every secret of the suite: no text of an SDK may hold it. */
export const MARK = "CANARY";

export const TOK = `tok-${MARK}`;
export const KEY = `key-${MARK}`;
export const USER = `user-${MARK}`;
export const PASS = `pass-${MARK}`;
export const SECRET = `secret-${MARK}`;

/** Credentials of the OAuth client of the fixture. */
export const SERVICE = { clientId: `id-${MARK}`, clientSecret: SECRET };

type CallOptions = Omit<CallStep, "op" | "call" | "args">;

/** Calls an operation. */
export function call(name: string, args: Args = {}, rest: CallOptions = {}): CallStep {
  return { op: "call", call: name, args, ...rest };
}

/** `pets.get` of pet 1, the plainest call. */
export function getPet(rest: CallOptions = {}): CallStep {
  return call("pets.get", { path: { petId: "1" } }, rest);
}

/** `pets.create`, a POST. */
export function createPet(rest: CallOptions = {}): CallStep {
  return call("pets.create", { body: { name: "Rex" } }, rest);
}

/** `open.ping`, which needs no credentials. */
export function ping(rest: CallOptions = {}): CallStep {
  return call("open.ping", {}, rest);
}

export const sleep = (ms: number): Step => ({ op: "sleep", ms });
export const together = (...steps: readonly Step[]): Step => ({ op: "together", steps });
export const client = (name: string, options: Options): Step => ({ op: "client", client: name, options });
export const env = (set: { readonly [name: string]: string | null }): Step => ({ op: "env", set });

/** A pet as the server sends it. */
export const pet: Reply = { json: { id: "1", name: "Rex" } };
/** Any number of pets. */
export const pets: Reply = { ...pet, times: "always" };
/** An empty success, any number of times. */
export const empty: Reply = { status: 204, times: "always" };

/** A failure with a JSON body. */
export function failure(status: number, rest: Omit<Reply, "status"> = {}): Reply {
  return { status, json: { message: `failed with ${status}` }, ...rest };
}

/** An answer of a token endpoint. */
export function token(
  value: string,
  rest: { readonly [name: string]: unknown } = { expires_in: 3600 },
  reply: Reply = {},
): Reply {
  return { path: "/token", json: { access_token: `${value}-${MARK}`, ...rest }, ...reply };
}

/** The value of a request's header, in any case; undefined where it is absent, and joined where it came repeatedly. */
export function header(request: Received | undefined, name: string): string | undefined {
  const found = request?.headers
    .filter(([known]) => known.toLowerCase() === name.toLowerCase())
    .map(([, value]) => value);
  return found === undefined || found.length === 0 ? undefined : found.join(", ");
}

/** Requests to one path. */
export function to({ log }: Outcome, path: string): Received[] {
  return log.filter(({ url }) => url.split("?", 1)[0] === path);
}

/** The JSON body of a request. */
export function json(request: Received | undefined): unknown {
  return request === undefined || request.body === "" ? undefined : (JSON.parse(request.body) as unknown);
}

/** The error of a step; what it gave instead is named where there is none. */
export function errorOf(result: Result | undefined): Failure {
  if (result?.error) return result.error;
  throw new Error(`An error was expected, not ${JSON.stringify(result)}`);
}

/** The values of all steps; raises what the first failed one reported. */
export function values({ results }: Outcome): unknown[] {
  return results.map((result) => {
    if (!result.ok) throw new Error(`A step failed: ${result.error?.text}`);
    return result.value;
  });
}

/** Asserts that every step succeeded, and that the first request had no `Authorization` header. */
export function expectNoAuthorization(outcome: Outcome): void {
  values(outcome);
  expect(header(outcome.log[0], "authorization")).toBeUndefined();
}

/** Milliseconds between neighbouring requests. */
export function gaps({ log }: Outcome): number[] {
  return log.slice(1).map(({ at }, index) => at - (log[index]?.at ?? 0));
}

/** The base64 of basic credentials. */
export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

/** A case of the variant `bearer` with its token. */
export function bearer({ client: options, ...rest }: Omit<Case, "variant">): Case {
  return { variant: "bearer", client: { token: TOK, ...options }, ...rest };
}
