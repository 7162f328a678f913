import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  compareFiles,
  copyWritable,
  expectGolden,
  findCorpus,
  inMemoryFolder,
  inTemporaryFolder,
  readFolder,
  runProcess,
  typecheck,
  writeFolder,
} from "@sdkwright/testkit";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("files are compared both ways", () => {
  const before = new Map(Object.entries({ same: "1\n", gone: "2\n", changed: "a\nb\nc\n", longer: "a\n" }));
  const after = new Map(Object.entries({ same: "1\n", added: "3\n", changed: "a\nX\nc\n", longer: "a\nb\n" }));
  expect(compareFiles(before, after)).toEqual([
    { kind: "extra", path: "added" },
    { kind: "changed", path: "changed", line: 2, expected: "b", actual: "X" },
    { kind: "missing", path: "gone" },
    { kind: "changed", path: "longer", line: 2, expected: "", actual: "b" },
  ]);
});

test("copies of what is read-only can be changed", async () => {
  await inTemporaryFolder((folder) => {
    const [from, to] = [join(folder, "from"), join(folder, "to")];
    writeFolder(from, new Map([["inner/file", "text"]]));
    const paths = ["inner/file", "inner", "."];
    for (const path of paths) chmodSync(join(from, path), 0o555);
    copyWritable(from, to);
    expect(readFolder(to)).toEqual(new Map([["inner/file", "text"]]));
    for (const path of paths) expect(statSync(join(to, path)).mode & 0o777, path).toBe(0o755);
    copyWritable(join(from, "inner/file"), join(folder, "file"));
    expect(statSync(join(folder, "file")).mode & 0o777).toBe(0o755);
    for (const path of paths.toReversed()) chmodSync(join(from, path), 0o755);
  });
});

test("golden files fail on any difference, and UPDATE=1 records exactly", async () => {
  await inTemporaryFolder((folder) => {
    const golden = join(folder, "golden");
    writeFolder(golden, new Map([["src/old.ts", "old\n"]]));
    const actual = new Map([["src/new.ts", "new\n"]]);
    vi.stubEnv("UPDATE", "");
    expect(() => expectGolden(golden, actual)).toThrow(/src\/new\.ts: generated, and not recorded\n.*src\/old\.ts/s);
    vi.stubEnv("UPDATE", "1");
    expectGolden(golden, actual);
    vi.stubEnv("UPDATE", "");
    expectGolden(golden, actual);
    expect(readFolder(golden)).toEqual(actual);
  });
});

test("a golden folder that does not exist fails", () => {
  vi.stubEnv("UPDATE", "");
  expect(() => expectGolden("/does/not/exist", new Map([["a", "a"]]))).toThrow(/not recorded/);
});

test("type errors are found under the strictest settings", { timeout: 60_000 }, async () => {
  await inTemporaryFolder(async (folder) => {
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "good.ts"), "export const length = (texts: string[]): number => texts.length;\n");
    expect(await typecheck(folder)).toEqual({ ok: true, messages: [] });
    writeFileSync(join(folder, "bad.ts"), "export const first = (texts: string[]): string => texts[0];\n");
    const { ok, messages } = await typecheck(folder);
    expect(ok).toBe(false);
    expect(messages.join("\n")).toContain("bad.ts");
    expect(await typecheck(folder, { files: ["good.ts"] })).toMatchObject({ ok: true });
  });
});

test("processes give their exit code and both streams", async () => {
  const script = "process.stdout.write('out'); process.stderr.write(process.env.X); process.exit(3)";
  const result = await runProcess(process.execPath, ["-e", script], { cwd: ".", env: { X: "err" } });
  expect(result).toEqual({ code: 3, stdout: "out", stderr: "err" });
});

test("the corpus is read from its index, and a checkout without one says so", async () => {
  await inTemporaryFolder((folder) => {
    const root = `${folder}/main/`;
    expect(findCorpus(root)).toMatchObject({ kind: "absent", reason: expect.stringContaining("INDEX.tsv") });
    mkdirSync(join(folder, "shared/corpus"), { recursive: true });
    const index = "path\tkind\tspec_version\tbytes\toperations\na/b.yml\topenapi\t3.0.3\t12\t3\tMIT\n";
    writeFileSync(join(folder, "shared/corpus/INDEX.tsv"), index);
    const file = join(folder, "shared/corpus/a/b.yml");
    const entry = { path: "a/b.yml", file, kind: "openapi", version: "3.0.3", bytes: 12, operations: 3 };
    expect(findCorpus(root)).toMatchObject({ kind: "found", entries: [entry] });
  });
});

test.each([inTemporaryFolder, inMemoryFolder])(
  "%o gives a folder of one's own, which is gone afterwards",
  async (give) => {
    const [one, other] = await give((first) => give((second) => [first, second]));
    expect(one).not.toBe(other);
    expect([one, other].filter((folder) => existsSync(folder ?? ""))).toEqual([]);
    const failing = give((folder) => Promise.reject(new Error(folder)));
    await expect(failing).rejects.toThrow("sdkwright-test-");
  },
);
