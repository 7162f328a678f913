import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inTemporaryFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { describeRows } from "./rows.js";

interface VectorFile {
  readonly contract: string;
  readonly kind: string;
  readonly proves: string;
  readonly vectors: readonly { readonly name: string; readonly given: object; readonly expect: object }[];
}

const root = fileURLToPath(new URL("../..", import.meta.url));
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

  test("names a rule of the contract, a documented kind, and what it proves", () => {
    expect(Object.keys(file)).toEqual(["contract", "kind", "proves", "vectors"]);
    expect(contract).toContain(`**${file.contract}.**`);
    expect(readme).toContain(`## \`${file.kind}\`: `);
    expect(file.proves).toMatch(/\.$/);
    expect(runtimeContract).toContain(`\`${name}\``);
  });

  test("has vectors with names of their own that expect something", () => {
    const all = file.vectors.map((vector) => vector.name);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
    for (const vector of file.vectors) {
      expect(Object.keys(vector)).toEqual(["name", "given", "expect"]);
      expect(Object.keys(vector.expect), vector.name).not.toEqual([]);
    }
  });
});

describeRows((row) => {
  const run = async (vectors: string): Promise<{ readonly code: number | null; readonly printed: string }> => {
    const env = { SDK_VECTORS: vectors, NO_COLOR: "1", FORCE_COLOR: "0" };
    const { code, stdout, stderr } = await row.runtime.vectors(env);
    return { code, printed: stdout + stderr };
  };

  test("its runner fails for a file of a kind that it does not know", { timeout: 120_000 }, async () => {
    await inTemporaryFolder(async (vectors) => {
      const unknown = { contract: "C1", kind: "riddle", proves: "Nothing.", vectors: [] };
      writeFileSync(join(vectors, "riddles.json"), JSON.stringify(unknown));
      const { code, printed } = await run(vectors);
      expect(printed).toContain("no driver for vectors of kind riddle");
      expect(code).not.toBe(0);
    });
  });

  test("its runner fails for a wrong expectation in any file", { timeout: 120_000 }, async () => {
    await inTemporaryFolder(async (vectors) => {
      cpSync(folder, vectors, { recursive: true });
      for (const name of names) {
        const file = read(name);
        const wrong = { name: `wrong in ${name}`, given: file.vectors[0]?.given, expect: { impossible: true } };
        writeFileSync(join(vectors, name), JSON.stringify({ ...file, vectors: [wrong] }));
      }
      const { printed } = await run(vectors);
      const failed = names.filter((name) => new RegExp(`(FAIL|×).*wrong.in.${name}`).test(printed));
      expect(failed).toEqual(names);
    });
  });
});
