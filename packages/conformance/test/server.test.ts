import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startServer } from "../src/server/server.js";

test("a server ends although a channel is still open", async () => {
  const server = await startServer();
  const script = { replies: [{ socket: {} }] };
  const loaded = await fetch(`${server.main}/__s/one`, { method: "POST", body: JSON.stringify(script) });
  expect(loaded.status).toBe(200);
  const socket = connect(Number(new URL(server.main).port), "127.0.0.1");
  const headers = ["Host: a", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
  socket.write(
    ["GET /r/one/ HTTP/1.1", ...headers, `Sec-WebSocket-Key: ${btoa("0123456789abcdef")}`, "", ""].join("\r\n"),
  );
  const [head] = (await once(socket, "data")) as [Buffer];
  expect(head.toString()).toContain("101 Switching Protocols");
  const ended = once(socket, "close");
  await server.close();
  await ended;
});
