import { dirname, join, normalize } from "node:path/posix";
import { migrateCatalogue } from "../catalogue.js";
import { createChanges } from "../changes.js";
import { drop, dropRest, NO_MAPPING, type Reasons, tellNoDefinition } from "../findings.js";
import {
  child,
  entries,
  type Foreign,
  foreignRoot,
  isMapping,
  keyOf,
  pathOf,
  placeOf,
  settle,
  textAt,
} from "../foreign.js";
import type { Migration, ReadContext, Target } from "../migration.js";
import { pathIn } from "../paths.js";
import { BY_OPERATION_ID, keepWholeIds, nameByTags, tellOfStreams } from "../pin.js";
import { nameCredentials } from "./credentials.js";
import { groupsMany, overlaid } from "./overlaid.js";
import { copyOverlays, readSource, readTransformations } from "./sources.js";
import type { SpeakeasyState } from "./state.js";
import { offKeys, readTarget } from "./targets.js";

const REASONS: Reasons = [
  [/(?:^|\.)registry$|^registry/, "definitions stay where they are; there is no registry of them"],
  [/codeSamples/, "`snippets` of a generator writes a file with a call of each operation"],
  [/^sources\.[^.]+\.output$/, "overlays amend definitions in memory; `sdkwright export openapi` writes the result"],
  [/\.testing$|generation\.tests/, "tests of SDKs bring their own server; `wire-tests` switches them off"],
  [/^(?:workflowVersion|speakeasyVersion|configVersion)$/, "`version` of a generator names the release of sdkwright"],
  [/^generation\.fixes/, "sdkwright has no earlier behaviour to keep; `edition` pins the shape of its code"],
  [/^generation\.persistentEdits/, "edits of generated files are kept anyway"],
  [/^generation\.versioningStrategy$/, "`autorelease` finds the next version"],
  [/\.clientServerStatusCodesAsErrors$/, "responses of status 4xx and 5xx are errors"],
  [/\.(?:multipartArrayFormat|formStringArrayEncodeMode)$/, "the definition says how lists are written"],
  [/\.(?:additionalScripts|compileCommand)$/, "`package-json` of the generator adds scripts"],
  [/\.generateExamples$|^generation\.documentation/, "READMEs and references always have examples"],
  [
    /\.(?:customCasings|modelPropertyCasing|enumFormat|privateIdentifierPrefix)$/,
    "code follows the rules of its language",
  ],
  [
    /\.(?:unionStrategy|inferUnionDiscriminators|preApplyUnionDiscriminators|forwardCompatible\w+)$/,
    "unions and enums take values that they do not know",
  ],
  [/^generation\.usageSnippets/, "`readme.exampleStyle` decides what examples show"],
  [/^generation\.maintainOpenAPIOrder$/, "everything is in the order of the definition"],
  [/^generation\.auth/, "the definition, or `auth-schemes`, says how clients sign in"],
  [/^generation\.schemas\.allOfMergeStrategy$/, "`inline-all-of-schemas` merges parts of `allOf`"],
  [/(?:flattenGlobalSecurity|hoistGlobalSecurity)$/, "credentials are options of the client"],
  [
    /\.publish\.\w+\.(?:token|apiKey|\w+Username|\w+Password)$/,
    "it is not the name of a variable: one is read instead",
  ],
  [/\.publish(?:\.|$)/, "this registry has no counterpart"],
  [/\.(?:imports|inputModelSuffix|outputModelSuffix)(?:\.|$)/, "all types are in one list"],
  [
    /\.(?:methodArguments|flattenRequests|flatteningOrder|optionalMethodArguments)$/,
    "requests have one form for all methods",
  ],
  [/\.(?:baseErrorName|defaultErrorName)$/, "errors are called after the client"],
  [
    /\.(?:zodVersion|laxMode|moduleFormat|jsonpath|templateVersion|packageManager|useIndexModules|legacyFileNaming)$/,
    "it is about files and libraries of the other generator",
  ],
];

/** Reads a workflow of Speakeasy, or a `gen.yaml` by itself. Undefined where the definition cannot be found, which is told. */
export function readSpeakeasy(root: Foreign, context: ReadContext, found: readonly string[]): Migration | undefined {
  const { path } = root.document;
  const inner = dirname(path);
  const folder = inner.endsWith(".speakeasy") ? normalize(join(inner, "..")) : inner;
  const isWorkflow = child(root, "workflowVersion") !== undefined;
  const source = isWorkflow ? readSource(root, folder, context) : undefined;
  const spec = source?.specs[0] ?? { path: context.definition ?? found[0] ?? "", overlays: [] };
  const definition = context.definitionAt(spec.path);
  if (definition === undefined) {
    const named = spec.origin ?? (spec.path === "" ? undefined : spec.path);
    tellNoDefinition(named, path, source ? placeOf(source.foreign) : { document: path }, context.report);
    return undefined;
  }
  const state: SpeakeasyState = { context, definition, changes: createChanges() };
  const { targets, generation } = readTargets(root, isWorkflow, { folder, state, source: source?.name });
  const specs = source?.specs ?? [spec];
  const further = specs.slice(1).map(({ path: place }): SpeakeasyState | undefined => {
    const other = context.definitionAt(place);
    return other && { context, definition: other, changes: createChanges() };
  });
  const states = [state, ...further.filter((one) => one !== undefined)];
  const overlays = specs.flatMap((one) => one.overlays);
  copyOverlays(overlays, states);
  const settings = source ? readTransformations(source.foreign, states) : {};
  const place = child(root, "targets") ?? root;
  for (const one of states) readDefinition(one, { place, prefix: generation.prefix, hasOverlays: overlays.length > 0 });
  dropRest(root, REASONS, context.report);
  return {
    tool: "Speakeasy",
    file: path,
    comment: [],
    specs: specs.map((one, index) => ({ ...one, actions: further[index - 1]?.changes.actions ?? [] })),
    environments: generation.server === undefined ? [] : [{ name: "default", url: generation.server, comment: [] }],
    headers: {},
    settings: { ...BY_OPERATION_ID, ...settings },
    metadata: {},
    readme: {},
    targets,
    actions: state.changes.actions,
  };
}

interface About {
  /** What is named for changes of all targets. */
  readonly place: Foreign;
  /** Of environment variables. */
  readonly prefix: string | undefined;
  readonly hasOverlays: boolean;
}

/** Keeps what a definition says of methods, options of the client and credentials. */
function readDefinition(state: SpeakeasyState, { place, prefix, hasOverlays }: About): void {
  // Overlays may name methods too.
  if (!hasOverlays) keepWholeIds(state.definition, state.changes);
  nameCredentials(prefix, state);
  nameTagged(state);
  tellOfStreams(place, state.definition, state.context);
}

/** Repeats methods in the groups of their tags, unless an overlay decides the groups of operations that it does not name. */
function nameTagged({ definition, changes }: SpeakeasyState): void {
  const actions = [...changes.actions];
  if (actions.some(groupsMany)) return;
  const operations = definition.operations.flatMap((operation) => overlaid(operation, actions) ?? []);
  nameByTags({ operations }, changes);
}

interface Generation {
  readonly server: string | undefined;
  readonly prefix: string | undefined;
}

interface Work {
  readonly folder: string;
  /** Name of the source that is read; undefined where there are none. */
  readonly source: string | undefined;
  readonly state: SpeakeasyState;
}

function readTargets(
  root: Foreign,
  isWorkflow: boolean,
  work: Work,
): { readonly targets: Target[]; readonly generation: Generation } {
  const found = isWorkflow ? targetsOf(root, work) : languagesOf(root);
  const generations = found.flatMap(({ options }) => options ?? []);
  const targets = new Map<string, Target>();
  let prefix: string | undefined;
  for (const input of found) {
    const target = readTarget({ ...input, folder: work.folder }, work.state);
    prefix ??= textAt(input.options && child(input.options, input.language), "envVarPrefix");
    if (target !== undefined && !targets.has(target.language)) targets.set(target.language, target);
  }
  let server: string | undefined;
  for (const options of new Set(generations)) {
    const generation = child(options, "generation");
    server ??= textAt(generation, "baseServerUrl") ?? textAt(generation, "baseServerURL");
    tellOfRest(options, work.state.context);
  }
  return { targets: [...targets.values()], generation: { server, prefix } };
}

interface FoundTarget {
  readonly language: string;
  readonly entry: Foreign | undefined;
  readonly options: Foreign | undefined;
}

function targetsOf(root: Foreign, work: Work): FoundTarget[] {
  const { folder, state } = work;
  const read = new Map<string, Foreign>();
  const optionsAt = (place: string): Foreign | undefined => {
    const { sources } = state.context;
    const path = [".speakeasy/gen.yaml", "gen.yaml"]
      .map((name) => join(pathIn(folder, place), name))
      .find((one) => sources.exists(one));
    const document = path === undefined ? undefined : sources.read(path);
    if (document === undefined) return undefined;
    const known = read.get(document.path) ?? foreignRoot(document);
    read.set(document.path, known);
    return known;
  };
  return entries(child(root, "targets")).flatMap(([, entry]): FoundTarget[] => {
    if (!isMapping(entry.value)) {
      drop(entry, NO_MAPPING, state.context.report);
      return [];
    }
    if (!isOfSource(entry, root, work)) return [];
    const language = textAt(entry, "target") ?? keyOf(entry);
    const output = child(entry, "output")?.value;
    return [{ language, entry, options: optionsAt(typeof output === "string" ? output : ".") }];
  });
}

/** Whether a target is made from the source that is read; others are told of. */
function isOfSource(entry: Foreign, root: Foreign, { source, state }: Work): boolean {
  const given = textAt(entry, "source");
  if (given === undefined || given === source) return true;
  const isKnown = entries(child(root, "sources")).some(([name]) => name === given);
  const why = isKnown
    ? `it is of the source \`${given}\`: run the command in a folder of its own for it`
    : `it names the source \`${given}\`, which is not under \`sources\``;
  drop(entry, why, state.context.report);
  return false;
}

const NOT_LANGUAGES: ReadonlySet<string> = new Set(["configVersion", "generation", "management", "features"]);

function languagesOf(root: Foreign): FoundTarget[] {
  return entries(root)
    .filter(([key]) => !NOT_LANGUAGES.has(key))
    .map(([language]) => ({ language, entry: undefined, options: root }));
}

/** Names options that nothing was made of: those that are off or empty together, by their section. */
function tellOfRest(options: Foreign, context: ReadContext): void {
  for (const [, section] of entries(options)) {
    const off = offKeys(section);
    if (off.length === 0) continue;
    const keys = off.map(keyOf);
    for (const one of off) settle(one);
    const params = { what: pathOf(section), keys };
    context.report(migrateCatalogue.create("asks-nothing", params, { location: placeOf(section) }));
  }
  dropRest(options, REASONS, context.report);
}
