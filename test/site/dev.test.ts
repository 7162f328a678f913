import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { isAllowed } from "../../packages/cli/src/docs/proxy.js";
import { type Served, serveSite } from "../../packages/cli/src/docs/serve.js";

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A server of an API that allows no other origin. */
async function startApi(
  answer: (path: string) => { readonly status: number; readonly location?: string },
): Promise<string> {
  const server: Server = createServer(({ url = "", headers }, response) => {
    const { status, location } = answer(url);
    response.writeHead(status, { "set-cookie": "a=b", ...(location !== undefined && { location }) });
    response.end(
      JSON.stringify({ url, authorization: headers.authorization, cookie: headers.cookie, origin: headers.origin }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => server.closeAllConnections() ?? server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startSite(connect: readonly string[]): Promise<Served> {
  const served = await serveSite({ files: [{ path: "index.html", content: "<!doctype html>first" }], connect }, 0);
  open.push(served);
  return served;
}

const through = (site: Served, url: string, headers: { readonly [name: string]: string } = {}): Promise<Response> =>
  fetch(`${site.url}_docs/proxy`, { headers: { "x-docs-url": url, ...headers }, redirect: "manual" });

test("serves the site, and other files after a change", async () => {
  const site = await startSite([]);
  expect(await (await fetch(site.url)).text()).toBe("<!doctype html>first");
  const changes = await fetch(`${site.url}_docs/changes`);
  site.replace({ files: [{ path: "index.html", content: "second" }], connect: [] });
  const reader = changes.body?.getReader();
  let told = "";
  while (!told.includes("data: changed")) told += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(await (await fetch(site.url)).text()).toBe("second");
  expect((await fetch(`${site.url}../../etc/passwd`)).status).toBe(404);
});

test("answers to its own names only, so that no other page can make a name of its own lead here", async () => {
  const site = await startSite([]);
  const port = Number(new URL(site.url).port);
  const { request } = await import("node:http");
  const status = await new Promise((resolve) => {
    request({ host: "127.0.0.1", port, headers: { host: "evil.example" } }, (response) =>
      resolve(response.statusCode),
    ).end();
  });
  expect(status).toBe(421);
});

test("passes requests on to servers of the API, with cookies, and without those of the site", async () => {
  const api = await startApi(() => ({ status: 200 }));
  const site = await startSite([api]);
  const response = await through(site, `${api}/a?b=c`, {
    authorization: "Bearer x",
    "x-docs-cookie": "k=v",
    cookie: "own=1",
  });
  expect(await response.json()).toEqual({ url: "/a?b=c", authorization: "Bearer x", cookie: "k=v" });
  expect(response.headers.get("set-cookie")).toBeNull();
});

test.each(["/%", "/%E0%A4%A", "//", "/a?%", "//evil.example/%2e%2e/x"])(
  "answers %s, which is no page, and goes on",
  async (path) => {
    const site = await startSite([]);
    const { request } = await import("node:http");
    const status = await new Promise((resolve, reject) => {
      const asked = request({
        host: "127.0.0.1",
        port: Number(new URL(site.url).port),
        path,
        headers: { host: "localhost" },
      });
      asked.on("response", (response) => resolve(response.statusCode)).on("error", reject);
      asked.end();
    });
    expect([200, 400, 404]).toContain(status);
    expect((await fetch(site.url)).status).toBe(200);
  },
);

test("gives credentials to the server alone that they are for, also where both are of the API", async () => {
  const other = await startApi(() => ({ status: 200 }));
  const api = await startApi((path) => ({ status: 302, location: path === "/near" ? "/far" : `${other}/b` }));
  const site = await startSite([api, other]);
  const headers = { authorization: "Bearer x", "x-key": "k", "x-docs-cookie": "k=v", accept: "application/json" };
  expect(await (await through(site, `${api}/near`, headers)).json()).toEqual({ url: "/b" });
});

test("reaches no other server, not even by a redirect", async () => {
  const other = await startApi(() => ({ status: 200 }));
  const api = await startApi((path) =>
    path === "/away" ? { status: 302, location: other } : { status: 307, location: "/end" },
  );
  const site = await startSite([api]);
  expect((await through(site, other)).status).toBe(403);
  expect((await through(site, "file:///etc/passwd")).status).toBe(403);
  expect((await fetch(`${site.url}_docs/proxy`)).status).toBe(400);
  expect((await through(site, `${api}/away`)).status).toBe(502);
});

test.each([
  ["https://api.example.com/a", true],
  ["https://api.example.com:444/a", false],
  ["http://api.example.com/a", false],
  ["https://eu.acme.example/a", true],
  ["https://acme.example.evil.example/a", false],
  ["https://user:password@api.example.com/", false],
  ["ftp://api.example.com/", false],
  ["not a url", false],
])("a proxy for some servers: %s is %s", (url, is) => {
  expect(isAllowed(url, ["https://api.example.com", "https://*.acme.example", "wss://api.example.com"])).toBe(is);
});
