import { type Files, inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";

// What a configuration says of packages and READMEs, in every language.

const pet = {
  type: "object",
  required: ["name", "home"],
  properties: {
    name: { type: "string" },
    note: { type: "string" },
    home: { type: "object", required: ["city"], properties: { city: { type: "string" }, street: { type: "string" } } },
  },
};
const DEFINITION = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1.0.0" },
  paths: {
    "/pets": {
      post: {
        operationId: "pets_create",
        tags: ["pets"],
        parameters: [{ name: "dryRun", in: "query", schema: { type: "boolean" }, example: true }],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: pet,
              example: { name: "Rex", note: "A good one.", home: { city: "Rome", street: "Via Appia" } },
            },
          },
        },
        responses: { "204": { description: "Done." } },
      },
    },
  },
};

interface Settings {
  readonly config?: object;
  readonly readme?: object;
}

function emit(name: string, settings: Settings): Promise<Files> {
  return emitWith(name, settings, []);
}

/** The files of an SDK, where the run finds just these codes. */
function emitWith(name: string, { config = {}, readme = {} }: Settings, codes: readonly string[]): Promise<Files> {
  return inMemoryFolder(async (folder) => {
    const generators = [{ name, version: "*", config, output: { location: "local-file-system", path: "sdk" } }];
    const settings = { api: { specs: [{ openapi: "openapi.json" }] }, readme, groups: { sdk: { generators } } };
    const files = new Map([
      ["generators.yml", JSON.stringify(settings)],
      ["openapi.json", JSON.stringify(DEFINITION)],
    ]);
    writeFolder(folder, files);
    const result = await compileFolder(folder);
    expect(result.diagnostics.filter(({ severity }) => severity !== "note").map(({ code }) => code)).toEqual(codes);
    return filesOf(result);
  });
}

const TYPESCRIPT = "gen-typescript-sdk";
const GO = "gen-go-sdk";

describe("package-version", () => {
  test("is the version of the package and of its User-Agent in TypeScript", async () => {
    const files = await emit(TYPESCRIPT, { config: { "package-version": "1.4.0-rc.1" } });
    expect(JSON.parse(files.get("package.json") ?? "")).toMatchObject({ version: "1.4.0-rc.1" });
    expect(files.get("src/version.ts")).toContain('"1.4.0-rc.1"');
  });

  test("is the version of the User-Agent in Go, and makes the suffix of the import path", async () => {
    const files = await emit(GO, { config: { "package-version": "2.0.1", module: "github.com/acme/acme-go" } });
    expect(files.get("go.mod")).toMatch(/^module github\.com\/acme\/acme-go\/v2$/m);
    expect([...files.values()].some((content) => /\bVersion:\s+"2\.0\.1"/.test(content))).toBe(true);
  });
});

describe("ci-workflow", () => {
  const path = ".github/workflows/ci.yml";

  test.each([TYPESCRIPT, GO])("is there unless it is turned off: %s", async (name) => {
    const plain = await emit(name, {});
    expect(plain.get(path)).toContain("on: [push, pull_request]");
    expect((await emit(name, { config: { "ci-workflow": false } })).has(path)).toBe(false);
  });

  test("runs the scripts that a TypeScript package has", async () => {
    const files = await emit(TYPESCRIPT, { config: { "wire-tests": false } });
    const { scripts } = JSON.parse(files.get("package.json") ?? "") as { scripts: Record<string, string> };
    const runs = [...(files.get(path) ?? "").matchAll(/- run: npm (?:run (\w+)|(test)(?! --if-present))/g)];
    expect(runs.map(([, script, test]) => scripts[script ?? test ?? ""])).toEqual([scripts.build]);
  });
});

test.each([TYPESCRIPT, GO])("include-platform-headers is a warning, since User-Agent says it all: %s", async (name) => {
  const config = { includePlatformHeaders: true };
  await emitWith(name, { config }, ["compiler/option-unsupported"]);
  await emit(name, { config: { "include-platform-headers": false } });
});

describe("READMEs", () => {
  const customSections = [
    { title: "Ours", language: "go", content: "See {{ owner }}, {{ repo }} at {{ version }}; {{ unknown }} stays." },
    { title: "Theirs", language: "java", content: "Not here." },
  ];

  test("have the sections of their language, with its variables", async () => {
    const config = { module: "github.com/acme/acme-go" };
    const readme = (await emit(GO, { config, readme: { customSections } })).get("README.md");
    expect(readme).toContain("## Ours\n\nSee acme, acme-go at 0.0.1; {{ unknown }} stays.");
    expect(readme).not.toContain("Theirs");
  });

  test("write variables that the configuration gives no value in capitals", async () => {
    const readme = (await emitWith(GO, { readme: { customSections } }, Array(2).fill("examples/readme-variable"))).get(
      "README.md",
    );
    expect(readme).toContain("See OWNER, REPO at 0.0.1; {{ unknown }} stays.");
  });

  test.each([TYPESCRIPT, GO])("show required parameters alone where they are to be minimal: %s", async (name) => {
    const shown = async (exampleStyle: string): Promise<string[]> => {
      const readme = (await emit(name, { readme: { exampleStyle } })).get("README.md") ?? "";
      return ["Rex", "Rome", "A good one.", "Via Appia"].filter((text) => readme.includes(text));
    };
    expect(await shown("comprehensive")).toEqual(["Rex", "Rome", "A good one.", "Via Appia"]);
    expect(await shown("minimal")).toEqual(["Rex", "Rome"]);
  });

  test.each([TYPESCRIPT, GO])("alone have the name that they give the API: code keeps its names: %s", async (name) => {
    const plain = await emit(name, {});
    const named = await emit(name, { readme: { apiName: "Big Cloud" } });
    expect(named.get("README.md")).toContain("Big Cloud");
    expect([...named.keys()]).toEqual([...plain.keys()]);
    const changed = [...named].filter(([path, content]) => plain.get(path) !== content).map(([path]) => path);
    expect(changed).toEqual(["AGENTS.md", "README.md", "SKILL.md", "llms.txt"]);
  });

  test.each([TYPESCRIPT, GO])("alone are minimal: the reference shows the whole example: %s", async (name) => {
    const files = await emit(name, { readme: { exampleStyle: "minimal" } });
    expect(files.get("reference.md")).toContain("Via Appia");
  });
});
