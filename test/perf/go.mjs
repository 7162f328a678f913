// What a Go SDK of a large API costs its users: `go build` and `go vet` (examples and tests of every method included) of
// the whole module, from an empty cache, so that the standard library is compiled too.
//
//   node test/perf/go.mjs [definition ...]     (by default GitHub's and Cloudflare's whole REST APIs)
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cli = join(root, "packages/cli/bin/sdkwright.js");
const corpus = resolve(root, "../shared/corpus/openapi");
const given = process.argv.slice(2).map((path) => resolve(path));
const definitions =
  given.length > 0 ? given : ["github-full.json", "cloudflare-2023-01.yaml"].map((name) => join(corpus, name));

if (spawnSync("go", ["version"]).status !== 0) {
  console.log("skipped: there is no Go on PATH");
  process.exit(0);
}

function emit(definition, folder) {
  const output = { location: "local-file-system", path: "./sdk" };
  const generators = [{ name: "gen-go-sdk", version: "0.1.0", output, config: { module: "example.com/acme/sdk" } }];
  const config = { api: { specs: [{ openapi: definition }] }, groups: { sdk: { generators } } };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify(config));
  spawnSync(process.execPath, [cli, "generate", "--keep-going"], { cwd: folder, stdio: "ignore" });
  const sdk = join(folder, "sdk");
  if (!existsSync(join(sdk, "go.mod"))) throw new Error(`${definition} gave no SDK`);
  return sdk;
}

function linesOf(sdk) {
  const files = readdirSync(sdk, { recursive: true }).filter((path) => path.endsWith(".go"));
  return files.reduce((sum, path) => sum + readFileSync(join(sdk, path), "utf8").split("\n").length, 0);
}

/** Wall and CPU seconds of a command, and the memory of its largest process in MB. */
function cost(sdk, cache, ...args) {
  const env = { ...process.env, GOCACHE: cache };
  const run = spawnSync("/usr/bin/time", ["-q", "-f", "%e %U %S %M", "go", ...args], {
    cwd: sdk,
    env,
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`go ${args.join(" ")} failed:\n${run.stdout}${run.stderr}`);
  const [wall, user, system, kilobytes] = run.stderr.trim().split("\n").at(-1).split(" ").map(Number);
  return `${wall.toFixed(0)} s (${(user + system).toFixed(0)} s CPU), ${Math.round(kilobytes / 1024)} MB`;
}

for (const definition of definitions) {
  const folder = mkdtempSync(join(tmpdir(), "perf-go-"));
  try {
    const cache = join(folder, "cache");
    mkdirSync(cache);
    const sdk = emit(definition, folder);
    console.log(`${basename(definition)}: ${linesOf(sdk)} lines`);
    console.log(`  go build ./...  ${cost(sdk, cache, "build", "./...")}`);
    console.log(`  go vet ./...    ${cost(sdk, cache, "vet", "./...")}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
