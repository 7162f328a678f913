import type { Compiler } from "@sdkwright/compiler";
import type { TextStream } from "./io.js";

const CLEAR_LINE = "\r\u001b[K";

/** Shows the stage that runs, in one line that is cleared at the end. Says nothing where no terminal listens. */
export function startProgress(compiler: Compiler, stream: TextStream): { stop(): void } {
  if (!stream.isTerminal) return { stop: () => {} };
  compiler.hooks.progress.tap("sdkwright", ({ stage, done, total }) => {
    stream.write(`${CLEAR_LINE}${stage} (${Math.min(done + 1, total)}/${total})`.slice(0, (stream.columns ?? 80) + 3));
  });
  return { stop: () => stream.write(CLEAR_LINE) };
}
