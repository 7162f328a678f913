import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inTemporaryFolder, type ProcessResult, ROOT, readFolder, writeFolder } from "@sdkwright/testkit";
import type { RuntimeTests } from "../suite.js";
import { complaintsOf, formatterProblem, runDotnet, runFormatter } from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-csharp/runtime`;
const SOURCES = `${FOLDER}/src/Sdk`;
const TESTS = "tests/Sdk.Tests";

/** Files of the runtime by the feature that needs them; those of every SDK are not named. */
function filesByFeature(): { readonly [feature: string]: readonly string[] } {
  return JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".cs"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Files that features name and that there are not. */
async function missingFiles(): Promise<readonly string[]> {
  const known = new Set([...sourcesBelow(SOURCES), ...sourcesBelow(`${FOLDER}/wire`).map((path) => `wire/${path}`)]);
  return Object.values(filesByFeature())
    .flat()
    .filter((path) => !known.has(path))
    .map((path) => `${path}: named by a feature, and not there`);
}

/** Files that CSharpier would lay out in another way. */
function layout(): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const files = [...readFolder(FOLDER)].filter(
      ([path]) => /(?:\.cs|\.editorconfig)$/.test(path) && !/(?:^|\/)(?:bin|obj)\//.test(path),
    );
    writeFolder(folder, new Map(files));
    const { code, stdout, stderr } = await runFormatter(folder, ["check", "."]);
    return code === 0 ? [] : complaintsOf({ code, stdout, stderr });
  });
}

/** Builds the project and runs its tests, by the language's own tools. */
const dotnetTest = (further: readonly string[], env = {}): Promise<ProcessResult> =>
  runDotnet(FOLDER, ["test", TESTS, "-maxcpucount:1", "--logger", "console;verbosity=normal", ...further], env);

/** The lines of the tests that failed, and what they said. */
function failures({ code, stdout, stderr }: ProcessResult): readonly string[] {
  if (code === 0 && /Passed: +[1-9]/.test(stdout)) return [];
  return [`exit code ${code}`, ...`${stdout}${stderr}`.split("\n").slice(-60)];
}

/** The runtime of C# SDKs, which is a project of its own. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/csharp/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "has each file that a feature names", run: missingFiles },
    { title: "is laid out as CSharpier would", problem: formatterProblem, run: layout },
    {
      title: "compiles with its comments, with every warning an error, and passes its own tests",
      run: async () => failures(await dotnetTest([])),
    },
  ],
  mutants: [],
  vectors: async (env) => dotnetTest(["--filter", "FullyQualifiedName~Vectors"], env),
};
