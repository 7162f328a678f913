import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { describe, expect, it } from "vitest";
import { goProblem } from "./support/go.js";

const runtime = fileURLToPath(new URL("../plugins/backend-go/runtime/", import.meta.url));
const features = JSON.parse(readFileSync(join(runtime, "features.json"), "utf8")) as { [name: string]: string[] };
const { core = [], ...optional } = features;

const sources = readdirSync(runtime, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name.endsWith(".go") && !name.endsWith("_test.go"))
  .map((entry) => relative(runtime, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

const problem = goProblem();
const hasStaticcheck = spawnSync("staticcheck", ["-version"], { cwd: runtime, stdio: "ignore" }).status === 0;

/** What a command prints in a folder, with its exit code where that is not 0. */
async function complaints(folder: string, command: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, args, { cwd: folder });
  return `${stdout}${stderr}${code === 0 ? "" : `exit code ${code}`}`;
}

describe("the runtime of Go SDKs", () => {
  it("says of every file which feature needs it", () => {
    expect(new Set([...core, ...Object.values(optional).flat()])).toEqual(new Set(sources));
  });

  it.skipIf(problem)(
    `is laid out as gofmt does, passes go vet and its own tests${problem ? `: ${problem}` : ""}`,
    { timeout: 300_000 },
    async () => {
      expect(await complaints(runtime, "gofmt", "-l", ".")).toBe("");
      expect(await complaints(runtime, "go", "vet", "./...")).toBe("");
      expect(await complaints(runtime, "go", "test", "./...")).not.toMatch(/FAIL|exit code/);
    },
  );

  it.skipIf(problem)(
    `builds with any one feature, and then holds nothing unused${problem ? `: ${problem}` : ""}`,
    { timeout: 300_000 },
    async () => {
      for (const name of [undefined, ...Object.keys(optional)]) {
        const paths = new Set(["go.mod", ...core, ...(name === undefined ? [] : (optional[name] ?? []))]);
        const files = new Map([...paths].map((path) => [path, readFileSync(join(runtime, path), "utf8")]));
        await inTemporaryFolder(async (folder) => {
          writeFolder(folder, files);
          const [command, ...args] = hasStaticcheck ? ["staticcheck", "./..."] : ["go", "build", "./..."];
          expect(await complaints(folder, command ?? "", ...args), name ?? "no feature").toBe("");
        });
      }
    },
  );
});
