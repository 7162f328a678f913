import { createFile, type Part, type PrintedFile } from "@sdkwright/plugin-api";
import { dialectOf } from "./dialect.js";

/** A file of a package, which has no nodes: an empty line before each part. */
export function fileOf(path: string, packageName: string, parts: readonly Part[]): PrintedFile {
  const file = createFile(
    path,
    dialectOf(() => packageName),
  );
  for (const part of parts) {
    file.blank();
    file.line(part);
  }
  return file.finish();
}

/** Its text. */
export const fileText = (...file: Parameters<typeof fileOf>): string => fileOf(...file).content;
