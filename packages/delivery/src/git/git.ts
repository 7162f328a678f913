import { type Diagnostic, maskSecrets } from "@sdkwright/diagnostics";
import { type GitRun, runGit } from "@sdkwright/source";
import { deliveryCatalogue } from "../catalogue.js";
import { createMask, type Environment } from "../secrets.js";
import type { Account, Destination } from "./destination.js";

/** No call of git takes this long: a push of a large SDK over a slow line takes minutes. */
const TIMEOUT_MS = 10 * 60_000;

/** Of nobody in particular: the domain is reserved, so that no person is ever credited. */
const NEUTRAL: Account = { name: "sdk-generator", email: "sdk-generator@noreply.invalid" };

/** Settings that override the user's own, which suit their work but would change the commits or the push of a delivery. */
const OWN: readonly string[] = [
  "core.autocrlf=false",
  "core.excludesFile=",
  "core.longPaths=true",
  "gc.auto=0",
  "maintenance.auto=false",
  "rerere.enabled=false",
  "push.followTags=false",
].flatMap((setting) => ["-c", setting]);

/** Runs git in the clone of a destination. */
export interface Git {
  readonly destination: Destination;
  run(args: readonly string[], input?: string): Promise<GitRun>;
  /** The same, for what cannot fail but by a fault of ours or of the disk. */
  must(args: readonly string[], input?: string): Promise<string>;
  readonly mask: (text: string) => string;
}

/** A local git command failed: there is no repair but the user's. */
export class GitFailure extends Error {}

/** The environment without what would write requests, with their credentials, to a log. */
function withoutTraces(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^GIT_(?:TRACE|CURL_VERBOSE)/.test(name)));
}

function accountIn(env: Environment): Account {
  const { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email } = env;
  return name && email ? { name, email } : NEUTRAL;
}

/** Whoever commits to a destination. */
export function accountOf({ account }: Destination, env: Environment): Account {
  return account ?? accountIn(env);
}

/** Git for the clone of a destination in a folder. */
export function openGit(destination: Destination, folder: string, env: Environment): Git {
  const { name, email } = accountOf(destination, env);
  const people = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  const own = { ...withoutTraces(env), ...people };
  const mask = createMask(destination.secrets);
  const run: Git["run"] = async (args, input) => {
    const { login } = destination.access;
    const options = { cwd: folder, timeoutMs: TIMEOUT_MS, env: own, login, input };
    const { stderr, ...rest } = await runGit([...OWN, ...args], options);
    return { ...rest, stderr: mask(stderr) };
  };
  return {
    destination,
    mask,
    run,
    async must(args, input) {
      const done = await run(args, input);
      if (done.code === 0) return done.stdout;
      throw new GitFailure(reasonIn(done));
    },
  };
}

/** Why a call failed, from what git said. */
export function reasonIn({ code, stderr }: GitRun): string {
  if (code === "timeout") return `it did not end in ${TIMEOUT_MS / 60_000} minutes`;
  if (code === "missing") return "the command was not found";
  const lines = stderr.split("\n").map((line) => line.trim());
  const told = lines.filter(
    (line) => /^(?:fatal|error|remote|!)[: ]/.test(line) && !/^error: failed to push some refs/.test(line),
  );
  const reasons = (told.length > 0 ? told : lines.filter((line) => line !== "").slice(-1)).map((line) =>
    line
      .replace(/^(?:fatal|error|remote|!):? */, "")
      .replace(/\s+/g, " ")
      .replace(/[.\s]+$/, ""),
  );
  const unique = [...new Set(reasons)].filter((reason) => reason !== "");
  return maskSecrets(unique.slice(0, 5).join("; ")) || `it ended with code ${code}`;
}

/** The finding about a call that contacted the repository. */
export function gitFinding({ destination }: Git, action: string, run: GitRun): Diagnostic {
  const { shown, location } = destination;
  if (run.code === "missing") return deliveryCatalogue.create("git-missing", {}, { location });
  const params = { repository: shown, action, reason: reasonIn(run) };
  return deliveryCatalogue.create("git-failed", params, { location });
}
