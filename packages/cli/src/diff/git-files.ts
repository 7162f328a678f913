import { spawnSync } from "node:child_process";
import { relative, resolve, sep } from "node:path";
import type { FileAccess } from "@sdkwright/compiler";

/** Of one file: as much as is read from disk. */
const MAX_BYTES = 128 * 1024 * 1024;

/** A path in a commit of the repository around a folder. */
export interface CommittedPath {
  /** Absolute folder of the repository. */
  readonly top: string;
  readonly ref: string;
  /** Absolute, as if the commit were checked out. */
  readonly path: string;
}

/** What git prints in a folder; undefined where it fails. */
export function git(cwd: string, args: readonly string[]): Buffer | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd, maxBuffer: MAX_BYTES, stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? stdout : undefined;
}

/**
 * Reads `main:api/openapi.yml` as git does: from the top of the repository, unless the path begins with `./`. Undefined
 * where there is no such commit.
 */
export function committedPath(operand: string, cwd: string): CommittedPath | undefined {
  const at = operand.indexOf(":");
  const [ref, path] = [operand.slice(0, at), operand.slice(at + 1)];
  if (at < 1 || ref.startsWith("-")) return undefined;
  const top = git(cwd, ["rev-parse", "--show-toplevel"])?.toString("utf8").trimEnd();
  const commit = git(cwd, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`])
    ?.toString("utf8")
    .trim();
  if (top === undefined || commit === undefined) return undefined;
  return { top, ref: commit, path: resolve(/^\.\.?(?:\/|$)/.test(path) ? cwd : top, path) };
}

/** The `main` of `main:api/openapi.yml` where the repository around a folder has no such commit. */
export function missingCommit(operand: string, cwd: string): string | undefined {
  const ref = /^([^:]+):(?!\/\/)/.exec(operand)?.[1];
  if (ref === undefined || git(cwd, ["rev-parse", "--show-toplevel"]) === undefined) return undefined;
  return committedPath(operand, cwd) === undefined ? ref : undefined;
}

/** The files of a commit, as if it were checked out. */
export function filesOfCommit({ top, ref }: Pick<CommittedPath, "top" | "ref">): FileAccess {
  const inside = (path: string): string | undefined => {
    const below = relative(top, path).split(sep).join("/");
    return below === ".." || below.startsWith("../") ? undefined : below;
  };
  return {
    read(path) {
      const name = inside(path);
      if (name === undefined) return { kind: "missing" };
      const object = `${ref}:${name}`;
      const kind = git(top, ["cat-file", "-t", object])?.toString("utf8").trim();
      if (kind === undefined) return { kind: "missing" };
      if (kind !== "blob") return { kind: "not-a-file" };
      const bytes = git(top, ["cat-file", "blob", object]);
      return bytes ? { kind: "bytes", bytes } : { kind: "too-large" };
    },
    list(folder) {
      const name = inside(folder);
      const listed = name === undefined ? undefined : git(top, ["ls-tree", "-z", "--name-only", `${ref}:${name}`]);
      return listed
        ? listed
            .toString("utf8")
            .split("\0")
            .filter((entry) => entry !== "")
            .sort()
        : [];
    },
    real: (path) => path,
  };
}
