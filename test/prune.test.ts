// The folder of kept verdicts does not grow for ever.
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, inTemporaryFolder, openVerdicts, ROOT, runProcess } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const { pruneVerdicts } = (await import(`${ROOT}scripts/prune.mjs`)) as {
  pruneVerdicts(folder: string, limits?: { readonly days?: number; readonly count?: number }): number;
};

/** A file of the folder that was used so many days ago. */
function used(folder: string, name: string, days: number): string {
  const path = join(folder, name);
  const time = Date.now() / 1000 - days * 86_400;
  if (!existsSync(path)) writeFileSync(path, '{"title":"a","value":1}');
  utimesSync(path, time, time);
  return name;
}

const verdict = (text: string): string => `${hashOf(text)}.json`;

test("verdicts that were not used for two weeks go, and nothing else does", () =>
  inTemporaryFolder(async (folder) => {
    const kept = [
      used(folder, verdict("recent"), 13),
      used(folder, "last-run.json", 100),
      used(folder, "notes.txt", 100),
    ];
    used(folder, verdict("old"), 15);
    expect(pruneVerdicts(folder)).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(kept.sort());
    expect(pruneVerdicts(folder)).toBe(0);
    expect(pruneVerdicts(join(folder, "absent"))).toBe(0);
  }));

test("of more verdicts than there is room for, those that were used last stay", () =>
  inTemporaryFolder(async (folder) => {
    const names = [3, 1, 2, 0].map((days) => used(folder, verdict(`${days}`), days));
    expect(pruneVerdicts(folder, { count: 2 })).toBe(2);
    expect(readdirSync(folder).sort()).toEqual([names[1], names[3]].sort());
  }));

test("what another run is writing stays, and what an ended run left goes", () =>
  inTemporaryFolder(async (folder) => {
    const now = used(folder, `${verdict("now")}.123`, 0);
    used(folder, `${verdict("left")}.456`, 2);
    pruneVerdicts(folder, { count: 0 });
    expect(readdirSync(folder)).toEqual([now]);
  }));

test("a verdict that is reused counts as used", () =>
  inTemporaryFolder(async (folder) => {
    const question = { title: "a", toolchain: "b", source: "c" };
    const sdks = new Map([["sdk", new Map([["a.ts", "text"]])]]);
    const ask = async () => {
      const verdicts = openVerdicts({ folder, fresh: false });
      await verdicts.once(question, "subject", async () => 7);
      await verdicts.onceEach(question, sdks, async () => []);
      return verdicts.counts();
    };
    expect(await ask()).toEqual({ reused: 0, asked: 2 });
    for (const name of readdirSync(folder)) used(folder, name, 20);
    expect(await ask()).toEqual({ reused: 2, asked: 0 });
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
    expect(pruneVerdicts(folder)).toBe(0);
  }));

test("runs ask and prune the same folder at once", () =>
  inTemporaryFolder(async (folder) => {
    const program = `import { pruneVerdicts } from ${JSON.stringify(`${ROOT}scripts/prune.mjs`)};
      for (let turn = 0; turn < 50; turn++) pruneVerdicts(${JSON.stringify(folder)}, { count: 0 });`;
    const prune = () => runProcess(process.execPath, ["--input-type=module", "--eval", program], { cwd: folder });
    const pruning = Promise.all([prune(), prune()]);
    let isOver = false;
    void pruning.then(() => (isOver = true));
    let turn = 0;
    while (!isOver) {
      const verdicts = openVerdicts({ folder, fresh: false });
      const question = { title: "a", toolchain: "b", source: `${turn++ % 100}` };
      expect(await verdicts.once(question, "subject", async () => 7)).toBe(7);
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const { code, stderr } of await pruning) expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  }));
