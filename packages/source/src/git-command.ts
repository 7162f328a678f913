import { spawn } from "node:child_process";
import { maskSecrets } from "@sdkwright/diagnostics";

/** What running git gave. */
export interface GitRun {
  readonly code: number | "timeout" | "missing";
  readonly stdout: string;
  /** What git said, without credentials. */
  readonly stderr: string;
}

/** Transports that a repository URL may use. `ext::` and `fd::` would run commands that the URL names. */
const PROTOCOLS = ["https", "http", "ssh", "git", "file"];

const SAFE: readonly string[] = [
  "-c",
  "protocol.allow=never",
  ...PROTOCOLS.flatMap((name) => ["-c", `protocol.${name}.allow=always`]),
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "advice.detachedHead=false",
];

/**
 * Runs git with the user's own configuration and credentials, but for what would ask a question, run a hook or use
 * another transport than the plain ones. Never rejects.
 */
export function runGit(
  args: readonly string[],
  options: { readonly cwd: string; readonly timeoutMs: number; readonly env: Readonly<NodeJS.ProcessEnv> },
): Promise<GitRun> {
  const { cwd, timeoutMs, env } = options;
  const quiet = {
    GIT_TERMINAL_PROMPT: "0",
    GIT_SSH_COMMAND: env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
    GIT_ASKPASS: env.GIT_ASKPASS ?? "",
    LC_ALL: "C",
  };
  return new Promise((done) => {
    const child = spawn("git", [...SAFE, ...args], {
      cwd,
      env: { ...withoutRepository(env), ...quiet },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill("SIGKILL");
    }, timeoutMs);
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr = (stderr + text).slice(-10_000)));
    const finish = (code: GitRun["code"]): void => {
      clearTimeout(timer);
      done({ code, stdout, stderr: maskSecrets(stderr.trim()) });
    };
    child.on("error", () => finish("missing"));
    child.on("close", (code) => finish(timedOut ? "timeout" : (code ?? 1)));
  });
}

/** The environment without what would make git work on the repository that the caller happens to be in. */
function withoutRepository(env: Readonly<NodeJS.ProcessEnv>): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_OBJECT_DIRECTORY, GIT_ALLOW_PROTOCOL, ...rest } = env;
  return rest;
}
