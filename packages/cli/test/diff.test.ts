import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { project, run } from "./helpers.js";

const definition = (operationId: string, title = "Pets"): string =>
  JSON.stringify(
    {
      openapi: "3.1.0",
      info: { title, version: "1" },
      paths: { "/pets": { get: { operationId, tags: ["pets"], responses: { 204: { description: "Done" } } } } },
    },
    undefined,
    2,
  );

const CONFIG = `api: { specs: [{ openapi: openapi.json }] }
groups: { sdk: { generators: [{ name: gen-go-sdk, version: "*" }] } }
`;

/** Makes a folder a repository with one commit of all its files. */
function commit(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "First");
}

const RENAMED = `breaking diff/method-renamed: \`client.Pets.List()\` is now \`client.Pets.Search()\` (GET /pets).
  `;

describe("the states that diff compares", () => {
  test("two definitions, in the languages of the command line", { timeout: 60_000 }, async () => {
    const folder = project({ "old.json": definition("listPets"), "new.json": definition("searchPets") });
    const { code, out, err } = await run(folder, ["diff", "old.json", "new.json", "-l", "go"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toBe(`${RENAMED}old.json:9:14 -> new.json:9:14\n\nGo: 1 breaking.\n`);
  });

  test("a type that is a variant of a union is renamed once, in a sentence that has each name once", async () => {
    const shapes = (square: string): string => {
      const part = (name: string) => ({ type: "object", required: [name], properties: { [name]: { type: "number" } } });
      const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
      const schemas = {
        Circle: part("radius"),
        [square]: part("side"),
        Shape: { oneOf: [ref("Circle"), ref(square)] },
      };
      const responses = { 200: { description: "Ok", content: { "application/json": { schema: ref("Shape") } } } };
      const paths = { "/shape": { get: { operationId: "getShape", tags: ["shapes"], responses } } };
      return JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths, components: { schemas } });
    };
    const folder = project({ "old.json": shapes("Square"), "new.json": shapes("Box") });
    const { out } = await run(folder, ["diff", "old.json", "new.json"]);
    expect(out.split("\n")).toEqual([
      "breaking diff/type-renamed: The type `Square` is now `Box`.",
      expect.stringMatching(/^ {2}old\.json:\S+ -> new\.json:\S+$/),
      "",
      "breaking diff/variant-renamed: Variant `Square` of Shape was renamed: `square` is now `box`.",
      expect.stringMatching(/^ {2}old\.json:\S+ -> new\.json:\S+$/),
      "  C#, Go, Java, PHP, Python, Ruby, TypeScript: no change; Swift: breaking",
      "",
      "C#, Go, Java, PHP, Python, Ruby, Swift, TypeScript: 2 breaking.",
      "",
    ]);
  });

  test("folders with a generators.yml, in its languages", async () => {
    const folder = project({
      "a/generators.yml": CONFIG,
      "a/openapi.json": definition("listPets"),
      "b/generators.yml": CONFIG,
      "b/openapi.json": definition("searchPets"),
    });
    const { out } = await run(folder, ["diff", "a", "b/generators.yml"]);
    expect(out).toBe(`${RENAMED}a/openapi.json:9:14 -> b/openapi.json:9:14\n\nGo: 1 breaking.\n`);
  });

  test("folders whose configuration names members of equal declarations differently", async () => {
    const pet = { type: "object", properties: { point2d: { type: "string" } } };
    const responses = { 200: { description: "Pet", content: { "application/json": { schema: pet } } } };
    const paths = { "/pets": { get: { operationId: "getPet", tags: ["pets"], responses } } };
    const openapi = JSON.stringify({ openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths });
    const settings = (smart: boolean): string =>
      `api: { specs: [{ openapi: openapi.json }] }
groups: { sdk: { generators: [{ name: gen-python-sdk, version: "*", smart-casing: ${smart} }] } }
`;
    const folder = project({
      "a/generators.yml": settings(true),
      "a/openapi.json": openapi,
      "b/generators.yml": settings(false),
      "b/openapi.json": openapi,
    });
    const { out } = await run(folder, ["diff", "a", "b"]);
    expect(out).toContain("point2d` was renamed: `point2d` is now `point_2_d`");
  });

  test("a path in a commit", async () => {
    const folder = project({ "generators.yml": CONFIG, "openapi.json": definition("listPets") });
    commit(folder);
    writeFileSync(join(folder, "openapi.json"), definition("searchPets"));
    const expected = `${RENAMED}HEAD:openapi.json:9:14 -> openapi.json:9:14\n\nGo: 1 breaking.\n`;
    expect((await run(folder, ["diff", "HEAD:openapi.json", "openapi.json", "-l", "go"])).out).toBe(expected);
    expect((await run(folder, ["diff", "HEAD:./", "."])).out).toBe(expected);
  });

  test("a commit that is not in the clone is told from a wrong path", async () => {
    const folder = project({ "openapi.json": definition("listPets") });
    commit(folder);
    const { code, err } = await run(folder, ["diff", "elsewhere:openapi.json", "openapi.json"]);
    expect(code).toBe(1);
    expect(err).toContain("error cli/no-commit: There is no commit `elsewhere` in this repository");
    expect((await run(folder, ["diff", "HEAD:other.json", "openapi.json"])).err).toContain("cli/no-state");
    expect((await run(folder, ["diff", "https://a.example/b.json", "openapi.json"])).err).toContain("cli/no-state");
  });

  test("a workspace of APIs is no state, on disk and in a commit, and the states of the APIs are named", async () => {
    const folder = project({ "apis/pets/generators.yml": CONFIG, "apis/notes/readme.txt": "no API" });
    commit(folder);
    const { code, err } = await run(folder, ["diff", "HEAD:./", "."]);
    expect(code).toBe(1);
    expect(err).toContain("error cli/state-of-workspace: `HEAD:./` is a workspace of APIs: `HEAD:./apis/pets`.");
    expect(err).toContain("error cli/state-of-workspace: `.` is a workspace of APIs: `./apis/pets`.");
  });

  test("the output of ir, whose places have no lines", async () => {
    const folder = project({ "generators.yml": CONFIG, "openapi.json": definition("listPets") });
    writeFileSync(join(folder, "old.json"), (await run(folder, ["ir"])).out);
    writeFileSync(join(folder, "openapi.json"), definition("searchPets"));
    const { out } = await run(folder, ["diff", "old.json", "openapi.json", "-l", "go"]);
    expect(out).toContain(`${RENAMED}openapi.json#/paths/~1pets/get -> openapi.json:9:14\n`);
    expect((await run(folder, ["diff", "old.json", "old.json", "-l", "go"])).out).toBe("Go: no changes.\n");
  });
});

test("states that differ by their configuration alone are compared", async () => {
  const folder = project({
    "a/generators.yml": CONFIG,
    "a/openapi.json": definition("listPets"),
    "b/generators.yml": CONFIG.replace("version:", "config: { module: example.com/other }, version:"),
    "b/openapi.json": definition("listPets"),
  });
  const { out } = await run(folder, ["diff", "a", "b"]);
  expect(out).toContain("breaking diff/package-renamed");
  expect(out).toContain("is now `example.com/other`");
});

test("states whose files are the same have no changes", async () => {
  const folder = project({ "old.json": definition("listPets"), "new.json": definition("listPets") });
  expect(await run(folder, ["diff", "old.json", "new.json"])).toEqual({
    code: 0,
    out: "C#, Go, Java, PHP, Python, Ruby, Swift, TypeScript: no changes.\n",
    err: "",
  });
});

describe("every file that a state is read from is looked at", () => {
  const overlay = (actions: string) => `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions: ${actions}\n`;
  const files = {
    "generators.yml": CONFIG.replace("openapi.json", "openapi.json, overlays: overlay.yml, overrides: override.yml"),
    "openapi.json": definition("listPets")
      .replace("204", "200")
      .replace(/\{\s*"description": "Done"\s*\}/, '{ "$ref": "common.yml#/done" }'),
    "common.yml": "done: { description: Done }\n",
    "overlay.yml": overlay("[{ target: $.info, update: { version: '2' } }]"),
    "override.yml": "info: { version: '3' }\n",
  };
  const content = "{ application/json: { schema: { type: string } } }";
  const searches = "{ operationId: searchPets }";

  test.each([
    ["generators.yml", files["generators.yml"].replace("version:", "config: { module: example.com/other }, version:")],
    ["openapi.json", files["openapi.json"].replace("listPets", "searchPets")],
    ["common.yml", `done: { description: Done, content: ${content} }\n`],
    ["overlay.yml", overlay(`[{ target: "$.paths['/pets'].get", update: ${searches} }]`)],
    ["override.yml", `paths: { /pets: { get: ${searches} } }\n`],
  ])("%s", async (file, changed) => {
    const folder = project(files);
    commit(folder);
    const changes = async () => (await run(folder, ["diff", "HEAD:./", "."])).out;
    expect(await changes()).toBe("Go: no changes.\n");
    writeFileSync(join(folder, file), changed);
    expect(await changes()).toContain("breaking diff/");
  });
});

test("fails on what it was asked to fail on", async () => {
  const added = definition("listPets").replace(
    '"/pets": {',
    '"/dogs": { "get": { "operationId": "dogs" } }, "/pets": {',
  );
  const folder = project({
    "old.json": definition("listPets"),
    "new.json": added,
    "other.json": definition("searchPets"),
  });
  const codeOf = async (...args: string[]) => (await run(folder, ["diff", "old.json", ...args, "-l", "go"])).code;
  expect(await codeOf("new.json", "--fail-on", "breaking")).toBe(0);
  expect(await codeOf("new.json", "--fail-on", "additive")).toBe(1);
  expect(await codeOf("other.json", "--fail-on", "breaking")).toBe(1);
  expect(await codeOf("other.json", "--fail-on", "additive")).toBe(1);
  expect(await codeOf("other.json", "--fail-on", "all")).toBe(2);
  expect(await codeOf("missing.json")).toBe(1);
});

test("reports what is wrong with a state at its place", async () => {
  const folder = project({ "a/old.yml": "openapi: [", "new.json": definition("listPets") });
  const { code, out, err } = await run(folder, ["diff", "a/old.yml", "new.json"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^a\/old\.yml:\d+:\d+ error source\//);
});

test("names a call once where languages only spell it differently, and else says in which language it is which", async () => {
  const state = (operationId: string, parameter: string) =>
    definition(operationId).replace(
      '"responses"',
      `"parameters": [{ "name": "q", "in": "query", "x-gen-parameter-name": "${parameter}", "schema": { "type": "string" } }], "responses"`,
    );
  const folder = project({ "old.json": state("listPets", "textQuery"), "new.json": state("searchPets", "queryText") });
  const { out } = await run(folder, ["diff", "old.json", "new.json", "-l", "python", "-l", "typescript"]);
  expect(out).toContain("method-renamed: `client.pets.list()` is now `client.pets.search()` (GET /pets).\n");
  expect(out).toContain(
    "Query parameter `q` of `client.pets.search()` (GET /pets) was renamed: `text_query` is now `query_text` (Python); `textQuery` is now `queryText` (TypeScript).\n",
  );
});

test("languages that only one state has an SDK in are not compared", async () => {
  const folder = project({
    "a/generators.yml": CONFIG,
    "a/openapi.json": definition("listPets"),
    "new.json": definition("searchPets"),
  });
  expect((await run(folder, ["diff", "a", "new.json"])).out).toMatch(/\n\nGo: 1 breaking\.\n$/);
});

test("prints nothing but errors of states that cannot be compared", async () => {
  const folder = project({
    "old.json": definition("listPets"),
    "new.json": definition("listPets").replace(
      '"paths"',
      '"components": { "schemas": { "Pet": { "type": "nonsense" } } }, "pathss": {}, "paths"',
    ),
  });
  const { err } = await run(folder, ["diff", "old.json", "new.json"]);
  expect(err).toMatch(/ error json-schema\/unknown-type: /);
  expect(err).toMatch(/\n1 error\n$/);
});

test("prints Markdown for pull requests", async () => {
  const folder = project({ "old.json": definition("listPets"), "new.json": definition("searchPets", "Animals") });
  const { out } = await run(folder, ["diff", "old.json", "new.json", "-l", "go", "--markdown"]);
  expect(out).toBe(`Go: 3 breaking.

### Breaking changes

- \`client.Pets.List()\` is now \`client.Pets.Search()\` (GET /pets). (\`old.json:9:14 -> new.json:9:14\`)
- The import path was renamed: \`example.com/pets\` is now \`example.com/animals\`.
- The package was renamed: \`pets\` is now \`animals\`.
`);
});
