import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";
import { projectOf } from "../../support/project.js";

const DEFINITION = `
openapi: 3.1.0
info: { title: Acme, version: "1" }
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
paths:
  /things:
    get:
      operationId: listThings
      tags: [things]
      x-gen-pagination: { cursor: $request.after, next_cursor: $response.next, results: $response.items }
      parameters: [{ name: after, in: query, schema: { type: string } }]
      responses:
        "200":
          description: ""
          content:
            application/json:
              schema:
                type: object
                properties: { next: { type: string }, items: { type: array, items: { type: string } } }
  /things/{id}:
    get:
      security: [{ key: [] }]
      operationId: getThing
      tags: [things]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: "", content: { application/json: { schema: { type: string } } } } }
  /events:
    get:
      operationId: watchThings
      tags: [things]
      responses: { "200": { description: "", content: { text/event-stream: { schema: { type: string } } } } }
`;

/** Each call stands in a function of its own, which its stack must name. */
const PROGRAM = `
import { AcmeClient } from "./sdk.mjs";

const events = { headers: { "content-type": "text/event-stream" } };
const fetch = async (url) => {
  if (url.endsWith("/events")) return new Response('event: error\\ndata: "no"\\n\\n', events);
  if (url.endsWith("/things")) return Response.json({ items: ["a"], next: "b" });
  return Response.json({ message: "no such thing" }, { status: 404 });
};
const options = { baseUrl: "https://api.test", fetch, maxRetries: 0 };
const { things } = new AcmeClient({ ...options, token: "t" });
const ask = (id) => things.get({ id });

const calls = {
  async ordinary() { await ask("a"); },
  async returned() { return await ask("a"); },
  async chained() { await ask("a").then((thing) => thing); },
  async raw() { await ask("a").withRawResponse(); },
  async together() { await Promise.all([ask("a"), ask("b")]); },
  async refused() { await ask(""); },
  async keyless() { await new AcmeClient(options).things.get({ id: "a" }); },
  async firstPage() { for await (const thing of things.list({ after: "x" }, { baseUrl: "https://api.test/none" })) {} },
  async laterPage() { for await (const thing of things.list()) {} },
  async pages() { for await (const page of things.list().iterPages()) {} },
  async nextPage() { const page = await things.list(); await page.getNextPage(); },
  async stream() { for await (const event of await things.watch()) {} },
};
const lost = [];
for (const [name, call] of Object.entries(calls)) {
  const stack = await call().then(() => "nothing thrown", (error) => error.stack);
  const line = new RegExp("[ .]" + name + " .*program.mjs");
  if (!stack.split("\\n").some((text) => line.test(text))) lost.push(name + ": " + stack);
}
// Neither of these leaves a failure that nobody handles: Node would end the process.
await ask("a").withRawResponse().catch(() => {});
await ask("a").catch(() => {});
console.log(JSON.stringify(lost));
`;

test("the stack of an error names the line of the caller", async () => {
  const lost = await inTemporaryFolder(async (folder) => {
    writeFolder(
      folder,
      projectOf({ openapi: "api.yml" }, new Map([["api.yml", DEFINITION]]), { name: "gen-typescript-sdk" }),
    );
    const files = filesOf(await compileFolder(folder));
    writeFolder(join(folder, "sdk"), files);
    writeFolder(folder, new Map([["program.mjs", PROGRAM]]));
    await build({
      entryPoints: [join(folder, "sdk/src/index.ts")],
      outfile: join(folder, "sdk.mjs"),
      bundle: true,
      format: "esm",
    });
    const { stdout } = await promisify(execFile)(process.execPath, ["program.mjs"], { cwd: folder });
    return JSON.parse(stdout) as string[];
  });
  expect(lost).toEqual([]);
});
