import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { create, fromJson, type JsonObject, type Message, toJson } from "@bufbuild/protobuf";
import { Code, ConnectError, type ConnectRouter, type HandlerContext } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { ROOT } from "@sdkwright/testkit";
import { afterEach, describe, expect, test } from "vitest";
import { registryOf } from "./descriptors.js";
import { clientOf, closeServers, type EmittedClient, type EmittedSdk, failureOf, listen, withSdk } from "./support.js";

const PROJECT = `${ROOT}test/protocols/echo`;
const registry = registryOf(`${PROJECT}/protos/echo/v1/echo.proto`);
const jsonOptions = { registry };

afterEach(closeServers);

function messageType(name: string) {
  const type = registry.getMessage(name);
  if (!type) throw new Error(`No message ${name}`);
  return type;
}

const asJson = (name: string, message: Message): JsonObject =>
  toJson(messageType(name), message, jsonOptions) as JsonObject;

/** What a call came with. */
interface Seen {
  readonly headers: Headers;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** The request in the form that the server's own library gives it. */
  readonly request: JsonObject;
}

function routesOf(seen: Seen[]): (router: ConnectRouter) => void {
  const service = registry.getService("echo.v1.Echo");
  if (!service) throw new Error("No service");
  const note = (type: string, request: Message, { requestHeader, signal }: HandlerContext): JsonObject => {
    const known = asJson(type, request);
    seen.push({ headers: requestHeader, signal, request: known });
    return known;
  };
  const handlers = {
    say(request: Message, context: HandlerContext) {
      note("echo.v1.Everything", request, context);
      return request;
    },
    ping(request: Message, context: HandlerContext) {
      note("google.protobuf.Empty", request, context);
      return {};
    },
    length: (request: Message) => ({ value: BigInt((request as Message & { value: string }).value.length) }),
    shape: (request: Message) => request,
    async *count(request: Message, context: HandlerContext) {
      const { from = "0", times = 0, failsWith } = note("echo.v1.CountRequest", request, context);
      for (let index = 0; index < Number(times); index++) {
        await setImmediate();
        if (context.signal.aborted) return;
        yield fromJson(messageType("echo.v1.Counted"), { number: String(BigInt(String(from)) + BigInt(index)) });
      }
      if (failsWith) throw new ConnectError(String(failsWith), Code.ResourceExhausted);
    },
    fail(request: Message) {
      const { code, because } = asJson("echo.v1.FailRequest", request);
      const detail = create(messageType("echo.v1.Counted"), { number: 5n } as object);
      const details = [{ desc: messageType("echo.v1.Counted"), value: detail }];
      throw new ConnectError(String(because), Code[code as keyof typeof Code] as Code, undefined, details);
    },
  };
  return (router) => router.service(service, handlers as object);
}

/** A server of the service by Connect's own library. */
async function openEcho(): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(connectNodeAdapter({ routes: routesOf(seen), jsonOptions }));
  return { url: await listen(server), seen };
}

function make(sdk: EmittedSdk, baseUrl: string, more: object = {}): EmittedClient {
  return new (clientOf(sdk))({ baseUrl, maxRetries: 0, ...more }).echo as EmittedClient;
}

async function collect(stream: unknown): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const one of (await stream) as AsyncIterable<unknown>) all.push(one);
  return all;
}

/** Fields of every kind, none of which has its default value. */
const EVERYTHING = {
  text: "Ünï",
  small: -7,
  large: "9007199254740993",
  huge: "18446744073709551615",
  negative: "-9007199254740993",
  fixed: 4294967295,
  ratio: 0.1,
  share: 1.5,
  yes: true,
  raw: "AP+A",
  color: "COLOR_RED",
  colors: ["COLOR_GREEN", "COLOR_RED"],
  larges: ["1", "9007199254740993"],
  totals: { a: "9007199254740993" },
  byNumber: { "7": { deepText: "seven", color: "COLOR_GREEN" } },
  inner: { deepText: "deep" },
  number: "12",
  at: "2026-01-31T12:00:00.123456789Z",
  took: "3.000000001s",
  mask: "text,inner.deepText",
  any: { "@type": "type.googleapis.com/echo.v1.Everything.Inner", deepText: "any" },
  maybeLarge: "0",
  maybeYes: false,
  maybeText: "",
  maybeRaw: "AA==",
  fields: { a: [1, "b", null, { c: true }] },
  value: 4.5,
  values: [1, "two", null],
  given: "",
  givenNumber: 0,
  "other-name": "renamed",
};

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
