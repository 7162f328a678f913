import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createCollector } from "@sdkwright/diagnostics";
import { afterEach, describe, expect, test } from "vitest";
import { createMemorySources, type FetchOptions, type Json, type SourceDocument } from "../src/index.js";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on a port of its own: its origin, and the requests that came. */
async function serve(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Serves texts by path; anything else is not found. */
const texts =
  (files: { readonly [path: string]: string }): RequestListener =>
  ({ url = "" }, response) => {
    const text = files[url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  };

const refer = (...references: readonly string[]): string => JSON.stringify(references.map(($ref) => ({ $ref })));

/** Fetches what `main.json` refers to. */
async function fetchFrom(files: { readonly [path: string]: string }, options: FetchOptions) {
  const { report, list } = createCollector();
  const sources = createMemorySources(files, report);
  const main = sources.read("main.json") as SourceDocument;
  await sources.fetch(main, options);
  const resolve = (from: SourceDocument, reference: string): SourceDocument | undefined =>
    sources.resolve(from, reference, { document: from.path, pointer: "/0/$ref" });
  const data = (reference: string): Json | undefined => resolve(main, reference)?.data;
  return { sources, main, resolve, data, findings: () => list.map(({ code, message }) => `${code}: ${message}`), list };
}

describe("references to allowed origins", () => {
  test("are fetched once, with what they refer to, and nothing else is sent", async () => {
    const { origin, requests } = await serve(
      texts({
        "/a/one.json": refer("two.yml#/x", "/three.json", "one.json"),
        "/a/two.yml": "x: 1\n",
        "/three.json": "[3]",
      }),
    );
    const { main, resolve, findings } = await fetchFrom(
      { "main.json": refer(`${origin}/a/one.json#/0`, `${origin}/a/one.json#/1`) },
      { origins: [origin] },
    );
    const one = resolve(main, `${origin}/a/one.json`) as SourceDocument;
    expect(one.path).toBe(`${origin}/a/one.json`);
    expect([resolve(one, "two.yml")?.data, resolve(one, "../three.json")?.data, resolve(one, "one.json")]).toEqual([
      { x: 1 },
      [3],
      one,
    ]);
    expect(findings()).toEqual([]);
    expect(requests.map(({ url }) => url)).toEqual(["/a/one.json", "/a/two.yml", "/three.json"]);
    expect(requests.flatMap(({ headers }) => [headers.authorization, headers.cookie])).toEqual(
      Array(6).fill(undefined),
    );
  });

  test("are found in files that a document refers to, and in amended ones", async () => {
    const { origin } = await serve(texts({ "/x.json": "{}", "/y.json": "{}" }));
    const { report, list } = createCollector();
    const sources = createMemorySources(
      { "main.json": refer("sub/b.json"), "sub/b.json": refer(`${origin}/x.json`) },
      report,
    );
    const main = sources.read("main.json") as SourceDocument;
    const amended: SourceDocument = { ...main, data: [{ $ref: "sub/b.json" }, { $ref: `${origin}/y.json` }] };
    const view = sources.amend(main, amended);
    await view.fetch(amended, { origins: [origin] });
    const at = { document: "main.json", pointer: "" };
    expect(view.resolve(amended, `${origin}/x.json`, at)?.data).toEqual({});
    expect(view.resolve(amended, `${origin}/y.json`, at)?.data).toEqual({});
    expect(list).toEqual([]);
  });

  test("that a schema of the document has as its $id are not fetched", async () => {
    const { origin, requests } = await serve(texts({}));
    const main = JSON.stringify({ a: { $id: `${origin}/own` }, b: { $ref: `${origin}/own#/x` } });
    await fetchFrom({ "main.json": main }, { origins: [origin] });
    expect(requests).toEqual([]);
  });

  test("are positions of their own for what is wrong in them", async () => {
    const { origin } = await serve(texts({ "/bad.json": '{ "a": ' }));
    const { list } = await fetchFrom({ "main.json": refer(`${origin}/bad.json`) }, { origins: [origin] });
    expect(list).toMatchObject([{ code: "source/json-syntax", location: { document: `${origin}/bad.json`, line: 1 } }]);
  });

  test("show no query in paths and messages, and stay apart by it", async () => {
    const { origin } = await serve(({ url = "" }, response) => {
      response.writeHead(url.includes("none") ? 404 : 200).end(JSON.stringify([url]));
    });
    const urls = [`${origin}/a.json?token=secret1`, `${origin}/a.json?token=secret2`, `${origin}/none?token=secret3`];
    const { data, sources, findings } = await fetchFrom({ "main.json": refer(...urls) }, { origins: [origin] });
    expect([data(urls[0]!), data(urls[1]!)]).toEqual([["/a.json?token=secret1"], ["/a.json?token=secret2"]]);
    expect(new Set(sources.documents.map(({ path }) => path)).size).toBe(3);
    expect(JSON.stringify([sources.documents.map(({ path }) => path), findings()])).not.toContain("secret");
  });
});

describe("what is not fetched", () => {
  test("other origins: the port and the protocol count", async () => {
    const allowed = await serve(texts({ "/a.json": "{}" }));
    const other = await serve(texts({ "/a.json": "{}" }));
    const url = `${other.origin}/a.json`;
    const { data, findings } = await fetchFrom({ "main.json": refer(url) }, { origins: [allowed.origin] });
    expect(data(url)).toBeUndefined();
    expect(findings()).toEqual([`source/network-reference: The reference "${url}" is a URL; URLs are not followed.`]);
    expect([...allowed.requests, ...other.requests]).toEqual([]);
  });

  test("redirects to other origins; those inside are followed", async () => {
    const other = await serve(texts({ "/a.json": "{}" }));
    const { origin } = await serve(({ url }, response) => {
      if (url === "/end.json") response.end("[1]");
      else response.writeHead(302, { location: url === "/in.json" ? "/end.json" : `${other.origin}/a.json` }).end();
    });
    const urls = [`${origin}/in.json`, `${origin}/out.json`];
    const { data, findings } = await fetchFrom({ "main.json": refer(...urls) }, { origins: [origin] });
    expect(urls.map(data)).toEqual([[1], undefined]);
    expect(findings()).toEqual([
      `source/reference-not-fetched: ${origin}/out.json cannot be fetched: it points to ${other.origin}, which is not allowed.`,
    ]);
    expect(other.requests).toEqual([]);
  });

  test("files of this machine, from a document that was fetched", async () => {
    const { origin } = await serve(
      texts({ "/a.json": refer("../../main.json", "file:///etc/hosts", "//main.json/x") }),
    );
    const { main, resolve, findings } = await fetchFrom(
      { "main.json": refer(`${origin}/a.json`) },
      { origins: [origin] },
    );
    const remote = resolve(main, `${origin}/a.json`) as SourceDocument;
    expect(["../../main.json", "file:///etc/hosts", "//main.json/x"].map((ref) => resolve(remote, ref))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(findings().map((finding) => finding.split(":")[0])).toEqual([
      "source/reference-not-fetched",
      "source/network-reference",
      "source/network-reference",
    ]);
  });

  test.each<[string, RequestListener, RegExp]>([
    ["an error status", (_, response) => response.writeHead(500).end("{}"), /status 500/],
    ["too much", (_, response) => response.end(`"${"#".repeat(5000)}"`), /larger than 2000 bytes/],
    ["no answer", () => {}, /in time/],
    ["half an answer", (_, response) => void response.write("{"), /in time/],
    ["a broken connection", (_, response) => void response.destroy(), /./],
    ["a circle", ({ url = "" }, response) => response.writeHead(307, { location: `${url}x` }).end(), /without end/],
    ["a redirect to a file", (_, response) => response.writeHead(302, { location: "file:///etc/hosts" }).end(), /http/],
    ["other bytes than text", (_, response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0xd8])), /UTF-8/],
  ])("%s is reported at the reference", async (_, listener, reason) => {
    const { origin } = await serve(listener);
    const limits = { timeoutMs: 300, maxBytes: 2000 };
    const { data, list } = await fetchFrom({ "main.json": refer(`${origin}/a`) }, { origins: [origin], ...limits });
    expect(data(`${origin}/a`)).toBeUndefined();
    expect(list).toMatchObject([
      { code: "source/reference-not-fetched", location: { document: "main.json", pointer: "/0/$ref" } },
    ]);
    expect(list[0]?.message).toMatch(reason);
  });

  test("a URL with a user's name or password", async () => {
    const { origin, requests } = await serve(texts({ "/a": "{}" }));
    const url = `${origin.replace("//", "//me:secret@")}/a`;
    const { findings } = await fetchFrom({ "main.json": refer(url) }, { origins: [origin] });
    expect(findings().join()).toMatch(/credentials/);
    expect(findings().join()).not.toContain("secret");
    expect(requests).toEqual([]);
  });
});

test("a folder outside the workspace can be allowed", () => {
  const { report, list } = createCollector();
  const sources = createMemorySources({ "main.json": "{}", "../shared/a.json": "[1]" }, report);
  const main = sources.read("main.json") as SourceDocument;
  const at = { document: "main.json", pointer: "" };
  expect(sources.resolve(main, "../shared/a.json", at)).toBeUndefined();
  expect(list.map(({ code }) => code)).toEqual(["source/outside-workspace"]);
  sources.allow("../shared");
  expect(sources.resolve(main, "../shared/a.json", at)?.data).toEqual([1]);
});
