import * as native from "node:path";

/** A path as a person in `cwd` would type it, with `/`; one of another drive is whole. */
export function shownPath(path: string, cwd: string, { relative, sep }: typeof native.posix = native): string {
  const short = relative(cwd, path).split(sep).join("/");
  return short === "" ? "." : short;
}
