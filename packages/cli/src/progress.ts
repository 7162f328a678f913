import type { Compiler } from "@sdkwright/compiler";
import { type Io, understandsCodes } from "./io.js";

const CLEAR_LINE = "\r\u001b[K";

/** What a stage does, as users see it: files are read, SDKs generated and written. */
function wordsOf(stage: string, subject: string | undefined): string {
  const name = subject === undefined ? "" : ` ${subject}`;
  if (stage === "read" || stage === "amend" || stage === "lower") return `Reading${name || " the API"}`;
  if (stage === "write") return `Writing files of${name || " the SDKs"}`;
  return subject === undefined ? "Checking the API" : `Generating${name}`;
}

/** Shows the stage that runs, in one line that is cleared at the end. Says nothing where no person looks at a terminal. */
export function startProgress(
  compiler: Compiler,
  { err, env, quiet }: Io,
  apiName: string | undefined,
): { stop(): void } {
  const before = apiName === undefined ? "" : `${apiName}: `;
  if (quiet || env.CI || !err.isTerminal || !understandsCodes(env)) return { stop: () => {} };
  compiler.hooks.progress.tap("sdkwright", ({ stage, subject, done, total }) => {
    const part = Math.min(Math.floor((100 * done) / total), 99);
    err.write(`${CLEAR_LINE}${before}${wordsOf(stage, subject)} (${part} %)`.slice(0, (err.columns ?? 80) + 3));
  });
  return { stop: () => err.write(CLEAR_LINE) };
}
