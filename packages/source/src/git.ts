import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { type Location, maskSecrets, type Report } from "@sdkwright/diagnostics";
import { sourceCatalogue } from "./catalogue.js";
import { diskFiles } from "./files.js";
import { accessTo, type GitAccess, type GitRun, runGit } from "./git-command.js";
import { makeFolder } from "./make-folder.js";

/** A file or folder in a repository, as configuration names it. */
export interface GitReference {
  readonly repo: string;
  /** Branch, tag or commit; the repository's default branch where absent. */
  readonly ref?: string;
  /** Inside the repository, with `/`. */
  readonly path: string;
}

export interface GitOptions {
  /** Absolute path of a folder for what is fetched. Kept from run to run; safe to delete. */
  readonly cache: string;
  readonly report: Report;
  /** Where the reference stands, for findings: they point at its `repo`, `ref` or `path`. */
  readonly location?: Extract<Location, { readonly pointer: string }>;
  /** Environment of the git process: what finds the user's configuration and credentials. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** For each call of git. 120 seconds unless told. */
  readonly timeoutMs?: number;
}

/** A checkout of one commit. */
export interface GitCheckout {
  /** Absolute path of the working tree. */
  readonly folder: string;
  /** Full name of the commit. */
  readonly commit: string;
}

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Hosts look up commits by their full names alone. */
const ABBREVIATED = /^[0-9a-f]{4,39}$/i;
const LONGEST_SHA = 65;

interface Job extends GitOptions {
  readonly reference: GitReference;
  /** The repository as it may be shown. */
  readonly shown: string;
  /** The repository without credentials, and what it is read with. */
  readonly access: GitAccess;
}

interface Problem {
  readonly key: keyof GitReference;
  readonly problem: string;
}

/** Where a part of the reference stands. */
function placeOf({ location }: Job, key: keyof GitReference): { readonly location?: Location } {
  return location === undefined ? {} : { location: { ...location, pointer: `${location.pointer}/${key}` } };
}

function invalid(job: Job, { key, problem }: Problem): undefined {
  job.report(sourceCatalogue.create("git-invalid", { problem: `\`${key}\` ${problem}` }, placeOf(job, key)));
  return undefined;
}

/** What is wrong with a reference before git is asked; undefined where nothing is. */
function problemOf({ repo, ref, path }: GitReference): Problem | undefined {
  const controls = /[\p{Cc}]/u;
  if (repo === "" || repo.startsWith("-") || controls.test(repo))
    return { key: "repo", problem: "is not a repository URL" };
  const scheme = /^([a-z][a-z0-9+.-]*):(:|\/\/)/i.exec(repo);
  if (scheme?.[2] === ":")
    return { key: "repo", problem: `uses the transport \`${scheme[1]}::\`, which is not allowed` };
  if (scheme && !/^(?:https?|ssh|git|file)$/i.test(scheme[1] ?? ""))
    return { key: "repo", problem: `uses the transport \`${scheme[1]}\`, which is not allowed` };
  if (ref !== undefined && !/^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u.test(ref))
    return { key: "ref", problem: "is not the name of a branch, a tag or a commit" };
  if (ref?.includes("..")) return { key: "ref", problem: "is not the name of a branch, a tag or a commit" };
  const segments = path.split("/");
  const leaves = isAbsolute(path) || segments.some((part) => part === ".." || part.toLowerCase() === ".git");
  if (path === "" || path.startsWith("-") || controls.test(path) || leaves)
    return { key: "path", problem: "points outside the repository" };
  return undefined;
}

function git(job: Job, cwd: string, ...args: readonly string[]): Promise<GitRun> {
  return runGit(args, { cwd, env: job.env, timeoutMs: job.timeoutMs ?? 120_000, login: job.access.login });
}

function failed(job: Job, run: GitRun, help?: string): undefined {
  const context = { ...placeOf(job, "repo"), ...(help !== undefined && { help }) };
  if (run.code === "missing") job.report(sourceCatalogue.create("git-missing", {}, context));
  else if (run.code === "timeout") job.report(sourceCatalogue.create("git-timeout", { repo: job.shown }, context));
  else {
    const lines = run.stderr.split("\n").filter((line) => /^(?:fatal|error|remote):/.test(line));
    const reason = (lines.at(-1) ?? run.stderr.split("\n").at(-1) ?? "")
      .replace(/^(?:fatal|error|remote): */, "")
      .replace(/\.$/, "");
    job.report(sourceCatalogue.create("git-failed", { repo: job.shown, reason: reason || "no reason given" }, context));
  }
  return undefined;
}

function keyOf(...parts: readonly (string | undefined)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

/** Where the cache keeps the commit that a name of a repository last stood for. */
function lastSeen({ cache, reference: { repo, ref } }: Job): string {
  return join(cache, `${keyOf(repo, ref)}.ref`);
}

/** Writes a file of the cache, whatever stands in its place. Without it, a later run says less: no fault. */
function remember(file: string, text: string): void {
  try {
    rmSync(file, { force: true });
    writeFileSync(file, text, { flag: "wx" });
  } catch {
    return;
  }
}

/** What helps where a name cannot be looked up: a commit needs no look-up, least of all one that was fetched before. */
function offlineHelp(job: Job): string {
  const { ref, repo } = job.reference;
  const name = ref === undefined ? "The default branch" : `\`${ref}\``;
  const file = lastSeen(job);
  const read = diskFiles.read(file);
  const text = read.kind === "bytes" ? read.bytes.toString("utf8", 0, LONGEST_SHA) : "";
  const commit = SHA.test(text) ? text : undefined;
  const advice =
    commit !== undefined && existsSync(checkoutOf(job, commit))
      ? `it was ${commit} when it was last fetched, and \`ref: ${commit}\` is read from the cache, without the network.`
      : "a commit's full name as `ref` is fetched once and needs no network from then on.";
  return `${name} can only be looked up in the repository: try \`git ls-remote ${maskSecrets(repo)}\`. Or pin it: ${advice}`;
}

/** The commit that a branch, a tag or the default branch stands for now. A commit stands for itself. */
async function resolveCommit(job: Job): Promise<string | undefined> {
  const { ref } = job.reference;
  if (ref !== undefined && SHA.test(ref)) return ref;
  const names = ref === undefined ? ["HEAD"] : [`refs/heads/${ref}`, `refs/tags/${ref}`, `refs/tags/${ref}^{}`];
  const run = await git(job, job.cache, "ls-remote", "--", job.access.url, ...names);
  if (run.code !== 0) return failed(job, run, run.code === "missing" ? undefined : offlineHelp(job));
  const found = new Map(run.stdout.split("\n").map((line) => line.split("\t").reverse() as [string, string]));
  const named = names.flatMap((name) => found.get(name) ?? []);
  // A branch wins over a tag; of an annotated tag the commit counts, and not the tag itself.
  const commit = found.get(names[0] ?? "") ?? named.at(-1);
  if (commit !== undefined && SHA.test(commit)) {
    remember(lastSeen(job), commit);
    return commit;
  }
  const place = placeOf(job, ref === undefined ? "repo" : "ref");
  const help =
    ref !== undefined && ABBREVIATED.test(ref)
      ? {
          help: `If \`${ref}\` is an abbreviated commit, write its full name: \`git rev-parse ${ref}\` prints it in a clone.`,
        }
      : {};
  job.report(sourceCatalogue.create("git-ref", { repo: job.shown, ref: ref ?? "HEAD" }, { ...place, ...help }));
  return undefined;
}

/** Fetches one commit, without history and without the files that are not asked for. False where it failed. */
async function checkOut(job: Job, folder: string, commit: string): Promise<boolean> {
  const { path } = job.reference;
  const parent = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : undefined;
  const steps: readonly (readonly string[])[] = [
    ["init", "--quiet", "--template=", "."],
    ["remote", "add", "--", "origin", job.access.url],
    ...(parent === undefined ? [] : [["sparse-checkout", "set", "--cone", "--", parent, path]]),
    ["fetch", "--quiet", "--depth=1", "--filter=blob:none", "--no-tags", "--", "origin", commit],
    ["checkout", "--quiet", "--detach", commit],
    // Nothing more is fetched into this checkout.
    ["remote", "remove", "origin"],
  ];
  for (const step of steps) {
    const run = await git(job, folder, ...step);
    if (run.code === 0) continue;
    failed(job, run);
    return false;
  }
  return true;
}

function stays(folder: string, path: string): "inside" | "outside" | "missing" {
  const target = resolve(folder, path);
  if (!existsSync(target)) return "missing";
  const way = relative(realpathSync(folder), realpathSync(target));
  return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way) ? "outside" : "inside";
}

/** Folder of the cache for a commit. What is checked out depends on the folder asked for, so that it is part of the key. */
function checkoutOf({ cache, reference: { repo, path } }: Job, commit: string): string {
  return join(cache, keyOf(repo, commit, path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ""));
}

const STAGING = "fetch-";

/** No fetch takes this long, in milliseconds. */
const STALE = 3_600_000;

/** Removes what runs that were killed have left. A new folder tells the time, in the clock of the file system. */
function removeStale(cache: string, fresh: string): void {
  const now = statSync(fresh).mtimeMs;
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith(STAGING))) {
    const found = statSync(join(cache, name), { throwIfNoEntry: false });
    if (found && now - found.mtimeMs > STALE) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

async function fetchInto(job: Job, commit: string): Promise<string | undefined> {
  const folder = checkoutOf(job, commit);
  if (existsSync(folder)) return folder;
  const staging = mkdtempSync(join(job.cache, STAGING));
  removeStale(job.cache, staging);
  try {
    if (!(await checkOut(job, staging, commit))) return undefined;
    // Another run may have been faster: its checkout is the same.
    if (!existsSync(folder)) renameSync(staging, folder);
    return folder;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Why nothing can be kept in a folder; undefined if something can. */
function makeCache(folder: string): string | undefined {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return `the cache ${folder} is not writable (${(error as NodeJS.ErrnoException).code})`;
  }
}

/**
 * Makes a file of a git repository available: the commit is fetched without history, once, and kept in the cache; with
 * a commit's full name as `ref` later runs need no network. Undefined where that fails, which is reported without any
 * credential that the URL holds.
 */
export async function fetchGit(reference: GitReference, options: GitOptions): Promise<GitCheckout | undefined> {
  const { repo } = reference;
  const job: Job = { ...options, reference, shown: maskSecrets(repo), access: accessTo(repo) };
  const problem = problemOf(reference);
  if (problem !== undefined) return invalid(job, problem);
  const refusal = makeCache(job.cache);
  if (refusal !== undefined) {
    job.report(sourceCatalogue.create("git-failed", { repo: job.shown, reason: refusal }, placeOf(job, "repo")));
    return undefined;
  }
  const commit = await resolveCommit(job);
  const folder = commit && (await fetchInto(job, commit));
  if (!commit || !folder) return undefined;
  const way = stays(folder, reference.path);
  if (way === "outside")
    return invalid(job, { key: "path", problem: "points outside the repository by a symbolic link" });
  if (way === "inside") return { folder, commit };
  const params = { repo: job.shown, path: reference.path, commit: commit.slice(0, 12) };
  job.report(sourceCatalogue.create("git-path", params, placeOf(job, "path")));
  return undefined;
}
