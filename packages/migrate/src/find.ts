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
  "openapi-generator.json",
  "config.yaml",
  "config.yml",
  "config.json",
];

/** A configuration of another generator. */
export interface FoundConfig {
  readonly path: string;
  readonly tool: Tool;
}

/** The configuration that a path is, or that a folder contains. Undefined where there is none. */
export function findConfig(from: string, sources: SourceSet): FoundConfig | undefined {
  const places = [from, ...PLACES.map((place) => join(from, place))].filter((path) => sources.exists(path));
  for (const path of places) {
    const tool = toolOf(sources.read(path)?.data);
    if (tool !== undefined) return { path, tool };
  }
  return undefined;
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

/** The first definition in the folder of a configuration, or in the one above. */
export function definitionBeside(path: string, sources: SourceSet): string | undefined {
  const folder = dirname(path);
  const places = [folder, dirname(folder)].flatMap((one) => NAMES.map((name) => join(one, name)));
  return places.find((place) => !place.startsWith("..") && sources.exists(place));
}
