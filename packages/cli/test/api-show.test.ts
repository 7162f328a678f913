import { expect, test } from "vitest";
import { project, run } from "./helpers.js";

const FILES = {
  "openapi.yml": `openapi: 3.1.0
info: { title: Test, version: "1.0" }
paths:
  /things: { get: { operationId: listThings, tags: [no], responses: { "204": { description: None. } } } }
components:
  schemas:
    Gone: { type: object }
    Thing: { type: object, properties: { id: { type: string } } }
`,
  "overlay.yml": `overlay: 1.0.0
info: { title: More, version: 1.0.0 }
actions:
  - { target: $.components.schemas.Gone, remove: true }
  - target: $.components.schemas.Thing.properties
    update: { name: { $ref: "#/components/schemas/Name" } }
`,
  "names.yml": "paths: { /things: { get: { x-gen-sdk-method-name: list } } }\n",
  "more.yml": "components: { schemas: { Name: { type: string } } }\n",
};
const ENTRY = "{ openapi: openapi.yml, overlays: overlay.yml, overrides: [names.yml, more.yml] }";
const configOf = (...specs: string[]): string => `api: { specs: [${specs.join(", ")}] }\ngroups: {}\n`;

const AMENDED = `openapi: 3.1.0
info:
  title: Test
  version: "1.0"
paths:
  /things:
    get:
      operationId: listThings
      tags:
        - "no"
      responses:
        "204":
          description: None.
      x-gen-sdk-method-name: list
components:
  schemas:
    Thing:
      type: object
      properties:
        id:
          type: string
        name:
          $ref: "#/components/schemas/Name"
    Name:
      type: string
`;

test("a definition is shown as its overlay and overrides leave it", async () => {
  const folder = project({ ...FILES, "generators.yml": configOf(ENTRY) });
  const out = `# openapi.yml with overlay.yml, names.yml, more.yml\n${AMENDED}`;
  expect(await run(folder, ["api", "show"])).toEqual({ code: 0, err: "", out });
  const json = await run(folder, ["api", "show", "./openapi.yml", "--json"]);
  expect(json).toMatchObject({ code: 0, err: "" });
  expect(JSON.parse(json.out).components.schemas).toEqual({
    Thing: {
      type: "object",
      properties: { id: { type: "string" }, name: { $ref: "#/components/schemas/Name" } },
    },
    Name: { type: "string" },
  });
});

test("what is shown says the same as what it was made of", async () => {
  const folder = project({ ...FILES, "generators.yml": configOf(ENTRY) });
  const { out } = await run(folder, ["api", "show"]);
  const plain = project({ "openapi.yml": out, "generators.yml": configOf("{ openapi: openapi.yml }") });
  const withoutPlaces = (text: string): unknown =>
    JSON.parse(text, (key, value) => (key === "origins" || key === "origin" ? undefined : value));
  const [left, right] = [await run(folder, ["ir"]), await run(plain, ["ir"])];
  expect(left.code).toBe(0);
  expect(withoutPlaces(right.out)).toEqual(withoutPlaces(left.out));
});

test("references stay, comments go, numbers are printed by their value", async () => {
  const text = "openapi: 3.1.0 # A comment.\ninfo: { title: Test, version: 1.0 }\nx-big: 12345678901234567890\n";
  const folder = project({ "openapi.yml": `${text}paths: { $ref: a.yml }\n`, "generators.yml": "api: openapi.yml\n" });
  const lines = ["openapi: 3.1.0", "info:", "  title: Test", "  version: 1", "x-big: 12345678901234567000"];
  const { out } = await run(folder, ["api", "show"]);
  expect(out).toBe(`${[...lines, "paths:", "  $ref: a.yml"].join("\n")}\n`);
});

test("of several definitions one has to be named, from the current folder or as generators.yml has it", async () => {
  const files = { ...FILES, "v2/openapi.yml": FILES["openapi.yml"].replace("Test", "Second") };
  const folder = project({ ...files, "generators.yml": configOf(ENTRY, "{ openapi: v2/openapi.yml }") });
  const choices = "`openapi.yml`, `v2/openapi.yml`";
  expect(await run(folder, ["api", "show"])).toEqual({
    code: 2,
    out: "",
    err: `sdkwright: There are 2 definitions. Name one of ${choices}.\n`,
  });
  expect(await run(folder, ["api", "show", "other.yml"])).toMatchObject({
    code: 2,
    err: `sdkwright: generators.yml lists no definition \`other.yml\`. Available: ${choices}.\n`,
  });
  expect(await run(folder, ["api", "show", "v2/openapi.yml"])).toMatchObject({ code: 0, err: "" });
  expect((await run(`${folder}/v2`, ["api", "show", "openapi.yml"])).out).toContain("title: Second");
  expect((await run(`${folder}/v2`, ["api", "show", "v2/openapi.yml"])).out).toContain("title: Second");
});

test("faults are findings, and nothing is printed with an error", async () => {
  const broken = project({
    ...FILES,
    "overlay.yml": "overlay: 1.0.0\nactions: 5\n",
    "generators.yml": configOf(ENTRY),
  });
  const { code, out, err } = await run(broken, ["api", "show"]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain("overlay.yml:");
  const missing = project({ "generators.yml": configOf("{ openapi: openapi.yml }") });
  expect(await run(missing, ["api", "show"])).toMatchObject({ code: 1, out: "" });
  const config = project({ "generators.yml": "api: 5\n" });
  expect(await run(config, ["api", "show"])).toMatchObject({ code: 1, out: "" });
});

test("proto files have no amended text", async () => {
  const folder = project({ "a.proto": "", "generators.yml": configOf("{ proto: { root: . } }") });
  const err = "sdkwright: Overrides of .proto files change what is read from them: `sdkwright ir` shows the result.\n";
  expect(await run(folder, ["api", "show"])).toEqual({ code: 2, out: "", err });
});
