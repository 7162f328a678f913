import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, writeFolder } from "@sdkwright/testkit";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

/** A client as code without types sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the surface under test is proved by the golden files
type Client = any;
type Answer = (url: URL) => unknown;

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const folder = mkdtempSync(join(tmpdir(), "sdkwright-extensions-"));
const SPECS = ["pagination", "client-values", "operations", "streaming"] as const;
const modules = new Map<string, Record<string, unknown>>();

beforeAll(async () => {
  for (const name of SPECS) {
    const files = filesOf(await compileFolder(`${ROOT}test/specs/ext-${name}`));
    writeFolder(join(folder, name), files);
    const outfile = join(folder, `${name}.mjs`);
    await build({
      entryPoints: [join(folder, name, "src/index.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
    });
    modules.set(name, (await import(pathToFileURL(outfile).href)) as Record<string, unknown>);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A client whose requests are kept and answered here. */
function clientOf(name: (typeof SPECS)[number], answer: Answer, options: object = {}) {
  const seen: Seen[] = [];
  const fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input));
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    seen.push({ method: init.method ?? "GET", url: url.href, headers: new Headers(init.headers), body });
    const value = answer(url);
    if (value instanceof Response) return value;
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  };
  const exported = modules.get(name) ?? {};
  const [, Made] = Object.entries(exported).find(([key]) => key.endsWith("Client")) ?? [];
  const client: Client = new (Made as new (options: object) => Client)({ fetch, maxRetries: 1, ...options });
  return { client, seen };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe("pagination", () => {
  test("moves a cursor inside the body and keeps the rest of it", async () => {
    const pages = [
      { items: items("a"), next: "2" },
      { items: items("b"), next: null },
    ];
    const { client, seen } = clientOf("pagination", () => pages.shift());
    expect(await collect(await client.search({ query: "q", page: { size: 1 } }))).toEqual(items("a", "b"));
    expect(seen.map(({ body }) => body)).toEqual([
      { query: "q", page: { size: 1 } },
      { query: "q", page: { size: 1, after: "2" } },
    ]);
  });

  test("counts items by the size asked for, and stops where there are no more", async () => {
    const pages = [
      { items: items("a"), more: true },
      { items: items("b"), more: false },
    ];
    const { client, seen } = clientOf("pagination", () => pages.shift());
    expect(await collect(await client.items.list({ limit: 10 }))).toEqual(items("a", "b"));
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(["?limit=10", "?offset=10&limit=10"]);
  });

  test("counts pages from the first, of responses that are lists", async () => {
    const pages = [items("a"), items("b"), []];
    const { client, seen } = clientOf("pagination", () => pages.shift());
    expect(await collect(await client.numbered.list())).toEqual(items("a", "b"));
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(["", "?page=2", "?page=3"]);
  });

  test.each([
    ["linked", "https://api.example.com/linked?at=2"],
    ["pathed", "/linked?at=2"],
  ])("%s.list goes where the response says", async (group, next) => {
    const pages = [{ items: items("a"), next }, { items: items("b") }];
    const { client, seen } = clientOf("pagination", () => pages.shift());
    expect(await collect(await client[group].list())).toEqual(items("a", "b"));
    expect(seen[1]?.url).toBe("https://api.example.com/linked?at=2");
  });
});

describe("what a client is given once", () => {
  const options = { tenant: "t1", projectId: "p 1" };

  test("fills paths and headers, and a call may differ", async () => {
    const { client, seen } = clientOf("client-values", () => undefined, options);
    await client.jobs.list();
    await client.jobs.list({ projectId: "p2" }, { headers: { "X-Version": "1.0" } });
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(["/v2/projects/p%201/jobs", "/v2/projects/p2/jobs"]);
    expect(seen.map(({ headers }) => headers.get("x-tenant"))).toEqual(["t1", "t1"]);
    expect(seen.map(({ headers }) => headers.get("x-origin"))).toEqual(["sdk", "sdk"]);
    expect(seen.map(({ headers }) => headers.get("x-version"))).toEqual(["2.0", "1.0"]);
    expect(seen[0]?.headers.has("x-region")).toBe(false);
  });

  test("is missed before anything is sent", async () => {
    const { client, seen } = clientOf("client-values", () => undefined, { tenant: "t1" });
    await expect(client.jobs.list()).rejects.toMatchObject({ name: "ConfigurationError" });
    expect(seen).toEqual([]);
  });

  test("an idempotent POST is sent again with its key and its further headers", async () => {
    const answers = [new Response(null, { status: 500 }), undefined];
    const { client, seen } = clientOf("client-values", () => answers.shift(), options);
    await client.jobs.create({ idempotencyExpiration: 60 });
    const keys = seen.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(seen.map(({ headers }) => headers.get("idempotency-expiration"))).toEqual(["60", "60"]);
  });
});

describe("operations", () => {
  test("hand out the property asked for", async () => {
    const { client } = clientOf("operations", () => ({ data: { users: ["a"] } }));
    expect(await client.admin.users.list()).toEqual(["a"]);
  });

  test("send the client's defaults, under the names of the wire, and are not retried", async () => {
    const { client, seen } = clientOf("operations", () => new Response(null, { status: 503 }));
    await expect(client.jobs.start({ priority: 3 })).rejects.toMatchObject({ status: 503, attempts: 1 });
    expect(seen.map(({ url }) => url)).toEqual(["https://api.example.com/b?p=3&limit=20"]);
    expect(seen[0]?.headers.get("x-version")).toBe("2024-01-01");
  });

  test("go to the server of their name", async () => {
    const { client, seen } = clientOf("operations", () => undefined);
    await client.jobs.opC();
    expect(seen[0]?.url).toBe("https://files.example.com/c");
  });
});

describe("streaming", () => {
  const events = () =>
    new Response('data: {"delta":"a"}\n\ndata: [DONE]\n\n', { headers: { "content-type": "text/event-stream" } });

  test("two methods send the flag, whatever the caller adds", async () => {
    const { client, seen } = clientOf("streaming", (url) => (url.pathname === "/answers" ? { text: "a" } : events()));
    expect(await client.answers.create({ prompt: "p", streamed: true })).toEqual({ text: "a" });
    expect(await collect(await client.completions.completeStream({ prompt: "p" }))).toEqual([{ delta: "a" }]);
    expect(seen.map(({ body }) => body)).toEqual([
      { prompt: "p", streamed: false },
      { prompt: "p", stream: true },
    ]);
    expect(seen.map(({ headers }) => headers.get("accept"))).toEqual(["application/json", "text/event-stream"]);
  });
});
