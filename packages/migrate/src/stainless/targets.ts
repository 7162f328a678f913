import { commentOf } from "../comments.js";
import { callersSee, drop, NO_MAPPING } from "../findings.js";
import { child, entries, type Foreign, flagAt, isMapping, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Target } from "../migration.js";
import { githostOf } from "../targets.js";
import { kebabCase, pascalCase } from "../words.js";
import type { StainlessState } from "./state.js";

/** Targets by the languages that sdkwright calls otherwise. */
const LANGUAGE_OF: { readonly [target: string]: string } = { node: "typescript" };

const OTHERS: { readonly [target: string]: string } = {
  kotlin: "Kotlin programs can use the Java SDK",
  terraform: "sdkwright emits no Terraform providers",
  cli: "sdkwright emits no command lines of APIs",
  openapi: "`sdkwright export openapi` writes the definition with calls of the SDKs",
};

interface TargetInput {
  readonly targets: Foreign | undefined;
  readonly organization: Foreign | undefined;
  /** Name of the client's class, where the configuration has one. */
  readonly clientName: string | undefined;
  /** Options of each generator. */
  readonly config: JsonObject;
}

/** Carries the targets whose languages have a generator. */
export function readTargets(
  { targets, organization, clientName, config }: TargetInput,
  state: StainlessState,
): Target[] {
  const { languages, report } = state.context;
  const brand = textAt(organization, "name");
  const made = new Map<string, Target>();
  for (const [key, target] of entries(targets)) {
    const language = LANGUAGE_OF[key] ?? key;
    if (child(target, "skip")?.value === true) {
      drop(target, "it is skipped", report);
      continue;
    }
    if (!isMapping(target.value)) {
      drop(target, NO_MAPPING, report);
      continue;
    }
    flagAt(target, "skip");
    if (!languages.includes(language) || made.has(language)) {
      const why = made.has(language) ? `there is a target for ${language} already` : OTHERS[key];
      drop(target, why ?? "this release has no generator for the language", report);
      continue;
    }
    const name = clientName ?? brand;
    const own = readTarget(language, target, { brand, config }, state);
    const client = name !== undefined && HAS_CLIENT_NAME.has(language) ? { "client-class-name": pascalCase(name) } : {};
    made.set(language, { ...own, config: { ...own.config, ...client, ...config } });
    tellOfTarget(language, target, state);
  }
  return [...made.values()];
}

/** Languages whose clients the other tool calls like the organisation. */
const HAS_CLIENT_NAME: ReadonlySet<string> = new Set(["typescript", "python"]);

interface Shared {
  readonly brand: string | undefined;
  readonly config: JsonObject;
}

function readTarget(language: string, target: Foreign, { brand }: Shared, state: StainlessState): Target {
  const base = { language, comment: commentOf(target), ...repositoryOf(target, state) };
  const publish = child(target, "publish");
  // Each option that has no counterpart is told of by itself.
  entries(child(target, "options"));
  switch (language) {
    case "typescript": {
      const name = textAt(target, "package_name");
      const npm = publish && child(publish, "npm");
      const token = npm && tokenOf(npm, "NPM_TOKEN");
      if (name === undefined) return { ...base, config: {} };
      if (token === undefined) return { ...base, config: { "package-name": name } };
      return { ...base, output: { location: "js-registry", "package-name": name, token }, config: {} };
    }
    case "python": {
      const [name, project] = [textAt(target, "package_name"), child(target, "project_name")];
      const pypi = publish && child(publish, "pypi");
      const token = pypi && tokenOf(pypi, "PYPI_TOKEN");
      const config: JsonObject = name === undefined ? {} : { "package-name": name };
      const distribution = (isMapping(pypi?.value) && textAt(pypi, "package_name")) || project?.value || name;
      if (token === undefined || typeof distribution !== "string") return { ...base, config };
      if (project && project.value === distribution) settle(project);
      return { ...base, output: { location: "python-registry", "package-name": distribution, token }, config };
    }
    case "go": {
      const name = textAt(target, "package_name");
      return { ...base, config: name === undefined ? {} : { "package-name": name } };
    }
    case "java":
      return { ...base, ...javaOf(target, publish, brand) };
    case "csharp": {
      const name = textAt(target, "package_name");
      const nuget = publish && child(publish, "nuget");
      const token = nuget && tokenOf(nuget, "NUGET_API_KEY");
      if (name === undefined) return { ...base, config: {} };
      const output: JsonObject = { location: "dotnet-registry", "package-name": name, "api-key": token ?? "" };
      return {
        ...base,
        config: { namespace: name.split(".").map(pascalCase).join(".") },
        ...(token !== undefined && { output }),
      };
    }
    case "ruby":
      return { ...base, ...rubyOf(target, publish) };
    case "php": {
      const name = textAt(target, "composer_package_name");
      return { ...base, config: name === undefined ? {} : { "package-name": name } };
    }
    default:
      return { ...base, config: {} };
  }
}

function rubyOf(target: Foreign, publish: Foreign | undefined): Pick<Target, "output" | "config"> {
  const name = textAt(target, "gem_name");
  const gems = publish && child(publish, "rubygems");
  const key = gems && tokenOf(gems, "RUBYGEMS_API_KEY");
  if (name === undefined) return { config: {} };
  if (key === undefined) return { config: { "package-name": name } };
  return { output: { location: "ruby-registry", "package-name": name, "api-key": key }, config: {} };
}

/** What takes the place of a registry's token; undefined for packages that are not published. */
function tokenOf(publish: Foreign, variable: string): string | undefined {
  if (publish.value === false) {
    settle(publish);
    return undefined;
  }
  if (publish.value === true) settle(publish);
  const method = child(publish, "auth_method");
  if (method?.value !== "oidc") return `\${${variable}}`;
  settle(method);
  return "OIDC";
}

function javaOf(
  target: Foreign,
  publish: Foreign | undefined,
  brand: string | undefined,
): Pick<Target, "output" | "config"> {
  const name = textAt(target, "reverse_domain");
  const maven = publish && child(publish, "maven");
  const isPublished = maven !== undefined && maven.value !== false;
  if (typeof maven?.value === "boolean") settle(maven);
  const group = textAt(maven, "group_id") ?? name;
  const artifact = textAt(maven, "artifact_id") ?? `${kebabCase(brand ?? "api")}-java`;
  const config: JsonObject = name === undefined ? {} : { "package-name": name };
  if (group === undefined) return { config };
  const coordinate = `${group}:${artifact}`;
  if (!isPublished) return { config: { coordinate, ...config } };
  const login = { username: `\${MAVEN_USERNAME}`, password: `\${MAVEN_PASSWORD}` };
  return { output: { location: "java-registry", coordinate, ...login }, config };
}

function repositoryOf(target: Foreign, { context }: StainlessState): { readonly githost?: JsonObject } {
  const given = child(target, "production_repo");
  if (given?.value === null) settle(given);
  const repository = textAt(target, "production_repo");
  if (repository === undefined) return {};
  const githost = githostOf(repository);
  if (githost === undefined) drop(given, "it is no repository of the form `owner/name`", context.report);
  return githost === undefined ? {} : { githost };
}

/** What callers of every SDK of a language see, whatever the configuration says. */
const SEEN: { readonly [language: string]: string } = {
  typescript:
    "the client is a named export, not the default one; calls resolve to the value of the response, and `withResponse()` gives its headers",
  python:
    "types of requests and responses are classes; the asynchronous client is called like the other, with `Async` before it",
  go: "parameters are fields of a struct with pointers for what is optional, instead of `param.Opt`",
  java: "types are classes with builders, and optional values `Optional`",
  csharp: "types are records, and calls return tasks of the value",
};

function tellOfTarget(language: string, target: Foreign, { context }: StainlessState): void {
  const seen = SEEN[language];
  if (seen !== undefined) callersSee(target, `${seen}; see docs/from-stainless.md.`, context.report);
}
