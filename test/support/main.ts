import { main } from "../../packages/cli/src/main.js";

/** What a command line printed and how it ended. */
export interface MainResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process: as a user would, without the cost of a process each time. */
export async function runMain(
  argv: readonly string[],
  cwd: string,
  env: { readonly [name: string]: string } = {},
): Promise<MainResult> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(argv, {
    cwd,
    env,
    out: { write: (text) => void out.push(text), isTerminal: false },
    err: { write: (text) => void err.push(text), isTerminal: false },
  });
  return { code, stdout: out.join(""), stderr: err.join("") };
}
