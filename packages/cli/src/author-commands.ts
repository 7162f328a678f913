import type { CommandSpec } from "./command.js";

const newBackend: CommandSpec = {
  name: "new-backend",
  summary: "Lay out the project of a backend for another language",
  about: [
    "For authors of backends. Writes a project that builds: a plugin that emits an outline of an API, a table and a driver for the conformance suite, their configuration, and a README with the steps that are left.",
    "docs/backends/1-backend.md in the package describes backends.",
  ],
  argument: { name: "language", required: true, help: "Name of the language: lower-case letters and digits." },
  flags: [
    { name: "title", value: "title", help: "The language as people write it. Default: the name, capitalized." },
    { name: "extension", value: "extension", help: "Of source files, without a dot. Default: the name." },
    { name: "output", short: "o", value: "folder", help: "The folder to write. Default: backend-<language>." },
  ],
  examples: [{ line: "sdkwright new-backend php --title PHP", about: "Into the folder backend-php" }],
  load: async () => (await import("./commands/new-backend.js")).newBackend,
};

const vectors: CommandSpec = {
  name: "vectors",
  summary: "Run a runtime on the vectors that every runtime must pass",
  about: [
    "For authors of backends. Without a runner, lists the files of vectors and prints their folder, which is sdkwright/vectors in the package. With one, runs it with the folder in the environment variable SDK_VECTORS, and fails if it fails.",
    "vectors/README.md in the package describes the files, and docs/backends/2-runtime.md what a runtime must do.",
  ],
  flags: [{ name: "runner", value: "command", help: "Command of the program that reads the vectors." }],
  examples: [{ line: "sdkwright vectors --runner ./runtime/vectors", about: "The runtime of a PHP backend" }],
  load: async () => (await import("./commands/vectors.js")).vectors,
};

const conformance: CommandSpec = {
  name: "conformance",
  summary: "Run the conformance suite on the SDKs of a backend",
  about: [
    "For authors of backends. Emits SDKs for the suite's own definition, builds them, and runs a driver that calls a scripted server with them. conformance.config.mjs configures it. Prints the scenarios that passed, the expected and the actual result of those that failed, and why others were skipped.",
    "docs/backends/3-conformance.md in the package describes drivers and the configuration.",
  ],
  flags: [
    {
      name: "test-name-pattern",
      short: "t",
      value: "pattern",
      help: "Run only scenarios whose `id: title` this case-insensitive regular expression matches.",
    },
    {
      name: "config",
      short: "c",
      value: "file",
      help: "The configuration to use. Default: conformance.config.mjs in the current folder.",
    },
    { name: "keep", help: "Keep the emitted SDKs, and print the folder with them." },
  ],
  examples: [
    { line: "sdkwright conformance", about: "Every scenario" },
    { line: "sdkwright conformance -t '^(AU|ER)-'", about: "Credentials and errors" },
  ],
  load: async () => (await import("./commands/conformance.js")).conformance,
};

const templates: CommandSpec = {
  name: "templates",
  summary: "Compile the README templates of a backend",
  about: [
    "For authors of backends. Compiles the Handlebars templates (*.hbs) of a folder into one module that exports `templates`: compiled templates by name, where the name of README.md.hbs is README.",
  ],
  argument: { name: "folder", required: true, help: "The folder with the templates." },
  flags: [
    {
      name: "output",
      short: "o",
      value: "file",
      help: "The module to write; a name that ends in .ts makes it TypeScript. Default: the folder's name with .mjs.",
    },
  ],
  examples: [{ line: "sdkwright templates templates -o src/templates.ts", about: "As part of a build" }],
  load: async () => (await import("./commands/templates.js")).templates,
};

/** Commands for authors of backends. */
export const authorCommands: readonly CommandSpec[] = [newBackend, vectors, conformance, templates];
