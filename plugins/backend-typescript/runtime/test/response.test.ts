import { describe, expect, it } from "vitest";
import {
  __Brand__Error,
  ApiError,
  BadRequestError,
  ConflictError,
  DecodeError,
  ForbiddenError,
  InternalServerError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
  UnprocessableEntityError,
} from "../src/errors/index.js";
import { checkIntegers } from "../src/core/index.js";
import type { OperationSpec } from "../src/core/index.js";
import { bare, get, make, rex } from "./clients.js";
import type { Reply } from "./server.js";
import { failure, serve } from "./server.js";

class PetNotFoundError extends NotFoundError<{ readonly hint: string }> {
  override get name(): string {
    return "PetNotFoundError";
  }
}

const call = async (reply: Reply, operation: OperationSpec = get): Promise<unknown> => {
  const server = await serve(reply);
  return make(bare, { baseUrl: server.url, maxRetries: 0 }).send(operation, rex);
};

describe("errors", () => {
  it.each([
    [400, BadRequestError],
    [401, UnauthorizedError],
    [403, ForbiddenError],
    [404, NotFoundError],
    [409, ConflictError],
    [422, UnprocessableEntityError],
    [429, TooManyRequestsError],
    [500, InternalServerError],
    [503, InternalServerError],
    [599, InternalServerError],
    [418, ApiError],
  ])("ER-1 ER-6 %i", async (status, type) => {
    const headers = { "X-Request-Id": "r1", "X-Other": "o" };
    const error = await failure(call({ status, headers, body: { message: "no such thing" } }));
    expect(error.constructor).toBe(type);
    expect(error.name).toBe(type.name);
    expect(error).toMatchObject({
      status,
      requestId: "r1",
      body: { message: "no such thing" },
      attempts: 1,
      method: "GET",
    });
    expect((error["headers"] as Headers).get("x-OTHER")).toBe("o");
    expect(error["url"]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pets\/p1$/);
    expect(error.message).toBe(
      `GET /pets/p1 failed with ${String(status)}: no such thing (request id: r1)`,
    );
    expect(error).toBeInstanceOf(__Brand__Error);
    expect(error).toBeInstanceOf(Error);
  });

  it.each([
    ["typed", { hint: "look" }, { hint: "look" }],
    ["of another shape", [1], [1]],
  ])("ER-2 declared errors, body %s", async (_, body, expected) => {
    const error = await failure(
      call({ status: 404, body }, { ...get, errors: { 404: PetNotFoundError } }),
    );
    expect(error).toBeInstanceOf(PetNotFoundError);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error.name).toBe("PetNotFoundError");
    expect(error["body"]).toEqual(expected);
    expect(error["rawBody"]).toBe(JSON.stringify(body));
  });

  it("recognises errors of another copy of the package", () => {
    const init = {
      message: "m",
      status: 404,
      headers: new Headers(),
      body: 1,
      rawBody: "1",
      maskedBody: "1",
      requestId: undefined,
    };
    const error = new PetNotFoundError({
      ...init,
      method: "GET",
      url: "u",
      attempts: 1,
      retryAfter: undefined,
    });
    // What a second copy of the class is: another object with the same name along the chain.
    class Copy extends ApiError {
      override get name(): string {
        return "NotFoundError";
      }
    }
    class Unnamed extends NotFoundError {}
    expect(error).toBeInstanceOf(Copy);
    expect(error).not.toBeInstanceOf(Unnamed);
    expect(error).not.toBeInstanceOf(ConflictError);
    expect(new Error("m")).not.toBeInstanceOf(__Brand__Error);
  });
});

describe("successes", () => {
  it("decodes by kind", async () => {
    const of = (kind: "text" | "bytes" | "json"): OperationSpec => ({ ...get, response: { kind } });
    expect(await call({ body: "plain" }, of("text"))).toBe("plain");
    expect(await call({ body: Buffer.from([0, 255]) }, of("bytes"))).toEqual(
      new Uint8Array([0, 255]),
    );
    expect(await call({ body: Buffer.from("\ufeff[1]") }, of("json"))).toEqual([1]);
    expect(await call({ status: 204 }, of("json"))).toBeUndefined();
    expect(await call({ body: "ignored" }, { method: "DELETE", path: "/x" })).toBeUndefined();
    expect(
      await call({ body: "" }, { ...get, response: { kind: "json", empty: true } }),
    ).toBeUndefined();
    expect(
      await call(
        { body: { data: { pet: 1 } } },
        { ...get, response: { kind: "json", returns: ["data", "pet"] } },
      ),
    ).toBe(1);
  });

  it("RW-1 gives the response too, by one request", async () => {
    const server = await serve(
      { headers: { "request-id": "r2" }, body: { ok: true } },
      { status: 204 },
    );
    const core = make(bare, { baseUrl: server.url });
    const promise = core.send(get, rex);
    const { data, response } = await promise.withRawResponse();
    expect([data, response.status, response.requestId]).toEqual([{ ok: true }, 200, "r2"]);
    expect(await promise).toEqual(data);
    expect(server.requests).toHaveLength(1);
    const empty = await core.send(get, rex).withRawResponse();
    expect([empty.data, empty.response.status]).toEqual([undefined, 204]);
  });

  it("behaves as a promise", async () => {
    const server = await serve({ body: "1" });
    const core = make(bare, { baseUrl: server.url });
    const promise = core.send<number>(get, rex);
    expect(promise).toBeInstanceOf(Promise);
    let ran = false;
    expect(await promise.then((n) => n + 1).finally(() => (ran = true))).toBe(2);
    expect(ran).toBe(true);
    expect(await Promise.all([promise, core.send(get, rex)])).toEqual([1, 1]);
    expect(await core.send(get, { petId: "" }).catch((error: Error) => error.name)).toBe(
      "ConfigurationError",
    );
  });

  it.each([
    ['{"id":9007199254740993}', "$.id"],
    ['{"a":"\\"id\\":1","list":[{"id":1},{"id":-9223372036854775808,"x":1}]}', "$.list[1].id"],
    ['{"id":[1,[12345678901234567891]]}', "$.id[1][0]"],
  ])("SC-1 refuses an integer that would be rounded: %s", async (body, path) => {
    const server = await serve({ body });
    const spec = { ...bare, features: { int64: checkIntegers }, int64: ["id"] };
    const error = await failure(make(spec, { baseUrl: server.url }).send(get, rex));
    expect(error).toBeInstanceOf(DecodeError);
    expect(error["path"]).toBe(path);
    expect(error.message).toContain("int64: bigint");
  });

  it.each<[string, string, string[]]>([
    ['{"ids":{"a":1,"b":9007199254740993}}', "$.ids.b", ["ids.*"]],
    ['{"ids":{"a":[{"b":9007199254740993}]}}', "$.ids.a[0].b", ["ids.*.*"]],
    ["9007199254740993", "$", [""]],
    ["[9007199254740993]", "$[0]", [""]],
    ['{"a":9007199254740993}', "$.a", [".*"]],
  ])("SC-1 finds an integer in maps and in the whole: %s", (text, path, places) => {
    expect(checkIntegers(text, places)).toBe(path);
    expect(checkIntegers(text, ["id", "ids", "c.*", ".*.*.*.*", "b.*"])).toBeUndefined();
  });

  it("SC-1 refuses an integer in the whole of a response that declares it", async () => {
    const server = await serve({ body: { a: [1] } }, { body: `{"a":9007199254740993}` });
    const core = make({ ...bare, features: { int64: checkIntegers } }, { baseUrl: server.url });
    const operation: OperationSpec = { ...get, response: { kind: "json", int64: [".*"] } };
    expect(await core.send(operation, rex)).toEqual({ a: [1] });
    expect((await failure(core.send(operation, rex)))["path"]).toBe("$.a");
    expect(await core.send(get, rex)).toEqual({ a: 9007199254740992 });
  });

  it.each([
    '{"id":9007199254740991}',
    '{"other":9007199254740993}',
    '{"id":"9007199254740993"}',
    '{"id":{"x":12345678901234567891}}',
    '{"id":1.2345678901234567}',
  ])("SC-1 takes %s", (text) => {
    expect(checkIntegers(text, ["id"])).toBeUndefined();
  });
});
