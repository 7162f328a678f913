import { dirname, join } from "node:path/posix";
import type { SourceSet } from "@sdkwright/source";
import { isMapping } from "./foreign.js";
import type { Tool } from "./migration.js";

/** Where configurations of other generators are by convention, below the folder of a project. Likely ones first. */
const PLACES = [
  ".stainless/stainless.yml",
  ".stainless/stainless.yaml",
  "stainless.yml",
  "stainless.yaml",
  "openapi.stainless.yml",
  "openapi.stainless.yaml",
  "stainless/openapi.stainless.yml",
  ".speakeasy/workflow.yaml",
  ".speakeasy/gen.yaml",
  "gen.yaml",
  "workflow.yaml",
  ".kiota/workspace.json",
  "kiota-lock.json",
  "openapitools.json",
  "openapi-generator-config.yaml",
  "openapi-generator-config.yml",
  "openapi-generator-config.json",
  "openapi-generator.yaml",
  "openapi-generator.yml",
  "openapi-generator.json",
  "openapi-config.yaml",
  "openapi-config.yml",
  "openapi-config.json",
  "config.yaml",
  "config.yml",
  "config.json",
];

/** A configuration of another generator. */
export interface FoundConfig {
  readonly path: string;
  readonly tool: Tool;
}

/** What is found in a place. */
export interface Found {
  readonly config: FoundConfig;
  /** Other configurations of the folder, which are not read. */
  readonly others: readonly FoundConfig[];
}

/** The configuration that a path is, or the likeliest one that a folder contains. Undefined where there is none. */
export function findConfig(from: string, sources: SourceSet): Found | undefined {
  if (sources.exists(from)) {
    const data = sources.read(from)?.data;
    // Whoever names a file of options says that it is a configuration.
    const tool = toolOf(data) ?? (optionsIn(data) > 0 ? "OpenAPI Generator" : undefined);
    return tool && { config: { path: from, tool }, others: [] };
  }
  const places = PLACES.map((place) => join(from, place)).filter((path) => sources.exists(path));
  const [config, ...others] = places.flatMap((path): FoundConfig[] => {
    const data = sources.read(path)?.data;
    const tool = toolOf(data) ?? (optionsIn(data) >= ENOUGH_OPTIONS ? "OpenAPI Generator" : undefined);
    return tool === undefined ? [] : [{ path, tool }];
  });
  // The options of a workflow's targets are read with it.
  const isRead = ({ path, tool }: FoundConfig) => tool === "Speakeasy" && path.endsWith("gen.yaml");
  return config && { config, others: others.filter((other) => config.tool !== "Speakeasy" || !isRead(other)) };
}

/** Options that are common in files for the command line of OpenAPI Generator, which names the generator itself. */
const OPTIONS = [
  ...["projectName", "packageName", "packageVersion", "packageUrl", "npmName", "npmVersion", "gitUserId", "gitRepoId"],
  ...["groupId", "artifactId", "artifactVersion", "apiPackage", "modelPackage", "invokerPackage", "templateDir"],
  ...["typeMappings", "importMappings", "schemaMappings", "globalProperties", "ignoreFileOverride", "library"],
  ...["disallowAdditionalPropertiesIfNotPresent", "sortParamsByRequiredFlag", "enumUnknownDefaultCase"],
];

/** Other files have one of the options too, such as `packageName`. */
const ENOUGH_OPTIONS = 2;

function optionsIn(data: unknown): number {
  return isMapping(data) && data.openapi === undefined ? OPTIONS.filter((key) => data[key] !== undefined).length : 0;
}

/** Keys of OpenAPI Generator alone. Many configurations leave the name of the generator to the command line. */
const GENERATOR_KEYS = [
  ...["generatorName", "generator-name", "inputSpec"],
  ...["hideGenerationTimestamp", "removeOperationIdPrefix", "operationIdNameMappings", "modelNameMappings"],
];

/** Whose configuration a document is, by its keys. */
function toolOf(data: unknown): Tool | undefined {
  if (!isMapping(data) || (data.openapi !== undefined && typeof data.openapi === "string")) return undefined;
  const has = (...keys: readonly string[]) => keys.every((key) => data[key] !== undefined);
  if (has("resources") && (has("organization") || has("targets"))) return "Stainless";
  if (has("workflowVersion") || has("configVersion")) return "Speakeasy";
  if (has("lockFileVersion") || (has("clients") && has("version"))) return "Kiota";
  // A file of the command line may only say which release it is of.
  const cli = data["generator-cli"];
  if (cli !== undefined) return isMapping(cli) && isMapping(cli.generators) ? "OpenAPI Generator" : undefined;
  // Schemas have the key too.
  const hasOptions = isMapping(data.additionalProperties) && data.type === undefined && data.properties === undefined;
  return hasOptions || GENERATOR_KEYS.some((key) => has(key)) ? "OpenAPI Generator" : undefined;
}

/** Names of definitions beside a configuration, where it does not name its own. */
const NAMES = ["openapi", "swagger", "spec"].flatMap((name) => ["yml", "yaml", "json"].map((end) => `${name}.${end}`));

/** The first definition in the folder of a configuration, or in the one above if the command goes there anyway. */
export function definitionBeside(path: string, sources: SourceSet): string | undefined {
  const folder = dirname(path);
  const folders = folder === "." ? [folder] : [folder, join(folder, "..")];
  const places = folders.flatMap((one) => NAMES.map((name) => join(one, name)));
  return places.find((place) => sources.exists(place));
}
