import type { Compiler } from "@sdkwright/compiler";
import { type Io, understandsCodes } from "./io.js";

const CLEAR_LINE = "\r\u001b[K";

/** Shows the stage that runs, in one line that is cleared at the end. Says nothing where no person looks at a terminal. */
export function startProgress(compiler: Compiler, { err, env, quiet }: Io): { stop(): void } {
  if (quiet || env.CI || !err.isTerminal || !understandsCodes(env)) return { stop: () => {} };
  compiler.hooks.progress.tap("sdkwright", ({ stage, done, total }) => {
    err.write(`${CLEAR_LINE}${stage} (${Math.min(done + 1, total)}/${total})`.slice(0, (err.columns ?? 80) + 3));
  });
  return { stop: () => err.write(CLEAR_LINE) };
}
