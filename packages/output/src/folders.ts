import { realpathSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { foldPath } from "./paths.js";

/**
 * A path by which two spellings of one place are equal: links are followed as far as there are folders, and letter case
 * is left out, since many file systems ignore it.
 */
export function placeKey(path: string): string {
  return foldPath(realPath(path));
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/** Whether a place is another one or lies inside it; both are keys. */
export function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}
