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

/** Which side of a conflict is kept. */
export const replayResolve: CommandSpec = {
  name: "replay resolve",
  summary: "Take one side of the conflicts in a generated file",
  about: [
    "Replaces each conflict in the file with your edit (`ours`) or with the generated text (`theirs`). Without conflicts, `theirs` undoes all edits of the file, and restores it if you deleted it.",
  ],
  argument: { name: "file", required: true, help: "The file in the output folder." },
  flags: [{ name: "take", value: "ours|theirs", help: "The side to take." }],
  examples: [
    { line: "sdkwright replay resolve sdk/src/Client.ts --take ours", about: "Keep your edit" },
    { line: "sdkwright replay resolve sdk/README.md --take theirs", about: "Restore what was generated" },
  ],
  load: async () => (await import("./commands/replay-resolve.js")).replayResolve,
};
