import { relative, sep } from "node:path";

/** A path as someone in the root of the workspace would type it, with `/`. */
export function shownPath(path: string, root: string): string {
  return relative(root, path).split(sep).join("/") || ".";
}
