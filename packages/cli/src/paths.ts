import * as native from "node:path";
import { isUrl } from "@sdkwright/source";

/** A path as a person in `cwd` would type it, with `/`; one of another drive is whole. */
export function shownPath(path: string, cwd: string, { relative, sep }: typeof native.posix = native): string {
  const short = relative(cwd, path).split(sep).join("/");
  return short === "" ? "." : short;
}

/** A document of a workspace as a person in `cwd` would name it; one that was downloaded has its URL. */
export function documentPath(document: string, root: string, cwd: string): string {
  return isUrl(document) ? document : shownPath(native.resolve(root, document), cwd);
}
