import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";

const HARNESS = new URL("../package/tests/wire/harness.js", import.meta.url);

const folder = mkdtempSync(join(tmpdir(), "sdkwright-harness-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `node --test` prints of a program that uses the harness; rejects where a test fails. */
async function run(program: string): Promise<string> {
  cpSync(HARNESS, join(folder, "harness.js"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "index.js"), `import { runWireTests } from "./harness.js";\n${program}`);
  const options = { cwd: folder, timeout: 20_000, env: { PATH: process.env.PATH } };
  const { stdout } = await promisify(execFile)(process.execPath, ["--test", "index.js"], options);
  return stdout;
}

test("tests of a package without a single case end", async () => {
  expect(await run("runWireTests(() => ({}), []);")).toContain("# fail 0");
});

test("a body of another multipart type is read", async () => {
  const body = '--b\\r\\nContent-Disposition: form-data; name="a"\\r\\n\\r\\n1\\r\\n--b--\\r\\n';
  const sent = `{ method: "POST", body: "${body.replaceAll('"', '\\"')}", headers: { "content-type": "multipart/related; boundary=b" } }`;
  const call = `async (url) => void (await fetch(url + "/x", ${sent}))`;
  const request = `{ method: "POST", path: "/x", body: { type: "multipart/related", multipart: [["a", "1"]] } }`;
  const one = `["x", { call: ${call}, request: ${request}, reply: { status: 204 }, result: "none" }]`;
  expect(await run(`runWireTests((url) => url, [${one}]);`)).toContain("# pass 1");
});

/** Runs a case whose result is made by an expression of `got`, the answer. */
function runResult(result: string, rest: string): Promise<string> {
  const call = `async (url) => { const got = await (await fetch(url + "/x")).json(); return ${result}; }`;
  const reply = `{ status: 200, type: "application/json", body: "[1,2]" }`;
  return run(`runWireTests((url) => url, [["x", {
    call: ${call}, request: { method: "GET", path: "/x" }, reply: ${reply}, ${rest} }]]);`);
}

test("results are read as a program does", async () => {
  const reads = `reads: (result, equal) => { equal(result[1], 2); }`;
  expect(await runResult("got", `result: "json", ${reads}`)).toContain("# pass 1");
  await expect(runResult("got", `result: "json", ${reads.replace("2)", "3)")}`)).rejects.toThrow();
});

test("the first items of a page are read by a loop", async () => {
  const page = "Object.assign(got.values(), { response: got })";
  const reads = `result: "page", items: 1, reads: (items, equal) => { equal(items, [1]); }`;
  expect(await runResult(page, reads)).toContain("# pass 1");
  await expect(runResult(page, reads.replace("[1]", "[2]"))).rejects.toThrow();
});
