import { spawn } from "node:child_process";
import { commandLine, programOf } from "./command-line.js";
import type { Environment } from "./secrets.js";

/** A run of a program of the ecosystem: npm, twine, mvn, git. */
export interface ToolCall {
  readonly command: string;
  /** Never holds a secret: the list of processes shows it. */
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment of the program, secrets that it needs included. */
  readonly env: Environment;
  /** Takes secrets out of what the program prints. */
  readonly mask: (text: string) => string;
  readonly timeoutMs: number;
  readonly input?: string;
}

export interface ToolRun {
  /** The exit code, or why there is none. */
  readonly code: number | "missing" | "timeout";
  readonly stdout: string;
  readonly stderr: string;
}

const IS_WINDOWS = process.platform === "win32";

/** Runs a program to its end, without a terminal to ask questions on, and without a shell that reads arguments. Never rejects. */
export function runTool({ command, args, cwd, env, mask, timeoutMs, input = "" }: ToolCall): Promise<ToolRun> {
  return new Promise((resolve) => {
    const line = commandLine({ command: programOf(command, env), args });
    const child = spawn(line.command, line.args, {
      cwd,
      env,
      stdio: "pipe",
      // A group of its own, which can be ended; Windows would open a console for it.
      detached: !IS_WINDOWS,
      windowsHide: true,
      windowsVerbatimArguments: line.verbatim === true,
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const end = (code: ToolRun["code"]): void => {
      clearTimeout(timer);
      const textOf = (chunks: readonly Buffer[]): string => mask(Buffer.concat(chunks).toString("utf8"));
      resolve({ code, stdout: textOf(stdout), stderr: textOf(stderr) });
    };
    const timer = setTimeout(() => {
      endGroup(child.pid);
      end("timeout");
    }, timeoutMs);
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    child.on("error", () => end("missing"));
    child.on("close", (code, signal) => end(signal === null ? (code ?? 1) : 1));
    // A program that ends without reading its input closes the pipe under us.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** Ends a program with the ones that it started: npm and mvn run others, which would go on without them. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  if (IS_WINDOWS) {
    spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore", windowsHide: true }).on("error", () => {});
    return;
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}
