// What an emitted SDK costs its users: time of a call over bare `fetch`, size of a program with one call in it, time to
// check its types. Every round of the first runs all contenders in turn, on one connection pool and one server process.
//
//   node test/perf/sdk.mjs [--rounds 15] [--calls 1000] [--definition ../shared/corpus/openapi/github-full.json]
import { execFileSync, fork, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { PETS } from "./pets.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    calls: { type: "string", default: "1000" },
    definition: { type: "string", default: resolve(root, "../shared/corpus/openapi/github-full.json") },
  },
});
const work = mkdtempSync(join(tmpdir(), "perf-sdk-"));

/** Generates the SDK of a definition into a folder and gives the folder. */
function generate(name, definition, extra = "") {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  const generator = "name: gen-typescript-sdk, version: 0.1.0, config: { namespaceExport: Acme }";
  const output = "output: { location: local-file-system, path: ./sdk }";
  const text = `api:\n  specs: [{ openapi: ${JSON.stringify(definition)} }]\n${extra}groups:\n  local:\n    generators: [{ ${generator}, ${output} }]\n`;
  writeFileSync(join(folder, "generators.yml"), text);
  const cli = join(root, "packages/cli/bin/sdkwright.js");
  execFileSync(process.execPath, [cli, "generate"], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  return join(folder, "sdk");
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const bundle = { bundle: true, format: "esm", platform: "neutral", write: false, logLevel: "error" };

async function callCost() {
  const definition = join(work, "pets.json");
  writeFileSync(definition, JSON.stringify(PETS));
  const sdk = generate("pets", definition);
  const module = join(work, "pets.mjs");
  await build({ ...bundle, write: true, outfile: module, entryPoints: [join(sdk, "src/index.ts")] });
  const { AcmeClient } = await import(pathToFileURL(module));
  const server = fork(join(here, "echo-server.mjs"));
  const port = await new Promise((ready) => server.once("message", ready));
  const base = `http://127.0.0.1:${port}`;
  const client = new AcmeClient({ baseUrl: base, token: "t" });
  const body = { name: "Rex", age: 4 };
  const byHand = async (signal) => {
    const headers = { authorization: "Bearer t", accept: "application/json", "content-type": "application/json" };
    const url = `${base}/pets/p1?fields=name&fields=age`;
    const response = await fetch(url, { method: "PUT", headers, body: JSON.stringify(body), signal });
    return response.json();
  };
  const contenders = {
    fetch: () => byHand(),
    limited: async () => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), 60_000);
      try {
        return await byHand(controller.signal);
      } finally {
        clearTimeout(timer);
      }
    },
    sdk: () => client.pets.update({ id: "p1", fields: ["name", "age"], ...body }),
  };
  const times = { fetch: [], limited: [], sdk: [] };
  for (let round = -2; round < Number(values.rounds); round++) {
    for (const [name, call] of Object.entries(contenders)) {
      const since = performance.now();
      for (let index = 0; index < Number(values.calls); index++) await call();
      // The first rounds warm up.
      if (round >= 0) times[name].push((performance.now() - since) / Number(values.calls));
    }
  }
  server.kill();
  const ratio = (other) => median(times.sdk.map((time, round) => time / times[other][round])).toFixed(3);
  const [bare, limited, own] = Object.values(times).map((all) => `${(median(all) * 1000).toFixed(0)} us`);
  console.log(`a call: fetch ${bare}, with a time limit ${limited}, SDK ${own}`);
  console.log(`medians of paired ratios: ${ratio("fetch")} (aim: 1.15), ${ratio("limited")} with a time limit`);
}

async function sizes(sdk) {
  const size = async (label, code) => {
    const entry = join(work, "entry.ts");
    writeFileSync(entry, code);
    const { outputFiles } = await build({ ...bundle, minify: true, entryPoints: [entry] });
    const [{ contents }] = outputFiles;
    console.log(
      `${label}: ${contents.length} bytes, gzip ${(gzipSync(contents, { level: 9 }).length / 1024).toFixed(1)} KB`,
    );
  };
  const from = (module) => JSON.stringify(join(sdk, "src", module));
  await size(
    "one resource's client (aim: 25 KB)",
    `import { connect } from ${from("index.ts")};\nimport { MetaClient } from ${from("api/index.ts")};\nconsole.log(await new MetaClient(connect()).get());\n`,
  );
  await size(
    "the root client, with every method",
    `import { AcmeClient } from ${from("index.ts")};\nconsole.log(await new AcmeClient().meta.get());\n`,
  );
}

function typeCheck(sdk) {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const run = spawnSync(process.execPath, [tsc, "-p", "tsconfig.json", "--noEmit", "--extendedDiagnostics"], {
    cwd: sdk,
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`The SDK does not compile:\n${run.stdout}`);
  const figure = (label) => run.stdout.match(new RegExp(`^${label}:\\s+(\\S+)`, "m"))?.[1];
  console.log(`type check: ${figure("Total time")}, ${figure("Files")} files, memory ${figure("Memory used")}`);
}

await callCost();
if (existsSync(values.definition)) {
  const sdk = generate("large", resolve(values.definition));
  const lines = readFileSync(join(sdk, "reference.md"), "utf8").split("\n").length;
  console.log(`${values.definition}: reference of ${lines} lines`);
  await sizes(sdk);
  typeCheck(sdk);
} else {
  console.log(`skipped sizes and type check: there is no ${values.definition}`);
}
rmSync(work, { recursive: true, force: true });
