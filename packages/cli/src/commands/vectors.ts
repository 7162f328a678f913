import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

interface VectorFile {
  readonly kind: string;
  readonly vectors: readonly unknown[];
}

/** Lists the vectors for runtimes, or runs the program of a runtime that reads them. */
export async function vectors(args: Arguments, io: Io): Promise<ExitCode> {
  if (!existsSync(VECTORS)) throw new Error("The vectors are in the built package only");
  const runner = args.value("runner");
  if (runner === undefined) {
    io.out.write(`${VECTORS}\n${readdirSync(VECTORS).flatMap(lineOf).join("")}`);
    return EXIT.ok;
  }
  const code = await runIn(runner, io);
  io.out.write(code === 0 ? "The runner passed.\n" : `The runner failed with exit code ${code}.\n`);
  return code === 0 ? EXIT.ok : EXIT.errors;
}

function lineOf(name: string): string[] {
  if (!name.endsWith(".json")) return [];
  const { kind, vectors: all } = JSON.parse(readFileSync(join(VECTORS, name), "utf8")) as VectorFile;
  return [`  ${name.padEnd(20)} ${String(all.length).padStart(4)} of kind ${kind}\n`];
}

/** Runs a command with the folder of the vectors in its environment, and gives its exit code. */
function runIn(command: string, { cwd, env, out, err }: Io): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, { cwd, env: { ...process.env, ...env, SDK_VECTORS: VECTORS }, shell: true });
    child.stdout.setEncoding("utf8").on("data", (text: string) => out.write(text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => err.write(text));
    child.on("error", fail);
    child.on("close", (code) => done(code ?? EXIT.fault));
  });
}
