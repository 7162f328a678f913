import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { hashOfPath, oncePerProduct, type ProcessResult, ROOT, readFolder, runProcess } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LanguageSuite } from "./languages/suite.js";
import { copyWorkspace } from "./support/workspace-copy.js";

// `npm run new:backend` in a copy of the workspace, with links in place of an installation.

/** What the script, the row and the suites read beside the packages. */
const FURTHER = [
  ".gitignore",
  "biome.json",
  "packages/cli/example",
  "scripts",
  "tsconfig.json",
  "vitest.config.ts",
  "test/architecture",
  "test/conformance",
  "test/languages",
  "test/node_modules",
  "test/package.json",
  "test/suites",
  "test/support",
  "test/tsconfig.json",
];

/** A test of the laid-out backend that takes long: the copy is the same as long as its parts are. */
function once(title: string, run: () => Promise<void>): Promise<void> {
  const reads = FURTHER.filter((path) => !path.endsWith("node_modules")).map((path) => hashOfPath(ROOT + path));
  return oncePerProduct({ title: `new backend: ${title}`, module: `${ROOT}test/new-backend.test.ts`, reads }, run);
}

const folder = mkdtempSync(join(tmpdir(), "sdkwright-test-"));
const node = (...args: readonly string[]): Promise<ProcessResult> =>
  runProcess(process.execPath, args, { cwd: folder });
const layOut = (...args: readonly string[]) => node("scripts/new-backend.mjs", ...args, "--no-install");
const tsc = (...args: readonly string[]) => node("node_modules/typescript/bin/tsc", ...args, "--pretty", "false");
const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const SUCCESS = { code: 0, stdout: "" };

/** What `pnpm install` does for a package of the workspace. */
function link(dependent: string, name: string, dependency: string): void {
  const place = join(folder, dependent, "node_modules/@sdkwright", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(folder, dependency), place);
}

let laidOut: ProcessResult;

beforeAll(async () => {
  copyWorkspace(folder, FURTHER);
  laidOut = await layOut("esperanto", "--title", "Esperanto 2", "--extension", "eo");
  for (const dependent of ["packages/cli", "test"]) link(dependent, "backend-esperanto", "plugins/backend-esperanto");
  for (const name of ["docs-kit", "plugin-api"]) link("plugins/backend-esperanto", name, `packages/${name}`);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a backend that was laid out", () => {
  test("comes with what is to be done next, in order", () => {
    expect(laidOut).toMatchObject({ code: 0 });
    expect(laidOut.stdout.match(/^\d+\. .*$/gm)).toEqual([
      "1. See what it emits",
      "2. Types",
      "3. One call",
      "4. The runtime, by vectors",
      "5. Samples",
      "6. README and reference",
      "7. Wire tests",
      "8. Conformance",
    ]);
  });

  test("is named where the workspace names its backends, and has no word of the templates left", () => {
    expect(read("packages/cli/src/built-in.ts")).toContain('  "gen-esperanto-sdk": "@sdkwright/backend-esperanto",\n');
    for (const path of ["packages/cli/package.json", "test/package.json"]) {
      expect(JSON.stringify(JSON.parse(read(path)))).toContain('"@sdkwright/backend-esperanto":"workspace:*"');
    }
    for (const path of ["tsconfig.json", "test/tsconfig.json"]) {
      expect(JSON.stringify(JSON.parse(read(path)))).toContain('plugins/backend-esperanto"}');
    }
    const sources = ["plugins/backend-esperanto/src", "test/languages/esperanto"].flatMap((path) => [
      ...readFolder(join(folder, path)).values(),
    ]);
    expect([...sources, read("docs/esperanto.md")].filter((text) => /__(key|Title|extension)__/.test(text))).toEqual(
      [],
    );
    expect(read("docs/esperanto.md").match(/^#+ .*$/gm)).toEqual([
      "# Esperanto 2 SDKs",
      "## Options",
      "## Conventions",
      "## Tour",
      "## Differences from hand-written SDKs",
    ]);
  });

  test(
    "compiles, and so does its row",
    () =>
      once("compiles", async () => {
        expect(await tsc("-b", "plugins/backend-esperanto")).toMatchObject(SUCCESS);
        const compilerOptions = {
          composite: false,
          noEmit: true,
          rootDir: "..",
          customConditions: ["sdkwright-source"],
        };
        // Sources of packages stand on declarations that they do not import.
        const include = ["languages/esperanto", "../packages/*/src/*.d.ts"];
        const project = { extends: "../tsconfig.base.json", compilerOptions, include };
        writeFileSync(join(folder, "test/row.json"), JSON.stringify(project));
        expect(await tsc("-p", "test/row.json")).toMatchObject(SUCCESS);
      }),
    60_000,
  );

  test("is laid out as the formatter wants it", async () => {
    const folders = [
      "plugins/backend-esperanto",
      "test/languages/esperanto",
      "packages/cli/src/built-in.ts",
      "tsconfig.json",
    ];
    expect(await node("node_modules/@biomejs/biome/bin/biome", "check", ...folders)).toMatchObject({ code: 0 });
  });

  test("emits an outline of the bundled example, and says what it lacks", async () => {
    const project = join(folder, "project");
    const example = `${ROOT}packages/cli/example`;
    mkdirSync(project);
    cpSync(`${example}/openapi.yml`, join(project, "openapi.yml"));
    const configuration = readFileSync(`${example}/generators.yml`, "utf8")
      .replace("gen-typescript-sdk", "gen-esperanto-sdk")
      .replace("../../../demo-output/typescript", "sdk")
      .replace(/ +config:[\s\S]*/, "");
    writeFileSync(join(project, "generators.yml"), configuration);
    const loader = new URL(import.meta.resolve("tsx")).href;
    const cli = ["--conditions=sdkwright-source", "--import", loader, join(folder, "packages/cli/src/bin.ts")];
    const { code, stderr } = await runProcess(process.execPath, [...cli, "generate"], { cwd: project });
    expect(code, stderr).toBe(0);
    expect(stderr.match(/sdk\/.*/g)).toEqual([
      "sdk/operation-unsupported: `books_upload_cover` needs `multipart`: its types are emitted, but there is no method in Esperanto 2.",
      "sdk/operation-unsupported: `books_download_cover` needs `binary`: its types are emitted, but there is no method in Esperanto 2.",
    ]);
    const sdk = new Map([...readFolder(join(project, "sdk"))].filter(([path]) => path.startsWith("src/")));
    expect([...sdk.keys()].sort()).toEqual([
      "src/client.eo",
      "src/clients/books.eo",
      "src/clients/orders.eo",
      "src/errors.eo",
      "src/types.eo",
    ]);
    expect(sdk.get("src/clients/books.eo")).toContain(
      '    // Fetches one book\n    get(request: GetBookRequest): Book = call("GET", "/books/{bookId}")\n',
    );
    expect(sdk.get("src/types.eo")).toContain('// A book on the shelf.\ntype Book {\n    title: string = "title"\n');
    const { tokens } = (await import(pathToFileURL(join(folder, "test/languages/esperanto/lexer.ts")).href)) as Pick<
      LanguageSuite,
      "tokens"
    >;
    for (const [path, content] of sdk) expect(tokens(path, content), path).toMatchObject({ problems: [] });
  }, 60_000);

  test(
    "fits the architecture, and the suites skip its row and count it",
    () =>
      once("fits the architecture", async () => {
        const costs = join(folder, "costs.jsonl");
        const suites = ["test/architecture/architecture.test.ts", "test/suites/runtime.test.ts"];
        const args = ["node_modules/vitest/vitest.mjs", "run", ...suites, "--reporter=json", "--maxWorkers=1"];
        const env = { ROW: "esperanto", SDKWRIGHT_COSTS: costs };
        const { code, stdout } = await runProcess(process.execPath, args, { cwd: folder, env });
        expect(code, stdout.slice(-2000)).toBe(0);
        const skipped = read("costs.jsonl")
          .split("\n")
          .filter((line) => line.includes('"skipped"'))
          .map((line) => JSON.parse(line) as unknown);
        const reason = "no Esperanto 2 toolchain yet: see docs/testing.md";
        expect(skipped).toContainEqual({ kind: "skipped", language: "esperanto", reason });
        expect(stdout).toContain(`Esperanto 2: ${reason}`);
      }),
    180_000,
  );
});

test.each([
  [["esperanto"], "The name 'esperanto' is taken: plugins/backend-esperanto exists."],
  [["go"], "The name 'go' is taken: plugins/backend-go exists."],
  [["openapi"], "The name 'openapi' is taken: plugins/frontend-openapi exists."],
  [["golang", "--title", "Go"], "The title 'Go' is taken."],
  [["C#"], "'C#' is no legal name: lower-case letters and digits, a letter first."],
  [["../outside"], "'../outside' is no legal name: lower-case letters and digits, a letter first."],
  [["swift", "--title", 'S"'], "'S\"' is no legal title: a letter, then letters, digits, and ' .+#-'."],
  [["swift", "--extension", ".swift"], "'.swift' is no legal extension: letters and digits, without a dot."],
  [[], "Usage: npm run new:backend -- <key> [--title <Title>] [--extension <ext>] [--no-install]"],
])("%j is refused", async (args, message) => {
  const { code, stdout, stderr } = await layOut(...args);
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: "", stderr: `${message}\n` });
});
