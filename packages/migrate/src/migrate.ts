import { dirname, join } from "node:path/posix";
import type { Report } from "@sdkwright/diagnostics";
import type { SourceSet } from "@sdkwright/source";
import { migrateCatalogue } from "./catalogue.js";
import { createDefinition, type Definition } from "./definition.js";
import { definitionBeside, findConfig } from "./find.js";
import { type Foreign, foreignRoot, isMapping } from "./foreign.js";
import { readKiota } from "./kiota/index.js";
import type { Migration, ReadContext } from "./migration.js";
import { readOpenapiGenerator } from "./openapi-generator/index.js";
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
}

/**
 * Reads the configuration of another generator, and reports each part of it that is not carried, and what callers see.
 * Undefined where there is no configuration or no definition, which is an error.
 */
export function migrate(input: MigrateInput): Migration | undefined {
  const { from, sources, report, definition, languages } = input;
  const config = findConfig(from, sources);
  const document = config && sources.read(config.path);
  if (config === undefined || document === undefined) {
    report(migrateCatalogue.create("no-configuration", { place: from }));
    return undefined;
  }
  const definitionAt = (path: string): Definition | undefined => {
    const found = sources.exists(path) ? sources.read(path) : undefined;
    return found && isMapping(found.data) ? createDefinition(found) : undefined;
  };
  const context: ReadContext = { sources, report, definition, languages, definitionAt };
  const root = foreignRoot(document);
  switch (config.tool) {
    case "Stainless":
      return readStainlessAt(root, input, context);
    case "Speakeasy":
      return readSpeakeasy(root, context, input.found);
    case "Kiota":
      return readKiota(root, context);
    case "OpenAPI Generator":
      return readOpenapiGenerator(root, context, input.found);
    default:
      return config.tool satisfies never;
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
  return typeof spec === "string" ? join(dirname(config), spec) : undefined;
}
