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

/** How often a wait for other threads is shown, in milliseconds. */
const OFTEN = 200;

/** Shows what other threads have done, until a wait ends. Says nothing where no person looks at a terminal. */
export async function whileWaiting<T>(wait: Promise<T>, about: () => string, io: Io): Promise<T> {
  if (!isWatched(io)) return await wait;
  const timer = setInterval(() => io.err.write(`${CLEAR_LINE}${about()}`), OFTEN);
  try {
    return await wait;
  } finally {
    clearInterval(timer);
    io.err.write(CLEAR_LINE);
  }
}

function isWatched({ err, env, quiet }: Io): boolean {
  return !quiet && !env.CI && err.isTerminal && understandsCodes(env);
}

/** Shows the stage that runs, in one line that is cleared at the end. Says nothing where no person looks at a terminal. */
export function startProgress(
  compiler: Compiler,
  io: Io,
  { apiName, about }: { readonly apiName: string | undefined; readonly about?: (() => string) | undefined },
): { stop(): void } {
  const name = apiName === undefined ? "" : `${apiName}: `;
  const { err } = io;
  if (!isWatched(io)) return { stop: () => {} };
  compiler.hooks.progress.tap("sdkwright", ({ stage, subject, done, total }) => {
    const part = Math.min(Math.floor((100 * done) / total), 99);
    const before = `${about ? `${about()}, ` : ""}${name}`;
    err.write(`${CLEAR_LINE}${before}${wordsOf(stage, subject)} (${part} %)`.slice(0, (err.columns ?? 80) + 3));
  });
  return { stop: () => err.write(CLEAR_LINE) };
}
