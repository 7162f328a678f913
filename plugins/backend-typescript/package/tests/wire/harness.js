// Calls the client against a server on this machine, and compares what each of the two gets from the other.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";

/**
 * @typedef {object} WireCase
 * @property {(client: any) => any} call Makes the call.
 * @property {object} request What the server must get.
 * @property {object} reply What it answers.
 * @property {string} [rpc] Method that is called by JSON-RPC: bodies are its parameters and its result.
 * @property {string} [result] How the answer is read: `json`, `text`, `page`, `events`, `lines`, `file` or `none`.
 * @property {unknown} [exact] What the caller must get if JSON cannot write it, such as an integer read as `bigint`.
 * @property {string} [value] What the caller must get, as JSON; what the server sent where absent.
 * @property {(result: any, equal: typeof assert.deepEqual) => void} [reads] Reads the result as a program would; of a page
 * or a stream, the list of its first items.
 * @property {number} [items] How many items of a page are read.
 */

/**
 * Runs cases, each a test of its own.
 * @param {(baseUrl: string) => any} createClient
 * @param {readonly (readonly [name: string, wireCase: WireCase])[]} cases
 * @param {{ dates?: boolean }} options `dates`: calls give times as `Date`, which is written in UTC with milliseconds.
 */
export function runWireTests(createClient, cases, { dates = false } = {}) {
  // A server that no test uses is never stopped.
  if (cases.length === 0) return;
  const written = dates ? inUtc : (value) => value;
  let server;
  let client;
  let current;
  let received;
  before(async () => {
    server = createServer(async (message, response) => {
      received = await readMessage(message);
      const reply = current.rpc === undefined ? current.reply : answerTo(received, current.reply);
      const type = reply.type === undefined ? {} : { "content-type": reply.type };
      response.writeHead(reply.status, type).end(reply.body);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    client = createClient(`http://127.0.0.1:${server.address().port}`);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  for (const [name, wireCase] of cases) {
    test(name, async () => {
      current = wireCase;
      received = undefined;
      const { result, items } = await readResult(wireCase.call(client), wireCase);
      assert.ok(received, "The server got no request");
      const request = wireCase.rpc === undefined ? received : paramsOf(received, wireCase);
      await compareRequest(request, wireCase.request, (actual, expected) =>
        assert.deepEqual(written(actual), written(expected)),
      );
      if (wireCase.result !== undefined) assert.deepEqual(result, expectedResult(wireCase));
      wireCase.reads?.(items ?? result, assert.deepEqual);
    });
  }
}

const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g;

function inUtc(value) {
  return JSON.parse(
    JSON.stringify(value).replace(INSTANT, (text) => {
      const date = new Date(text);
      return Number.isNaN(date.getTime()) ? text : date.toISOString();
    }),
  );
}

async function readMessage(message) {
  const chunks = [];
  for await (const chunk of message) chunks.push(chunk);
  const { method, url, headers } = message;
  return { method, url, headers, body: Buffer.concat(chunks) };
}

/** The result as an answer to the message; a notification has none. */
function answerTo({ body }, reply) {
  const { id } = JSON.parse(body.toString());
  if (reply.body === "") return reply;
  return { ...reply, body: JSON.stringify({ jsonrpc: "2.0", id, result: JSON.parse(reply.body) }) };
}

/** The request with the parameters of its message as body. */
function paramsOf(received, { rpc, reply }) {
  const { jsonrpc, id, method, params } = JSON.parse(received.body.toString());
  assert.deepEqual([jsonrpc, method], ["2.0", rpc]);
  assert.equal(id === undefined, reply.body === "", "A notification, and nothing else, has no id");
  return { ...received, body: Buffer.from(params === undefined ? "" : JSON.stringify(params)) };
}

async function compareRequest(received, expected, equal) {
  const [path, query = ""] = received.url.split("?");
  assert.equal(received.method, expected.method);
  equal(decodeURIComponent(path), expected.path);
  equal(sorted([...new URLSearchParams(query)]), sorted(expected.query ?? []));
  for (const [name, value] of expected.headers ?? []) equal([name, received.headers[name]], [name, value.trim()]);
  const cookies = (received.headers.cookie ?? "").split("; ").filter((pair) => pair !== "");
  const pairs = cookies.map((pair) => [...new URLSearchParams(pair.replaceAll("+", "%2B"))][0]);
  equal(sorted(pairs), sorted(expected.cookies ?? []));
  await compareBody(received, expected.body, equal);
}

async function compareBody({ body, headers }, expected, equal) {
  if (expected === undefined) {
    assert.equal(body.toString(), "");
    return;
  }
  const type = headers["content-type"] ?? "";
  if (expected.json !== undefined) equal(JSON.parse(body.toString()), JSON.parse(expected.json));
  if (expected.text !== undefined) equal(body.toString(), expected.text);
  if (expected.form !== undefined) equal(sorted([...new URLSearchParams(body.toString())]), sorted(expected.form));
  if (expected.multipart !== undefined) {
    // `formData` reads no other multipart type, though their parts are written alike.
    const readable = type.replace(/^multipart\/[^;]+/i, "multipart/form-data");
    const form = await new Response(body, { headers: { "content-type": readable } }).formData();
    const fields = [...form].map(async ([name, value]) => [
      name,
      typeof value === "string" ? value : await value.text(),
    ]);
    equal(await Promise.all(fields), expected.multipart);
  }
  if (expected.type !== undefined) assert.equal(type.split(";")[0].toLowerCase(), expected.type);
}

/** All of a result, and of a page its first items. */
async function readResult(promise, { result: kind, items = 0 }) {
  const result = await promise;
  switch (kind) {
    case "page":
      return { result: result.response, items: await firstOf(result, items) };
    case "events":
    case "lines":
      return { result: await firstOf(result, Infinity) };
    case "file":
      return { result: new TextDecoder().decode(result instanceof Uint8Array ? result : await result.bytes()) };
    default:
      return { result };
  }
}

async function firstOf(items, count) {
  const first = [];
  if (count === 0) return first;
  for await (const item of items) {
    first.push(item);
    if (first.length === count) break;
  }
  return first;
}

function expectedResult({ reply, result, value, exact }) {
  if (exact !== undefined) return exact;
  switch (result) {
    case "none":
      return undefined;
    case "text":
    case "file":
      return reply.body;
    default:
      return JSON.parse(value ?? reply.body);
  }
}

/** Order counts among values of one name only. */
function sorted(pairs) {
  return [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
