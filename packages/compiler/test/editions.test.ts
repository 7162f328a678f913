import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "@sdkwright/config";
import { defineBackend, type PackageInfo, since } from "@sdkwright/plugin-api";
import { expect, onTestFinished, test } from "vitest";
import { compile } from "../src/index.js";
import { stubBackend, stubCompiler, stubWorkspace } from "./stubs.js";

const YML = `
api:
  specs:
    - openapi: openapi.json
groups:
  local:
    generators:
      - { name: gen-shaped-sdk, version: 0.1.0, output: { location: local-file-system, path: ./a } }
      - { name: gen-shaped-sdk, version: 0.1.0, output: { location: local-file-system, path: ./b } }
      - { name: gen-shaped-sdk, version: 0.1.0, output: { location: local-file-system, path: ./c } }
`;

/** A backend that emits another shape from the edition 2999-01 on, and names clients in another way. */
const shaped = defineBackend({
  ...stubBackend,
  generators: ["gen-shaped-sdk"],
  naming: (sdk, options, info) => {
    const { casing, ...rest } = stubBackend.naming(sdk, options, info);
    return { ...rest, casing: { ...casing, client: since(info.edition, "2999-01") ? "snake" : "pascal" } };
  },
  prepare: ({ packageInfo }) => packageInfo,
  plan: () => [],
  assets: (info: PackageInfo) => [
    { path: "shape.txt", content: since(info.edition, "2999-01") ? "new\n" : "old\n", kind: "generated" },
  ],
});

/** SDKs of these editions. */
async function compiled(yml: string, editions: readonly string[]) {
  const compiler = stubCompiler();
  compiler.hooks.backend.tap("shaped", (name) => (name === "gen-shaped-sdk" ? shaped : undefined));
  compiler.hooks.configure.tap("editions", (value) => {
    const config = value as Config;
    const generators = (config.groups.local?.generators ?? []).map((generator, at) => ({
      ...generator,
      edition: editions[at] ?? generator.edition,
    }));
    return { ...config, groups: { local: { at: "", generators } } };
  });
  const result = await compile({ compiler, workspace: stubWorkspace(yml), command: "check", version: "0.1.0" });
  return result.targets.map(({ emitted }) => emitted);
}

/** What SDKs of these editions look like. */
async function shapesOf(editions: readonly string[]): Promise<readonly string[]> {
  return (await compiled(YML, editions)).map(({ tree, context }) => {
    const client = context?.names.client(context.api.root) ?? "";
    return `${tree.get("shape.txt")?.content.trim()} ${/^[a-z_]+$/.test(client) ? "snake" : "pascal"}`;
  });
}

test("each generator gets the shape of its edition, and the old one without an edition", async () => {
  expect(await shapesOf([])).toEqual(["old pascal", "old pascal", "old pascal"]);
  expect(await shapesOf(["2026-11", "2999-01", "2999-06"])).toEqual(["old pascal", "new snake", "new snake"]);
});

test("an edition has what came with earlier ones", () => {
  expect(since("2027-03", "2027-03")).toBe(true);
  expect(since("2028-01", "2027-03")).toBe(true);
  expect(since("2026-11", "2027-03")).toBe(false);
  expect(since(undefined, "2027-03")).toBe(false);
});

test("a release is compared with the last one in its own edition", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-editions-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const output = `{ location: local-file-system, path: ${folder} }`;
  const generator = `      - { name: gen-shaped-sdk, version: 0.1.0, autorelease: true, output: ${output} }\n`;
  const yml = YML.replace(/( {6}- .*\n)+$/, generator);
  const [first] = await compiled(yml, []);
  expect(first).toMatchObject({ packageVersion: "0.0.1" });
  mkdirSync(join(folder, ".sdkwright"));
  writeFileSync(join(folder, ".sdkwright/release.txt"), first?.release ?? "");
  const [next] = await compiled(yml, ["2999-01"]);
  expect(next?.tree.get("CHANGELOG.md")?.content).toContain("The client of the API was renamed");
});
