import type { Config, GeneratorConfig, SpecConfig } from "@sdkwright/config";
import {
  type Api,
  type Compiler,
  createOriginTable,
  type Frontend,
  type ImportPackage,
  type OptionValues,
  type OriginTable,
  type Report,
  type SourceDocument,
  type SourceSet,
} from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import { STAGES } from "../stages.js";
import type { Stopwatch } from "../timing.js";
import type { Amended } from "./amend.js";
import { reportsOf } from "./compare.js";
import { noteForeignVariables } from "./foreign-variables.js";
import type { GitAccess } from "./read.js";

/** What the stages from `read` to `compare` need. */
export interface LowerContext {
  readonly compiler: Compiler;
  readonly config: Config;
  readonly sources: SourceSet;
  readonly report: Report;
  readonly clock: Stopwatch;
  /** For definitions in git repositories; absent where nothing may be fetched. */
  readonly git?: GitAccess | undefined;
  /** Compare definitions with the specifications of their formats too. */
  readonly validate?: boolean | undefined;
  /** For validators that the user installs. */
  readonly importPackage?: ImportPackage | undefined;
}

/** Settings by name, as generators.yml spells them. */
export type Settings = { readonly [name: string]: unknown };

/** A definition lowered by the settings that hold for it. */
export interface LoweredSpec {
  readonly spec: SpecConfig;
  readonly api: Api;
}

/** The definitions of a workspace, read once and lowered once for each distinct set of settings. */
export interface Lowering {
  readonly origins: OriginTable;
  /** Lowers every definition by its settings with an SDK's own over them; those that cannot be read are left out. */
  lower(own: Settings): Promise<readonly LoweredSpec[]>;
}

/** Settings that later stages honour: they make no difference to how a definition is lowered. */
const LATER: ReadonlySet<string> = new Set([
  "auto-generate-idempotency-key",
  "filter",
  "only-include-referenced-schemas",
]);

/** The settings that hold for a definition: the generator's, over the definition's own, over the API's. */
export function settingsOf(config: Config, spec: SpecConfig, own: Settings): Settings {
  return { ...config.api.settings, ...spec.settings, ...own };
}

/** Pointer of the section whose `settings` say what holds for a definition. */
export function ownerOfSetting(
  name: string,
  spec: SpecConfig,
  config: Config,
  generator: GeneratorConfig | undefined,
): string {
  if (generator && name in generator.settings) return `${generator.at}/api`;
  return name in spec.settings ? spec.at : config.api.at;
}

/** JSON text of settings, the same whatever the order in which they are given. */
function keyOf(settings: Settings): string {
  const names = Object.keys(settings).filter((name) => !LATER.has(name));
  return JSON.stringify(names.sort().map((name) => [name, settings[name]]));
}

export function createLowering(context: LowerContext): Lowering {
  const { config } = context;
  for (const folder of config.references.folders) context.sources.allow(folder);
  const origins = createOriginTable();
  const lowered = new Map<string, Promise<Api | undefined>>();
  const entries = config.api.specs.map((spec, index) => openSpec(spec, index, origins, context));
  return {
    origins,
    async lower(own) {
      if (entries.length === 0) {
        reportMissing(context);
      }
      const found: LoweredSpec[] = [];
      // One after the other: what is reported, and the numbers of origins, must not depend on which is read first.
      for (const [index, spec] of config.api.specs.entries()) {
        const settings = settingsOf(config, spec, own);
        const key = `${index} ${keyOf(settings)}`;
        const known = lowered.get(key) ?? entries[index]!(settings);
        lowered.set(key, known);
        const api = await known;
        if (api) found.push({ spec, api });
      }
      return found;
    },
  };
}

/** Where a workspace has an API in the definition language of another product. */
const OTHER_LANGUAGE = ["definition/api.yml", "definition/api.yaml"];

/** Reports that no definition is named, and why, where that can be seen. */
function reportMissing({ config, sources, report }: LowerContext): void {
  const location = { document: config.file, pointer: config.api.at };
  const path = OTHER_LANGUAGE.find((place) => sources.exists(place));
  if (path === undefined) report(compilerCatalogue.create("no-definition", {}, { location }));
  else report(compilerCatalogue.create("other-language", { path }, { location }));
}

/** Prepares to lower a definition by any settings; it is read and amended when that is first asked for. */
function openSpec(
  spec: SpecConfig,
  index: number,
  origins: OriginTable,
  context: LowerContext,
): (settings: Settings) => Promise<Api | undefined> {
  const { compiler, config, report } = context;
  const clock = context.clock.of(spec.source.path);
  const location = { document: config.file, pointer: spec.at };
  const reports = reportsOf(report);
  let opened: Promise<Amended | undefined> | undefined;
  let compares = context.validate === true;
  return async (settings) => {
    const frontend = frontendOf(spec, compiler);
    if (!frontend) {
      report(compilerCatalogue.create("no-frontend", { kind: spec.kind }, { location }));
      return undefined;
    }
    opened ??= readAmended(spec, { ...context, clock });
    const read = await opened;
    if (!read) return undefined;
    const { document, sources, overrides } = read;
    const api = await clock.run(STAGES.lower, frontend, document, {
      sources,
      report: reports.lowering,
      origins,
      settings: settings as OptionValues,
      // A checkout lies in a folder that differs from machine to machine: the path inside the repository stands for it.
      idPrefix:
        index === 0 ? "" : `${spec.namespace ?? (spec.source.kind === "git" ? spec.source.path : document.path)}:`,
      ...(spec.namespace !== undefined && { namespace: spec.namespace }),
      ...(overrides && { overrides }),
      configuredSchemes: schemesOf(config),
      configuredUrls: urlNamesOf(config),
    });
    noteForeignVariables(api, { spec, document, origins: origins.list, report: reports.lowering });
    // Once, and last: settings make no difference to it, and what lowering found is not said twice.
    const { importPackage } = context;
    if (compares) await clock.run(STAGES.compare, frontend, document, { sources, reports, importPackage });
    compares = false;
    return api;
  };
}

function urlNamesOf({ api }: Config): Set<string> {
  return new Set((api.environments?.list ?? []).flatMap(({ urls }) => Object.keys(urls)));
}

/** Names of the schemes that the configuration declares, for all SDKs or for one. */
function schemesOf({ authSchemes, groups }: Config): Set<string> {
  const own = Object.values(groups).flatMap(({ generators }) => generators.map((generator) => generator.authSchemes));
  return new Set([authSchemes, ...own].flatMap((schemes) => Object.keys(schemes)));
}

/** Kinds of definitions that refer to other documents by URL. */
const BY_REFERENCE: ReadonlySet<SpecConfig["kind"]> = new Set(["openapi", "asyncapi", "openrpc"]);

/** Reads a definition, and applies its overlay, its overrides and what plugins do to it. */
async function readAmended(spec: SpecConfig, context: LowerContext): Promise<Amended | undefined> {
  const { compiler, config, sources, report, clock } = context;
  const read = await clock.run(STAGES.read, spec, { sources, report, file: config.file, git: context.git });
  // Without a value the reasons are reported already; what a frontend could add is noise.
  if (!read || read.data === null) return undefined;
  const amended = await clock.run(STAGES.amend, read, spec, { sources, report, file: config.file });
  const document = await tapDocument(compiler, amended.document, spec);
  const { origins } = config.references;
  if (origins.length > 0 && BY_REFERENCE.has(spec.kind)) await amended.sources.fetch(document, { origins });
  return { ...amended, document };
}

function frontendOf(spec: SpecConfig, compiler: Compiler): Frontend | undefined {
  const path = spec.source.path;
  return compiler.hooks.frontend.call({ kind: spec.kind, path });
}

async function tapDocument(compiler: Compiler, document: SourceDocument, spec: SpecConfig): Promise<SourceDocument> {
  if (!compiler.hooks.document.isUsed()) return document;
  return compiler.hooks.document.promise(document, { kind: spec.kind, path: document.path });
}
