import type { Config, SpecConfig } from "@sdkwright/config";
import {
  type Api,
  type Compiler,
  createOriginTable,
  type Frontend,
  type OptionValues,
  type OriginTable,
  type Report,
  type SourceDocument,
  type SourceSet,
} from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import { amend } from "./amend.js";
import { type GitAccess, readSpec } from "./read.js";

/** What stages 2 to 4 need. */
export interface LowerContext {
  readonly compiler: Compiler;
  readonly config: Config;
  readonly sources: SourceSet;
  readonly report: Report;
  /** For definitions in git repositories; absent where nothing may be fetched. */
  readonly git?: GitAccess | undefined;
}

export interface Lowered {
  readonly apis: readonly Api[];
  readonly origins: OriginTable;
}

/** Reads every definition and lowers it with the frontend that answers to its kind. */
export async function lower(context: LowerContext): Promise<Lowered> {
  const { config, report } = context;
  const origins = createOriginTable();
  if (config.api.specs.length === 0) {
    const location = { document: config.file, pointer: config.api.at };
    report(compilerCatalogue.create("no-definition", {}, { location }));
  }
  const apis: Api[] = [];
  for (const [index, spec] of config.api.specs.entries()) {
    const api = await lowerSpec(spec, index, origins, context);
    if (api) apis.push(api);
  }
  return { apis, origins };
}

async function lowerSpec(
  spec: SpecConfig,
  index: number,
  origins: OriginTable,
  context: LowerContext,
): Promise<Api | undefined> {
  const { compiler, config, sources, report } = context;
  const location = { document: config.file, pointer: spec.at };
  const frontend = frontendOf(spec, compiler);
  if (!frontend) {
    report(compilerCatalogue.create("no-frontend", { kind: spec.kind }, { location }));
    return undefined;
  }
  const read = await readSpec(spec, { sources, report, file: config.file, git: context.git });
  // Without a value the reasons are reported already; what a frontend could add is noise.
  if (!read || read.data === null) return undefined;
  const { document, sources: seen } = await amend(read, spec, { sources, report, file: config.file });
  const tapped = await tapDocument(compiler, document, spec);
  return frontend.lower(tapped, {
    sources: seen,
    report,
    origins,
    settings: { ...config.api.settings, ...spec.settings } as OptionValues,
    // A checkout lies in a folder that differs from machine to machine: the path inside the repository stands for it.
    idPrefix:
      index === 0 ? "" : `${spec.namespace ?? (spec.source.kind === "git" ? spec.source.path : document.path)}:`,
    ...(spec.namespace !== undefined && { namespace: spec.namespace }),
    configuredSchemes: new Set(Object.keys(config.authSchemes)),
  });
}

function frontendOf(spec: SpecConfig, compiler: Compiler): Frontend | undefined {
  const path = spec.source.path;
  return compiler.hooks.frontend.call({ kind: spec.kind, path });
}

async function tapDocument(compiler: Compiler, document: SourceDocument, spec: SpecConfig): Promise<SourceDocument> {
  if (!compiler.hooks.document.isUsed()) return document;
  return compiler.hooks.document.promise(document, { kind: spec.kind, path: document.path });
}
