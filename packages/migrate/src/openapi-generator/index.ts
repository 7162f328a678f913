import { dirname, join } from "node:path/posix";
import { migrateCatalogue } from "../catalogue.js";
import { type Changes, createChanges } from "../changes.js";
import { type Definition, type Operation, operationTarget } from "../definition.js";
import { endpointsOf } from "../endpoints.js";
import { callersSee, drop, dropRest, type Reasons, tellNoDefinition } from "../findings.js";
import { child, entries, type Foreign, numberAt, pathOf, placeOf, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Migration, ReadContext, SpecFile, Target } from "../migration.js";
import { folderText, pathIn } from "../paths.js";
import { BY_OPERATION_ID, keepWholeIds, nameByTags } from "../pin.js";
import { camelCase } from "../words.js";
import { readMappings } from "./mappings.js";
import { readOptions } from "./options.js";

/** Generators by the languages of SDKs that take their place. */
const LANGUAGES: readonly (readonly [generator: RegExp, language: string])[] = [
  [/^(?:typescript|javascript)\b/, "typescript"],
  [/^python\b/, "python"],
  [/^go$/, "go"],
  [/^java$/, "java"],
  [/^csharp\b/, "csharp"],
  [/^php\b/, "php"],
  [/^ruby$/, "ruby"],
  [/^swift(?:\d|\b)/, "swift"],
];

const REASONS: Reasons = [
  [
    /(?:^|\.)(?:globalProperties|global-property)(?:\.|$)/,
    "SDKs always have all of their files; name those that you own in .sdkwrightignore",
  ],
  [
    /(?:^|\.)(?:templateDir|templateResourcePath|engine|files)$/,
    "SDKs have no templates; `readme.template` lays out READMEs, and edits of files are kept",
  ],
  [
    /(?:^|\.)(?:typeMappings|importMappings|schemaMappings|languageSpecificPrimitives)(?:\.|$)/,
    "`x-gen-type` gives a schema another type",
  ],
  [/(?:^|\.)hideGenerationTimestamp$/, "files have no timestamps"],
  [/(?:^|\.)library$/, "SDKs bring their own HTTP client"],
  [/(?:^|\.)(?:inlineSchemaNameMappings|inlineSchemaOptions)(?:\.|$)/, "name the inline schema by `x-gen-type-name`"],
  [
    /(?:^|\.)(?:apiPackage|modelPackage|apiNameSuffix|invokerPackage)$/,
    "groups are members of one client, and types are in one list",
  ],
  [
    /(?:^|\.)(?:openapiNormalizer|openapi-normalizer)(?:\.|$)/,
    "definitions are read as they are; an overlay changes them",
  ],
  [
    /generator-cli\.(?:version|storageDir|repository|useDocker)/,
    "`version` of a generator names the release of sdkwright",
  ],
];

const OF_NO_GENERATOR: Reasons[number] = [/./, "it is for a generator, and the configuration names none"];

/** Reads a configuration of OpenAPI Generator. Undefined where the definition cannot be found, which is told. */
export function readOpenapiGenerator(
  root: Foreign,
  context: ReadContext,
  found: readonly string[],
): Migration | undefined {
  const { path } = root.document;
  const folder = dirname(path);
  const configs = configsOf(root);
  const [first] = configs;
  const named = configs.map((one) => textAt(one, "inputSpec")).find((one) => one !== undefined);
  const spec = specOf(named, folder, context, found);
  const definition = spec && context.definitionAt(spec.path);
  if (first === undefined || spec === undefined || definition === undefined) {
    const given = first && child(first, "inputSpec");
    const location = given ? placeOf(given) : { document: path };
    tellNoDefinition(named, path, location, context.report);
    return undefined;
  }
  const changes = createChanges();
  const targets = configs.flatMap((one) => targetOf(one, folder, context) ?? []);
  const isShort = configs.map((one) => removePrefixes(one, definition, changes)).some(Boolean);
  if (!isShort) keepWholeIds(definition, changes);
  for (const one of configs) readMappings(one, { definition, changes, context });
  const settings = filterOf(first, definition, context);
  tellOfApis(first, definition, context);
  nameByTags(definition, changes);
  const isNamed = configs.some((one) => child(one, "generatorName") ?? child(one, "generator-name"));
  dropRest(root, isNamed ? REASONS : [...REASONS, OF_NO_GENERATOR], context.report);
  return {
    tool: "OpenAPI Generator",
    file: path,
    comment: [],
    specs: [spec],
    environments: [],
    headers: {},
    settings: { ...BY_OPERATION_ID, ...settings },
    metadata: {},
    readme: {},
    targets,
    actions: changes.actions,
  };
}

/** One configuration, or those of `openapitools.json`. */
function configsOf(root: Foreign): readonly Foreign[] {
  const cli = child(root, "generator-cli");
  if (cli === undefined) return [root];
  return entries(child(cli, "generators")).map(([, one]) => one);
}

function specOf(
  named: string | undefined,
  folder: string,
  context: ReadContext,
  found: readonly string[],
): SpecFile | undefined {
  const origin = named !== undefined && /^https?:/.test(named) ? named : undefined;
  const inside = named === undefined || origin ? undefined : named.replace(/^#\{cwd\}[\\/]?/, "");
  const candidates = inside === undefined ? [] : [pathIn(folder, inside), pathIn(".", inside)];
  const path =
    context.definition ??
    candidates.find((one) => context.sources.exists(one)) ??
    (named === undefined ? found[0] : undefined);
  return path === undefined ? undefined : { path, origin, overlays: [] };
}

function targetOf(config: Foreign, folder: string, context: ReadContext): Target | undefined {
  const place = child(config, "generatorName") ?? child(config, "generator-name");
  const name = textAt(config, "generatorName") ?? textAt(config, "generator-name") ?? "";
  const language = LANGUAGES.find(([generator]) => generator.test(name))?.[1];
  const output = textAt(config, "outputDir") ?? textAt(config, "output");
  readIgnored(output ?? ".", folder, context);
  if (language === undefined || !context.languages.includes(language)) {
    if (place === undefined) tellOfNoGenerator(config, context);
    else drop(place, `this release has no generator for ${name === "" ? "it" : name}`, context.report);
    return undefined;
  }
  const path =
    output === undefined ? `./sdks/${language}` : folderText(pathIn(folder, output.replace(/^#\{cwd\}[\\/]?/, "")));
  return { language, comment: [], ...readOptions(language, config, path) };
}

/** A configuration may leave the generator to the command line. Its names are carried nevertheless. */
function tellOfNoGenerator(config: Foreign, { report }: ReadContext): void {
  const params = {
    what: "generatorName",
    why: "the configuration has none, as the command line may name it: `sdkwright add <language>` adds a generator",
  };
  report(migrateCatalogue.create("not-carried", params, { location: placeOf(config) }));
}

/** `openapiNormalizer: { FILTER: "operationId:addPet|getPet" }`. */
function filterOf(config: Foreign, definition: Definition, { report }: ReadContext): JsonObject {
  const normalizer = child(config, "openapiNormalizer") ?? child(config, "openapi-normalizer");
  const filter = normalizer && child(normalizer, "FILTER");
  const [, key, list] = /^(operationId|method|tag):(.+)$/.exec(String(filter?.value)) ?? [];
  if (filter === undefined || key === undefined || list === undefined) return {};
  settle(filter);
  const wanted = list.split("|").map((one) => one.trim());
  for (const one of wanted.filter((name) => !definition.operations.some((operation) => isOf(operation, key, [name])))) {
    const params = { what: pathOf(filter), endpoint: `${key}:${one}` };
    report(migrateCatalogue.create("no-operation", params, { location: placeOf(filter) }));
  }
  return { filter: { endpoints: endpointsOf(definition, (operation) => isOf(operation, key, wanted)) } };
}

function isOf({ method, value }: Operation, key: string, wanted: readonly string[]): boolean {
  if (key === "method") return wanted.includes(method);
  if (key === "operationId") return wanted.includes(String(value.operationId));
  return Array.isArray(value.tags) && value.tags.some((tag) => wanted.includes(String(tag)));
}

/**
 * `removeOperationIdPrefix`: names of methods are operationIds without what comes before an underscore, or before another
 * delimiter, so many times. Whether the configuration asks for that.
 */
function removePrefixes(config: Foreign, { operations }: Definition, changes: Changes): boolean {
  const wish = child(config, "removeOperationIdPrefix");
  if (wish?.value !== true) return false;
  settle(wish);
  const delimiter = textAt(config, "removeOperationIdPrefixDelimiter") ?? "_";
  const count = numberAt(config, "removeOperationIdPrefixCount") ?? 1;
  for (const operation of operations) {
    const { operationId } = operation.value;
    if (typeof operationId !== "string") continue;
    const parts = operationId.split(delimiter);
    // The last part stays, however many are to go.
    const name = parts.slice(count < 0 ? -1 : Math.min(count, parts.length - 1)).join(delimiter);
    changes.update(operationTarget(operation), { "x-gen-sdk-method-name": name });
  }
  return true;
}

/** Files that the other generator leaves alone: SDKs have others. */
function readIgnored(output: string, folder: string, { sources, report }: ReadContext): void {
  const places = [pathIn(folder, output), folder].map((place) => join(place, ".openapi-generator-ignore"));
  const path = places.find((place) => sources.exists(place));
  const document = path === undefined ? undefined : sources.read(path);
  const why = "SDKs have other files; name those that you own in .sdkwrightignore of the output folder";
  for (const [index, line] of (document?.text ?? "").split(/\r?\n/).entries()) {
    const what = line.trim();
    if (what === "" || what.startsWith("#")) continue;
    const location = { document: document!.path, line: index + 1, column: 1 };
    report(migrateCatalogue.create("not-carried", { what, why }, { location }));
  }
}

function tellOfApis(config: Foreign, definition: Definition, { report }: ReadContext): void {
  const tag = definition.operations.flatMap(({ value }) => (Array.isArray(value.tags) ? value.tags : []))[0];
  const place = child(config, "generatorName") ?? child(config, "generator-name") ?? config;
  const example = tag === undefined ? "client" : `client.${camelCase(String(tag))}`;
  callersSee(
    place,
    `there is one client instead of a class for each tag: methods are members of \`${example}\`, and return values.`,
    report,
  );
}
