import { createHash } from "node:crypto";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Files, hashOfPath, inMemoryFolder, oncePerProduct, ROOT, readFolder, runCli } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf, PLUGINS } from "./support/compile.js";

const HERE = `${ROOT}test/determinism.test.ts`;
const SPECS = `${ROOT}test/specs`;

/** A test of what one feature gives. */
function once(title: string, feature: string, run: () => Promise<void>): Promise<void> {
  return oncePerProduct(
    { title: `${title}: ${feature}`, module: HERE, reads: [hashOfPath(join(SPECS, feature))] },
    run,
  );
}

function hashOf(files: Files): string {
  const hash = createHash("sha256");
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0${content}\0`);
  return hash.digest("hex");
}

interface Surroundings {
  readonly folder: string;
  readonly env: { readonly [name: string]: string };
}

/** The same input in other surroundings: none of it may reach the output. */
const SURROUNDINGS: readonly Surroundings[] = [
  { folder: "a", env: { LANG: "C", LC_ALL: "C", TZ: "UTC" } },
  { folder: "some where/else é", env: { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Asia/Kathmandu" } },
  { folder: "z", env: { LANG: "sv_SE.UTF-8", LC_ALL: "sv_SE.UTF-8", TZ: "America/St_Johns", HOME: "/nonexistent" } },
];

/** Runs the command line in a copy of a feature's folder and hashes all that it writes. */
function generateIn(feature: string, { folder, env }: Surroundings): Promise<string> {
  return inMemoryFolder(async (temporary) => {
    const project = join(temporary, folder);
    cpSync(join(SPECS, feature), project, { recursive: true });
    const { code, stderr } = await runCli(["generate", "--trace"], { cwd: project, env });
    if (code !== 0) throw new Error(stderr);
    return hashOf(readFolder(join(project, "sdk")));
  });
}

describe("the same input gives the same bytes", () => {
  test.each(["names", "multi-file"])(
    "%s: from any folder, with any locale and time zone",
    (feature) =>
      once("surroundings", feature, async () => {
        const hashes: string[] = [];
        for (const surroundings of SURROUNDINGS) hashes.push(await generateIn(feature, surroundings));
        expect(new Set(hashes).size).toBe(1);
      }),
    60_000,
  );

  test.each(readdirSync(SPECS).sort())("%s: twice, and with the plugins in another order", (feature) =>
    once("order of plugins", feature, async () => {
      const folder = join(SPECS, feature);
      const first = await compileFolder(folder);
      const second = await compileFolder(folder, { plugins: [...PLUGINS].reverse() });
      expect(filesOf(first).size).toBeGreaterThan(0);
      expect(hashOf(filesOf(second))).toBe(hashOf(filesOf(first)));
      expect(JSON.stringify(second.api)).toBe(JSON.stringify(first.api));
    }),
  );

  test("a second run writes nothing", () =>
    inMemoryFolder(async (folder) => {
      cpSync(join(SPECS, "errors"), folder, { recursive: true });
      await compileFolder(folder, { command: "generate" });
      const [target] = (await compileFolder(folder, { command: "generate" })).targets;
      expect(target?.summary).toMatchObject({ created: [], updated: [], deleted: [] });
    }));
});
