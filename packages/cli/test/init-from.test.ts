import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { VERSION } from "../src/version.js";
import { project, run } from "./helpers.js";

const CASES = `${ROOT}packages/cli/test/migrations`;
const names = readdirSync(CASES).filter((name) => name !== "recorded");

/** A copy of a case's folder. */
function copyOf(name: string): string {
  const folder = project({});
  cpSync(join(CASES, name), folder, { recursive: true });
  return folder;
}

/** What the command is called with; `--from .` unless the case says otherwise. */
function argumentsOf(folder: string): string[] {
  const file = join(folder, "command.txt");
  return (existsSync(file) ? readFileSync(file, "utf8") : "init --from .").trim().split(" ");
}

/** The first lines of findings: `place severity code: message`. */
function findingsOf(text: string): string {
  return text
    .split("\n")
    .filter((line) => /(?:^| )(?:error|warning|note) [a-z-]+\/[a-z-]+: /.test(line))
    .map((line) => `${line}\n`)
    .join("");
}

interface Snippets {
  readonly endpoints: readonly {
    readonly id: { readonly method: string; readonly path: string };
    readonly snippet: { readonly client: string };
  }[];
}

/** The call of each operation in a TypeScript SDK of a folder, as its snippets have it. */
async function callsOf(folder: string): Promise<string> {
  const config = join(folder, "generators.yml");
  const snippets = "name: gen-typescript-sdk\n        snippets: { path: snippets.json }\n";
  writeFileSync(config, readFileSync(config, "utf8").replace("name: gen-typescript-sdk\n", snippets));
  const { code, err } = await run(folder, ["generate", "--generator", "gen-typescript-sdk", "-o", "sdk"]);
  if (code !== 0) throw new Error(err);
  const { endpoints } = JSON.parse(readFileSync(join(folder, "snippets.json"), "utf8")) as Snippets;
  return endpoints
    .map(({ id, snippet }) => {
      const call = /client\.([\w.]+)\(/.exec(snippet.client)?.[1];
      return `${id.method} ${id.path} -> ${call}\n`;
    })
    .join("");
}

describe.each(names)("%s", (name) => {
  test("becomes generators.yml and an overlay, and what is not carried is listed", async () => {
    const folder = copyOf(name);
    const { code, err } = await run(folder, argumentsOf(folder));
    expect(code).toBe(0);
    const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "");
    const checked = await run(folder, ["check"]);
    expect(checked.code, checked.err).toBe(0);
    const written = {
      "generators.yml": read("generators.yml").replaceAll(`version: ${VERSION}`, "version: <version>"),
      "overlay.yml": read("overlay.yml"),
      "findings.txt": `${findingsOf(err)}\n$ sdkwright check\n${findingsOf(checked.err)}`,
      "calls.txt": await callsOf(folder),
    };
    for (const [file, text] of Object.entries(written)) {
      await expect(text).toMatchFileSnapshot(join(CASES, "recorded", name, file));
    }
  });
});

const LOCK = {
  descriptionLocation: "openapi.yml",
  lockFileVersion: "1.0.0",
  clientClassName: "ApiClient",
  clientNamespaceName: "github.com/acme/acme-go-sdk",
  language: "Go",
};

const REPEATED = `openapi: 3.0.3
info: { title: Acme API, version: 1.0.0 }
servers: [{ url: https://api.acme.example }]
paths:
  /v2/users:
    get: { operationId: list, tags: [Users], responses: { "204": { description: None. } } }
  /v2/pods:
    get: { operationId: list, tags: [Pods], responses: { "204": { description: None. } } }
`;

test("Kiota's namespace is the module of Go, and operationIds that it does not read may be there twice", async () => {
  const folder = project({ "kiota-lock.json": JSON.stringify(LOCK), "openapi.yml": REPEATED });
  const { code, err } = await run(folder, ["init", "--from", "kiota-lock.json"]);
  expect(code).toBe(0);
  expect(err).toContain("`clientClassName` is not carried: clients are called `Client` in Go.");
  const text = (file: string): string => readFileSync(join(folder, file), "utf8");
  expect(text("generators.yml")).toContain("module: github.com/acme/acme-go-sdk");
  expect(text("overlay.yml")).toContain("target: $.paths['/v2/pods'].get.operationId\n    remove: true");
  const check = await run(folder, ["check"]);
  expect([check.code, check.err]).toEqual([0, ""]);
});

test("clients of Ruby have no name of their own: the namespace is the module", async () => {
  const lock = { ...LOCK, language: "Ruby", clientNamespaceName: "acme_pay" };
  const folder = project({ "kiota-lock.json": JSON.stringify(lock), "openapi.yml": REPEATED });
  const { err } = await run(folder, ["init", "--from", "kiota-lock.json"]);
  expect(err).toContain("`clientClassName` is not carried: clients are called `Client` in Ruby.");
  expect(readFileSync(join(folder, "generators.yml"), "utf8")).toContain("module-name: AcmePay");
  const check = await run(folder, ["check"]);
  expect([check.code, check.err]).toEqual([0, ""]);
});

test("a configuration of OpenAPI Generator may leave the generator to the command line", async () => {
  const config = "packageName: acme_pay\nhideGenerationTimestamp: true\nremoveOperationIdPrefix: true\n";
  const folder = project({ "config.yaml": config, "openapi.yml": REPEATED });
  const { code, err } = await run(folder, ["init", "openapi.yml", "--from", "config.yaml"]);
  expect(code).toBe(0);
  expect(err).toContain("it names no generator, as the command line may do: `sdkwright add <language>` adds one.");
});
