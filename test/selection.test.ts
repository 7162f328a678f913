import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";

// References to endpoints, and what selects them, where several definitions have the same ones.

const DEFINITION = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1.0.0" },
  paths: {
    "/pets": {
      get: { operationId: "listPets", responses: { "204": { description: "Done." } } },
      post: { operationId: "addPet", responses: { "204": { description: "Done." } } },
    },
  },
};

interface Settings {
  readonly api?: object;
  readonly v1?: object;
  readonly group?: object;
  readonly readme?: object;
}

function compiled({ api = {}, v1 = {}, group = {}, readme = {} }: Settings) {
  return inMemoryFolder(async (folder) => {
    const generators = [{ name: "gen-typescript-sdk", version: "*" }];
    const specs = ["v1", "v2"].map((namespace) => ({
      openapi: `${namespace}.json`,
      namespace,
      ...(namespace === "v1" && { settings: v1 }),
    }));
    const file = { api: { specs, settings: api }, readme, groups: { sdk: { generators, ...group } } };
    const texts = [file, DEFINITION, DEFINITION].map((value) => JSON.stringify(value));
    const names = ["generators.yml", "v1.json", "v2.json"];
    writeFolder(folder, new Map(names.map((name, index) => [name, texts[index] ?? ""])));
    const result = await compileFolder(folder);
    const findings = result.diagnostics.map(({ code, location }) => {
      return `${code} ${location && "pointer" in location ? location.pointer : ""}`;
    });
    const seen = result.targets[0]?.emitted.context?.api;
    return { findings, operations: Object.keys(seen?.operations ?? {}), files: filesOf(result) };
  });
}

describe("a filter", () => {
  test("of all definitions may name what a definition's own filter overrides", async () => {
    const api = { filter: { endpoints: ["v1::GET /pets", "v2::POST /pets"] } };
    const { findings, operations } = await compiled({ api, v1: { filter: { endpoints: ["POST /pets"] } } });
    expect(findings).toEqual([]);
    expect(operations).toHaveLength(2);
  });

  test("of one definition names nothing of another", async () => {
    const { findings } = await compiled({ v1: { filter: { endpoints: ["POST /pets", "v2::GET /pets"] } } });
    expect(findings).toEqual(["compiler/unknown-endpoint /api/specs/0/settings/filter/endpoints/1"]);
  });

  test("or audiences that are empty leave nothing, which is a warning", async () => {
    const filtered = await compiled({ api: { filter: { endpoints: [] } } });
    expect(filtered.findings).toEqual(["compiler/nothing-left /api/settings/filter/endpoints"]);
    expect(filtered.operations).toEqual([]);
    expect((await compiled({ group: { audiences: [] } })).findings).toEqual([
      "compiler/nothing-left /groups/sdk/audiences",
    ]);
  });
});

describe("an endpoint of a README", () => {
  test.each([
    ["as text", "v2::GET /pets"],
    ["with the namespace at the path", { method: "GET", path: "v2::/pets" }],
    ["with the namespace at the method", { method: "v2::GET", path: "/pets" }],
  ])("may have a namespace %s", async (_, defaultEndpoint) => {
    const { findings, files } = await compiled({ readme: { defaultEndpoint } });
    expect(findings).toEqual([]);
    expect(files.get("README.md")).toContain("client.v2.pets.list()");
  });

  test("is that of the first namespace where it names none, with a warning", async () => {
    const { findings, files } = await compiled({ readme: { defaultEndpoint: "GET /pets" } });
    expect(findings).toEqual(["compiler/ambiguous-endpoint /readme/defaultEndpoint"]);
    expect(files.get("README.md")).toContain("client.v1.pets.list()");
  });

  test("that does not stream is not shown as a stream, with a warning", async () => {
    const { findings } = await compiled({
      readme: { defaultEndpoint: { method: "GET", path: "v1::/pets", stream: true } },
    });
    expect(findings).toEqual(["compiler/no-stream /readme/defaultEndpoint"]);
  });
});
