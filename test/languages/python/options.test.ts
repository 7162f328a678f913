import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";
import { complaintsOf, runPython } from "./toolchain.js";

// What the options of the generator change in the package: the settings that all languages have are tested elsewhere.

async function emit(options: object): Promise<Files> {
  const config = { "package-name": "acme", "client-class-name": "Acme", ...options };
  return filesOf(await compileFolder(`${ROOT}packages/cli/example`, { generator: { name: "gen-python-sdk", config } }));
}

const manifest = (sdk: Files): string => sdk.get("pyproject.toml") ?? "";

/** A program of a user, run where the package is installed beside other modules. */
async function runProgram(files: Files): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    writeFolder(folder, files);
    expectNone(complaintsOf(await runPython(folder, ["-W", "error", "program.py"])));
  });
}

function run(sdk: Files, program: string, modules: Files = new Map()): Promise<void> {
  const sources = [...sdk].filter(([path]) => path.startsWith("src/"));
  const start = `import sys\nsys.path.insert(0, "src")\n${program}`;
  const files: Files = new Map([...sources, ...modules, ["program.py", start]]);
  const question = questionOf(row, "options", [`${ROOT}test/languages/python/options.test.ts`]);
  return verdicts.once(question, hashOfFiles(files), () => runProgram(files));
}

const CALL = `
import LIBRARY
from acme import Acme

BODY = {"id": "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b", "title": "T", "author": "A", "new": 1}
transport = LIBRARY.MockTransport(lambda request: LIBRARY.Response(200, json=BODY))
client = Acme(token="t", base_url="https://api.test", http_client=LIBRARY.Client(transport=transport))
book = client.books.get("3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b")
`;

/** The library that continues httpx has its interface. Where it is not installed, the other one stands in. */
const STAND_IN = `
import sys
import httpx
sys.modules["httpx2"] = httpx
`;

describe.skipIf(toolchainOf(row).kind === "missing")("options of gen-python-sdk", () => {
  test("http-library: httpx2 takes the place of httpx everywhere", async () => {
    const sdk = await emit({ "http-library": "httpx2" });
    expect(manifest(sdk)).toContain('"httpx2>=2');
    const named = [...sdk].filter(([, content]) => /\bhttpx\b/.test(content)).map(([path]) => path);
    expect(named).toEqual([]);
    expect([...sdk].filter(([, content]) => /\bhttpx2\b/.test(content)).map(([path]) => path)).toContain("README.md");
    await run(sdk, CALL.replaceAll("LIBRARY", "httpx2"), new Map([["src/httpx2.py", STAND_IN]]));
    expect(manifest(await emit({}))).toContain('"httpx>=0.27,<1"');
  }, 180_000);

  test("extra-fields: allow keeps what the definition does not declare, ignore drops it", async () => {
    const call = CALL.replaceAll("LIBRARY", "httpx");
    await run(await emit({}), `${call}assert book.model_extra == {"new": 1} and book.to_dict()["new"] == 1`);
    const ignoring = await emit({ "extra-fields": "ignore" });
    await run(ignoring, `${call}assert not book.model_extra and "new" not in book.to_dict()`);
  }, 180_000);

  test("package-name may be a module of a namespace package", async () => {
    const sdk = await emit({ "package-name": "acme.books" });
    expect(manifest(sdk)).toContain('packages = ["src/acme"]');
    expect(sdk.has("src/acme/__init__.py")).toBe(false);
    await run(sdk, CALL.replaceAll("LIBRARY", "httpx").replace("from acme", "from acme.books"));
  }, 180_000);

  test("pyproject, extra-dependencies, ci-workflow and wire-tests change the files around the code", async () => {
    const sdk = await emit({
      pyproject: { project: { scripts: { shop: "acme:main" } }, tool: { isort: { profile: "black" } } },
      "extra-dependencies": { attrs: ">=23" },
      "ci-workflow": false,
      "wire-tests": false,
    });
    expect(manifest(sdk)).toContain('"attrs>=23"');
    expect(manifest(sdk)).toContain('[project.scripts]\nshop = "acme:main"');
    expect(manifest(sdk)).toContain('[tool.isort]\nprofile = "black"');
    expect([...sdk.keys()].filter((path) => /^\.github|^tests/.test(path))).toEqual([]);
  });
});
