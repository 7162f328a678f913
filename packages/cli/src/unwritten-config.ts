import { join, resolve } from "node:path";
import {
  type FileAccess,
  type FileRead,
  openWorkspace,
  type SourceDocument,
  type Workspace,
} from "@sdkwright/compiler";
import { generatorOf as builtInGenerator } from "./built-in.js";

/** What findings call a configuration that the command line stands for. */
export const UNWRITTEN_CONFIG = "(command line)";

/** Contents of files that are not on disk, or not like this. */
export function bytesOf(text: string): FileRead {
  return { kind: "bytes", bytes: Buffer.from(text) };
}

/** Files with others over them, by absolute path, which exist in memory only. */
export function filesOver(files: FileAccess, reads: ReadonlyMap<string, FileRead>): FileAccess {
  return { ...files, read: (path) => reads.get(resolve(path)) ?? files.read(path) };
}

interface ConfigOptions {
  /** Where the SDK of a language would be written. */
  readonly folderOf?: (language: string) => string;
  readonly generatorOf?: (language: string) => string;
  /** Origins that references may lead to. */
  readonly references?: readonly string[];
}

/** A configuration with an SDK in each language. */
export function configText(
  specs: readonly object[],
  languages: readonly string[],
  { folderOf = (language) => `sdks/${language}`, generatorOf = builtInGenerator, references = [] }: ConfigOptions = {},
): string {
  const generators = languages.map((language) => ({
    name: generatorOf(language),
    version: "*",
    output: { location: "local-file-system", path: folderOf(language) },
  }));
  const groups = { sdk: { generators } };
  return JSON.stringify({ api: { specs }, "allowed-references": references, "default-group": "sdk", groups });
}

/** A workspace whose configuration is a text. */
export function workspaceOf(
  root: string,
  files: FileAccess,
  text: string,
  fetched: readonly SourceDocument[] = [],
): Workspace {
  const reads = new Map([[join(root, UNWRITTEN_CONFIG), bytesOf(text)]]);
  return openWorkspace(root, UNWRITTEN_CONFIG, { files: filesOver(files, reads), fetched });
}
