import type { Generator } from "./compile.js";

/** A project folder's files: definitions by path, and the configuration that makes one of them an SDK. */
export function projectOf(
  spec: object,
  files: ReadonlyMap<string, string>,
  generator: Generator,
): ReadonlyMap<string, string> {
  const output = { location: "local-file-system", path: "sdk" };
  const groups = { sdk: { generators: [{ ...generator, version: "*", output }] } };
  return new Map([...files, ["generators.yml", JSON.stringify({ api: { specs: [spec] }, groups })]]);
}
