import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, readFolder, runCli, typecheck } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { runPython, toolchain } from "./languages/python/toolchain.js";

// A plugin that taps `target.plan` and moves a file: what other files import follows it, or the language does not allow it.

const EXAMPLE = `${ROOT}packages/cli/example`;

const plugin = (from: string, to: string): string => `export default {
  name: "moving",
  apply: ({ hooks }) =>
    hooks.target.tap("moving", (run) =>
      run.hooks.plan.tap("moving", (files) =>
        files.map((file) => (file.path.endsWith(${JSON.stringify(from)}) ? { ...file, path: file.path.replace(${JSON.stringify(from)}, ${JSON.stringify(to)}) } : file)),
      ),
    ),
};
`;

interface Moved {
  readonly code: number | null;
  readonly stderr: string;
  /** Where the SDK is. */
  readonly sdk: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Generates the SDK of the bookshop while a plugin moves a file of it. */
function withMove(
  generator: string,
  [from, to]: [string, string],
  check: (moved: Moved) => Promise<void>,
): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    cpSync(join(EXAMPLE, "openapi.yml"), join(folder, "openapi.yml"));
    const settings = readFileSync(join(EXAMPLE, "generators.yml"), "utf8")
      .replace(/path: .*/, "path: sdk")
      .replace(/name: gen-.*/, `name: ${generator}`)
      .replace(/ +config:[\s\S]*/, "");
    writeFileSync(join(folder, "generators.yml"), `plugins: [./moving.mjs]\n${settings}`);
    writeFileSync(join(folder, "moving.mjs"), plugin(from, to));
    const { code, stderr } = await runCli(["generate"], { cwd: folder });
    const sdk = join(folder, "sdk");
    await check({ code, stderr, sdk, files: code === 0 ? readFolder(sdk) : new Map() });
  });
}

test(
  "a type of a TypeScript SDK moves, and the SDK compiles",
  () =>
    withMove("gen-typescript-sdk", ["types/Book.ts", "types/shelf/Volume.ts"], async ({ code, stderr, sdk, files }) => {
      expect({ code, stderr }).toMatchObject({ code: 0 });
      expect(files.has("src/api/types/Book.ts")).toBe(false);
      expect(files.get("src/api/types/shelf/Volume.ts")).toContain("export interface Book");
      expect(files.get("src/api/resources/books/Client.ts")).toContain("types/shelf/Volume.js");
      const sources = [...files.keys()].filter((path) => path.startsWith("src/") && path.endsWith(".ts"));
      const options = { lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"] };
      expect((await typecheck(sdk, { files: sources, compilerOptions: options })).messages).toEqual([]);
    }),
  60_000,
);

test(
  "a module of a Python package is renamed, and what is in it is imported from there",
  () =>
    withMove("gen-python-sdk", ["types/book.py", "types/volume.py"], async ({ code, sdk, files }) => {
      expect(code).toBe(0);
      expect([...files.keys()].filter((path) => /types\/(book|volume)\.py$/.test(path))).toEqual([
        expect.stringMatching(/types\/volume\.py$/),
      ]);
      const [module = ""] = [...files.keys()].filter((path) => /^src\/\w+\/types\/volume\.py$/.test(path));
      const name = module.split("/")[1];
      const entry = files.get(`src/${name}/types/__init__.py`);
      expect(entry).toContain("from .volume import Book");
      expect(entry).not.toContain("from .book import");
      if (toolchain().kind === "missing") return;
      const program = `import ${name}.types as types; print(types.Book.__module__)`;
      const { stdout, stderr } = await runPython(join(sdk, "src"), ["-c", program]);
      expect(stdout, stderr).toBe(`${name}.types.volume\n`);
    }),
  60_000,
);

test(
  "a file of a Go package is renamed within its folder",
  () =>
    withMove("gen-go-sdk", ["books_types.go", "books_models.go"], async ({ code, files }) => {
      expect(code).toBe(0);
      expect(files.has("books_types.go")).toBe(false);
      expect(files.get("books_models.go")).toContain("type Book struct");
    }),
  60_000,
);

test.each([
  ["gen-typescript-sdk", "src/Client.ts", "src/client.ts", "Other files of the SDK import this one by its path."],
  ["gen-typescript-sdk", "types/Book.ts", "types/index.ts", "It can only be moved to a file `*.ts` below `src/api`"],
  ["gen-python-sdk", "errors.py", "faults.py", "Other modules of the package import this one by its name."],
  ["gen-python-sdk", "types/book.py", "models/book.py", "It has to stay in its folder, with the name of a module"],
  ["gen-go-sdk", "types.go", "models/types.go", "A folder is a package in Go, so the file has to stay in its folder."],
  ["gen-go-sdk", "types.go", "types_windows.go", "The go command leaves out files with such a name"],
  ["gen-java-sdk", "types/Book.java", "types/Volume.java", "Java finds a class by its package and name"],
])(
  "%s does not let %s move to %s",
  (generator, from, to, rule) =>
    withMove(generator, [from, to], async ({ code, stderr }) => {
      expect(stderr).toContain("error plan/refused: A plugin moves `");
      expect(stderr).toContain(rule);
      expect(code).toBe(1);
    }),
  60_000,
);
