import { afterEach, describe, expect, test } from "vitest";
import { EVERYTHING, openEcho, PROJECT } from "../../../protocols/servers/echo.js";
import { closeServers } from "../../../protocols/servers/listen.js";
import { clientOf, type EmittedClient, type EmittedSdk, failureOf, withSdk } from "./support.js";

afterEach(closeServers);

function make(sdk: EmittedSdk, baseUrl: string, more: object = {}): EmittedClient {
  return new (clientOf(sdk))({ baseUrl, maxRetries: 0, ...more }).echo as EmittedClient;
}

async function collect(stream: unknown): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const one of (await stream) as AsyncIterable<unknown>) all.push(one);
  return all;
}

describe("Connect", () => {
  test("a field of every kind is what the server takes, and comes back as it was", () =>
    withSdk(PROJECT, async (sdk) => {
      const { url, seen } = await openEcho();
      const echo = make(sdk, url);
      expect(await echo.say?.(EVERYTHING)).toEqual(EVERYTHING);
      expect(seen[0]?.request).toEqual(EVERYTHING);
      expect(seen[0]?.headers.get("connect-protocol-version")).toBe("1");
      expect(seen[0]?.headers.get("content-type")).toBe("application/json");
      expect(await echo.say?.({})).toEqual({});
      const chosen = { word: "w", value: null };
      expect(await echo.say?.({ ...chosen, maybeText: null })).toEqual(chosen);
    }));

  test("messages that are no objects are bodies, and one without fields is nothing", () =>
    withSdk(PROJECT, async (sdk) => {
      const { url, seen } = await openEcho();
      const echo = make(sdk, url);
      expect(await echo.length?.({ body: "four" })).toBe("4");
      expect(await echo.shape?.({ body: { any: ["thing"] } })).toEqual({ any: ["thing"] });
      expect(await echo.ping?.({ headers: { "X-Mine": "1" } })).toBeUndefined();
      expect(seen.at(-1)?.headers.get("x-mine")).toBe("1");
    }));

  test("messages of a stream come one by one; one that goes wrong fails where it did", () =>
    withSdk(PROJECT, async (sdk) => {
      const { url, seen } = await openEcho();
      const echo = make(sdk, url);
      const numbers = [{ number: "9007199254740993" }, { number: "9007199254740994" }];
      expect(await collect(echo.count?.({ from: "9007199254740993", times: 2 }))).toEqual(numbers);
      expect(seen[0]?.headers.get("content-type")).toBe("application/connect+json");
      expect(await collect(echo.count?.())).toEqual([]);
      expect((await collect(echo.count?.({ times: 5000 }))).length).toBe(5000);
      const heard: unknown[] = [];
      const listening = async () => {
        const stream = (await echo.count?.({ from: "1", times: 1, failsWith: "tired" })) as AsyncIterable<unknown>;
        for await (const one of stream) heard.push(one);
      };
      const error = await failureOf(listening());
      expect(heard).toEqual([{ number: "1" }]);
      expect(error).toBeInstanceOf(sdk.TooManyRequestsError);
      expect(error).toMatchObject({ status: 429, body: { code: "resource_exhausted", message: "tired" } });
      expect(error.message).toBe("POST /echo.v1.Echo/Count failed with resource_exhausted: tired");
    }));

  test("leaving the loop closes the connection", () =>
    withSdk(PROJECT, async (sdk) => {
      const { url, seen } = await openEcho();
      const stream = await make(sdk, url).count?.({ from: "5", times: 100_000 });
      for await (const one of stream as AsyncIterable<unknown>) {
        expect(one).toEqual({ number: "5" });
        break;
      }
      await expect.poll(() => seen[0]?.signal.aborted).toBe(true);
    }));

  test("errors have the class of their status, and their code and details", () =>
    withSdk(PROJECT, async (sdk) => {
      const { url } = await openEcho();
      const echo = make(sdk, url);
      const cases = [
        ["NotFound", "not_found", "NotFoundError", 404],
        ["InvalidArgument", "invalid_argument", "BadRequestError", 400],
        ["Unauthenticated", "unauthenticated", "UnauthorizedError", 401],
        ["Aborted", "aborted", "ConflictError", 409],
        ["Unavailable", "unavailable", "InternalServerError", 503],
        ["Canceled", "canceled", "ApiError", 499],
      ] as const;
      for (const [code, wire, name, status] of cases) {
        const error = await failureOf(echo.fail?.({ code, because: "so" }));
        expect(error, code).toMatchObject({ name, status, body: { code: wire, message: "so" } });
        expect(error.body).toMatchObject({ details: [{ type: "echo.v1.Counted", value: "CAU" }] });
        const isConnectError = sdk.isConnectError as unknown as (error: unknown) => boolean;
        expect(isConnectError(error)).toBe(true);
        expect(isConnectError(new Error("other"))).toBe(false);
      }
    }));

  test("what changes nothing is tried again; the rest is not", () =>
    withSdk(PROJECT, async (sdk) => {
      const { url, seen } = await openEcho();
      let left = 1;
      const fetchOnce = (input: string, init: RequestInit) =>
        left-- > 0 ? Promise.resolve(new Response("{}", { status: 502 })) : fetch(input, init);
      const echo = make(sdk, url, { maxRetries: 1, fetch: fetchOnce });
      expect(await echo.ping?.()).toBeUndefined();
      left = 1;
      expect(await failureOf(echo.say?.({ text: "x" }))).toMatchObject({ status: 502 });
      expect(seen.length).toBe(1);
    }));
});
