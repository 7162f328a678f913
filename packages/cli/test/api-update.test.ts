import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { runCli } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { project, run, serve } from "./helpers.js";

const OLD = "openapi: 3.1.0\npaths:\n  /a: { get: {} }\n  /b: { get: {} }\n";
const NEW = OLD.replace("/b: { get: {} }", "/c: { post: {} }");
const config = (origin: string) => `api:\n  specs:\n    - openapi: openapi.yml\n      origin: ${origin}\n`;
const definition = (folder: string) => readFileSync(join(folder, "openapi.yml"), "utf8");

test("pulls a definition and lists what changed; a second time nothing has", { timeout: 60_000 }, async () => {
  const url = await serve((_, response) => response.end(NEW));
  const folder = project({ "generators.yml": config(`${url}/openapi.yml`), "openapi.yml": OLD });
  const changes = "  + operation POST /c\n  - operation GET /b\n";
  const dry = await run(folder, ["api", "update", "--dry-run"]);
  expect(dry).toEqual({ code: 0, out: `openapi.yml: would be updated, 2 changes\n${changes}`, err: "" });
  expect(definition(folder)).toBe(OLD);
  const done = await runCli(["api", "update"], { cwd: folder });
  expect(done).toMatchObject({ code: 0, stdout: `openapi.yml: was updated, 2 changes\n${changes}`, stderr: "" });
  expect(definition(folder)).toBe(NEW);
  expect((await run(folder, ["api", "update"])).out).toBe("openapi.yml: nothing changed\n");
  expect(readdirSync(folder).sort()).toEqual(["generators.yml", "openapi.yml"]);
});

test("says what the pulled definition changes for callers of the SDKs", { timeout: 60_000 }, async () => {
  const state = (path: string) =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Pets", version: "1" },
      paths: { [path]: { get: { operationId: "get", tags: ["pets"], responses: { 204: { description: "Done" } } } } },
    });
  const url = await serve((_, response) =>
    response.end(state("/pets").replace('operationId":"get', 'operationId":"list')),
  );
  const groups = "groups:\n  sdk:\n    generators: [{ name: gen-go-sdk, version: '*' }]\n";
  const folder = project({ "generators.yml": config(url) + groups, "openapi.yml": state("/pets") });
  const expected = "\nbreaking diff/method-renamed: `client.Pets.Get()` is now `client.Pets.List()` (GET /pets).";
  const dry = await run(folder, ["api", "update", "--dry-run"]);
  expect(dry.out).toContain(expected);
  expect((await run(folder, ["api", "update"])).out).toContain(expected);
});

test("writes a definition that is not there yet", async () => {
  const url = await serve((_, response) => response.end(NEW));
  const folder = project({ "generators.yml": config(url) });
  expect(await run(folder, ["api", "update"])).toEqual({ code: 0, out: "openapi.yml: was created\n", err: "" });
  expect(definition(folder)).toBe(NEW);
});

test.each<[string, RequestListener, string]>([
  ["an error status", (_, response) => response.writeHead(503).end(NEW), "status 503"],
  ["what does not parse", (_, response) => response.end("a: [1"), "not valid YAML"],
  ["another kind", (_, response) => response.end("asyncapi: 3.0.0\n"), "it is an AsyncAPI definition"],
  ["no definition", (_, response) => response.end("openapi-ish: 1\n"), "it is no OpenAPI definition"],
  ["a broken connection", (_, response) => response.destroy(), "cannot be pulled"],
])("leaves the file alone: %s", async (_, listener, reason) => {
  const url = await serve(listener);
  const folder = project({ "generators.yml": config(`${url}/x`), "openapi.yml": OLD });
  const { code, out, err } = await run(folder, ["api", "update"]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain("generators.yml:4:15 error source/origin-failed: ");
  expect(err).toContain(reason);
  expect(definition(folder)).toBe(OLD);
});

test("one that fails does not keep the others; no message has a credential", async () => {
  const url = await serve((_, response) => response.end(NEW));
  const broken = `${url.replace("//", "//user:s3cret@")}/x`;
  const folder = project({
    "generators.yml": `${config(broken)}    - openapi: other.yml\n      origin: ${url}\n`,
    "openapi.yml": OLD,
    "other.yml": OLD,
  });
  const { code, out } = await run(folder, ["api", "update", "--json"]);
  expect(code).toBe(1);
  const { diagnostics, ...rest } = JSON.parse(out);
  expect(rest).toMatchObject({
    ok: false,
    dryRun: false,
    counts: { error: 1 },
    definitions: [
      { file: "openapi.yml", kind: "failed", changes: [] },
      { file: "other.yml", kind: "updated", changes: ["+ operation POST /c", "- operation GET /b"] },
    ],
  });
  expect(diagnostics).toMatchObject([{ code: "source/origin-failed", location: { document: "generators.yml" } }]);
  expect(diagnostics[0].message).toContain("//***@127.0.0.1");
  expect(out).not.toContain("s3cret");
  const text = await run(folder, ["api", "update"]);
  expect(text.err).toContain("generators.yml error source/origin-failed: ");
  expect(text.err).not.toContain("s3cret");
});

test("--api pulls the definitions of one API", async () => {
  const asked: string[] = [];
  const url = await serve(({ url: path }, response) => {
    asked.push(path ?? "");
    response.end(NEW);
  });
  const folder = project({
    "apis/pets/generators.yml": config(`${url}/pets`),
    "apis/shops/generators.yml": config(`${url}/shops`),
  });
  const { out } = await run(folder, ["api", "update", "--api", "shops"]);
  expect(out).toBe("shops: apis/shops/openapi.yml: was created\n");
  expect(asked).toEqual(["/shops"]);
  expect((await run(folder, ["api", "update", "--dry-run"])).out).toBe(
    "pets: apis/pets/openapi.yml: would be created\nshops: apis/shops/openapi.yml: nothing changed\n",
  );
});

test("says where there is nothing to pull, and pulls nothing for a configuration with errors", async () => {
  const folder = project({ "generators.yml": "api: openapi.yml\n", "openapi.yml": OLD });
  const { out } = await run(folder, ["api", "update"]);
  expect(out).toBe("No definition has an `origin`: there is nothing to pull.\n");
  const wrong = project({ "generators.yml": `${config("http://127.0.0.1:1")}nope: 1\n` });
  const refused = await run(wrong, ["api", "update"]);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain("config/unknown-key");
  expect(refused.err).not.toContain("origin-failed");
});
