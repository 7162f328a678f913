import { resolve } from "node:path";
import type { Config, GeneratorConfig } from "@sdkwright/config";
import { snippetsFile } from "@sdkwright/docs-kit";
import {
  type Api,
  type Compiler,
  createTree,
  modelOf,
  type NameTable,
  type OptionValues,
  type OutputTree,
  oncePer,
  type PlannedFile,
  type PrintedFile,
  placeOf,
  type Report,
  readDestination,
  reportGaps,
  resolveNames,
  type SampleProgram,
  type Sdk,
  shapeFor,
  type TargetContext,
  type TargetInfo,
  type TargetRun,
  type Trace,
  versionIn,
  type WriteSummary,
} from "@sdkwright/plugin-api";
import { AsyncSeriesHook, SyncHook, SyncWaterfallHook } from "tapable";
import type { AnsweredTarget, BackendSearch } from "./backends.js";
import { readOptions } from "./options.js";
import { addAssets, emit } from "./stages/emit.js";
import { packageInfoOf, withDefinition } from "./stages/package-info.js";
import { readmeInfo } from "./stages/readme.js";
import { CHANGELOG_FILE, planRelease, type ReleasePlan } from "./stages/release.js";
import type { AudienceSelection } from "./stages/select.js";
import { specialise } from "./stages/specialise.js";
import { versionOf } from "./stages/version.js";
import { folderOf, type SelectedTarget } from "./targets.js";
import type { Stopwatch } from "./timing.js";

/** A checkout of the repository that an SDK is delivered to: what it holds decides, and it is written to. */
export interface Checkout {
  /** Absolute path. */
  readonly folder: string;
  /** How messages name it. */
  readonly label: string;
}

/** The checkouts of a run: place of the generator in the configuration -> checkout. */
export type Checkouts = { readonly [at: string]: Checkout };

/** What a run says of all of its targets: plain data. */
export interface TargetSettings {
  readonly config: Config;
  /** Absolute path of the folder of the configuration. */
  readonly root: string;
  /** Folder to write to in place of the configured one. */
  readonly output?: string | undefined;
  /** Written to in place of the configured folders. */
  readonly checkouts?: Checkouts | undefined;
  /** Release of the compiler, for the output's manifest. */
  readonly version: string;
  /** Version of the SDKs, where the command line has one. */
  readonly packageVersion?: string | undefined;
  /** Date of releases, as changelogs write it. */
  readonly releaseDate?: string | undefined;
}

export interface TargetOptions extends TargetSettings {
  readonly compiler: Compiler;
  readonly report: Report;
  readonly clock: Stopwatch;
  readonly search?: BackendSearch | undefined;
}

/** A generator of the run, and what its hooks hang on. */
export interface OpenedTarget extends SelectedTarget {
  readonly run: TargetRun;
  /** Version of the SDK, as semantic versioning has it. */
  readonly packageVersion: string;
}

/** What a target is called in timings. A generator may be in several groups of a run. */
export function labelOf({ group, generator }: Pick<TargetInfo, "group" | "generator">): string {
  return `${group}/${generator}`;
}

/** Checks the options of a generator, and settles where it writes. */
export function openTarget(target: AnsweredTarget, options: TargetOptions): OpenedTarget {
  const { generator, group, backend } = target;
  const { compiler, config, report } = options;
  const place = {
    generator: generator.writtenName,
    document: config.file,
    pointer: `${generator.at}/config`,
    foreign: generator.writtenName !== generator.name,
  };
  const values = readOptions(backend.options, generator.config, place, report);
  const output = outputOf(generator, options);
  const packageVersion = versionOf({ asked: options.packageVersion, options: values }, readDestination(output));
  const version = versionIn(backend.language.versions ?? "semver", packageVersion);
  const info: TargetInfo = {
    generator: generator.name,
    group,
    backend,
    options: values,
    packageInfo: packageInfoOf(config, generator, { options: values, version, licenseText: target.licenseText }),
    output,
    smartCasing: generator.smartCasing,
  };
  const run: TargetRun = {
    info,
    hooks: Object.freeze({
      ir: new SyncWaterfallHook<[Api, TargetInfo]>(["ir", "target"], "target.ir"),
      plan: new SyncWaterfallHook<[readonly PlannedFile[], TargetInfo]>(["plan", "target"], "target.plan"),
      file: new SyncHook<[PrintedFile, TargetInfo]>(["file", "target"], "target.file"),
      tree: new AsyncSeriesHook<[OutputTree, TargetInfo, TargetContext]>(["tree", "target", "context"], "target.tree"),
      written: new AsyncSeriesHook<[WriteSummary, TargetInfo]>(["summary", "target"], "target.written"),
    }),
  };
  compiler.hooks.target.call(run);
  const { licenseText } = target;
  return { generator, group, run, packageVersion, ...(licenseText !== undefined && { licenseText }) };
}

function outputOf(generator: GeneratorConfig, { root, output, checkouts = {} }: TargetOptions): string {
  const checkout = checkouts[generator.at];
  if (checkout) return checkout.folder;
  return output === undefined ? resolve(root, folderOf(generator)) : resolve(output);
}

/** A file of code snippets beside the SDK. */
export interface SnippetsFile {
  /** Absolute path. */
  readonly file: string;
  readonly content: string;
}

/** A target that is emitted in memory and not yet written. */
export interface EmittedTarget {
  readonly run: TargetRun;
  readonly tree: OutputTree;
  readonly trace: Trace;
  /** Version of the SDK, as semantic versioning has it. */
  readonly packageVersion: string;
  /** What the folder is to know of the release that the run makes; absent where it makes none. */
  readonly release?: string | undefined;
  /** What callers see change, in Markdown. */
  readonly notes?: string | undefined;
  /** Whether the run makes a new release. */
  readonly released?: true | undefined;
  /** The snippets file, where the generator asks for one. */
  readonly snippets?: SnippetsFile;
  /** What the backend saw. Absent where another thread emitted. */
  readonly context?: TargetContext;
}

/** Targets that see the same API share its model. */
const modelOfView = oncePer(modelOf);

/** What an SDK consists of, and all of its names: everything that its callers see. */
export interface NamedTarget {
  readonly run: TargetRun;
  readonly packageVersion: string;
  /** The API as the target sees it. */
  readonly api: Api;
  readonly sdk: Sdk;
  readonly names: NameTable;
}

/** Stages 9 to 11 of one target. */
export function nameTarget(
  { run, generator, packageVersion }: OpenedTarget,
  api: Api,
  options: TargetOptions,
): NamedTarget {
  const { info, hooks } = run;
  const { config, report } = options;
  const clock = options.clock.of(labelOf(info));
  const settings = { ...config.api.settings, ...generator.settings } as OptionValues;
  const audiences = audiencesOf(config, info.group);
  const speciality = { info, settings, audiences, report };
  const special = clock.run("specialise", () => hooks.ir.call(specialise(api, speciality), info));
  const sdk = clock.run("model", () => shapeFor(modelOfView(special), info.backend.style));
  const names = clock.run("name", () => namesOf(sdk, info, report));
  return { run, packageVersion, api: special, sdk, names };
}

function namesOf(sdk: Sdk, { backend, options, packageInfo, smartCasing }: TargetInfo, report: Report): NameTable {
  const given = backend.naming(sdk, options, packageInfo);
  return resolveNames(sdk, smartCasing === undefined ? given : { ...given, smartCasing }, report);
}

/** The SDK that a target would have of another state of its API, with its names. */
export function nameApi(api: Api, info: TargetInfo, report: Report): Pick<NamedTarget, "sdk" | "names"> {
  const sdk = shapeFor(modelOfView(api), info.backend.style);
  return { sdk, names: namesOf(sdk, info, report) };
}

/** Stages 9 to 13 of one target: nothing of it touches the disk. */
export async function emitTarget(opened: OpenedTarget, api: Api, options: TargetOptions): Promise<EmittedTarget> {
  const { run, generator } = opened;
  const { hooks } = run;
  const { config, report } = options;
  const named = nameTarget(opened, api, options);
  const { api: special, sdk, names } = named;
  const { version: packageVersion, changelog, record, notes, released } = releaseOf(opened, named, options);
  const info = withVersion(run.info, packageVersion);
  const { backend } = info;
  const clock = options.clock.of(labelOf(info));
  const readme = readmeInfo(config, api, special, report);
  const packageInfo = withDefinition(info.packageInfo, special);
  reportGaps({ sdk, report, language: backend.language, lacks: backend.lacks });
  const target: TargetContext = { sdk, api: sdk.api, names, options: info.options, packageInfo, readme, report };
  const context = backend.prepare(target);
  const plan = clock.run("plan", () => hooks.plan.call(backend.plan(context), info));
  const tree = createTree();
  const printed = clock.run("emit", () =>
    emit({ backend, context, plan }, tree, (file) => hooks.file.call(file, info)),
  );
  clock.run("finish", () => addAssets(backend, context, tree));
  if (changelog !== undefined) tree.add(CHANGELOG_FILE, { content: changelog, kind: "appended" });
  if (hooks.tree.isUsed()) await hooks.tree.promise(tree, info, target);
  const path = generator.snippets?.path;
  const source = {
    target,
    language: backend.language.key,
    program: (sample: SampleProgram) => backend.program(sample, context),
  };
  const snippets = path !== undefined && {
    snippets: { file: resolve(options.root, path), content: snippetsFile(source) },
  };
  return {
    run,
    tree,
    packageVersion,
    ...(record !== undefined && { release: record }),
    ...(notes !== undefined && { notes }),
    ...(released && { released }),
    // Most runs leave no trace, and it has a place for every name of the SDK.
    get trace() {
      return traceOf(printed, sdk.api);
    },
    ...(snippets && snippets),
    context: target,
  };
}

function releaseOf({ generator }: OpenedTarget, named: NamedTarget, options: TargetOptions): ReleasePlan {
  const { packageVersion: asked, releaseDate: date, version: compiler } = options;
  const delivered = options.checkouts?.[generator.at] !== undefined;
  const wish = { autorelease: generator.autorelease === true, delivered, asked, date, compiler };
  const { info } = named.run;
  const inEdition = (edition: string | undefined): TargetInfo => {
    const { edition: _, ...packageInfo } = info.packageInfo;
    return { ...info, packageInfo: { ...packageInfo, ...(edition !== undefined && { edition }) } };
  };
  return planRelease(named, (api, edition) => nameApi(api, inEdition(edition), () => {}), wish);
}

/** A target with another version of its SDK. */
function withVersion(info: TargetInfo, packageVersion: string): TargetInfo {
  const version = versionIn(info.backend.language.versions ?? "semver", packageVersion);
  return version === info.packageInfo.version ? info : { ...info, packageInfo: { ...info.packageInfo, version } };
}

function audiencesOf(config: Config, name: string): AudienceSelection | undefined {
  const group = config.groups[name];
  return group?.audiences && { audiences: group.audiences, document: config.file, pointer: `${group.at}/audiences` };
}

function traceOf(printed: readonly PrintedFile[], api: Api): Trace {
  return printed.flatMap((file) =>
    file.trace.map(({ symbol, line, origin }) => ({ symbol, file: file.path, line, ...placeOf(api.origins, origin) })),
  );
}
