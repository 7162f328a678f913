import { BUILT_IN_BACKENDS } from "./built-in.js";
import type { CommandSpec } from "./command.js";

/** `generator serve`: a built-in generator as the entry point of an image. */
export const generatorServe: CommandSpec = {
  name: "generator serve",
  summary: "Run a built-in generator as the entry point of an image",
  about: [
    "Reads /sdkwright/ir.json and /sdkwright/config.json, writes the SDK to /sdkwright/output, and prints findings to standard output, one JSON object on each line. `generate` starts images with these files for generators that have `image` in generators.yml.",
    "docs/ci.md in the package describes the files, and how to build an image.",
  ],
  argument: { name: "name", required: true, help: `One of ${Object.keys(BUILT_IN_BACKENDS).join(", ")}.` },
  flags: [{ name: "folder", value: "folder", help: "The folder with these files. Default: /sdkwright." }],
  examples: [{ line: "sdkwright generator serve gen-python-sdk", about: "In a Containerfile, as ENTRYPOINT" }],
  load: async () => (await import("./commands/generator-serve.js")).generatorServe,
};
