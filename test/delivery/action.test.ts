import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bundleProblem, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  readonly id?: string;
  /** Another action, which only a runner can run. */
  readonly uses?: string;
  readonly shell: string;
  readonly run: string;
  readonly env: { readonly [name: string]: string };
  readonly "working-directory": string;
}
interface Action {
  readonly inputs: { readonly [name: string]: { readonly description: string; readonly default: string } };
  readonly outputs: { readonly [name: string]: { readonly value: string } };
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}
type Inputs = { readonly [name: string]: string };

const action = parse(readFileSync(`${ROOT}action.yml`, "utf8")) as Action;
const problem = bundleProblem();
if (problem !== undefined) console.log(`skipped: test/delivery/action: ${problem}`);

/** Outputs as steps write them: `name=value` lines. */
const outputsIn = (text: string): Inputs =>
  Object.fromEntries(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

/** Scripts of the action, in their order. */
const scripts = action.runs.steps.filter(({ uses }) => uses === undefined);

/** Runs the steps of the action as a runner does: each a script of its shell, with expressions put into `env` only. */
function runAction(folder: string, given: Inputs, env: NodeJS.ProcessEnv) {
  const inputs = Object.fromEntries(Object.entries(action.inputs).map(([name, { default: value }]) => [name, value]));
  const steps: Record<string, Inputs> = {};
  const resolved = (name: string): string => {
    const [, input] = /^inputs\.(.*)$/.exec(name) ?? [];
    const [, id = "", output = ""] = /^steps\.(.*)\.outputs\.(.*)$/.exec(name) ?? [];
    if (input !== undefined) return given[input] ?? inputs[input]?.replace(/^\$\{\{.*/, "") ?? "";
    return steps[id]?.[output] ?? (name === "runner.temp" ? join(folder, ".tmp") : "");
  };
  const filled = (text: string): string =>
    text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, names: string) => names.split(" || ").map(resolved).find(Boolean) ?? "");
  const [outputs, summary] = [join(folder, ".outputs"), join(folder, ".summary")];
  writeFileSync(summary, "");
  let printed = "";
  let code: number | null = 0;
  for (const step of scripts) {
    const script = join(folder, ".step.sh");
    writeFileSync(script, step.run);
    writeFileSync(outputs, "");
    const own = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(value)]));
    const runner = {
      GITHUB_ACTIONS: "true",
      GITHUB_ACTION_PATH: ROOT.replace(/\/$/, ""),
      GITHUB_REPOSITORY: "acme/api",
    };
    const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", script], {
      cwd: join(folder, filled(step["working-directory"])),
      env: { ...env, ...own, ...runner, GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: summary },
      encoding: "utf8",
    });
    printed += stdout + stderr;
    steps[step.id ?? ""] = outputsIn(readFileSync(outputs, "utf8"));
    code = status;
    if (status !== 0) break;
  }
  return { code, printed, outputs: readFileSync(outputs, "utf8"), summary: readFileSync(summary, "utf8") };
}

/** A path on which `npx` records its arguments, one on each line; `installed` decides whether a project has sdkwright. */
function recording(folder: string, installed: boolean): NodeJS.ProcessEnv {
  const bin = join(folder, ".bin");
  mkdirSync(bin, { recursive: true });
  const text = `#!/bin/sh
[ "$*" = "--no-install sdkwright --version" ] && exit ${installed ? 0 : 1}
printf '%s\\n' "$*" >> ${bin}/calls
`;
  writeFileSync(join(bin, "npx"), text, { mode: 0o755 });
  return { PATH: `${bin}${delimiter}${process.env.PATH}` };
}

function callsOf(given: Inputs, installed = true) {
  return inTemporaryFolder((folder) => {
    mkdirSync(join(folder, "api"));
    const { code, outputs, printed } = runAction(folder, given, recording(folder, installed));
    const calls = code === 2 ? "" : readFileSync(join(folder, ".bin/calls"), "utf8");
    return { code, printed, outputs, calls: calls.split("\n").slice(0, -1) };
  });
}

describe("the action", () => {
  test("puts no input into the text of a script, and every input into its environment", () => {
    for (const { run } of scripts) expect(run).not.toContain("${{");
    const text = JSON.stringify(action.runs.steps);
    for (const name of Object.keys(action.inputs)) expect(text).toContain(`inputs.${name} `);
  });

  test.each([
    [{}, ["--no-install sdkwright check"]],
    [
      { strict: "true", group: "a\n  b", config: "x/generators.yml" },
      ["--no-install sdkwright check --config=x/generators.yml --group=a --group=b --strict"],
    ],
    [{ sarif: "out.sarif" }, ["--no-install sdkwright check --sarif", "--no-install sdkwright check"]],
    [
      { command: "generate", "release-version": "1.4.0", api: "pets" },
      ["--no-install sdkwright generate --api=pets --version=1.4.0"],
    ],
    [{ command: "verify" }, ["--no-install sdkwright generate --check"]],
    [
      { command: "publish", "release-version": "v1.4.0" },
      ["--no-install sdkwright generate --version=1.4.0 --publish"],
    ],
    [
      { command: "diff", api: "pets", strict: "true", base: "main", "fail-on": "breaking" },
      ["--no-install sdkwright ci comment --api=pets --base=main --fail-on=breaking"],
    ],
    [{ "sdkwright-version": "1.2.3" }, ["--yes sdkwright@1.2.3 check"]],
  ] as [Inputs, string[]][])("%j runs %j", async (given, calls) => {
    expect(await callsOf(given)).toMatchObject({ code: 0, calls });
  });

  test("without an installed sdkwright runs its own sources, and downloads nothing by the name of a package", () =>
    inTemporaryFolder((folder) => {
      const env = recording(folder, false);
      writeFileSync(join(folder, ".bin/node"), `#!/bin/sh\nprintf '%s\\n' "$*" >> ${folder}/.bin/calls\n`, {
        mode: 0o755,
      });
      expect(runAction(folder, {}, env).code).toBe(0);
      const calls = readFileSync(join(folder, ".bin/calls"), "utf8").split("\n").slice(0, -1);
      expect(calls.at(-1)).toBe(`${ROOT}packages/cli/bin/sdkwright.js check`);
      expect(calls.join("\n")).not.toContain("--yes");
    }));

  test("names other actions by digest", () => {
    const used = action.runs.steps.flatMap(({ uses }) => uses ?? []);
    expect(used).toHaveLength(3);
    for (const uses of used) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  });

  test("refuses another command", async () => {
    const { code, printed } = await callsOf({ command: "rm -rf /" });
    expect([code, printed]).toEqual([2, "::error::command must be check, diff, generate, verify or publish.\n"]);
  });

  test("runs nothing that an input says", async () => {
    const evil = `$(touch evil)"; touch evil; '`;
    const given = { group: evil, config: evil, api: evil, "release-version": evil, command: "generate" };
    const { calls } = await callsOf(given);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain(`--config=${evil}`);
  });
});

describe.skipIf(problem !== undefined)("the action with sdkwright", () => {
  const env = (folder: string): NodeJS.ProcessEnv => {
    const bin = join(folder, ".bin");
    mkdirSync(bin, { recursive: true });
    const text = `#!/bin/sh\nshift 2\nexec ${process.execPath} ${ROOT}packages/cli/bin/sdkwright.js "$@"\n`;
    writeFileSync(join(bin, "npx"), text, { mode: 0o755 });
    return { PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: folder };
  };
  const layOut = (folder: string, security: string): void => {
    for (const name of ["api", ".git"]) mkdirSync(join(folder, name), { recursive: true });
    const generator = '{ name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }';
    writeFileSync(
      join(folder, "api/generators.yml"),
      `api: { specs: [{ openapi: a.yml }] }\ngroups: { sdk: { generators: [${generator}] } }\n`,
    );
    writeFileSync(
      join(folder, "api/a.yml"),
      `openapi: 3.1.0\ninfo: { title: A, version: "1" }\nservers: [{ url: https://a.example }]\npaths:\n  /a:\n    get: { operationId: getA, ${security} responses: { "204": { description: Done } } }\n`,
    );
  };

  test(
    "annotates, writes SARIF, generates, and verifies",
    () =>
      inTemporaryFolder((folder) => {
        const at = { "working-directory": "api" };
        layOut(folder, "security: [{ gone: [] }],");
        const check = runAction(folder, { ...at, sarif: "out.sarif" }, env(folder));
        expect(check.code).toBe(0);
        expect(check.printed).toContain("::warning file=api/a.yml,line=6");
        expect(check.outputs).toBe("sarif=api/out.sarif\n");
        const sarif = JSON.parse(readFileSync(join(folder, "api/out.sarif"), "utf8"));
        expect(sarif.runs[0].results[0].ruleId).toBe("openapi/unknown-scheme");
        expect(runAction(folder, { ...at, strict: "true" }, env(folder)).code).toBe(1);
        expect(runAction(folder, { ...at, command: "verify" }, env(folder)).code).toBe(1);
        expect(runAction(folder, { ...at, command: "generate", "release-version": "1.4.0" }, env(folder)).code).toBe(0);
        expect(runAction(folder, { ...at, command: "verify" }, env(folder)).code).toBe(0);
      }),
    60_000,
  );

  const git = (folder: string, ...args: string[]): string =>
    spawnSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@acme.example", ...args], {
      cwd: folder,
      encoding: "utf8",
    }).stdout.trim();

  test(
    "says on a pull request what changes for callers; that of a fork has no token, and gets it in the summary",
    () =>
      inTemporaryFolder((folder) => {
        layOut(folder, "");
        rmSync(join(folder, ".git"), { recursive: true });
        git(folder, "init", "--quiet");
        git(folder, "add", "api");
        git(folder, "commit", "--quiet", "-m", "First");
        const definition = join(folder, "api/a.yml");
        writeFileSync(definition, readFileSync(definition, "utf8").replaceAll("getA", "getB"));
        const event = join(folder, ".event.json");
        const base = { sha: git(folder, "rev-parse", "HEAD") };
        writeFileSync(event, JSON.stringify({ pull_request: { number: 7, base } }));
        const job = { ...env(folder), GITHUB_EVENT_PATH: event, GITHUB_API_URL: "https://api.github.example" };
        const given = { command: "diff", "working-directory": "api", "fail-on": "breaking" };
        const { code, printed, summary } = runAction(folder, given, { ...job, GITHUB_TOKEN: "ghs_canary" });
        expect(code, printed).toBe(1);
        expect(summary).toMatch(/^## What changes for callers\n\n\*\*1 breaking\*\*/);
        expect(printed).toContain(summary);
        expect(printed).toContain("cli/no-comment-token");
      }),
    60_000,
  );

  test("compares with nothing that is no commit", () =>
    inTemporaryFolder((folder) => {
      layOut(folder, "");
      const given = { command: "diff", "working-directory": "api", base: "--output=x" };
      const { code, printed } = runAction(folder, given, env(folder));
      expect([code, printed]).toEqual([1, expect.stringContaining("cli/base-not-found")]);
    }));
});
