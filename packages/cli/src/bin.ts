import * as nodeModule from "node:module";
import { EXIT } from "./exit.js";
import type { TextStream } from "./io.js";
import { tuneForShortRun } from "./tuning.js";

tuneForShortRun();
// Keeps compiled code between runs, where Node can (22.1 and later). Before anything else is loaded.
(nodeModule as { enableCompileCache?: () => void }).enableCompileCache?.();

let hasLostOutput = false;

/** A closed pipe (`| head`) is not an error. A full disk is, because output is lost. */
function loseOutput({ code, message }: NodeJS.ErrnoException): void {
  if (code === "EPIPE" || hasLostOutput) return;
  hasLostOutput = true;
  process.once("exit", () => {
    process.exitCode ||= EXIT.fault;
  });
  process.stderr.write(`sdkwright: The output cannot be printed: ${message}.\n`);
}

function textStream(stream: NodeJS.WriteStream): TextStream {
  stream.on("error", loseOutput);
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.columns;
    },
  };
}

/** Once each: a second Ctrl-C ends the process as ever. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

async function ask(question: string): Promise<string> {
  const { createInterface } = await import("node:readline/promises");
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  // Ended input (Ctrl-D) is an empty answer.
  const ended = new Promise<string>((done) => reader.once("close", () => done("")));
  const answer = await Promise.race([reader.question(question), ended]);
  reader.close();
  return answer;
}

const isAttended = process.stdin.isTTY === true && process.stderr.isTTY === true && !process.env.CI;
const { main } = await import("./main.js");
process.exitCode = await main(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  out: textStream(process.stdout),
  err: textStream(process.stderr),
  interrupted,
  ...(isAttended && { ask }),
});
