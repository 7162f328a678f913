import { mkdirSync } from "node:fs";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { RELEASE_FILES } from "@sdkwright/output";
import { deliveryCatalogue } from "../catalogue.js";
import { type Host, openHost, type PullRequest } from "../hosts/index.js";
import type { Environment } from "../secrets.js";
import type { Destination } from "./destination.js";
import { accountOf, type Git, gitFinding, openGit } from "./git.js";
import { hostFinding } from "./host-finding.js";
import { type Remote, readRemote } from "./remote.js";
import { isState, openState, STATE_FOLDERS } from "./state.js";

/** A destination with its own history, as the run found it. */
export interface Clone {
  readonly destination: Destination;
  readonly git: Git;
  /** Absolute path of the working tree. */
  readonly folder: string;
  readonly remote: Remote;
  /** The branch that the SDK is to be in. */
  readonly base: string;
  /** The branch that is pushed: another one for pull requests. */
  readonly branch: string;
  /** The open pull request of the branch. */
  readonly pull?: PullRequest | undefined;
  /** The host's API; absent for repositories without one. */
  readonly host?: Host | undefined;
  /** Warnings that came up. */
  readonly warnings: readonly Diagnostic[];
}

export type Opened = Clone | { readonly findings: readonly Diagnostic[] };

const EMPTY_DEFAULT = "main";

/** Where a branch goes: pull requests into `main` come from `sdk-update/main`, then `sdk-update/main-2`. */
function updateBranch(base: string, count: number): string {
  return `sdk-update/${base}${count === 1 ? "" : `-${count}`}`;
}

/** The branch that the SDK goes to; the finding where it does not exist. */
function baseOf({ shown, branch, mode, location }: Destination, { head, branches }: Remote): string | Diagnostic {
  const names = [...branches.keys()];
  const place = { location };
  if (names.length === 0) {
    if (mode !== "pull-request") return branch ?? EMPTY_DEFAULT;
    return deliveryCatalogue.create("empty-repository", { repository: shown }, place);
  }
  if (branch !== undefined && !branches.has(branch)) {
    return deliveryCatalogue.create("no-branch", { repository: shown, branch, branches: names }, place);
  }
  const base = branch ?? head;
  return base ?? deliveryCatalogue.create("no-default-branch", { repository: shown, branches: names }, place);
}

async function readFrom(git: Git): Promise<Remote | Diagnostic> {
  const run = await git.run(["ls-remote", "--symref", "--", git.destination.access.url]);
  return run.code === 0 ? readRemote(run.stdout) : gitFinding(git, "read", run);
}

/** Clones the branch of a destination into a new folder, and for pull requests the branch of the open one. */
export async function cloneDestination(destination: Destination, folder: string, env: Environment): Promise<Opened> {
  const opened = await checkOut(destination, folder, env);
  openState(folder);
  return opened;
}

async function checkOut(destination: Destination, folder: string, env: Environment): Promise<Opened> {
  mkdirSync(folder, { recursive: true });
  const git = openGit(destination, folder, env);
  const remote = await readFrom(git);
  if ("code" in remote) return { findings: [remote] };
  const base = baseOf(destination, remote);
  if (typeof base !== "string") return { findings: [base] };
  await git.must(["init", "--quiet", "--template=", `--initial-branch=${base}`, "."]);
  await git.must(["remote", "add", "--", "origin", destination.access.url]);
  const { address, mode } = destination;
  const host = address && mode !== "push" ? await openHost(address) : undefined;
  const common = { destination, git, folder, remote, base, host };
  if (!remote.branches.has(base)) return { ...common, branch: base, warnings: [] };
  const fetched = await fetchBranch(git, base);
  if (fetched) return { findings: [fetched] };
  await git.must(["checkout", "--quiet", "-B", base, `origin/${base}`]);
  if (mode !== "pull-request" || !host) return { ...common, branch: base, warnings: [] };
  try {
    return await openUpdate({ ...common, host }, env);
  } catch (error) {
    return { findings: [hostFinding(destination, "list pull requests", error)] };
  }
}

async function fetchBranch(git: Git, branch: string): Promise<Diagnostic | undefined> {
  const refs = `+refs/heads/${branch}:refs/remotes/origin/${branch}`;
  const run = await git.run(["fetch", "--quiet", "--", "origin", refs]);
  return run.code === 0 ? undefined : gitFinding(git, "fetch", run);
}

interface UpdateRequest extends Omit<Clone, "branch" | "warnings" | "pull" | "host"> {
  readonly host: Host;
}

/** Finds the branch of the pull request, which may be open, and goes on where it is. */
async function openUpdate(request: UpdateRequest, env: Environment): Promise<Opened> {
  const { git, remote, base, host } = request;
  for (let count = 1; ; count++) {
    const branch = updateBranch(base, count);
    const pulls = await host.pulls(branch, base);
    const pull = pulls.find(({ isOpen }) => isOpen);
    const tip = remote.branches.get(branch);
    // A branch that was merged goes on from where its target branch is.
    if (tip === undefined || (!pull && (await isMerged(git, tip)))) {
      await git.must(["checkout", "--quiet", "-b", branch]);
      return { ...request, branch, pull, warnings: [] };
    }
    // The branch of a pull request that was merged or closed is history.
    if (!pull && pulls.some(({ commit }) => commit === tip)) continue;
    const fetched = await fetchBranch(git, branch);
    if (fetched) return { findings: [fetched] };
    await git.must(["checkout", "--quiet", "-b", branch, `origin/${branch}`]);
    const warnings = await mergeBase(request, branch);
    await restoreRelease(request, env);
    return { ...request, branch, pull, warnings };
  }
}

async function isMerged(git: Git, commit: string): Promise<boolean> {
  return (await git.run(["merge-base", "--is-ancestor", commit, "HEAD"])).code === 0;
}

/** Merges the target branch, so that nobody's commits are lost on either side. What cannot be merged stays as it is. */
async function mergeBase({ git, base, destination }: UpdateRequest, branch: string): Promise<readonly Diagnostic[]> {
  const merge = ["merge", "--quiet", "--no-edit", "--no-verify", "--allow-unrelated-histories"];
  const message = `Merge ${base} into ${branch}`;
  if ((await git.run([...merge, "-m", message, `origin/${base}`])).code === 0) return [];
  const unmerged = async (): Promise<readonly string[]> =>
    (await git.must(["diff", "--name-only", "-z", "--diff-filter=U"])).split("\0").filter((path) => path !== "");
  // The state is written anew by this run.
  const state = (await unmerged()).filter(isState);
  for (const path of state) await keepOurs(git, path);
  const files = await unmerged();
  if (files.length === 0) {
    await git.must(["commit", "--quiet", "--no-verify", "-m", message]);
    return [];
  }
  await git.must(["merge", "--abort"]);
  const { location } = destination;
  return [deliveryCatalogue.create("branch-conflicts", { branch, base, files }, { location })];
}

async function keepOurs(git: Git, path: string): Promise<void> {
  const kept = await git.run(["checkout", "--quiet", "--ours", "--", path]);
  if (kept.code === 0) await git.must(["add", "--", path]);
  else await git.must(["rm", "--quiet", "--cached", "--", path]);
}

/** Path of the changelog. */
const CHANGELOG = "CHANGELOG.md";

/**
 * A release that is under review is none yet: the version and the changelog of the pull request go by what its target
 * branch has released. A changelog that somebody else wrote to stays.
 */
async function restoreRelease({ git, base, destination }: UpdateRequest, env: Environment): Promise<void> {
  // What a release leaves for the next one.
  for (const name of STATE_FOLDERS) for (const file of RELEASE_FILES) await restore(git, base, `${name}/${file}`);
  const { email } = accountOf(destination, env);
  const log = await git.must(["log", "--no-merges", "--format=%ae", `origin/${base}..HEAD`, "--", CHANGELOG]);
  const isOurs = log.split("\n").every((line) => line === "" || line === email);
  if (isOurs) await restore(git, base, CHANGELOG);
}

async function restore(git: Git, base: string, path: string): Promise<void> {
  const found = await git.run(["cat-file", "-e", `origin/${base}:${path}`]);
  if (found.code === 0) await git.must(["checkout", "--quiet", `origin/${base}`, "--", path]);
  else await git.must(["rm", "--quiet", "--force", "--ignore-unmatch", "--", path]);
}
