import { resolve } from "node:path";
import { folderOf } from "@sdkwright/compiler";
import type { Arguments } from "./command.js";
import type { Io } from "./io.js";
import type { Findings } from "./report.js";
import { openWorkspaces } from "./session.js";

/** The output folders of every generator, or the findings if no configuration can be read. */
export function configuredFolders(args: Arguments, io: Io): string[] | Findings {
  const opened = openWorkspaces(args, io, { emits: false });
  if (!("workspaces" in opened)) return opened;
  const folders = opened.workspaces.flatMap(({ workspace: { config, sources } }) =>
    Object.values(config?.groups ?? {}).flatMap(({ generators }) =>
      generators.map((generator) => resolve(sources.root, folderOf(generator))),
    ),
  );
  return [...new Set(folders)];
}
