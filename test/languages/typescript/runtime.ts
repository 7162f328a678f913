import { ROOT, runProcess } from "@sdkwright/testkit";
import type { RuntimeTests } from "../suite.js";

const FOLDER = `${ROOT}plugins/backend-typescript/runtime`;

/** What a program of the runtime's project prints where it does not succeed. */
async function complaintsOf(program: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { code, stdout, stderr } = await runProcess(process.execPath, [program, ...args], { cwd: FOLDER });
  return code === 0 ? [] : [`exit code ${code}`, ...`${stdout}${stderr}`.split("\n")];
}

/** By the workspace's compiler, which takes a seventh of the time of the project's own; its tests ask the oldest release. */
const tsc = (project: string) => complaintsOf(`${ROOT}node_modules/typescript/bin/tsc`, "-p", project);

/** The runtime of TypeScript SDKs, which is a project of its own. Its tests are Vitest's, in its folder. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/typescript/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "has types that fit", run: () => tsc(".") },
    { title: "has tests with types that fit", run: () => tsc("test") },
    {
      title: "is laid out as prettier would",
      run: () => complaintsOf(`${ROOT}node_modules/prettier/bin/prettier.cjs`, "--check", "."),
    },
    {
      title: "passes its own eslint rules",
      run: () => complaintsOf(`${FOLDER}/node_modules/eslint/bin/eslint.js`, "."),
    },
  ],
  mutants: [],
  vectors: (env) => {
    const runner = "plugins/backend-typescript/runtime/test/vectors.test.ts";
    return runProcess(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, "run", runner], { cwd: ROOT, env });
  },
};
