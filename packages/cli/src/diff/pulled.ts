import { join } from "node:path";
import { diskFiles, type FileRead, openWorkspace, type Workspace } from "@sdkwright/compiler";
import type { DiffReport } from "@sdkwright/diff";
import type { Io } from "../io.js";
import { bytesOf, filesOver } from "../unwritten-config.js";
import { type Comparison, compareStates } from "./compare.js";
import type { ApiState } from "./state.js";

/** Remembers files before they change. */
export function snapshot(paths: readonly string[]): ReadonlyMap<string, FileRead> {
  return new Map(paths.map((path) => [path, diskFiles.read(path)]));
}

/** The texts of files that are not there yet. */
export function textsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, FileRead> {
  return new Map([...files].map(([path, text]) => [path, bytesOf(text)]));
}

/**
 * What pulled definitions change for callers of the SDKs of a workspace; undefined where it has no SDKs, or one of the
 * states has errors, which `check` explains.
 */
export async function diffOfPulled(
  { sources, config }: Workspace,
  {
    before,
    after,
    io,
  }: { readonly before: ReadonlyMap<string, FileRead>; readonly after: ReadonlyMap<string, FileRead>; readonly io: Io },
): Promise<DiffReport | undefined> {
  const hasSdks = Object.values(config?.groups ?? {}).some(({ generators }) => generators.length > 0);
  if (!config || !hasSdks) return undefined;
  const { root } = sources;
  const stateOf = (texts: ReadonlyMap<string, FileRead>): ApiState => {
    const files = filesOver(diskFiles, texts);
    const main = join(root, config.file);
    const workspace = openWorkspace(root, config.file, { files });
    return { operand: main, root, prefix: "", files, main, workspace, isBare: false };
  };
  const options = { languages: [], plugins: [], io };
  const { report }: Comparison = await compareStates(stateOf(before), stateOf(after), options);
  return report;
}
