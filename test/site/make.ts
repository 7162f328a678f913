import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { SiteFile } from "@sdkwright/site";
import { writeFolder } from "@sdkwright/testkit";
import { runMain } from "../support/main.js";

/** The files below a folder, with their contents. */
function filesIn(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).replaceAll("\\", "/"), content: readFileSync(file) }));
}

/** What `sdkwright docs build` makes of a workspace, which is put into an empty folder. */
export async function makeSiteIn(prepare: (folder: string) => void, flags: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-site-"));
  try {
    prepare(folder);
    const { code, stdout, stderr } = await runMain(["docs", "build", ...flags], folder);
    const files = code === 0 ? filesIn(join(folder, "docs-site")) : [];
    const text = (path: string): string => String(files.find((file) => file.path === path)?.content ?? "");
    return { code, stdout, stderr, files, text };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `sdkwright docs build` makes of the files of a workspace. */
export function makeSite(workspace: { readonly [path: string]: string }, flags: readonly string[] = []) {
  return makeSiteIn((folder) => writeFolder(folder, new Map(Object.entries(workspace))), flags);
}
