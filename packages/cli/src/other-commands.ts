import type { CommandSpec } from "./command.js";
import { SHELLS } from "./completion.js";
import { EXIT } from "./exit.js";
import { VERSION } from "./version.js";

/** What a finding means. */
export const explain: CommandSpec = {
  name: "explain",
  summary: "Explain the code of a finding",
  about: ["Prints what a code means, what causes it and how to fix it. Without a code, lists all."],
  argument: {
    name: "code",
    required: false,
    help: "The code as findings show it, such as `openapi/unknown-key`, its name alone, or an area such as `openapi`.",
  },
  flags: [],
  examples: [
    { line: "sdkwright explain openapi/unknown-key", about: "What does it mean?" },
    { line: "sdkwright explain", about: "All codes" },
  ],
  load: async () => (await import("./commands/explain.js")).explain,
};

/** What editors complete and check files with. */
export const schema: CommandSpec = {
  name: "schema",
  summary: "Print the JSON Schema of generators.yml for editors",
  about: [
    "YAML editors complete and check a file with the schema that its first line names: `# yaml-language-server: $schema=<path>`. `init` writes that line if the package is installed in the project.",
    "Otherwise, write the schema to a file beside generators.yml, commit it, and begin generators.yml with `# yaml-language-server: $schema=./generators.schema.json`. Write the file again after an update of sdkwright.",
  ],
  argument: { name: "file", required: false, help: "`generators` (default) or `docs`, for docs.yml." },
  flags: [],
  examples: [
    { line: "sdkwright schema > generators.schema.json", about: "Write the schema to a file" },
    { line: "sdkwright schema docs", about: "The schema of docs.yml" },
  ],
  load: async () => (await import("./commands/schema.js")).schema,
};

/** What shells complete command lines with. */
export const completion: CommandSpec = {
  name: "completion",
  summary: "Print a script that completes commands in a shell",
  about: ["Load the script in the shell's startup file, such as .bashrc, as the examples show."],
  argument: { name: "shell", required: true, help: `One of ${SHELLS.join(", ")}.` },
  flags: [],
  examples: [
    { line: "sdkwright completion bash > ~/.sdkwright.bash", about: "Then `source` the file in .bashrc" },
    { line: "sdkwright completion zsh > ~/.sdkwright.zsh", about: "Then `source` it in .zshrc, after `compinit`" },
    {
      line: "sdkwright completion fish > ~/.config/fish/completions/sdkwright.fish",
      about: "fish finds the file itself",
    },
  ],
  load: async () => (await import("./commands/completion.js")).completion,
};

/** Which release this is. */
export const version: CommandSpec = {
  name: "version",
  summary: "Print the version of sdkwright",
  about: ["Prints the version, as `--version`, `-V` and `-v` do."],
  flags: [],
  examples: [{ line: "sdkwright version", about: "Which release is this?" }],
  load: async () => async (_, io) => {
    io.out.write(`${VERSION}\n`);
    return EXIT.ok;
  },
};
