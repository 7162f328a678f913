import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { KEPT_STATE, readGenerated } from "@sdkwright/output";
import type { Clone } from "./clone.js";
import { isState, STATE_FOLDERS, withStoredState } from "./state.js";

function pathsIn(text: string): string[] {
  return text.split("\0").filter((path) => path !== "");
}

/** The commit at which a clone stands; undefined where there is none yet. */
export async function headOf({ git }: Clone): Promise<string | undefined> {
  const { code, stdout } = await git.run(["rev-parse", "--verify", "--quiet", "HEAD"]);
  return code === 0 ? stdout.trim() : undefined;
}

/**
 * Commits what was generated into a clone, and gives the files that changed. Generated files are taken even if
 * `.gitignore` names them: the SDK needs them. Where only notes for the next run differ, there is nothing to commit.
 */
export async function commitGenerated(clone: Clone, message: string): Promise<readonly string[]> {
  const { git, folder } = clone;
  const generated =
    readGenerated(folder)
      ?.tree.entries()
      .map(([path]) => path) ?? [];
  await withStoredState(clone, async (name) => {
    await git.must(["add", "--all", "--", "."]);
    // What the next run needs of this one, whatever `.gitignore` says.
    const state = KEPT_STATE.map((file) => `${name}/${file}`);
    const own = [...generated, ...state].filter((path) => existsSync(join(folder, path)));
    const list = ["--pathspec-from-file=-", "--pathspec-file-nul"];
    await git.must(["--literal-pathspecs", "add", "--force", ...list], own.map((path) => `${path}\0`).join(""));
  });
  const before = await headOf(clone);
  const listing = before === undefined ? ["ls-files", "-z"] : ["diff", "--cached", "--name-only", "-z", "--no-renames"];
  const changed = pathsIn(await git.must(listing)).filter((path) => !isState(path));
  if (changed.length === 0) return [];
  await git.must(["commit", "--quiet", "--no-verify", "--cleanup=whitespace", "--file=-"], message);
  return changed;
}

/** Whether the branch of a pull request differs from the one that it is for. */
export async function differsFromBase({ git, base }: Clone): Promise<boolean> {
  const state = STATE_FOLDERS.map((name) => `:(exclude)${name}`);
  const { code } = await git.run(["diff", "--quiet", `origin/${base}`, "HEAD", "--", ".", ...state]);
  return code !== 0;
}

/** The path of the Go module in a folder; undefined where there is none. */
export function goModuleIn(folder: string): string | undefined {
  const file = join(folder, "go.mod");
  return existsSync(file) ? /^module\s+"?([^\s"]+)/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}
