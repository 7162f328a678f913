import { createFile, type Part } from "@sdkwright/plugin-api";
import { dialectOf } from "./dialect.js";

/** The text of a file of a package, which has no nodes: an empty line before each part. */
export function fileText(path: string, packageName: string, parts: readonly Part[]): string {
  const file = createFile(
    path,
    dialectOf(() => packageName),
  );
  for (const part of parts) {
    file.blank();
    file.line(part);
  }
  return file.finish().content;
}
