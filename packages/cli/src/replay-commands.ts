import type { CommandSpec } from "./command.js";
import { api, config } from "./flags.js";

/** What became of edits of generated files. */
export const replayStatus: CommandSpec = {
  name: "replay status",
  summary: "List the generated files that you edited",
  about: [
    "Lists the files of each SDK that were edited or deleted since they were generated, and conflicts with their lines. `generate` merges edits with what it generates; it leaves deleted files deleted. The exit code is 1 if there are conflicts.",
  ],
  argument: {
    name: "folder",
    required: false,
    help: "An output folder. Default: those of every generator in generators.yml.",
    excludes: ["config", "api"],
  },
  flags: [config, api, { name: "json", help: "Print one JSON document to standard output instead of text." }],
  examples: [
    { line: "sdkwright replay status", about: "Every SDK" },
    { line: "sdkwright replay status sdks/typescript", about: "One folder" },
  ],
  load: async () => (await import("./commands/replay-status.js")).replayStatusCommand,
};

/** Which side of conflicts is kept. */
export const replayResolve: CommandSpec = {
  name: "replay resolve",
  summary: "Take one side of the conflicts in generated files",
  about: [
    "Replaces each conflict in the files with your edit (`ours`) or with the generated text (`theirs`). For a file without conflicts, `theirs` undoes all edits, and restores the file if you deleted it.",
    "--all takes the side in every file that has conflicts, as `replay status` lists them. Edits without conflicts stay.",
  ],
  argument: {
    name: "file",
    required: true,
    help: "Files in output folders.",
    many: true,
    unless: "all",
    excludes: ["all", "config", "api"],
  },
  flags: [
    { name: "take", value: "ours|theirs", values: ["ours", "theirs"], help: "The side to take." },
    { name: "all", help: "All files with conflicts, of every generator in generators.yml." },
    { ...config, needs: "all" },
    { ...api, needs: "all" },
  ],
  examples: [
    { line: "sdkwright replay resolve sdk/src/Client.ts --take ours", about: "Keep your edit" },
    { line: "sdkwright replay resolve sdk/README.md --take theirs", about: "Restore what was generated" },
    { line: "sdkwright replay resolve --all --take theirs", about: "Take the generated text for all conflicts" },
  ],
  load: async () => (await import("./commands/replay-resolve.js")).replayResolve,
};
