import { readFileSync } from "node:fs";
import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

/** The definition of `test/perf`, as `test/perf/sdk-go.mjs` compiles it. */
function emit(): Promise<ReadonlyMap<string, string>> {
  return inTemporaryFolder(async (folder) => {
    const { PETS } = (await import(`${ROOT}test/perf/pets.mjs`)) as { readonly PETS: object };
    const generators = [{ name: "gen-go-sdk", version: "*", config: { module: "example.test/acme" } }];
    const settings = { api: { specs: [{ openapi: "pets.json" }] }, groups: { sdk: { generators } } };
    writeFolder(
      folder,
      new Map([
        ["generators.yml", JSON.stringify(settings)],
        ["pets.json", JSON.stringify(PETS)],
      ]),
    );
    return filesOf(await compileFolder(folder));
  });
}

test("the program that measures calls uses names that the SDK has", async () => {
  const program = readFileSync(`${ROOT}test/perf/go/main.go`, "utf8");
  const sources = [...(await emit())].filter(([path]) => /^[^/]+\.go$/.test(path)).map(([, text]) => text);
  const named = new Set([...program.matchAll(/\bacme\.([A-Z]\w*)/g)].map(([, name]) => name));
  // A comment of the program names the type that it has without an SDK.
  expect(named).toEqual(new Set(["Pet", "NewClient", "UpdatePetRequest", "Ptr"]));
  const missing = [...named].filter((name) => {
    return !sources.some((text) => new RegExp(`^(?:func|type|\\t)\\s*${name}\\b`, "m").test(text));
  });
  expect(missing).toEqual([]);
});
