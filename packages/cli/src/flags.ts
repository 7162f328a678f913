import { LANGUAGES } from "./built-in.js";
import type { FlagSpec } from "./command.js";

/** The configuration. */
export const config: FlagSpec = {
  name: "config",
  short: "c",
  value: "file",
  help: "The generators.yml to use. Default: the nearest one, from the current folder upwards.",
};
/** One API of several. */
export const api: FlagSpec = {
  name: "api",
  value: "name",
  excludes: ["config"],
  help: "Only this one of the APIs in `apis/<name>/`. Default: all, one after the other.",
};
/** Further plugins. */
export const plugin: FlagSpec = {
  name: "plugin",
  value: "module",
  many: true,
  help: "Load an additional plugin: a package name, or a path from the current folder. Repeatable.",
};
/** Groups of generators. */
export const group: FlagSpec = {
  name: "group",
  short: "g",
  value: "name",
  many: true,
  help: "The group or alias to run. Default: `default-group`, or the only group. Repeatable.",
};
/** Generators of a group. */
export const generator: FlagSpec = {
  name: "generator",
  value: "name",
  many: true,
  help: "Run only this generator of the group. Repeatable.",
};
/** Other forms of a report. */
export const reports: readonly FlagSpec[] = [
  { name: "json", help: "Print one JSON document to standard output instead of text." },
  {
    name: "sarif",
    excludes: ["json"],
    help: "Print findings as SARIF 2.1.0 to standard output, for code scanning, with paths from the repository's root.",
  },
  {
    name: "code-quality",
    excludes: ["json", "sarif"],
    help: "Print findings as a Code Quality report to standard output, for merge requests of GitLab.",
  },
];
/** What runs generators that are images. */
export const runner: FlagSpec = {
  name: "runner",
  value: "program",
  help: "Program that runs generators which are images: docker or podman. Default: the first that answers.",
};
/** Warnings are errors. */
export const strict: FlagSpec = {
  name: "strict",
  help: "Treat warnings as errors.",
};

/** Delivers what was not tested. */
export const skipTests: FlagSpec = {
  name: "skip-tests",
  help: "Deliver without running the tests of the SDKs.",
};

/** Languages of a run without a configuration. */
export const language: FlagSpec = {
  name: "language",
  short: "l",
  value: "name",
  values: LANGUAGES,
  many: true,
  needsArgument: true,
  help: `Language of the SDK: ${LANGUAGES.join(", ")}. Repeatable.`,
};
/** The definition of a run without a configuration. */
export const definition = {
  name: "definition",
  required: false,
  help: "An OpenAPI, AsyncAPI, OpenRPC or Conjure file to compile without a generators.yml, or its https URL. Needs --language.",
  excludes: ["config", "api", "group", "generator", "publish"],
  needs: "language",
};

/** What to compile. */
export const compileFlags = [config, api, plugin, group, generator];
