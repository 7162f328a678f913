import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type ReplayStatus, replayStatus } from "@sdkwright/output";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { configuredFolders } from "../replay-folders.js";
import { formatOf, refuse } from "../report.js";

/** Lists the generated files that a user edited or deleted, and those with conflicts: exit code 1 where there are any. */
export async function replayStatusCommand(args: Arguments, io: Io): Promise<ExitCode> {
  const named = args.positionals[0];
  if (named !== undefined && !existsSync(resolve(io.cwd, named))) {
    io.err.write(`sdkwright: There is no folder ${named}.\n`);
    return EXIT.errors;
  }
  const folders = named === undefined ? configuredFolders(args, io) : [resolve(io.cwd, named)];
  if (!Array.isArray(folders)) return refuse(folders, args, io);
  const known = folders.flatMap((folder) => {
    const status = replayStatus(folder);
    return status ? [{ folder: shownPath(folder, io.cwd), ...status }] : [];
  });
  if (formatOf(args) === "json") io.out.write(`${JSON.stringify({ version: 1, sdks: known }, null, 2)}\n`);
  else io.out.write(known.length === 0 ? NOTHING : known.map(textOf).join(""));
  return known.some(({ conflicts }) => conflicts.length > 0) ? EXIT.errors : EXIT.ok;
}

const NOTHING = "No SDK was generated here yet.\n";

function textOf({ folder, edited, deleted, conflicts }: ReplayStatus & { readonly folder: string }): string {
  const total = edited.length + deleted.length + conflicts.length;
  if (total === 0) return `${folder}: no edits\n`;
  const lines = [
    ...conflicts.flatMap(({ path, lines }) => lines.map((line) => `  conflict  ${path}:${line}`)),
    ...edited.map((path) => `  edited    ${path}`),
    ...deleted.map((path) => `  deleted   ${path}`),
  ];
  return `${folder}:\n${lines.map((line) => `${line}\n`).join("")}`;
}
