import { git } from "../diff/git-files.js";

/** The commits that are compared. */
export interface Commits {
  /** Absolute folder of the repository. */
  readonly top: string;
  readonly base: string;
  /** The commit that is checked out. */
  readonly head: string;
}

function commitAt(cwd: string, ref: string): string | undefined {
  return git(cwd, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`])
    ?.toString("utf8")
    .trim();
}

/** Whether a folder is in a repository that has commits. */
export function isRepository(cwd: string): boolean {
  return commitAt(cwd, "HEAD") !== undefined;
}

/**
 * The commit that a pull request began at: the last one that it has in common with its base. Checkouts of CI have one commit
 * by default: what is missing is fetched. Undefined where there is no such commit.
 */
export function commitsOf(cwd: string, base: string): Commits | undefined {
  const top = git(cwd, ["rev-parse", "--show-toplevel"])?.toString("utf8").trimEnd();
  const head = commitAt(cwd, "HEAD");
  if (top === undefined || head === undefined || base.startsWith("-")) return undefined;
  const found = commitAt(cwd, base) ?? commitAt(cwd, `origin/${base}`) ?? fetched(cwd, base);
  if (found === undefined) return undefined;
  const common = git(cwd, ["merge-base", found, head])?.toString("utf8").trim();
  return { top, base: common || found, head };
}

function fetched(cwd: string, ref: string): string | undefined {
  const done = git(cwd, ["fetch", "--quiet", "--depth=1", "origin", ref]);
  return done === undefined ? undefined : commitAt(cwd, "FETCH_HEAD");
}
