import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder } from "./files.js";
import { ROOT } from "./root.js";
import { type ProcessResult, runProcess } from "./run-process.js";

/** What TypeScript says about a folder. */
export interface TypecheckResult {
  readonly ok: boolean;
  /** Its messages, one a line. */
  readonly messages: readonly string[];
}

export interface TypecheckOptions {
  /** Paths or globs within the folder; every `.ts` file of it where absent. */
  readonly files?: readonly string[];
  /** Over the strictest settings. */
  readonly compilerOptions?: { readonly [name: string]: unknown };
  /** Path of another release's `tsc`. */
  readonly tsc?: string;
  /** Runs the compiler; what measures it, for example. */
  readonly run?: typeof runProcess;
}

/** Settings under which emitted code has to compile: a user's may be as strict. */
export const STRICTEST = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
  noEmit: true,
} as const;

/** Type-checks a folder under the strictest settings, with the workspace's TypeScript. Writes nothing into it. */
export async function typecheck(folder: string, options: TypecheckOptions = {}): Promise<TypecheckResult> {
  const {
    files = ["**/*.ts"],
    compilerOptions = {},
    tsc = `${ROOT}node_modules/typescript/bin/tsc`,
    run = runProcess,
  } = options;
  const include = files.map((file) => join(folder, file));
  const exclude = [join(folder, "**/node_modules"), join(folder, "dist")];
  return inTemporaryFolder(async (temporary) => {
    const project = join(temporary, "tsconfig.json");
    const merged = { ...STRICTEST, ...compilerOptions };
    writeFileSync(project, JSON.stringify({ compilerOptions: merged, include, exclude }));
    const args = [tsc, "-p", project, "--pretty", "false"];
    return readResult(await run(process.execPath, args, { cwd: folder }));
  });
}

function readResult({ code, stdout, stderr }: ProcessResult): TypecheckResult {
  const messages = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return { ok: code === 0, messages };
}
