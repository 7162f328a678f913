import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { SiteFile } from "@sdkwright/site";
import { runMain } from "../support/main.js";

/** The files below a folder, with their contents. */
function filesIn(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).replaceAll("\\", "/"), content: readFileSync(file) }));
}

/** What `sdkwright docs build` makes of a workspace. */
export async function makeSite(workspace: { readonly [path: string]: string }) {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-site-"));
  try {
    for (const [path, content] of Object.entries(workspace)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const { code, stdout, stderr } = await runMain(["docs", "build"], folder);
    const files = code === 0 ? filesIn(join(folder, "docs-site")) : [];
    const text = (path: string): string => String(files.find((file) => file.path === path)?.content ?? "");
    return { code, stdout, stderr, files, text };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
