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
