import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, hashOfPath, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { describeRows, questionOf, verdicts } from "./rows.js";

interface VectorFile {
  readonly contract: string;
  readonly kind: string;
  readonly proves: string;
  readonly vectors: readonly { readonly name: string; readonly given: object; readonly expect: object }[];
}

const HERE = `${ROOT}test/suites/vectors.test.ts`;
const folder = join(ROOT, "test/vectors");
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
const readme = readFileSync(join(folder, "README.md"), "utf8");
const contract = readFileSync(join(ROOT, "docs/sdk-contract.md"), "utf8");
const runtimeContract = readFileSync(join(ROOT, "docs/backends/2-runtime.md"), "utf8");

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
  /** Runs a test in an empty folder, unless it has passed for the same runtime and vectors. */
  const once = (title: string, judge: (vectors: string) => Promise<void>): Promise<void> => {
    const question = questionOf(row, `vectors ${title}`, [HERE, row.runtime.module]);
    const subject = hashOf(hashOfPath(row.runtime.folder), hashOfPath(folder));
    return verdicts.once(question, subject, () => inTemporaryFolder(judge));
  };

  test("its runner fails for a file of a kind that it does not know", { timeout: 120_000 }, async () => {
    await once("of an unknown kind", async (vectors) => {
      const unknown = { contract: "C1", kind: "riddle", proves: "Nothing.", vectors: [] };
      writeFileSync(join(vectors, "riddles.json"), JSON.stringify(unknown));
      const { code, printed } = await run(vectors);
      expect(printed).toContain("no driver for vectors of kind riddle");
      expect(code).not.toBe(0);
    });
  });

  test("its runner fails for a wrong expectation in any file", { timeout: 120_000 }, async () => {
    await once("with wrong expectations", async (vectors) => {
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
