import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCollector } from "@sdkwright/diagnostics";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { isDowngrade } from "../src/download.js";
import { describeChanges, type Json, type OriginOptions, updateFromOrigin } from "../src/index.js";

const folder = mkdtempSync(join(tmpdir(), "sdkwright-origin-"));
const path = join(folder, "openapi.yml");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OLD = "openapi: 3.1.0\npaths:\n  /a: { get: {} }\n  /b: { get: {} }\ncomponents: { schemas: { A: {} } }\n";

async function pull(listener: RequestListener, more: Partial<OriginOptions> = {}) {
  writeFileSync(path, OLD);
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yml`;
  const collector = createCollector();
  const result = await updateFromOrigin({ url, path, report: collector.report, ...more });
  return { result, text: readFileSync(path, "utf8"), messages: collector.list.map(({ message }) => message) };
}

const NEW = OLD.replace("/b: { get: {} }", "/c: { post: {} }").replace("A: {}", "A: { type: string }, B: {}");

it("names new servers, security schemes and variables, by which secrets could go elsewhere", () => {
  const before = { servers: [{ url: "https://a" }], components: { securitySchemes: { key: { type: "http" } } } };
  const after = {
    servers: [{ url: "https://b" }],
    components: { securitySchemes: { key: { type: "http", "x-gen-bearer": { env: "AWS_SECRET_ACCESS_KEY" } } } },
    "x-gen-base-url-env": "BASE",
  };
  expect(describeChanges(before as Json, after as Json)).toEqual([
    "+ server https://b",
    "- server https://a",
    "~ security scheme key",
    "+ environment variable AWS_SECRET_ACCESS_KEY",
    "+ environment variable BASE",
    "~ other parts of the definition",
  ]);
});

it("a redirect from https to http is a downgrade", () => {
  const [https, http] = [new URL("https://a/x"), new URL("http://a/x")];
  expect(isDowngrade(https, http)).toBe(true);
  expect([isDowngrade(http, https), isDowngrade(https, https), isDowngrade(http, http)]).toEqual([false, false, false]);
});

describe("updating from the origin", () => {
  it("replaces the file and says what changed", async () => {
    const { result, text } = await pull((_, response) => response.end(NEW));
    expect(text).toBe(NEW);
    const changes = ["+ operation POST /c", "- operation GET /b", "+ schema B", "~ schema A"];
    expect(result).toEqual({ kind: "updated", changes, text: NEW });
    expect(readdirSync(folder)).toEqual(["openapi.yml"]);
  });

  it("leaves the file alone where only the layout differs, and on a dry run", async () => {
    const same = OLD.replace("{ get: {} }", "\n    get: {}");
    expect(await pull((_, response) => response.end(same))).toMatchObject({ result: { kind: "unchanged" }, text: OLD });
    const dry = await pull((_, response) => response.end(NEW), { dryRun: true });
    expect(dry).toMatchObject({ result: { kind: "updated" }, text: OLD });
  });

  it.each<[string, RequestListener, RegExp]>([
    ["an error status", (_, response) => response.writeHead(404).end(NEW), /status 404/],
    [
      "a page instead of a definition",
      (_, response) => response.end("<html><body>Sign in</body></html>"),
      /not a definition/,
    ],
    ["broken YAML", (_, response) => response.end("a: [1\nb: {"), /not valid YAML/],
    ["an empty answer", (_, response) => response.end(""), /empty/],
    ["too much", (_, response) => response.end(NEW + "#".repeat(5000)), /larger than/],
    ["no answer", () => {}, /in time/],
    ["a broken connection", (_, response) => response.destroy(), /./],
    ["another protocol", (_, response) => response.writeHead(302, { location: "file:///etc/hosts" }).end(), /./],
  ])("never overwrites: %s", async (_, listener, message) => {
    const { result, text, messages } = await pull(listener, { timeoutMs: 300, maxBytes: 2000 });
    expect(text).toBe(OLD);
    expect(result.kind).toBe("failed");
    expect(messages[0]).toMatch(message);
  });

  it("takes only what the caller wants", async () => {
    const refuse = (data: Json) => (JSON.stringify(data).includes("asyncapi") ? "it is of another kind" : undefined);
    const other = await pull((_, response) => response.end("asyncapi: 3.0.0\n"), { refuse });
    expect(other).toMatchObject({ result: { kind: "failed" }, text: OLD });
    expect(other.messages[0]).toContain("it is of another kind");
    expect(await pull((_, response) => response.end(NEW), { refuse })).toMatchObject({ text: NEW });
  });

  it("fetches http and https only, and shows no credential", async () => {
    const urls = ["http://u:s3cret@127.0.0.1:1/x", "http://127.0.0.1:1/x?token=s3cret", "http://127.0.0.1:1/x#s3cret"];
    for (const url of ["file:///etc/hosts", "data:,a", "nonsense", ...urls]) {
      const collector = createCollector();
      expect((await updateFromOrigin({ url, path, report: collector.report })).kind).toBe("failed");
      expect(collector.list[0]?.code).toBe("source/origin-failed");
      expect(JSON.stringify(collector.list)).not.toContain("s3cret");
    }
  });
});

it("describes changes of what is not OpenAPI", () => {
  const changes = describeChanges(
    { channels: { a: {} }, methods: [{ name: "x" }], info: { version: "1" } },
    { channels: { b: {} }, methods: [{ name: "x", summary: "s" }], info: { version: "2" } },
  );
  expect(changes).toEqual(["~ method x", "+ channel b", "- channel a", "~ other parts of the definition"]);
});
