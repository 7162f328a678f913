import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { create, fromJson, type JsonObject, type Message, toJson } from "@bufbuild/protobuf";
import { Code, ConnectError, type ConnectRouter, type HandlerContext } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { ROOT } from "@sdkwright/testkit";
import { registryOf } from "../descriptors.js";
import { listen } from "./listen.js";

/** Project folder of the service. */
export const PROJECT = `${ROOT}test/protocols/echo`;
/** Its messages. */
export const registry = registryOf(`${PROJECT}/protos/echo/v1/echo.proto`);
const jsonOptions = { registry };

function messageType(name: string) {
  const type = registry.getMessage(name);
  if (!type) throw new Error(`No message ${name}`);
  return type;
}

const asJson = (name: string, message: Message): JsonObject =>
  toJson(messageType(name), message, jsonOptions) as JsonObject;

/** What a call came with. */
export interface Seen {
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
      const detail = create(messageType("echo.v1.Counted"), { number: 5n } as Record<string, unknown>);
      const details = [{ desc: messageType("echo.v1.Counted"), value: detail }];
      throw new ConnectError(String(because), Code[code as keyof typeof Code] as Code, undefined, details);
    },
  };
  return (router) => router.service(service, handlers as object);
}

/** A server of the service by Connect's own library. */
export async function openEcho(): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(connectNodeAdapter({ routes: routesOf(seen), jsonOptions }));
  return { url: await listen(server), seen };
}

/** Fields of every kind, none of which has its default value. */
export const EVERYTHING = {
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
