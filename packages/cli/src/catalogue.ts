import { defineCatalogue, didYouMean, entry, listed } from "@sdkwright/diagnostics";

/** Findings of the command line: what it cannot find or load. */
export const cliCatalogue = defineCatalogue("cli", {
  "no-config": entry<{ folder: string }>({
    severity: "error",
    title: "No generators.yml",
    cause: "Neither the current folder nor any parent folder contains a generators.yml.",
    fix: "Run `sdkwright init` to write one, or name it with `--config <file>`.",
    message: ({ folder }) => `There is no generators.yml in ${folder} or above it.`,
  }),
  "foreign-config": entry<{ file: string }>({
    severity: "error",
    title: "Configuration of another user",
    cause:
      "The nearest generators.yml is in a parent folder and belongs to another user. A configuration can run plugins, so " +
      "one that is not yours is used only if you name it.",
    fix: "Name it with `--config <file>` if you trust it, or run in a folder of your own.",
    message: ({ file }) => `${file} belongs to another user, and is not used.`,
  }),
  "unknown-api": entry<{ api: string; known: readonly string[]; nearest?: string | undefined }>({
    severity: "error",
    title: "Unknown API",
    cause: "No folder in `apis` with this name contains a generators.yml.",
    fix: "Give the name of one of the folders in `apis`, or leave `--api` out to run all of them.",
    message: ({ api, known, nearest }) => {
      const hint = didYouMean(nearest);
      return `There is no API \`${api}\`.${hint} Known: ${known.length === 0 ? "none" : known.join(", ")}.`;
    },
  }),
  "config-exists": entry<{ file: string }>({
    severity: "error",
    title: "Configuration exists",
    cause: "There is already a configuration, and `init` never overwrites a file.",
    fix: "Edit the file, or move it away first.",
    message: ({ file }) => `${file} exists already.`,
  }),
  "no-definition-found": entry<{ place: string }>({
    severity: "error",
    title: "No API definition found",
    cause:
      "The file is not an API definition, or no file says that it is one: definitions of OpenAPI, AsyncAPI and OpenRPC begin with their version, such as `openapi: 3.1.0`.",
    fix: "Name the file, which can also be in another folder or at a URL: `sdkwright init <definition>`.",
    message: ({ place }) => `There is no API definition in ${place}.`,
  }),
  "definition-exists": entry<{ file: string }>({
    severity: "error",
    title: "File exists",
    cause: "`init` downloads a definition to the current folder, and never overwrites a file.",
    fix: "Run `sdkwright init <file>` to use the file, or move it away first.",
    message: ({ file }) => `${file} exists already, and is not replaced.`,
  }),
  "standard-input": entry({
    severity: "error",
    title: "Definition on standard input",
    cause: "The file name `-` stands for standard input, which is not read: findings could not name the file.",
    fix: "Write the definition to a file, and name that.",
    message: () => "A definition is not read from standard input.",
  }),
  "no-state": entry<{ operand: string }>({
    severity: "error",
    title: "State of an API not found",
    cause:
      "`diff` compares files, folders with a generators.yml, and paths in commits such as `main:api/openapi.yml`. There is no such file, folder or commit.",
    fix: "Correct the path. A path in a commit begins at the top of the repository, or with `./` at the current folder.",
    message: ({ operand }) =>
      `\`${operand}\` is neither a file, a folder with a generators.yml, nor a path in a commit.`,
  }),
  "no-commit": entry<{ operand: string; ref: string }>({
    severity: "error",
    title: "Commit not found",
    cause:
      "What stands before the colon names no commit of the git repository around the current folder. A clone in continuous integration often has a single commit.",
    fix: "Correct the name, or fetch the commit first. After `git fetch --depth 1 origin main`, the state is `FETCH_HEAD:openapi.yml`.",
    message: ({ operand, ref }) => `There is no commit \`${ref}\` in this repository, and no file \`${operand}\`.`,
  }),
  "state-of-workspace": entry<{ operand: string; apis: readonly string[] }>({
    severity: "error",
    title: "Workspace of several APIs",
    cause: "`diff` compares two states of one API, and this folder has APIs in `apis`.",
    fix: "Name the folder of one API in both states, and run `diff` once for each API.",
    message: ({ operand, apis }) =>
      `\`${operand}\` is a workspace of APIs: ${apis.map((api) => `\`${api}\``).join(", ")}.`,
  }),
  "not-a-state": entry<{ operand: string }>({
    severity: "error",
    title: "Not a state of an API",
    cause:
      "`diff` compares definitions of OpenAPI, AsyncAPI and OpenRPC, the output of `sdkwright ir`, and configurations.",
    fix: "Name one of these. Definitions of other formats need a generators.yml.",
    message: ({ operand }) =>
      `\`${operand}\` is neither an API definition, a generators.yml, nor the output of \`ir\`.`,
  }),
  "no-common-language": entry<{ old: string; now: string; before: string; after: string }>({
    severity: "error",
    title: "States without a common language",
    cause: "`diff` compares the SDKs that both states have. A definition alone has those that `--language` names.",
    fix: "Name a language that both have, or configurations with the same generators.",
    message: ({ old, now, before, after }) =>
      `No SDK can be compared: \`${old}\` has ${before || "none"}, \`${now}\` has ${after || "none"}.`,
  }),
  "unknown-language": entry<{ language: string; known: readonly string[]; nearest?: string | undefined }>({
    severity: "error",
    title: "Unknown language",
    cause: "`--language` and `add` accept the languages that sdkwright includes, and those of plugins.",
    fix: "Use one of the languages that the message lists, or name the plugin that has the language: under `plugins` of generators.yml, or for `generate` and `check` with `--plugin`.",
    message: ({ language, known, nearest }) => {
      const hint = didYouMean(nearest);
      return `Unknown language \`${language}\`.${hint} Available: ${known.join(", ")}.`;
    },
  }),
  "other-sdk": entry<{ folder: string; former: string; title: string }>({
    severity: "error",
    title: "Folder has the SDK of another API",
    cause:
      "`generate <definition>` writes to `sdks/<language>` by default, and the SDK there was generated from a definition with another title. Its files would be deleted, and the new SDK would have its names.",
    fix: "Name another folder with `--output <folder>`. If it is the same API under a new title, add `--rename`, or write a generators.yml that says how the SDK is called: `sdkwright init`.",
    message: ({ folder, former, title }) => `${folder} has the SDK of \`${former}\`, not of \`${title}\`.`,
  }),
  "plugin-not-found": entry<{ plugin: string; folder: string; missing: string }>({
    severity: "error",
    title: "Plugin not found",
    cause: "The plugin is neither a package that is installed for the folder that names it, nor a path to a module.",
    fix: "Install the package beside generators.yml, build it, or correct the path.",
    message: ({ plugin, folder, missing }) => `The plugin \`${plugin}\` was not found from ${folder}: ${missing}.`,
  }),
  "plugin-failed": entry<{ plugin: string; reason: string }>({
    severity: "error",
    title: "Plugin cannot be loaded",
    cause: "The module of a plugin threw an error while it was loaded or applied.",
    fix: "Fix the plugin, or report the error to its authors.",
    message: ({ plugin, reason }) => `The plugin \`${plugin}\` failed: ${reason}`,
  }),
  "plugin-api": entry<{ plugin: string; api: unknown; own: number }>({
    severity: "error",
    title: "Plugin written for another version of the plugin API",
    cause: "The plugin says in `api` that it was written for another version than this release has.",
    fix: "Install a release of the plugin for this version, or change it: docs/plugin-changes.md lists what changed.",
    message: ({ plugin, api, own }) =>
      `The plugin \`${plugin}\` was written for version ${String(api)} of the plugin API; this release has version ${own}.`,
  }),
  "plugin-invalid": entry<{ plugin: string; found: string }>({
    severity: "error",
    title: "Module is not a plugin",
    cause: "A module was named as a generator or plugin, but does not export a plugin.",
    fix: "Export `{ name, apply(compiler) { ... } }` as `default` or as `plugin`.",
    message: ({ plugin, found }) => `\`${plugin}\` exports no plugin as \`default\` or \`plugin\`: ${found}.`,
  }),
  "generator-version": entry<{ generator: string; version: string; own: string }>({
    severity: "error",
    title: "Release of sdkwright does not have this version of the generator",
    cause: "A generator has the version of the sdkwright that it comes with.",
    fix: "Run `sdkwright upgrade` to set `version` to that of the release you run, write a range or `latest`, or run the release that has the version.",
    message: ({ generator, version, own }) => {
      // A range, for example, is not a version, so it does not name a release that could be run.
      const other = /^\d+\.\d+\.\d+[\w.+-]*$/.test(version) ? `, or run \`npx sdkwright@${version}\`` : "";
      return `This release has \`${generator}\` ${own}, not ${version}. Set \`version: ${own}\`${other}.`;
    },
  }),
  "symbol-not-found": entry<{ symbol: string; similar: readonly string[] }>({
    severity: "error",
    title: "Symbol not found",
    cause: "No SDK of the group declares a symbol with this name that was generated from a definition.",
    fix: "Give the name as it is declared in the SDK, or `file:line` within the SDK. Names that every SDK has, such as `NotFoundError`, come from no definition.",
    message: ({ symbol, similar }) => {
      const names = similar.map((name) => `\`${name}\``);
      return `Nothing in the SDKs that comes from a definition is called \`${symbol}\`.${names.length === 0 ? "" : ` Did you mean ${listed(names, "or")}?`}`;
    },
  }),
  "pointer-not-found": entry<{ pointer: string; nearest?: string | undefined }>({
    severity: "error",
    title: "Nothing was generated from this pointer",
    cause:
      "Nothing in the SDKs of the group was generated from this place in the definitions, nor from anything inside or around it.",
    fix: "Give a JSON pointer such as `/components/schemas/Pet`; a `/` within a key is written `~1`.",
    message: ({ pointer, nearest }) => `Nothing in the SDKs was generated from \`${pointer}\`.${didYouMean(nearest)}`,
  }),
  "no-base": entry({
    severity: "error",
    title: "No pull request to compare with",
    cause: "The environment does not say that the job belongs to a pull request, and there is no `--base`.",
    fix: "Run the command in a job of a pull request, or name a commit or branch with `--base`.",
    message: () => "Nothing says what to compare with: this is no job of a pull request, and there is no `--base`.",
  }),
  "base-not-found": entry<{ base: string; isRepository: boolean }>({
    severity: "error",
    title: "Base of the pull request not found",
    cause:
      "The commit or branch to compare with is not in this checkout, and git could not fetch it from `origin`; or the folder is in no repository of git.",
    fix: "Run in a checkout that has the whole history: `fetch-depth: 0` with actions/checkout, `GIT_DEPTH: 0` at GitLab.",
    message: ({ base, isRepository }) =>
      isRepository
        ? `The base \`${base}\` is not in this checkout, and cannot be fetched.`
        : `The base \`${base}\` cannot be found: this folder is in no repository of git, or in one without commits.`,
  }),
  "no-comment-token": entry<{ variables: readonly string[] }>({
    severity: "note",
    title: "Pull request has no comment: no token",
    cause: "No environment variable holds a token, so that the text is only printed. Jobs of forks usually get none.",
    fix: "Give the job a token that can write comments. Otherwise, read the output or the summary of the job.",
    message: ({ variables }) => `The pull request gets no comment, because ${listed(variables, "or")} is not set.`,
  }),
  "comment-insecure": entry<{ url: string }>({
    severity: "warning",
    title: "Pull request has no comment: API without TLS",
    cause: "The API of the host has an `http://` URL. A token that is sent there can be read on the way.",
    fix: "Serve the API with TLS. Otherwise, read the output or the summary of the job.",
    message: ({ url }) => `The pull request gets no comment, because no token is sent to ${url} without TLS.`,
  }),
  "comment-refused": entry<{ repository: string; number: number; reason: string }>({
    severity: "warning",
    title: "Pull request has no comment: host did not take it",
    cause:
      "The host refused the comment, has a fault, or could not be reached, or something else answered at its address: the message says which. Jobs of forks get tokens that can only read.",
    fix: "Give the job a token with `pull-requests: write` at GitHub, the scope `api` and the role Reporter at GitLab, or the scope `write:issue` at Gitea. Otherwise, read the output or the summary of the job.",
    message: ({ repository, number, reason }) => `${repository}#${number} gets no comment: ${reason}.`,
  }),
});
