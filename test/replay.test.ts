import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MainResult, runMain } from "./support/main.js";

/** A text of a generated file, what a user made of it, and what is to become of that. */
interface Edit {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** The definition changes the same lines. */
  readonly conflicts?: true;
  /** The file that holds the edit afterwards, where that is another one. */
  readonly movesTo?: string;
}

interface Sdk {
  readonly folder: string;
  readonly generator: string;
  readonly config: object;
  readonly edits: readonly Edit[];
  /** Files that are the user's from the first run on. */
  readonly once: readonly string[];
}

const README: Edit = { path: "README.md", from: "## Requirements\n", to: "Ask MINE for help.\n\n## Requirements\n" };
const MINE = /MINE/;

const SDKS: readonly Sdk[] = [
  {
    folder: "typescript",
    generator: "gen-typescript-sdk",
    config: { "package-name": "bookshop" },
    once: [".gitignore", ".github/workflows/ci.yml"],
    edits: [
      README,
      { path: "package.json", from: '  "scripts": {\n', to: '  "scripts": {\n    "lint": "MINE",\n' },
      {
        path: "src/api/resources/books/Client.ts",
        from: "    return this.#core.send(createOperation,",
        to: "    log('MINE 1');\n    return this.#core.send(createOperation,",
      },
      {
        path: "src/api/resources/books/Client.ts",
        from: "  get(request: GetBookRequest,",
        to: "  /* MINE 2 */ get(request: GetBookRequest,",
        conflicts: true,
      },
      {
        path: "src/api/resources/books/Client.ts",
        from: "    return this.#core.send(deleteOperation,",
        to: "    log('MINE 3');\n    return this.#core.send(deleteOperation,",
        conflicts: true,
      },
      { path: "src/api/types/NewBook.ts", from: "  author: string;", to: "  author: string; // MINE" },
      {
        path: "src/api/types/InvoicePayment.ts",
        from: "  company: string;",
        to: "  company: string; // MINE",
        movesTo: "src/api/types/BillPayment.ts",
      },
    ],
  },
  {
    folder: "go",
    generator: "gen-go-sdk",
    config: { module: "example.com/bookshop" },
    once: [".github/workflows/ci.yml"],
    edits: [
      README,
      { path: "go.mod", from: "\ngo 1.24\n", to: "\n// MINE\ngo 1.24\n" },
      {
        path: "books.go",
        from: "\treturn core.Call[*Book](ctx, c.core, &booksClientCreate,",
        to: '\tlog.Print("MINE 1")\n\treturn core.Call[*Book](ctx, c.core, &booksClientCreate,',
      },
      {
        path: "books.go",
        from: "func (c *BooksClient) Get(ctx context.Context, bookID string,",
        to: "func (c *BooksClient) Get( /* MINE 2 */ ctx context.Context, bookID string,",
        conflicts: true,
      },
      {
        path: "books.go",
        from: "\treturn core.Do(ctx, c.core, &booksClientDelete,",
        to: '\tlog.Print("MINE 3")\n\treturn core.Do(ctx, c.core, &booksClientDelete,',
        conflicts: true,
      },
      { path: "books_types.go", from: "type NewBook struct {\n", to: "// MINE\ntype NewBook struct {\n" },
    ],
  },
  {
    folder: "python",
    generator: "gen-python-sdk",
    config: {},
    once: [".gitignore", ".github/workflows/ci.yml"],
    edits: [
      README,
      { path: "pyproject.toml", from: "[tool.mypy]\n", to: "[tool.mine]\nMINE = true\n\n[tool.mypy]\n" },
      {
        path: "src/bookshop/resources/books/client.py",
        from: "class BooksClient(",
        to: "# MINE 1\nclass BooksClient(",
      },
      {
        path: "src/bookshop/resources/books/client.py",
        from: '    """Fetches one book',
        to: '    """MINE 2 Fetches one book',
      },
      {
        path: "src/bookshop/resources/books/client.py",
        from: "_DELETE: Operation[None] = Operation(\n",
        to: "_DELETE: Operation[None] = Operation(  # MINE 3\n",
        conflicts: true,
      },
      { path: "src/bookshop/types/new_book.py", from: "    author: str\n", to: "    author: str  # MINE\n" },
      {
        path: "src/bookshop/types/invoice_payment.py",
        from: "    company: str\n",
        to: "    company: str  # MINE\n",
        movesTo: "src/bookshop/types/bill_payment.py",
      },
    ],
  },
];

const FIRST = readFileSync(`${ROOT}packages/cli/example/openapi.yml`, "utf8");
const DELETED = /^ {4}delete:\n(?: {6}.*\n)+/m;
/** One operation renamed and one removed, one property added, one type renamed. */
const SECOND = FIRST.replace("operationId: books_get", "operationId: books_fetch")
  .replace(DELETED, "")
  .replace(/( +)author: \{ type: string \}\n/, "$&$1pages: { type: integer }\n")
  .replaceAll("InvoicePayment", "BillPayment");

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "sdkwright-replay-"));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A workspace with the SDKs of a definition in all languages. */
function workspace(name: string, definition: string): string {
  const folder = join(base, name);
  const generators = SDKS.map((sdk) => ({
    name: sdk.generator,
    version: "*",
    output: { location: "local-file-system", path: sdk.folder },
    config: sdk.config,
  }));
  mkdirSync(folder);
  writeFileSync(
    join(folder, "generators.yml"),
    JSON.stringify({
      api: { specs: [{ openapi: "openapi.yml" }] },
      autorelease: true,
      groups: { sdk: { generators } },
    }),
  );
  writeFileSync(join(folder, "openapi.yml"), definition);
  return folder;
}

const generate = (folder: string): Promise<MainResult> => runMain(["generate", "--no-cache"], folder);

/** All files of a folder, by path. */
function filesOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), "latin1")]));
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text.split(from).length, `${file}: ${from}`).toBeGreaterThan(1);
  // The first place: Go and Python have the methods twice.
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

const NOTE = "Thanks to MINE.\n";

/** Generates the SDKs of the first definition, edits them, and generates those of the second. */
async function edited(name: string): Promise<{ readonly folder: string; readonly result: MainResult }> {
  const folder = workspace(name, FIRST);
  expect(await generate(folder)).toMatchObject({ code: 0 });
  for (const { folder: sdk, edits, once } of SDKS) {
    for (const { path, from, to } of edits) edit(join(folder, sdk, path), from, to);
    for (const path of once) writeFileSync(join(folder, sdk, path), "# MINE\n");
    edit(join(folder, sdk, "CHANGELOG.md"), "First release.\n", `First release.\n${NOTE}`);
  }
  writeFileSync(join(folder, "openapi.yml"), SECOND);
  return { folder, result: await generate(folder) };
}

/** Lines at which conflicts begin, counted from 1. */
const conflictsIn = (text: string): number[] =>
  text.split("\n").flatMap((line, index) => (line.startsWith("<<<<<<< ") ? [index + 1] : []));

/** Whether a line that has a text is on the user's side of a conflict. */
function isInConflict(text: string, mine: string): boolean {
  const before = text.slice(0, text.indexOf(mine)).split("\n");
  const opened = before.findLastIndex((line) => line.startsWith("<<<<<<< "));
  const divided = before.lastIndexOf("=======");
  return opened > divided;
}

describe("edits of the SDKs of a real definition", () => {
  let folder: string;
  let result: MainResult;
  let fresh: string;
  beforeAll(async () => {
    ({ folder, result } = await edited("first"));
    fresh = workspace("fresh", SECOND);
    await generate(fresh);
  }, 60_000);

  describe.each(SDKS)("$folder", (sdk) => {
    const read = (path: string): string => readFileSync(join(folder, sdk.folder, path), "utf8");
    const mineOf = ({ to }: Edit): string => to.split("\n").find((line) => MINE.test(line)) ?? "";

    test.each(sdk.edits)("is kept: $path, $from", (one) => {
      const text = read(one.movesTo ?? one.path);
      expect(text).toContain(mineOf(one));
      expect(isInConflict(text, mineOf(one))).toBe(one.conflicts === true);
    });

    test("conflicts are marked, and reported with their lines", () => {
      const paths = [...new Set(sdk.edits.filter(({ conflicts }) => conflicts).map(({ path }) => path))];
      const marked = [...filesOf(join(folder, sdk.folder))].filter(([, text]) => conflictsIn(text).length > 0);
      expect(marked.map(([path]) => path)).toEqual(paths);
      for (const path of paths) {
        for (const line of conflictsIn(read(path))) expect(result.stderr).toContain(`${sdk.folder}/${path}:${line}`);
      }
    });

    test("a file that moved is named, and is not left behind", () => {
      for (const { path, movesTo } of sdk.edits) {
        if (movesTo === undefined) continue;
        expect(result.stderr).toContain(`${sdk.folder}/${movesTo}`);
        expect(() => read(path)).toThrow("ENOENT");
      }
    });

    test("without the edits, merged files are what is generated; all others are", () => {
      const found = filesOf(join(folder, sdk.folder));
      const touched = new Set(sdk.edits.flatMap(({ path, movesTo }) => [path, movesTo ?? path]));
      const conflicted = new Set(sdk.edits.filter(({ conflicts }) => conflicts).map(({ path }) => path));
      for (const [path, text] of filesOf(join(fresh, sdk.folder))) {
        const isOther = path.startsWith(".sdkwright/") || path === "CHANGELOG.md" || sdk.once.includes(path);
        if (isOther || conflicted.has(path)) continue;
        const own = sdk.edits.filter((one) => (one.movesTo ?? one.path) === path);
        const undone = own.reduce((rest, { from, to }) => rest.replace(to, () => from), found.get(path) ?? "");
        expect(withoutVersion(undone), path).toBe(withoutVersion(text));
        if (!touched.has(path)) expect(undone).toBe(found.get(path));
      }
    });

    test("the changelog and files that are written once keep what is the user's", () => {
      for (const path of sdk.once) expect(read(path)).toBe("# MINE\n");
      expect(read("CHANGELOG.md")).toContain(NOTE);
      expect(read("CHANGELOG.md")).toMatch(/## \[0\.1\.0\][\s\S]*\*\*Breaking:\*\*[\s\S]*## \[0\.0\.1\]/);
    });
  });

  test("the run fails for the conflicts, and the next one is the same", async () => {
    expect(result.code).toBe(1);
    const before = filesOf(folder);
    expect((await generate(folder)).code).toBe(1);
    expect(filesOf(folder)).toEqual(before);
  });

  test("the same edits give the same bytes", async () => {
    const again = await edited("second");
    expect(again.result).toEqual(result);
    expect(filesOf(again.folder)).toEqual(filesOf(folder));
  });

  test("with the user's sides taken, nothing is left to do", async () => {
    for (const sdk of SDKS) {
      const paths = new Set(sdk.edits.filter(({ conflicts }) => conflicts).map(({ path }) => `${sdk.folder}/${path}`));
      for (const path of paths) {
        expect((await runMain(["replay", "resolve", path, "--take", "ours"], folder)).code).toBe(0);
        expect(
          readFileSync(join(folder, path), "utf8")
            .match(/MINE \d/g)
            ?.sort(),
        ).toEqual(["MINE 1", "MINE 2", "MINE 3"]);
      }
    }
    expect(await generate(folder)).toMatchObject({ code: 0 });
    expect((await runMain(["replay", "status"], folder)).code).toBe(0);
  });
});

/** The version differs where there was an earlier release. */
function withoutVersion(text: string): string {
  return text.replaceAll(/\b0\.(?:0\.1|1\.0)\b/g, "VERSION");
}
