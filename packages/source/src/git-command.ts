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

/** User name and password for a server. */
export interface Login {
  readonly origin: string;
  readonly user: string;
  readonly password: string;
}

/** A repository's URL as it may be written to disk and seen in the list of processes, and what it is read with. */
export interface GitAccess {
  readonly url: string;
  readonly login?: Login | undefined;
}

/** Takes the credentials out of an HTTP URL. In other URLs the user is a part of the address. */
export function accessTo(repo: string): GitAccess {
  const found = /^(https?:\/\/)([^@/?#]+)@([^/?#]+)(.*)$/is.exec(repo);
  if (!found) return { url: repo };
  const [, scheme = "", login = "", host = "", path = ""] = found;
  const [user = "", ...password] = login.split(":");
  const origin = `${scheme}${host}`;
  return { url: origin + path, login: { origin, user: decoded(user), password: decoded(password.join(":")) } };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Git asks a helper for the credentials of one server, which reads them from its environment: neither the configuration
 * of a checkout nor the list of processes shows them. No helper of the user's is asked, so that none stores them.
 */
function helperFor({ origin }: Login): readonly string[] {
  const helper =
    '!f() { test "$1" = get && printf "username=%s\\npassword=%s\\n" "$SDKWRIGHT_USER" "$SDKWRIGHT_PASSWORD"; }; f';
  return ["-c", "credential.helper=", "-c", `credential.${origin}.helper=${helper}`];
}

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
  options: {
    readonly cwd: string;
    readonly timeoutMs: number;
    readonly env: Readonly<NodeJS.ProcessEnv>;
    readonly login?: Login | undefined;
    /** What git reads from its standard input. */
    readonly input?: string | undefined;
  },
): Promise<GitRun> {
  const { cwd, timeoutMs, env, login, input = "" } = options;
  const quiet = {
    GIT_TERMINAL_PROMPT: "0",
    GIT_SSH_COMMAND: env.GIT_SSH_COMMAND ?? "ssh -oBatchMode=yes",
    GIT_ASKPASS: env.GIT_ASKPASS ?? "",
    LC_ALL: "C",
  };
  return new Promise((done) => {
    const child = spawn("git", [...SAFE, ...(login ? helperFor(login) : []), ...args], {
      cwd,
      env: { ...withoutRepository(env), ...quiet, ...(login && credentialsOf(login)) },
      stdio: "pipe",
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
    // Git that ends without reading its input closes the pipe under us.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

function credentialsOf({ user, password }: Login): NodeJS.ProcessEnv {
  return { SDKWRIGHT_USER: user, SDKWRIGHT_PASSWORD: password };
}

/** The environment without what would make git work on the repository that the caller happens to be in. */
function withoutRepository(env: Readonly<NodeJS.ProcessEnv>): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_OBJECT_DIRECTORY, GIT_ALLOW_PROTOCOL, ...rest } = env;
  return rest;
}
