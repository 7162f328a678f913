// CPU time and memory of `generate` for definitions of several sizes, in each language: whether they grow with the number of
// operations, or faster. A resource has 20 operations, or with --one-resource all of them.
//
//   node test/perf/growth.mjs [--language go] [--one-resource] [operations...]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = resolve(fileURLToPath(new URL(".", import.meta.url)), "../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string", multiple: true }, "one-resource": { type: "boolean", default: false } },
});
const languages = values.language ?? ["typescript", "go", "python", "java"];
const sizes = positionals.length > 0 ? positionals.map(Number) : [5000, 20_000];

const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema) => ({ content: { "application/json": { schema } } });

/** An object with an enum, a date-time, a list, and a reference to the next one. */
function thing(next) {
  const text = { type: "string" };
  const properties = {
    ...{ id: text, name: text, count: { type: "integer" }, at: { type: "string", format: "date-time" } },
    ...{
      status: { type: "string", enum: ["active", "gone"] },
      tags: { type: "array", items: text },
      next: reference(next),
    },
  };
  return { type: "object", required: ["id"], properties };
}

/** Four operations for each pair of paths, five pairs for each schema. */
function definitionOf(operations) {
  const groups = operations / 20;
  const paths = {};
  const schemas = {};
  for (let group = 0; group < groups; group++) {
    const name = `Thing${group}`;
    schemas[name] = thing(`Thing${(group + 1) % groups}`);
    for (let kind = 0; kind < 5; kind++) {
      const responses = { 200: { description: "Ok", ...content(reference(name)) } };
      const operation = (verb, more = {}) => {
        const tags = [values["one-resource"] ? "things" : `group${group}`];
        return { operationId: `${verb}Group${group}Kind${kind}`, tags, responses, ...more };
      };
      const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
      const requestBody = content(reference(name));
      const path = `/groups${group}/kinds${kind}`;
      paths[path] = { get: operation("list"), post: operation("create", { requestBody }) };
      paths[`${path}/{id}`] = {
        get: operation("get", { parameters }),
        put: operation("update", { parameters, requestBody }),
      };
    }
  }
  const servers = [{ url: "https://api.example.com" }];
  return { openapi: "3.0.3", info: { title: "Growth", version: "1" }, servers, paths, components: { schemas } };
}

/** Runs `generate`, which reports what it used when it ends. */
function measure(folder, language) {
  const report = "process.on('exit', () => console.error('used ' + JSON.stringify(process.resourceUsage())))";
  const command = join(root, "packages/cli/bin/sdkwright.js");
  const flags = ["openapi.json", "--language", language, "--output", language, "--no-cache"];
  const args = ["--import", `data:text/javascript,${encodeURIComponent(report)}`, command, "generate", ...flags];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(/^used (.*)$/m.exec(stderr)[1]);
  return { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}

for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), "growth-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(definitionOf(size)));
  for (const language of languages) {
    const { seconds, megabytes } = measure(folder, language);
    console.log(`${size} operations, ${language}: ${seconds.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB`);
  }
  rmSync(folder, { recursive: true });
}
