import { LANGUAGES } from "./built-in.js";
import type { CommandSpec } from "./command.js";
import { api, config, group, plugin } from "./flags.js";

/** What changed between two states of an API. */
export const diff: CommandSpec = {
  name: "diff",
  summary: "Compare two states of an API as callers of its SDKs see them",
  about: [
    "Lists what changed, and whether it breaks code that calls the SDK of each language: `breaking`, `additive`, or `invisible` to callers. Names count: a change that renames a method is found.",
    "A state is a definition, a folder with a generators.yml, the output of `ir`, or a path in a commit, such as `main:api/openapi.yml`.",
  ],
  argument: { name: "old", required: true, help: "The state before." },
  second: { name: "new", help: "The state after." },
  flags: [
    {
      name: "language",
      short: "l",
      value: "name",
      many: true,
      help: `Language of the SDKs if there is no generators.yml: ${LANGUAGES.join(", ")}. Repeatable. Default: all.`,
    },
    {
      name: "fail-on",
      value: "class",
      help: "Exit code 1 if there is a `breaking` change, or with `additive` also an additive one.",
    },
    { name: "all", help: "List changes that callers do not see, too." },
    { name: "markdown", excludes: ["json"], help: "Print Markdown, for pull requests." },
    { name: "json", help: "Print one JSON document, with all changes." },
    plugin,
  ],
  examples: [
    { line: "sdkwright diff old.yml new.yml", about: "Two files" },
    { line: "sdkwright diff main:openapi.yml openapi.yml --fail-on breaking", about: "In continuous integration" },
    { line: "sdkwright diff v1.2.0:./ .", about: "Folders with a generators.yml" },
  ],
  load: async () => (await import("./commands/diff.js")).diff,
};

/** Definitions from where they are published. */
export const apiUpdate: CommandSpec = {
  name: "api update",
  summary: "Pull definitions from where they are published",
  about: [
    "Downloads every definition that has an `origin` in generators.yml, and lists what changed. A definition that cannot be downloaded or read, or that is of another kind, stays as it is on disk, and the exit code is 1.",
  ],
  flags: [
    config,
    api,
    { name: "dry-run", help: "List what would change, and write nothing." },
    { name: "json", help: "Print one JSON document to standard output instead of text." },
  ],
  examples: [
    { line: "sdkwright api update", about: "Every definition with an origin" },
    { line: "sdkwright api update --dry-run", about: "What is new there?" },
  ],
  load: async () => (await import("./commands/api-update.js")).apiUpdate,
};

/** Definitions as frontends read them. */
export const apiShow: CommandSpec = {
  name: "api show",
  summary: "Print a definition with its overlay and overrides applied",
  about: [
    "Prints the definition as sdkwright reads it: with the overlay and the overrides that generators.yml lists for it. `$ref`s stay as they are. Findings go to standard error; with an error, nothing is printed, and the exit code is 1.",
  ],
  argument: {
    name: "definition",
    required: false,
    help: "Path of the definition. Needed if generators.yml lists several.",
  },
  flags: [config, api, { name: "json", help: "Print JSON instead of YAML." }],
  examples: [
    { line: "sdkwright api show", about: "The only definition" },
    { line: "sdkwright api show openapi.yml > amended.yml", about: "For other tools" },
  ],
  load: async () => (await import("./commands/api-show.js")).apiShow,
};

/** An API for other tools. */
export const exportOpenapi: CommandSpec = {
  name: "export openapi",
  summary: "Print the API as OpenAPI 3.1 with the calls of its SDKs",
  about: [
    "Prints the API of any kind of definition, as generators.yml configures it, as an OpenAPI 3.1 document. `x-codeSamples` has the call of each operation in every language of the group. What OpenAPI cannot say, such as a channel, is a finding on standard error.",
    "With `--overlay`, prints an OpenAPI overlay that adds the calls to your own OpenAPI definition.",
  ],
  flags: [
    config,
    group,
    api,
    { name: "overlay", help: "Print an overlay for the definition instead of a whole document." },
    {
      name: "output",
      short: "o",
      value: "file",
      help: "The file to write: YAML for .yml and .yaml, else JSON. Default: YAML to standard output.",
    },
  ],
  examples: [
    { line: "sdkwright export openapi -o openapi.json", about: "For a documentation site" },
    { line: "sdkwright export openapi --overlay > samples.yml", about: "Only the calls, for your own definition" },
  ],
  load: async () => (await import("./commands/export-openapi.js")).exportOpenapi,
};
