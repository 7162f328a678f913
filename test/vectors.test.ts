import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inTemporaryFolder, runProcess } from "@sdkwright/testkit";
import { describe, expect, it } from "vitest";
import { goProblem } from "./support/go.js";

interface VectorFile {
  readonly contract: string;
  readonly kind: string;
  readonly proves: string;
  readonly vectors: readonly { readonly name: string; readonly given: object; readonly expect: object }[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "test/vectors");
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
const readme = readFileSync(join(folder, "README.md"), "utf8");
const contract = readFileSync(join(root, "docs/sdk-contract.md"), "utf8");
const runtimeContract = readFileSync(join(root, "docs/runtime-contract.md"), "utf8");

function read(name: string): VectorFile {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as VectorFile;
}

describe.each(names)("%s", (name) => {
  const file = read(name);

  it("names a rule of the contract, a documented kind, and what it proves", () => {
    expect(Object.keys(file)).toEqual(["contract", "kind", "proves", "vectors"]);
    expect(contract).toContain(`**${file.contract}.**`);
    expect(readme).toContain(`## \`${file.kind}\`: `);
    expect(file.proves).toMatch(/\.$/);
    expect(runtimeContract).toContain(`\`${name}\``);
  });

  it("has vectors with names of their own that expect something", () => {
    const all = file.vectors.map((vector) => vector.name);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
    for (const vector of file.vectors) {
      expect(Object.keys(vector)).toEqual(["name", "given", "expect"]);
      expect(Object.keys(vector.expect), vector.name).not.toEqual([]);
    }
  });
});

/** Runs a runner on a folder of vectors, and gives what it prints. */
type Runner = (vectors: string) => Promise<{ readonly code: number | null; readonly printed: string }>;

const run = async (cwd: string, vectors: string, command: string, ...args: string[]): ReturnType<Runner> => {
  const env = { SDK_VECTORS: vectors, NO_COLOR: "1", FORCE_COLOR: "0" };
  const { code, stdout, stderr } = await runProcess(command, args, { cwd: join(root, cwd), env });
  return { code, printed: stdout + stderr };
};

const runners: readonly { readonly key: string; readonly problem: string | undefined; readonly runner: Runner }[] = [
  {
    key: "typescript",
    problem: undefined,
    runner: (vectors) =>
      run(".", vectors, "npx", "vitest", "run", "plugins/backend-typescript/runtime/test/vectors.test.ts"),
  },
  {
    key: "go",
    problem: goProblem(),
    runner: (vectors) =>
      run("plugins/backend-go/runtime", vectors, "go", "test", "-vet=off", "./core", "-run", "TestVectors"),
  },
];

describe.each(runners)("the runner of $key", ({ problem, runner }) => {
  const note = problem === undefined ? "" : `: ${problem}`;

  it.skipIf(problem)(`fails for a file of a kind that it does not know${note}`, { timeout: 120_000 }, async () => {
    await inTemporaryFolder(async (vectors) => {
      const unknown = { contract: "C1", kind: "riddle", proves: "Nothing.", vectors: [] };
      writeFileSync(join(vectors, "riddles.json"), JSON.stringify(unknown));
      const { code, printed } = await runner(vectors);
      expect(printed).toContain("no driver for vectors of kind riddle");
      expect(code).not.toBe(0);
    });
  });

  it.skipIf(problem)(`fails for a wrong expectation in any file${note}`, { timeout: 120_000 }, async () => {
    await inTemporaryFolder(async (vectors) => {
      cpSync(folder, vectors, { recursive: true });
      for (const name of names) {
        const file = read(name);
        const wrong = { name: `wrong in ${name}`, given: file.vectors[0]?.given, expect: { impossible: true } };
        writeFileSync(join(vectors, name), JSON.stringify({ ...file, vectors: [wrong] }));
      }
      const { printed } = await runner(vectors);
      const failed = names.filter((name) => new RegExp(`(FAIL|×).*wrong.in.${name}`).test(printed));
      expect(failed).toEqual(names);
    });
  });
});
