import { isAbsolute, join } from "node:path/posix";

/** A path of a foreign configuration, from the root of the sources. Tools on Windows write backslashes. */
export function pathIn(folder: string, path: string): string {
  const place = path.replaceAll("\\", "/");
  return isAbsolute(place) ? place : join(folder, place);
}

/** A folder as generators.yml names it. */
export function folderText(path: string): string {
  return isAbsolute(path) || path.startsWith("../") ? path : `./${path}`;
}
