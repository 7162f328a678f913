import { authorCommands } from "./author-commands.js";
import { DOCUMENTS, LANGUAGES } from "./built-in.js";
import { ciComment } from "./ci-commands.js";
import type { CommandSpec } from "./command.js";
import { apiShow, apiUpdate, diff, exportOpenapi } from "./definition-commands.js";
import { docsBuild, docsDev } from "./docs-commands.js";
import {
  api,
  compileFlags,
  config,
  definition,
  generator,
  group,
  language,
  plugin,
  reports,
  runner,
  skipTests,
  strict,
} from "./flags.js";
import { generatorServe } from "./generator-commands.js";
import { completion, explain, schema, version } from "./other-commands.js";
import { publish } from "./publish-command.js";
import { replayResolve, replayStatus } from "./replay-commands.js";

const init: CommandSpec = {
  name: "init",
  summary: "Write a generators.yml for the definition in this folder",
  about: [
    "Looks for API definitions in the current folder and three levels of folders below it, and writes a commented generators.yml for the first, which lists the others. If all are in `apis/<name>/`, each of these folders gets one. An existing file is never overwritten.",
  ],
  argument: {
    name: "definition",
    required: false,
    help: "Path of the definition, instead of looking for one, or its https URL, from which it is downloaded to the current folder.",
  },
  flags: [
    {
      name: "from",
      value: "path",
      help: "Read the configuration of another generator, a file or the folder that has it: Stainless, Speakeasy, OpenAPI Generator or Kiota. Writes generators.yml and overlay.yml, and lists what is not carried and what callers see.",
    },
    {
      name: "language",
      short: "l",
      value: "name",
      many: true,
      excludes: ["from"],
      help: `Language of an SDK: ${LANGUAGES.join(", ")}. Repeatable. Default: you are asked on a terminal, otherwise typescript.`,
    },
  ],
  examples: [
    { line: "sdkwright init", about: "Find the definition" },
    { line: "sdkwright init --language go --language typescript", about: "Two SDKs" },
    { line: "sdkwright init api/openapi.yml", about: "A definition elsewhere" },
    { line: "sdkwright init https://api.acme.example/openapi.yml", about: "One from the web" },
    { line: "sdkwright init --from .stainless/stainless.yml", about: "Names and settings of another generator" },
  ],
  load: async () => (await import("./commands/init.js")).init,
};

const add: CommandSpec = {
  name: "add",
  summary: "Add a language, a collection or a documentation site",
  about: [
    "Adds the generator of a language, or of a collection for API clients, to a group. Everything else in the file, comments too, stays as it is.",
    "`docs` writes a commented docs.yml for the documentation site beside generators.yml.",
  ],
  argument: {
    name: "language",
    required: true,
    help: `One of ${[...LANGUAGES, ...DOCUMENTS, "docs"].join(", ")}, or the language of a plugin that generators.yml lists.`,
  },
  flags: [
    config,
    api,
    { ...group, many: false, help: "The group. Default: `default-group`, or the only group." },
    {
      name: "workspace",
      value: "id",
      help: "Deliver the collection to this workspace of the service for collections. Its key is read from COLLECTIONS_KEY.",
    },
  ],
  examples: [
    { line: "sdkwright add go", about: "A Go SDK beside the others" },
    { line: "sdkwright add collection", about: "Requests for API clients" },
    { line: "sdkwright add docs", about: "A documentation site" },
  ],
  load: async () => (await import("./commands/add.js")).add,
};

const upgrade: CommandSpec = {
  name: "upgrade",
  summary: "Set the versions of generators to this version of sdkwright",
  about: [
    "Updates the exact `version` of each built-in generator in every generators.yml. Ranges, `latest` and comments stay as they are.",
  ],
  flags: [config, { name: "dry-run", help: "List what would change, and write nothing." }],
  examples: [{ line: "sdkwright upgrade", about: "After `npm install --save-dev sdkwright@latest`" }],
  load: async () => (await import("./commands/upgrade.js")).upgrade,
};

const generate: CommandSpec = {
  name: "generate",
  summary: "Write the SDKs of a group",
  about: [
    "Compiles the definitions of generators.yml and brings each output folder up to date. Unchanged files and files you added are left alone. If there are errors, nothing is written.",
    "To own a generated file, name it in .sdkwrightignore inside the output folder (the syntax of .gitignore).",
  ],
  argument: definition,
  flags: [
    ...compileFlags,
    language,
    {
      name: "output",
      short: "o",
      value: "folder",
      help: "Write here instead of the configured folder, or with a definition instead of `sdks/<language>`. For a single generator; several --language get a folder each.",
    },
    {
      name: "version",
      value: "version",
      help: "Version of the SDKs, such as 1.4.0. Default: `package-version` of the generator, that of the last run, that of the package or the latest tag in the output folder, or 0.0.1.",
    },
    {
      name: "date",
      value: "date",
      help: "Date of the release in CHANGELOG.md, such as 2026-11-23, for SDKs with `autorelease`. Default: none.",
    },
    {
      name: "publish",
      excludes: ["check", "watch", "output", "sarif", "code-quality", "keep-going"],
      help: "Then deliver the SDKs to their registries and repositories: see `sdkwright help publish`.",
    },
    { ...skipTests, needs: "publish" },
    {
      name: "dry-run",
      help: "List the files that would be added (+), changed (~) and deleted (-), and write nothing. With --publish, also the steps of delivering.",
    },
    {
      name: "check",
      help: "Like --dry-run, but exit with 1 if a file would change. For continuous integration.",
    },
    {
      name: "watch",
      excludes: ["json", "sarif", "code-quality", "check", "dry-run"],
      help: "Regenerate when an input file changes, until Ctrl-C. Restart after changing a plugin.",
    },
    {
      name: "rename",
      help: "Let SDKs take the names that a new title of their API gives to packages, modules and clients.",
    },
    { name: "force", help: "Replace files in the output folder that were not generated. A copy is kept." },
    {
      name: "keep-going",
      help: "Generate what is possible despite errors. Those that affect only a part of an SDK, such as a `$ref` to nothing, become warnings; for others, the exit code is still 1.",
    },
    { name: "trace", help: "Write a trace for `why` and `where` to the output folder." },
    {
      name: "threads",
      value: "number",
      count: true,
      help: "Threads for generating several APIs, or several SDKs of a large API. Default: one per core.",
    },
    runner,
    { name: "timings", help: "Print how long each stage took." },
    {
      name: "no-cache",
      help: "Compile even if nothing has changed since the last run, as `SDKWRIGHT_NO_CACHE=1` does.",
    },
    ...reports,
    strict,
  ],
  examples: [
    { line: "sdkwright generate", about: "The default group" },
    { line: "sdkwright generate --group release", about: "Another group" },
    { line: "sdkwright generate --dry-run", about: "What would change?" },
    { line: "sdkwright generate --version 1.4.0", about: "A release" },
    { line: "sdkwright generate --publish --version 1.4.0", about: "A release, delivered" },
    { line: "sdkwright generate --check", about: "Are the committed SDKs up to date?" },
    { line: "sdkwright generate --watch", about: "While editing a definition" },
    { line: "sdkwright generate --generator gen-typescript-sdk -o /tmp/sdk", about: "One SDK, elsewhere" },
    { line: "sdkwright generate openapi.yml -l typescript -o sdk", about: "Without a generators.yml" },
    { line: "sdkwright generate https://api.acme.example/openapi.yml -l go", about: "Without any file" },
  ],
  load: async () => (await import("./commands/generate.js")).generate,
};

const check: CommandSpec = {
  name: "check",
  summary: "Report problems without writing anything",
  about: [
    "Runs the same stages as `generate`, so it fails whenever `generate` would. Without `--group`, it checks all groups; the configuration may also have none.",
  ],
  argument: definition,
  flags: [
    config,
    api,
    plugin,
    { ...group, help: "Check only this group or alias. Repeatable. Default: all groups." },
    generator,
    language,
    runner,
    {
      name: "validate",
      help: "Also compare OpenAPI and AsyncAPI definitions with their specifications, with a warning for each difference. Takes seconds for large ones.",
    },
    ...reports,
    strict,
  ],
  examples: [
    { line: "sdkwright check", about: "Configuration and definitions" },
    { line: "sdkwright check --validate", about: "Also report what other tools might reject" },
    { line: "sdkwright check --strict --sarif > findings.sarif", about: "In continuous integration" },
  ],
  load: async () => (await import("./commands/check.js")).check,
};

const ir: CommandSpec = {
  name: "ir",
  summary: "Print the intermediate representation as JSON",
  about: ["What every backend reads: the definitions after merging, with authentication and settings applied."],
  flags: [config, api, plugin],
  examples: [
    { line: "sdkwright ir > ir.json", about: "All of it, in a file" },
    { line: "sdkwright ir | head -50", about: "The first lines" },
  ],
  load: async () => (await import("./commands/ir.js")).ir,
};

const why: CommandSpec = {
  name: "why",
  summary: "Trace a generated name back to the definition",
  about: [
    "Prints where each SDK declares the symbol, the line of the definition that it came from, and the lines of overlays and overrides that changed it.",
  ],
  argument: {
    name: "symbol",
    required: true,
    help: "A name such as `Pet`, a call such as `pets.list`, a line of an SDK such as `src/api/types/Pet.ts:12`, or a name of the definition, such as an operationId.",
  },
  flags: compileFlags,
  examples: [
    { line: "sdkwright why PetOwner", about: "By name" },
    { line: "sdkwright why pets.list", about: "A method" },
    { line: "sdkwright why src/api/types/Pet.ts:12", about: "By line" },
  ],
  load: async () => (await import("./commands/why.js")).why,
};

const where: CommandSpec = {
  name: "where",
  summary: "Find what was generated from a part of the definition",
  about: ["Prints the symbols of each SDK that were generated from a JSON pointer, or from anything below it."],
  argument: {
    name: "pointer",
    required: true,
    help: "A JSON pointer, with `file#` in front if there are several definitions.",
  },
  flags: compileFlags,
  examples: [
    { line: "sdkwright where /components/schemas/Pet", about: "A schema" },
    { line: "sdkwright where 'openapi.yml#/paths/~1pets~1{id}/get'", about: "An operation (`/` in a key is `~1`)" },
  ],
  load: async () => (await import("./commands/where.js")).where,
};

/** Every command, in the order of help. */
export const COMMANDS: readonly CommandSpec[] = [
  init,
  add,
  generate,
  publish,
  check,
  diff,
  ciComment,
  apiUpdate,
  apiShow,
  exportOpenapi,
  replayStatus,
  replayResolve,
  docsBuild,
  docsDev,
  upgrade,
  ir,
  why,
  where,
  explain,
  schema,
  completion,
  version,
  ...authorCommands,
  generatorServe,
];
