import { spawn } from "node:child_process";
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../secrets.js";
import type { ImageLimits } from "./contract.js";

/** A container that runs in the foreground. */
export interface ForegroundCall {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Environment;
  /** Folder whose contents must not grow beyond the limits. */
  readonly output: string;
  readonly limits: ImageLimits;
  /** Resolves when the user asks to stop. */
  readonly interrupted: Promise<void> | undefined;
  /** Ends the container: ending the program that started it does not. */
  readonly end: () => Promise<void>;
}

export interface ForegroundRun {
  /** Why it did not come to its end; absent where it did. */
  readonly ended?: string;
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const LOOK_EVERY_MS = 500;
/** Of what a container prints to standard error, the end is kept. */
const KEPT_BYTES = 64 << 10;

/** Runs a container, and ends it where it exceeds a limit. */
export function runContainer(call: ForegroundCall): Promise<ForegroundRun> {
  const { command, args, cwd, env, output, limits, interrupted } = call;
  return new Promise((resolve) => {
    // Not stopped by the Ctrl-C that stops the run, which ends it by itself. Windows would open a console for it.
    const detached = process.platform !== "win32";
    const child = spawn(command, args, { cwd, env, detached, windowsHide: true, stdio: ["ignore", "pipe", "pipe"] });
    const stdout: Buffer[] = [];
    let stderr = Buffer.alloc(0);
    let printed = 0;
    let ended: string | undefined;
    const stop = (why: string): void => {
      if (ended !== undefined) return;
      ended = why;
      void call.end().finally(() => child.kill("SIGKILL"));
    };
    const timer = setTimeout(() => stop(`it took longer than ${limits.milliseconds / 1000} s`), limits.milliseconds);
    const watch = setInterval(() => {
      const problem = excessOf(output, limits);
      if (problem !== undefined) stop(problem);
    }, LOOK_EVERY_MS);
    void interrupted?.then(() => stop("it was stopped"));
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.length;
      if (printed <= limits.printedBytes) stdout.push(chunk);
      else stop(`it printed more than ${limits.printedBytes >> 20} MiB of findings`);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      stderr = Buffer.concat([stderr, chunk]).subarray(-KEPT_BYTES);
    });
    const finish = (code: number): void => {
      clearTimeout(timer);
      clearInterval(watch);
      // It may have been quicker than the last look.
      ended ??= excessOf(output, limits);
      const texts = { stdout: Buffer.concat(stdout).toString("utf8"), stderr: stderr.toString("utf8") };
      resolve({ code, ...texts, ...(ended !== undefined && { ended }) });
    };
    child.on("error", () => finish(127));
    child.on("close", (code) => finish(code ?? 1));
  });
}

/** What is too much about the contents of a folder. */
export function excessOf(folder: string, { files, outputBytes }: ImageLimits): string | undefined {
  let count = 0;
  let bytes = 0;
  const walk = (path: string): void => {
    for (const entry of entriesOf(path)) {
      const { size, isFolder } = statOf(join(path, entry));
      count++;
      bytes += size;
      if (count > files || bytes > outputBytes) return;
      if (isFolder) walk(join(path, entry));
    }
  };
  walk(folder);
  if (count > files) return `it wrote more than ${files} files`;
  return bytes > outputBytes ? `it wrote more than ${outputBytes >> 20} MiB` : undefined;
}

/** What cannot be read, or is gone meanwhile, is for whoever collects the files to say. */
function entriesOf(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function statOf(path: string): { readonly size: number; readonly isFolder: boolean } {
  try {
    const found = lstatSync(path);
    return { size: found.isFile() ? found.size : 0, isFolder: found.isDirectory() };
  } catch {
    return { size: 0, isFolder: false };
  }
}
