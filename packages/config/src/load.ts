import type { Location, Report } from "@sdkwright/diagnostics";
import type { Json, SourceDocument, SourceSet } from "@sdkwright/source";
import { apiConfig } from "./api.js";
import { schemeConfigs } from "./auth.js";
import { configCatalogue } from "./catalogue.js";
import { checkValue } from "./check.js";
import type { Config } from "./config.js";
import { type LoadContext, placed } from "./context.js";
import { whitelabelConfig } from "./delivery.js";
import { checkGroupNames, type DefaultGroupUse, groupConfigs, impliedLevels, impliedSettings } from "./groups.js";
import { readmeConfig } from "./readme.js";
import { Generators, type GeneratorsInput } from "./schema/root.js";
import { article, kindOf, present, shown } from "./words.js";

type JsonObject = { [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reports a configuration that is not a mapping. */
export function reportNotAMap({ path, data }: SourceDocument, report: Report): void {
  const location = { document: path, pointer: "" };
  report(configCatalogue.create("not-a-map", { found: article(kindOf(data)) }, { location }));
}

/** Reports what `extends` has in place of a path. */
export function reportNoPath(value: Json, location: Location, report: Report): void {
  report(configCatalogue.create("wrong-type", { expected: "a path", found: shown(value) }, { location }));
}

/** Keys of a section as written, sound or not: a broken scheme is reported once, not again as unknown. */
function keysOf(root: JsonObject, section: string): string[] {
  const value = root[section];
  return isObject(value) ? Object.keys(value) : [];
}

function referencesOf(allowed: readonly string[]): Config["references"] {
  const isOrigin = (entry: string): boolean => /^https?:\/\//i.test(entry);
  return {
    origins: allowed.filter((entry) => isOrigin(entry) && URL.canParse(entry)).map((entry) => new URL(entry).origin),
    folders: allowed.filter((entry) => !isOrigin(entry)),
  };
}

/** The levels of the user, and behind them those that the workspace implies. */
function levelsOf(input: GeneratorsInput, groups: Config["groups"], context: LoadContext): Config["levels"] {
  const chosen = placed(input.diagnostics ?? [], "/diagnostics", context).map(
    ({ item: { file, pointer, ...rule }, at }) => ({
      ...rule,
      ...present("document", file),
      ...present("pointer", pointer),
      at,
    }),
  );
  return [...chosen, ...impliedLevels(groups, context.sources)];
}

export interface LoadOptions {
  /** Default: `needed`. */
  readonly defaultGroupUse?: DefaultGroupUse;
}

function configOf(
  input: GeneratorsInput,
  root: JsonObject,
  context: LoadContext,
  { defaultGroupUse = "needed" }: LoadOptions,
): Config {
  const { metadata, aliases = {} } = input;
  const defaultGroup = input["default-group"];
  const names = { groups: keysOf(root, "groups"), aliases, defaultGroup, defaultGroupUse };
  checkGroupNames(names, context);
  const api = apiConfig(input, context);
  const authSchemes = schemeConfigs(input["auth-schemes"], "/auth-schemes", context);
  const groups = groupConfigs(input, context);
  return {
    file: context.file,
    api: { ...api, settings: { ...impliedSettings(groups), ...api.settings } },
    authSchemes,
    groups,
    aliases,
    levels: levelsOf(input, groups, context),
    references: referencesOf(input["allowed-references"] ?? []),
    plugins: placed(input.plugins ?? [], "/plugins", context).map(({ item, at }) => ({ name: item, at })),
    metadata: {
      authors: metadata?.authors ?? [],
      ...(metadata?.description !== undefined && { description: metadata.description }),
    },
    readme: readmeConfig(input.readme, context),
    ...(input.extends !== undefined && { extends: [input.extends].flat() }),
    ...present("defaultGroup", defaultGroup),
    ...present("whitelabel", whitelabelConfig(input.whitelabel)),
    ...present("replay", input.replay?.enabled),
    ...present("edition", input.edition),
  };
}

/**
 * Reads and checks generators.yml; `file` is relative to the workspace. Every problem is reported with its location.
 * Returns the valid parts of the configuration, so that later checks can add to the report; undefined if the file
 * cannot be read or is not a mapping.
 */
export function loadConfig(
  sources: SourceSet,
  file: string,
  report: Report,
  options: LoadOptions = {},
): Config | undefined {
  const document = sources.read(file);
  if (!document || document.data === null) return undefined;
  const root = document.data;
  if (!isObject(root)) {
    reportNotAMap(document, report);
    return undefined;
  }
  const schemes = keysOf(root, "auth-schemes");
  const context: LoadContext = { sources, file: document.path, report, schemes, positions: new WeakMap() };
  const { positions } = context;
  const checked = checkValue(Generators, root, { document: document.path, report, positions }) as
    | GeneratorsInput
    | undefined;
  return configOf(checked ?? {}, root, context, options);
}
