import { ROOT } from "@sdkwright/testkit";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { closeSockets, openSockets } from "../../../protocols/servers/sockets.js";
import { clientOf, type EmittedClient, type EmittedSdk, withSdk } from "./support.js";

interface Connection extends AsyncIterable<unknown> {
  send(message: unknown): Promise<void>;
  receive(): Promise<unknown>;
  close(code?: number, reason?: string): Promise<void>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
}

afterEach(closeSockets);

function make(sdk: EmittedSdk, baseUrl: string, more: object = {}): EmittedClient {
  return new (clientOf(sdk))({ baseUrl, webSocket: WebSocket, maxRetries: 0, ...more });
}

const open = async (channel: EmittedClient | undefined, ...args: readonly unknown[]): Promise<Connection> =>
  (await channel?.connect?.(...args)) as Connection;

const TWO = `${ROOT}test/specs/asyncapi-2`;
const THREE = `${ROOT}test/specs/asyncapi-3`;
const room = { room: "a b", since: 3, quiet: true, xClient: "cli" };

describe("AsyncAPI 2", () => {
  test("a handshake carries path, query, headers and the key; messages go both ways, unknown ones are kept", () =>
    withSdk(TWO, async (sdk) => {
      const { url, requests } = await openSockets((socket) => {
        socket.on("message", (data) => {
          socket.send(JSON.stringify({ type: "said", by: { name: "Ann" }, text: JSON.parse(String(data)).text }));
          socket.send(JSON.stringify({ type: "moved", to: 7 }));
          socket.send("no JSON");
        });
      });
      const connection = await open(make(sdk, url, { key: "secret" }).roomsRoom, room);
      expect(requests[0]?.url).toBe("/rooms/a%20b?since=3&quiet=true&token=secret");
      expect(requests[0]?.headers["x-client"]).toBe("cli");
      await connection.send({ type: "say", text: "hi" });
      expect(await connection.receive()).toEqual({ type: "said", by: { name: "Ann" }, text: "hi" });
      expect(await connection.receive()).toEqual({ type: "moved", to: 7 });
      expect(await connection.receive()).toBe("no JSON");
      await connection.close(3001, "done");
      expect(await connection.closed).toMatchObject({ code: 3001, reason: "done" });
    }));

  test("a server that says goodbye ends the loop; one that fails makes it fail", () =>
    withSdk(TWO, async (sdk) => {
      const { url } = await openSockets(
        (socket) => {
          socket.send('"up"');
          socket.close(1000);
        },
        (socket) => socket.close(1011, "broken"),
      );
      const { status } = make(sdk, url, { key: "k" });
      const heard: unknown[] = [];
      for await (const message of await open(status)) heard.push(message);
      expect(heard).toEqual(["up"]);
      await expect((await open(status)).receive()).rejects.toThrow(/1011/);
    }));

  test("a connection that breaks off is opened again where that is asked for", () =>
    withSdk(TWO, async (sdk) => {
      const { url, requests } = await openSockets(
        (socket) => socket.terminate(),
        (socket) => socket.send('"up"'),
      );
      let reconnected = 0;
      const options = { reconnect: 2, onReconnect: () => reconnected++ };
      const connection = await open(make(sdk, url, { key: "k" }).status, options);
      expect(await connection.receive()).toBe("up");
      await expect.poll(() => reconnected).toBe(1);
      expect(requests.length).toBe(2);
      expect(requests[1]?.url).toBe("/status?token=k");
      await connection.close();
    }));
});

describe("AsyncAPI 3", () => {
  test("what the application receives the client sends; a bearer stands in the header; replies come back", () =>
    withSdk(THREE, async (sdk) => {
      const { url, requests } = await openSockets((socket) => {
        socket.on("message", (data) => {
          socket.send(JSON.stringify({ id: JSON.parse(String(data)).id, ok: true }));
          socket.send(JSON.stringify({ symbol: "X", price: 1.5 }));
        });
      });
      const connection = await open(make(sdk, url, { token: "secret" }).market, { market: "bonds" });
      expect(requests[0]?.url).toBe("/markets/bonds");
      expect(requests[0]?.headers.authorization).toBe("Bearer secret");
      await connection.send({ id: 1, symbol: "X" });
      expect(await connection.receive()).toEqual({ id: 1, ok: true });
      expect(await connection.receive()).toEqual({ symbol: "X", price: 1.5 });
      await connection.close();
      await (await open(make(sdk, url, { token: "secret" }).market)).close();
      expect(requests[1]?.url).toBe("/markets/stocks");
    }));
});
