import { createServer } from "node:http";
import { ROOT } from "@sdkwright/testkit";
import { afterEach, describe, expect, test } from "vitest";
import { openKennel, openStub } from "../../../protocols/servers/kennel.js";
import { closeServers, listen } from "../../../protocols/servers/listen.js";
import { clientOf, type EmittedClient, type EmittedSdk, failureOf, withSdk } from "./support.js";

const SPEC = `${ROOT}test/specs/openrpc`;

afterEach(closeServers);

function make(sdk: EmittedSdk, baseUrl: string, more: object = {}): EmittedClient {
  return new (clientOf(sdk))({ baseUrl, maxRetries: 0, ...more });
}

describe("OpenRPC", () => {
  test("parameters go by name or by position, as each method says, and results come back", () =>
    withSdk(SPEC, async (sdk) => {
      const { url, calls, bodies } = await openKennel();
      const { pets, chain } = make(sdk, url);
      const pet = { id: 2, name: "Tom" };
      expect(await pets?.list?.({ limit: 2, tags: undefined })).toEqual([{ id: 1, name: "Rex", mood: "calm" }]);
      expect(await pets?.add?.({ pet })).toBe(7);
      expect(await pets?.add?.({ owner: "Ann", pet })).toBe(7);
      expect(await chain?.blockNumber?.()).toBe("0x10");
      expect(await chain?.syncing?.()).toBe(false);
      expect(calls).toEqual([
        ["pets.list", { limit: 2 }],
        ["pets.add", [pet]],
        ["pets.add", [pet, "Ann"]],
        ["chain_blockNumber", undefined],
        ["chain_syncing", undefined],
      ]);
      expect(bodies[0]).toEqual({ jsonrpc: "2.0", id: 1, method: "pets.list", params: { limit: 2 } });
      expect(bodies[3]).toEqual({ jsonrpc: "2.0", id: 4, method: "chain_blockNumber" });
    }));

  test("a notification has no id and gives nothing", () =>
    withSdk(SPEC, async (sdk) => {
      const { url, calls, bodies } = await openKennel();
      expect(await make(sdk, url).pets?.seen?.({ id: 4 })).toBeUndefined();
      expect(calls).toEqual([["pets.seen", [4]]]);
      expect(bodies).toEqual([{ jsonrpc: "2.0", method: "pets.seen", params: [4] }]);
    }));

  test("an error of the server is one of the SDK's, with code and data", () =>
    withSdk(SPEC, async (sdk) => {
      const { url } = await openKennel();
      const { pets } = make(sdk, url);
      const tooMany = await failureOf(pets?.list?.({ limit: 11 }));
      expect(tooMany).toBeInstanceOf(sdk.JsonRpcError);
      expect(tooMany).toBeInstanceOf(sdk.ApiError);
      expect(tooMany).toMatchObject({ code: -32009, data: { limit: 10 }, status: 200, attempts: 1 });
      expect(tooMany.message).toBe("pets.list failed with -32009: Too many pets");
      const absent = await failureOf(make(sdk, url).pets?.list?.({ limit: 1 }, { bodyProperties: { limit: 20 } }));
      expect(absent).toMatchObject({ code: -32009 });
    }));

  test("a batch is one request; each call gets its own answer, or its own error", () =>
    withSdk(SPEC, async (sdk) => {
      const { url, bodies } = await openKennel();
      const client = make(sdk, url);
      const outcomes = await client.batch?.((own: EmittedClient) =>
        Promise.allSettled([
          own.pets?.list?.({ limit: 1 }),
          own.pets?.list?.({ limit: 99 }),
          own.pets?.seen?.({ id: 1 }),
          own.chain?.blockNumber?.(),
        ]),
      );
      expect(bodies.length).toBe(1);
      expect(outcomes).toMatchObject([
        { status: "fulfilled", value: [{ id: 1, name: "Rex" }] },
        { status: "rejected", reason: { code: -32009, data: { limit: 10 } } },
        { status: "fulfilled", value: undefined },
        { status: "fulfilled", value: "0x10" },
      ]);
      await client.batch?.((own: EmittedClient) => own.pets?.seen?.({ id: 1 }));
      expect(bodies[1]).toEqual([{ jsonrpc: "2.0", method: "pets.seen", params: [1] }]);
    }));
});

describe("answers that no server should give", () => {
  test("to another call, without a result, or that are no JSON are not taken for results", () =>
    withSdk(SPEC, async (sdk) => {
      const bad = [
        '{"jsonrpc":"2.0","id":99,"result":"0x1"}',
        '{"jsonrpc":"2.0","id":"1","result":"0x1"}',
        '{"jsonrpc":"2.0","id":99,"error":{"code":1,"message":"of another"}}',
        '{"jsonrpc":"2.0","id":1}',
        '{"jsonrpc":"2.0","id":1,"error":"bare"}',
        "[]",
        "null",
        "<html>",
        "",
      ];
      for (const body of bad) {
        const error = await failureOf(make(sdk, await openStub(200, body)).chain?.blockNumber?.());
        expect(error, body).toBeInstanceOf(sdk.DecodeError);
      }
      const missing = await openStub(200, '[{"jsonrpc":"2.0","id":2,"result":"0x2"}]');
      const outcomes = await make(sdk, missing).batch?.((own: EmittedClient) =>
        Promise.allSettled([own.chain?.blockNumber?.(), own.chain?.blockNumber?.()]),
      );
      expect(outcomes).toMatchObject([{ reason: { name: "DecodeError" } }, { value: "0x2" }]);
    }));

  test("with an error and no id, or a status of their own, are errors all the same", () =>
    withSdk(SPEC, async (sdk) => {
      const body = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error secret-token"}}';
      for (const status of [200, 400, 500]) {
        const url = await openStub(status, body);
        const error = await failureOf(make(sdk, url).chain?.blockNumber?.());
        expect(error).toBeInstanceOf(sdk.JsonRpcError);
        expect(error).toMatchObject({ status, code: -32700, data: undefined });
        const all = await failureOf(make(sdk, url).batch?.((own: EmittedClient) => own.chain?.blockNumber?.()));
        expect(all).toMatchObject({ name: "JsonRpcError", status, code: -32700 });
      }
      const plain = await failureOf(make(sdk, await openStub(404, "{}")).chain?.blockNumber?.());
      expect(plain).toMatchObject({ name: "NotFoundError", status: 404 });
    }));

  test("are asked for again where HTTP says that the call had no effect", () =>
    withSdk(SPEC, async (sdk) => {
      let asked = 0;
      const ids: unknown[] = [];
      const url = await listen(
        createServer((request, response) => {
          asked++;
          let text = "";
          request.on("data", (chunk) => {
            text += chunk;
          });
          request.on("end", () => {
            ids.push(JSON.parse(text).id);
            const done = JSON.stringify({ jsonrpc: "2.0", id: 1, result: "0x3" });
            if (asked === 1) response.writeHead(503, { "retry-after": "0" }).end();
            else response.writeHead(200, { "content-type": "application/json" }).end(done);
          });
        }),
      );
      expect(await make(sdk, url, { maxRetries: 1 }).chain?.blockNumber?.()).toBe("0x3");
      expect(ids).toEqual([1, 1]);
    }));
});
