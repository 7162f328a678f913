import * as native from "node:path";

/** A path as someone in the root of the workspace would type it, with `/`; one of another drive is whole. */
export function shownPath(path: string, root: string, { relative, sep }: typeof native.posix = native): string {
  return relative(root, path).split(sep).join("/") || ".";
}
