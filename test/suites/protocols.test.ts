import { hashOf, hashOfPath, hashOfProduct, ROOT } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import type { ProtocolTests } from "../languages/suite.js";
import { EVERYTHING, openEcho, PROJECT } from "../protocols/servers/echo.js";
import { openGateway } from "../protocols/servers/gateway.js";
import { openKennel, openStub } from "../protocols/servers/kennel.js";
import { closeServers } from "../protocols/servers/listen.js";
import { closeSockets, openSockets } from "../protocols/servers/sockets.js";
import { describeRows, questionOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/protocols.test.ts`;

afterAll(() => {
  closeServers();
  closeSockets();
});

/** Projects that programs of users are written for, by the names of those. */
const PROJECTS: ReadonlyMap<string, string> = new Map([
  ["openrpc", `${ROOT}test/specs/openrpc`],
  ["asyncapi-2", `${ROOT}test/specs/asyncapi-2`],
  ["asyncapi-3", `${ROOT}test/specs/asyncapi-3`],
  ["echo", PROJECT],
]);

/** Answers to the call with id 1 that no server should give. */
const BAD_ANSWERS = [
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

const openRooms = () =>
  openSockets((socket) => {
    socket.on("message", (data) => {
      socket.send(JSON.stringify({ type: "said", by: { name: "Ann" }, text: JSON.parse(String(data)).text }));
      socket.send(JSON.stringify({ type: "moved", to: 7 }));
      socket.send("no JSON");
    });
  });

/** Says goodbye, then fails, then breaks off, then is there. */
const openStatus = () =>
  openSockets(
    (socket) => {
      socket.send('"up"');
      socket.close(1000);
    },
    (socket) => socket.close(1011, "broken"),
    (socket) => socket.terminate(),
    (socket) => socket.send('"up"'),
  );

const openMarket = () =>
  openSockets((socket) => {
    socket.on("message", (data) => {
      socket.send(JSON.stringify({ id: JSON.parse(String(data)).id, ok: true }));
      socket.send(JSON.stringify({ symbol: "X", price: 1.5 }));
    });
  });

/** Starts every server, runs the programs of a language, and compares what the servers were asked. */
async function callServers(protocols: ProtocolTests): Promise<void> {
  const [kennel, echo, gateway] = [await openKennel(), await openEcho(), await openGateway()];
  const [rooms, status, market] = [await openRooms(), await openStatus(), await openMarket()];
  const parseError = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}';
  const { failed, passed } = await protocols.run(PROJECTS, {
    KENNEL: kennel.url,
    PARSE_ERROR: await openStub(400, parseError),
    BAD_ANSWERS: JSON.stringify(await Promise.all(BAD_ANSWERS.map((answer) => openStub(200, answer)))),
    ECHO: echo.url,
    GATEWAY: gateway.url,
    EVERYTHING: JSON.stringify(EVERYTHING),
    ROOMS: rooms.url,
    STATUS: status.url,
    MARKET: market.url,
  });
  expect(failed).toEqual([]);
  expect(passed.length).toBe(await protocols.declared([...PROJECTS.keys()]));
  const call = (method: string, params: unknown, id?: number) => ({
    jsonrpc: "2.0",
    ...(id !== undefined && { id }),
    method,
    ...(params !== undefined && { params }),
  });
  const pet = { id: 2, name: "Tom" };
  expect(kennel.bodies).toEqual([
    call("pets.list", { limit: 2 }, 1),
    call("pets.add", [pet], 1),
    call("pets.add", [pet, "Ann"], 1),
    call("chain_blockNumber", undefined, 1),
    call("chain_syncing", undefined, 1),
    call("pets.seen", [4]),
    call("pets.list", { limit: 11 }, 1),
    [
      call("pets.list", { limit: 1 }, 1),
      call("pets.list", { limit: 99 }, 2),
      call("pets.seen", [1]),
      call("chain_blockNumber", undefined, 4),
    ],
  ]);
  expect(echo.seen[0]?.request).toEqual(EVERYTHING);
  expect(echo.seen[0]?.headers.get("connect-protocol-version")).toBe("1");
  await expect
    .poll(() => echo.seen.some(({ request, signal }) => request.times === 100_000 && signal.aborted))
    .toBe(true);
  expect(gateway.asked).toEqual([
    {
      name: "items/a b",
      revision: "9007199254740993",
      fresh: true,
      colors: ["COLOR_RED", "COLOR_GREEN"],
      since: "2026-01-31T12:00:00.500Z",
      within: "1.500s",
      readMask: "text,inner.deepText",
      limit: "7",
      token: "AP4P",
      filter: { byText: "a&b=ü", ids: ["1", "9007199254740993"] },
    },
    { name: "a/b c/d" },
    { name: "x" },
    {
      item: { text: "items/7", large: "-5", color: "COLOR_RED", node: { deepText: "n" }, maybeText: "" },
      updateMask: "large,color",
    },
    { name: "items/1", target: "items/2", large: "9007199254740993" },
    { name: "items/1" },
  ]);
  expect(rooms.requests[0]?.url).toBe("/rooms/a%20b?since=3&quiet=true&token=secret");
  expect(rooms.requests[0]?.headers["x-client"]).toBe("cli");
  expect(status.requests.map(({ url }) => url)).toEqual(Array.from({ length: 4 }, () => "/status?token=k"));
  expect(market.requests.map(({ url }) => url)).toEqual(["/markets/bonds", "/markets/stocks"]);
  expect(market.requests[0]?.headers.authorization).toBe("Bearer secret");
}

// Languages whose SDKs run in the process of the tests call the same servers from test files of their own.
describe("programs of users call real servers", () => {
  describeRows(
    (row) => {
      const protocols = row.protocols as ProtocolTests;
      test("by JSON-RPC, by Connect, as google.api.http says, and over WebSockets", async () => {
        const question = questionOf(row, "protocols", [HERE, protocols.module]);
        const subject = hashOf(hashOfProduct(), hashOfPath(protocols.folder), hashOfPath(PROJECT));
        await verdicts.once(question, subject, () => callServers(protocols));
      }, 180_000);
    },
    { rows: ({ protocols }) => protocols !== undefined },
  );
});
