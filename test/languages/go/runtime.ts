import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { describe, expect, it } from "vitest";
import { goProblem, hasStaticcheck } from "./support/go.js";
import { raceGo } from "./support/go-race.js";

const runtime = fileURLToPath(new URL("../plugins/backend-go/runtime/", import.meta.url));
const features = JSON.parse(readFileSync(join(runtime, "features.json"), "utf8")) as { [name: string]: string[] };
const { core = [], ...optional } = features;

const sources = readdirSync(runtime, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name.endsWith(".go") && !name.endsWith("_test.go"))
  .map((entry) => relative(runtime, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

const problem = goProblem();
const linterProblem = problem ?? (hasStaticcheck() ? undefined : "there is no staticcheck");
const raceProblem = problem ?? (raceGo() ? undefined : "there is no Go that finds races: it takes a C compiler");
/** Aliases with type parameters are beyond the linter's default; what is the same in two folders is compiled once. */
const ENVIRONMENT = { GODEBUG: "gotypesalias=1", GOFLAGS: "-trimpath" };

/** What a command prints in a folder, with its exit code where that is not 0. */
async function complaints(folder: string, command: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, args, { cwd: folder, env: ENVIRONMENT });
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

  it.skipIf(linterProblem)(
    `passes staticcheck, tests included${linterProblem ? `: ${linterProblem}` : ""}`,
    { timeout: 300_000 },
    async () => expect(await complaints(runtime, "staticcheck", "./...")).toBe(""),
  );

  it.skipIf(raceProblem)(
    `has no races in its tests${raceProblem ? `: ${raceProblem}` : ""}`,
    { timeout: 300_000 },
    async () => {
      const { command, env } = raceGo() ?? { command: "go", env: {} };
      const { code, stdout, stderr } = await runProcess(command, ["test", "-race", "./..."], { cwd: runtime, env });
      expect(`${stdout}${stderr}`).not.toMatch(/FAIL|DATA RACE/);
      expect(code).toBe(0);
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
          const [command, ...args] = linterProblem === undefined ? ["staticcheck", "./..."] : ["go", "build", "./..."];
          expect(await complaints(folder, command ?? "", ...args), name ?? "no feature").toBe("");
        });
      }
    },
  );
});
