import { type Json, writeYaml } from "@sdkwright/source";
import type { JsonObject } from "./json-object.js";
import type { Migration, NamedUrl, Target } from "./migration.js";
import { localOutput } from "./targets.js";
import { commentText, indented, overlaysOf } from "./write-overlay.js";

/** What the file depends on beside the configuration that it comes from. */
export interface ConfigNames {
  /** Of the generators, and of sdkwright. */
  readonly version: string;
  readonly edition: string;
  /** First line of the file. */
  readonly schemaComment: string;
  /** Name of the generator of a language. */
  readonly generatorOf: (language: string) => string;
}

/** The text of generators.yml for what another tool's configuration asks for. */
export function configText(migration: Migration, names: ConfigNames): string {
  const { tool, file, environments, settings, headers, metadata, readme, targets, comment } = migration;
  const parts = [
    `${names.schemaComment}\n# From ${file}, a configuration of ${tool}. \`sdkwright check\` reports problems in this file.\n${commentText(comment, "")}`,
    `api:\n${specsText(migration)}${environmentsText(environments)}${member("headers", headers)}${member("settings", settings)}`,
    top("metadata", metadata),
    top("readme", readme),
    `# The shape of emitted code. An update of sdkwright keeps it; another edition changes it.\nedition: ${names.edition}\n`,
    groupsText(targets, names),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function top(key: string, value: JsonObject): string {
  return Object.keys(value).length === 0 ? "" : writeYaml({ [key]: value });
}

function member(key: string, value: JsonObject): string {
  return Object.keys(value).length === 0 ? "" : indented(writeYaml({ [key]: value }), "  ");
}

function specsText(migration: Pick<Migration, "specs" | "actions">): string {
  const written = new Map(overlaysOf(migration).map(({ spec, file }) => [spec, file]));
  const list = migration.specs.map(({ path, origin, overlays }, index): Json => {
    const own = written.get(index) ?? overlays[0];
    return { openapi: path, ...(origin !== undefined && { origin }), ...(own !== undefined && { overlays: own }) };
  });
  return indented(writeYaml({ specs: list }), "  ");
}

function environmentsText(environments: readonly NamedUrl[]): string {
  if (environments.length === 0) return "";
  const entries = environments.map(({ name, url, comment, variables }) => {
    const value: Json =
      variables === undefined ? url : { "url-template": url, variables: variables.map((one) => ({ ...one })) };
    return `${commentText(comment, "    ")}${indented(writeYaml({ [name]: value }), "    ")}`;
  });
  return `  environments:\n${entries.join("")}`;
}

function groupsText(targets: readonly Target[], names: ConfigNames): string {
  if (targets.length === 0) return "";
  const generators = targets.map((target) => {
    const { language, comment, output = localOutput(language), githost, metadata, config } = target;
    const entry: JsonObject = {
      name: names.generatorOf(language),
      version: names.version,
      output,
      ...(githost && { githost }),
      ...(metadata && { metadata }),
      ...(Object.keys(config).length > 0 && { config }),
    };
    return `${commentText(comment, "      ")}${indented(writeYaml([entry]), "      ")}`;
  });
  return `default-group: sdks\n\ngroups:\n  sdks:\n    generators:\n${generators.join("")}`;
}
