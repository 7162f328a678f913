import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bundleProblem, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  readonly id?: string;
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

/** Runs the steps of the action as a runner does: each a script of its shell, with its inputs put into `env` only. */
function runAction(folder: string, given: Inputs, env: NodeJS.ProcessEnv) {
  const inputs = Object.fromEntries(Object.entries(action.inputs).map(([name, { default: value }]) => [name, value]));
  const filled = (text: string): string =>
    text.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => given[name] ?? inputs[name] ?? "");
  const outputs = join(folder, ".outputs");
  writeFileSync(outputs, "");
  let printed = "";
  for (const step of action.runs.steps) {
    const script = join(folder, ".step.sh");
    writeFileSync(script, step.run);
    const own = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(value)]));
    const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", script], {
      cwd: join(folder, filled(step["working-directory"])),
      env: { ...env, ...own, GITHUB_ACTIONS: "true", GITHUB_ACTION_PATH: ROOT, GITHUB_OUTPUT: outputs },
      encoding: "utf8",
    });
    printed += stdout + stderr;
    if (status !== 0) return { code: status, printed, outputs: readFileSync(outputs, "utf8") };
  }
  return { code: 0, printed, outputs: readFileSync(outputs, "utf8") };
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

const packaged = JSON.parse(readFileSync(`${ROOT}packages/cli/package.json`, "utf8")) as { readonly version: string };

describe("the action", () => {
  test("puts no input into the text of a script, and every input into its environment", () => {
    for (const { run } of action.runs.steps) expect(run).not.toContain("${{");
    const text = JSON.stringify(action.runs.steps.map(({ env }) => env));
    for (const name of Object.keys(action.inputs)) expect(text).toContain(`\${{ inputs.${name} }}`);
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
    [{ "sdkwright-version": "1.2.3" }, ["--yes sdkwright@1.2.3 check"]],
  ] as [Inputs, string[]][])("%j runs %j", async (given, calls) => {
    expect(await callsOf(given)).toMatchObject({ code: 0, calls });
  });

  test("without an installed sdkwright runs that of its own release", async () => {
    expect((await callsOf({}, false)).calls).toEqual([`--yes sdkwright@${packaged.version} check`]);
  });

  test("refuses another command", async () => {
    const { code, printed } = await callsOf({ command: "rm -rf /" });
    expect([code, printed]).toEqual([2, "::error::command must be check, generate, verify or publish.\n"]);
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
});
