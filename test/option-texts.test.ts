import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { ROWS } from "./languages/index.js";
import { compileFolder, filesOf } from "./support/compile.js";

const DEFINITION = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1.0.0" },
  servers: [{ url: "https://api.acme.example" }],
  security: [{ token: [] }],
  paths: { "/pets": { get: { operationId: "pets_list", responses: { "204": { description: "Done." } } } } },
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer", description: "A token.\n\nScopes:\n- `read`: Reads\n- `write`: Writes" },
    },
  },
};
const CONFIGURATION = {
  api: { specs: [{ openapi: "openapi.json" }] },
  "default-group": "sdk",
  groups: {
    sdk: {
      generators: [
        { name: "gen-typescript-sdk", version: "*", output: { location: "local-file-system", path: "sdk" } },
      ],
    },
  },
};

test.each(ROWS)("the last item of a list in the text of a credential holds nothing else: $key", async (row) => {
  await inMemoryFolder(async (folder) => {
    const files = { "openapi.json": DEFINITION, "generators.yml": CONFIGURATION };
    writeFolder(folder, new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])));
    const sdk = filesOf(await compileFolder(folder, { generator: row.generator }));
    const items = [...sdk.values()].flatMap((text) => text.split("\n")).filter((line) => line.includes("- `write`"));
    expect(items.filter((line) => !/: Writes *$/.test(line))).toEqual([]);
  });
});
