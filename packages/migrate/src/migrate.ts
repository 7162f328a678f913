import { dirname, join } from "node:path/posix";
import type { Report } from "@sdkwright/diagnostics";
import type { SourceSet } from "@sdkwright/source";
import { migrateCatalogue } from "./catalogue.js";
import { createDefinition, type Definition } from "./definition.js";
import { definitionBeside, findConfig } from "./find.js";
import { type Foreign, foreignRoot, isMapping } from "./foreign.js";
import { readKiota } from "./kiota/index.js";
import type { Migration, ReadContext, Tool } from "./migration.js";
import { readOpenapiGenerator } from "./openapi-generator/index.js";
import { pathIn } from "./paths.js";
import { readSpeakeasy } from "./speakeasy/index.js";
import { readStainless } from "./stainless/index.js";

export interface MigrateInput {
  /** A file or a folder, from the root of the sources. */
  readonly from: string;
  /** The definition, where the command names it. */
  readonly definition?: string | undefined;
  /** Definitions of the folder, likely ones first: used where nothing says which. */
  readonly found: readonly string[];
  /** Languages that have a generator. */
  readonly languages: readonly string[];
  readonly sources: SourceSet;
  readonly report: Report;
  /** Whether an error was reported, also one of reading a file. */
  readonly hasErrors: () => boolean;
}

/**
 * Reads the configuration of another generator, and reports each part of it that is not carried, and what callers see.
 * Undefined where there is no configuration or no definition, or where one of them cannot be read: an error says so.
 */
export function migrate(input: MigrateInput): Migration | undefined {
  const { from, sources, report, definition, languages, hasErrors } = input;
  const found = findConfig(from, sources);
  const config = found?.config;
  const document = config && sources.read(config.path);
  // What is wrong with a file that cannot be read was told. Half of a configuration is not carried.
  if (hasErrors()) return undefined;
  if (config === undefined || document === undefined) {
    report(migrateCatalogue.create("no-configuration", { place: from }));
    return undefined;
  }
  for (const { path, tool } of found?.others ?? []) {
    report(
      migrateCatalogue.create("other-configuration", { tool, read: config.path }, { location: { document: path } }),
    );
  }
  const definitionAt = (path: string): Definition | undefined => {
    const found = sources.exists(path) ? sources.read(path) : undefined;
    return found && isMapping(found.data) ? createDefinition(found) : undefined;
  };
  const context: ReadContext = { sources, report, definition, languages, definitionAt };
  const migration = readConfig(config.tool, foreignRoot(document), { input, context });
  return hasErrors() ? undefined : migration;
}

interface Reading {
  readonly input: MigrateInput;
  readonly context: ReadContext;
}

function readConfig(tool: Tool, root: Foreign, { input, context }: Reading): Migration | undefined {
  switch (tool) {
    case "Stainless":
      return readStainlessAt(root, input, context);
    case "Speakeasy":
      return readSpeakeasy(root, context, input.found);
    case "Kiota":
      return readKiota(root, context);
    case "OpenAPI Generator":
      return readOpenapiGenerator(root, context, input.found);
    default:
      return tool satisfies never;
  }
}

function readStainlessAt(root: Foreign, input: MigrateInput, context: ReadContext): Migration | undefined {
  const { path } = root.document;
  const named = input.definition ?? workspaceDefinition(path, input.sources);
  const place = named ?? definitionBeside(path, input.sources) ?? input.found[0];
  const definition = place === undefined ? undefined : context.definitionAt(place);
  if (place === undefined || definition === undefined) {
    input.report(migrateCatalogue.create("no-definition", { path: place }, { location: { document: path } }));
    return undefined;
  }
  return readStainless(root, { path: place, overlays: [] }, definition, context);
}

/** The definition that `workspace.json` beside a configuration of Stainless names. */
function workspaceDefinition(config: string, sources: SourceSet): string | undefined {
  const path = join(dirname(config), "workspace.json");
  const data = sources.exists(path) ? sources.read(path)?.data : undefined;
  const spec = isMapping(data) ? data.openapi_spec : undefined;
  return typeof spec === "string" ? pathIn(dirname(config), spec) : undefined;
}
