import type { CommandSpec } from "./command.js";

const newBackend: CommandSpec = {
  name: "new-backend",
  summary: "Lay out the project of a backend for another language",
  about: [
    "For authors of backends. Writes a project that builds: a plugin that emits an outline of an API, a table and a driver for the conformance suite, their configuration, and a README with the steps that are left.",
    "docs/adding-a-backend.md in the package describes backends.",
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
    "vectors/README.md in the package describes the files, and docs/runtime-contract.md what a runtime must do.",
  ],
  flags: [{ name: "runner", value: "command", help: "Command of the program that reads the vectors." }],
  examples: [{ line: "sdkwright vectors --runner ./runtime/vectors", about: "The runtime of a PHP backend" }],
  load: async () => (await import("./commands/vectors.js")).vectors,
};

/** Commands for authors of backends. */
export const authorCommands: readonly CommandSpec[] = [newBackend, vectors];
