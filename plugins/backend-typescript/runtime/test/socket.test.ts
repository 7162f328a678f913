import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { openSocket } from "../src/core/index.js";
import type { ChannelSocket, ClientSpec, OperationSpec, SocketOptions } from "../src/core/index.js";
import { bare, bearer, make, schemes } from "./clients.js";
import { failure, pause } from "./server.js";

const servers: WebSocketServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

interface Channel {
  readonly url: string;
  readonly requests: IncomingMessage[];
}

/** A server that does with each connection what the handlers say, the last one for ever. */
async function listen(
  ...handlers: readonly ((socket: WebSocket, request: IncomingMessage) => void)[]
): Promise<Channel> {
  const requests: IncomingMessage[] = [];
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  servers.push(server);
  server.on("connection", (socket, request) => {
    requests.push(request);
    handlers[Math.min(requests.length, handlers.length) - 1]?.(socket, request);
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, requests };
}

const chat: OperationSpec = {
  method: "GET",
  path: "/rooms/{room}",
  query: ["since"],
  headers: ["X-Trace"],
};
const echo = (socket: WebSocket): void => {
  socket.on("message", (data, isBinary) => {
    socket.send(data, { binary: isBinary });
  });
};

type Socket = ChannelSocket<unknown, unknown>;

function open(
  baseUrl: string,
  options: SocketOptions = {},
  from: { spec?: ClientSpec; client?: object; request?: object } = {},
): Promise<Socket> {
  const client = { baseUrl, webSocket: WebSocket, token: "tok-secret", ...from.client };
  return openSocket(
    make(from.spec ?? bearer, client),
    chat,
    from.request ?? { room: "a/b" },
    options,
  );
}

async function all(socket: Socket): Promise<unknown[]> {
  const messages: unknown[] = [];
  for await (const message of socket) messages.push(message);
  return messages;
}

describe("opening", () => {
  it("sends path, query, headers and credentials as a request would", async () => {
    const { url, requests } = await listen(echo);
    const request = { room: "a/b", since: "1 2", "X-Trace": "t1" };
    const from = { request, client: { headers: { "X-Client": "c" } } };
    const socket = await open(`${url}/v1?tenant=x`, { headers: { "X-Call": "y" } }, from);
    await socket.close();
    expect(requests[0]?.url).toBe("/v1/rooms/a%2Fb?tenant=x&since=1%202");
    expect(requests[0]?.headers).toMatchObject({
      authorization: "Bearer tok-secret",
      "x-trace": "t1",
      "x-client": "c",
      "x-call": "y",
    });
    expect(requests[0]?.headers["user-agent"]).toMatch(/^acme\/1\.2\.3 /);
  });

  it("asks suppliers, and puts keys into queries where they belong", async () => {
    const { url, requests } = await listen(echo);
    const spec: ClientSpec = {
      ...bare,
      auth: { mode: "single", apply: ["queryKey"], schemes },
    };
    await open(url, {}, { spec, client: { queryKey: () => Promise.resolve("k1") } });
    expect(requests[0]?.url).toBe("/rooms/a%2Fb?key=k1");
  });

  it("fails before it connects where credentials are missing, or the signal has fired", async () => {
    const { url, requests } = await listen(echo);
    const lacking = await failure(open(url, {}, { client: { token: undefined } }));
    expect(lacking.name).toBe("MissingCredentialsError");
    const aborted = await failure(open(url, { signal: AbortSignal.abort() }));
    expect(aborted.name).toBe("AbortError");
    expect(requests).toEqual([]);
  });

  it("fails with what went wrong, and no secret", async () => {
    const refused = await failure(open("http://127.0.0.1:1"));
    expect(refused.name).toBe("__Brand__ConnectionError");
    const server = new WebSocketServer({
      port: 0,
      host: "127.0.0.1",
      verifyClient: (_, next) => {
        next(false, 403);
      },
    });
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const error = await failure(open(`http://127.0.0.1:${String(port)}`));
    expect(error.name).toBe("__Brand__ConnectionError");
    expect(error.message).toContain("403");
    expect(JSON.stringify(error) + (error.stack ?? "")).not.toContain("tok-secret");
  });

  it("has a time limit, and can be cancelled", async () => {
    const server = new WebSocketServer({ noServer: true });
    servers.push(server);
    const { createServer } = await import("node:net");
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const url = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
    const late = await failure(open(url, { timeoutMs: 50 }));
    expect(late.name).toBe("__Brand__TimeoutError");
    const controller = new AbortController();
    const opening = open(url, { signal: controller.signal });
    setTimeout(() => {
      controller.abort();
    }, 20);
    expect((await failure(opening)).name).toBe("AbortError");
    silent.close();
  });

  it("refuses base URLs of other kinds, and takes ws", async () => {
    const { url } = await listen(echo);
    await open(url.replace("http", "ws"));
    expect((await failure((async () => open("ftp://a.example"))())).name).toBe(
      "ConfigurationError",
    );
  });
});

describe("an open connection", () => {
  it("carries JSON both ways, and keeps what is not declared", async () => {
    const { url } = await listen(echo);
    const socket = await open(url);
    const sent = [{ type: "text", text: "ö" }, { type: "new kind", deep: [1] }, "text", 5, null];
    for (const message of sent) await socket.send(message);
    for (const message of sent) expect(await socket.receive()).toEqual(message);
    await socket.send(new Uint8Array([1, 0, 255]));
    expect(await socket.receive()).toEqual(new Uint8Array([1, 0, 255]));
    expect((await failure(socket.send({ a: NaN }))).name).toBe("ConfigurationError");
    await socket.close();
  });

  it("gives what came before anyone read, and text that is no JSON as it is", async () => {
    const { url } = await listen((socket) => {
      socket.send("{broken");
      socket.send('{"a":1}');
      socket.close(1000);
    });
    expect(await all(await open(url))).toEqual(["{broken", { a: 1 }]);
  });

  it("answers pings", async () => {
    const pong = new Promise((resolve) => {
      void listen((socket) => {
        socket.on("pong", (data) => {
          resolve(data.toString());
        });
        socket.ping("p1");
      }).then(({ url }) => open(url));
    });
    expect(await pong).toBe("p1");
  });

  it("fails with the code and the reason of the server, after what came before", async () => {
    const { url } = await listen((socket) => {
      socket.send("1");
      socket.close(1008, "policy");
    });
    const socket = await open(url);
    expect(await socket.receive()).toBe(1);
    const error = await failure(socket.receive());
    expect(error).toMatchObject({ name: "SocketClosedError", code: 1008, reason: "policy" });
    expect(await socket.closed).toEqual({ code: 1008, reason: "policy" });
    expect((await failure(all(socket))).name).toBe("SocketClosedError");
  });

  it("tells the server how it is closed, by the caller and by leaving a loop", async () => {
    const codes: number[] = [];
    const { url } = await listen((socket) => {
      socket.send("1");
      socket.on("close", (code) => codes.push(code));
    });
    const closing = await open(url);
    await closing.close(4001, "done");
    expect(await all(closing)).toEqual([1]);
    const leaving = await open(url);
    for await (const message of leaving) {
      expect(message).toBe(1);
      break;
    }
    expect(await leaving.closed).toEqual({ code: 1000, reason: "" });
    await pause(20);
    expect(codes).toEqual([4001, 1000]);
    expect((await failure(leaving.close(1002))).name).toBe("ConfigurationError");
  });

  it("is given up when messages wait for nobody", async () => {
    const { url } = await listen((socket) => {
      for (let index = 0; index < 10; index += 1) socket.send(String(index));
    });
    const socket = await open(url, { maxWaiting: 3 });
    await socket.closed;
    for (const index of [0, 1, 2]) expect(await socket.receive()).toBe(index);
    const error = await failure(socket.receive());
    expect(error).toMatchObject({ name: "StreamError" });
    expect(error.message).toContain("More than 3 messages");
  });

  it("ends with the signal", async () => {
    const { url } = await listen(echo);
    const controller = new AbortController();
    const socket = await open(url, { signal: controller.signal });
    const reading = socket.receive();
    controller.abort();
    expect((await failure(reading)).name).toBe("AbortError");
    await socket.closed;
  });
});

describe("reconnecting", () => {
  const drop = (socket: WebSocket): void => {
    socket.send('"first"');
    setTimeout(() => {
      socket.terminate();
    }, 10);
  };

  it("is off by default", async () => {
    const { url } = await listen(drop);
    const socket = await open(url);
    expect(await socket.receive()).toBe("first");
    expect(await failure(socket.receive())).toMatchObject({ code: 1006 });
  });

  it("goes on with new credentials, and holds back what is sent meanwhile", async () => {
    const { url, requests } = await listen(drop, echo);
    let asked = 0;
    let again = 0;
    const token = (): string => `t${String((asked += 1))}`;
    const options = { reconnect: true, onReconnect: () => (again += 1) } as const;
    const socket = await open(url, options, { client: { token } });
    expect(await socket.receive()).toBe("first");
    await pause(50);
    await socket.send("second");
    expect(await socket.receive()).toBe("second");
    expect(again).toBe(1);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer t1",
      "Bearer t2",
    ]);
    await socket.close();
  });

  it("does not come back after an end that means it, nor for ever", async () => {
    const policy = await listen((socket) => {
      socket.close(1008);
    });
    expect(await failure((await open(policy.url, { reconnect: true })).receive())).toMatchObject({
      code: 1008,
    });
    expect(policy.requests).toHaveLength(1);
    const restless = await listen((socket) => {
      socket.close(1012);
    });
    const socket = await open(restless.url, { reconnect: 1 });
    expect(await failure(socket.receive())).toMatchObject({ code: 1012 });
    expect(restless.requests).toHaveLength(2);
  });

  it("stops waiting when the signal fires", async () => {
    const { url, requests } = await listen(drop);
    const controller = new AbortController();
    const socket = await open(url, { reconnect: true, signal: controller.signal });
    expect(await socket.receive()).toBe("first");
    await pause(50);
    controller.abort();
    expect((await failure(socket.receive())).name).toBe("AbortError");
    expect((await failure(socket.send(1))).name).toBe("AbortError");
    expect(requests).toHaveLength(1);
  });
});

describe("platforms", () => {
  it("load ws where they have no WebSocket, and otherwise use their own", async () => {
    const { url } = await listen(echo);
    const given = globalThis as { WebSocket?: unknown };
    const own = given.WebSocket;
    try {
      delete given.WebSocket;
      await (await open(url, {}, { client: { webSocket: undefined } })).close();
      const made: string[] = [];
      given.WebSocket = class extends WebSocket {
        constructor(address: string, options: object) {
          super(address, options);
          made.push(address);
        }
      };
      await (await open(url, {}, { client: { webSocket: undefined } })).close();
      expect(made).toEqual([`${url.replace("http", "ws")}/rooms/a%2Fb`]);
    } finally {
      if (own === undefined) delete given.WebSocket;
      else given.WebSocket = own;
    }
  });
});
