import { relative, sep } from "node:path";

/** A path as a person in `cwd` would type it, with `/`. */
export function shownPath(path: string, cwd: string): string {
  const short = relative(cwd, path).split(sep).join("/");
  return short === "" ? "." : short;
}
