import { resolve } from "node:path";
import type { Config, GeneratorConfig } from "@sdkwright/config";
import {
  type Api,
  type OptionValues,
  type OutputTree,
  type PlannedFile,
  type PrintedFile,
  placeOf,
  type Report,
  readDestination,
  type Sdk,
  sdkOf,
  type TargetContext,
  type TargetInfo,
  type TargetRun,
  type Trace,
  versionIn,
  type WriteSummary,
} from "@sdkwright/plugin-api";
import { AsyncSeriesHook, SyncHook, SyncWaterfallHook } from "tapable";
import type { AnsweredTarget } from "./backends.js";
import { compilerCatalogue } from "./catalogue.js";
import { addCollection } from "./companion-collection.js";
import { emitsDocuments } from "./emitters.js";
import { unknownOptions } from "./images.js";
import { type OptionPlace, readOptions } from "./options.js";
import { at, atAsync, catchFaults, watchTaps } from "./plugin-faults.js";
import { ATTRIBUTES_FILE, gitAttributes } from "./stages/git-attributes.js";
import { reportInventedNames } from "./stages/invented-names.js";
import { keepNames } from "./stages/kept-names.js";
import { type NamedSdk, nameSdk } from "./stages/name.js";
import { packageInfoOf, withDefinition } from "./stages/package-info.js";
import { readmeInfo } from "./stages/readme.js";
import { readmeLayout } from "./stages/readme-template.js";
import { CHANGELOG_FILE, planRelease, type ReleasePlan } from "./stages/release.js";
import type { AudienceSelection } from "./stages/select.js";
import { loweredFrom, versionOf } from "./stages/version.js";
import { STAGES } from "./stages.js";
import { filesOf } from "./target-files.js";
import type { EmittedTarget, NamedTarget, OpenedTarget, TargetOptions } from "./target-types.js";
import { folderOf, labelOf } from "./targets.js";

/** Checks the options of a generator, and settles where it writes. */
export function openTarget(target: AnsweredTarget, options: TargetOptions): OpenedTarget {
  const { backend, ...selected } = target;
  const { generator, group, licenseText } = selected;
  const { compiler, config } = options;
  const values = optionsOf(target, options);
  const output = outputOf(generator, options);
  const destination = readDestination(output);
  const wish = { asked: options.packageVersion, options: values };
  const packageVersion = versionOf(wish, destination, backend.language);
  const lowered = loweredFrom(wish, destination, backend.language);
  if (lowered !== undefined) {
    const location = { document: config.file, pointer: `${generator.at}/config` };
    options.report(compilerCatalogue.create("version-lowered", { from: lowered, to: packageVersion }, { location }));
  }
  const version = versionIn(backend.language.versions ?? "semver", packageVersion);
  const info: TargetInfo = {
    generator: generator.name,
    group,
    backend,
    options: values,
    packageInfo: packageInfoOf(config, generator, { options: values, version, licenseText }),
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
  return { ...selected, run, packageVersion };
}

/** Options of a generator. Those of an image are for the image to judge. */
function optionsOf({ generator, backend, emitter }: AnsweredTarget, { config, report }: TargetOptions): OptionValues {
  const place: OptionPlace = {
    generator: generator.writtenName,
    document: config.file,
    pointer: `${generator.at}/config`,
    foreign: generator.writtenName !== generator.name,
  };
  if (emitter) return readOptions(backend.options, generator.config, place, report);
  return { ...unknownOptions(generator.config), ...readOptions(backend.options, generator.config, place, () => {}) };
}

function outputOf(generator: GeneratorConfig, { root, output, checkouts = {} }: TargetOptions): string {
  const checkout = checkouts[generator.at];
  if (checkout) return checkout.folder;
  return output === undefined ? resolve(root, folderOf(generator)) : resolve(output);
}

/** The stages from `specialise` to `name`, for one target. Without `naming`, findings about names are dropped. */
export function nameTarget(
  { run, generator, packageVersion }: OpenedTarget,
  api: Api,
  options: TargetOptions,
  naming?: Report,
): NamedTarget {
  const { info, hooks } = run;
  const { config, report } = options;
  const clock = options.clock.of(labelOf(info));
  const settings = { ...config.api.settings, ...generator.settings } as OptionValues;
  const audiences = audiencesOf(config, info.group);
  const speciality = { info, settings, audiences, report };
  const inIr = watchTaps(hooks.ir, "target.ir");
  const changed = (special: Api): Api => at(inIr, () => hooks.ir.call(special, info));
  const seen = changed(clock.run(STAGES.specialise, api, speciality));
  const shape = (one: Api): Sdk => clock.run(STAGES.model, one, info.backend.style);
  const location = { document: config.file, pointer: generator.at };
  const { apiName: former } = readDestination(info.output);
  const shaped = shape(seen);
  const special = keepNames(seen, shaped, info, { former, renames: options.renames === true, report, location });
  const sdk = special === seen ? shaped : shape(special);
  const named = clock.run(STAGES.name, sdk, info, naming);
  return { run, packageVersion, api: special, ...named };
}

/** The SDK that a target has of its API, or would have of another state of it, with its names. */
export function nameApi(api: Api, info: TargetInfo, report?: Report): NamedSdk {
  return nameSdk(sdkOf(api, info.backend.style), info, report);
}

/**
 * The stages from `specialise` to `finish`, for one target: nothing of it touches the disk. Undefined where an image came to nothing or a plugin failed
 * (reported).
 */
export async function emitTarget(
  opened: OpenedTarget,
  api: Api,
  options: TargetOptions,
): Promise<EmittedTarget | undefined> {
  const { emitter, generator } = opened;
  const catcher = { emitter, generator: generator.name, report: options.report };
  return catchFaults(catcher, () => emitOpened(opened, api, options));
}

async function emitOpened(opened: OpenedTarget, api: Api, options: TargetOptions): Promise<EmittedTarget | undefined> {
  const { run, generator } = opened;
  const { hooks } = run;
  const { config, report } = options;
  // An image chooses the names, and says what it had to do for them. No code has those of documents.
  const emitsCode = opened.emitter !== undefined && !emitsDocuments(opened.emitter);
  const named = nameTarget(opened, api, options, emitsCode ? options.report : undefined);
  if (emitsCode) reportInventedNames(named.api, { generator, info: run.info }, options);
  const { api: special, sdk, names } = named;
  const { version: packageVersion, changelog, record, notes, released } = releaseOf(opened, named, options);
  const info = withVersion(run.info, packageVersion);
  const readme = readmeInfo(config, api, special, report);
  const packageInfo = withDefinition(info.packageInfo, special);
  const context = { sdk, api: sdk.api, names, options: info.options, packageInfo, readme, report };
  const target: TargetContext = { ...context, readmeLayout: await readmeLayout(opened, report) };
  const made = await filesOf(opened, { info, target, special, packageVersion }, options);
  if (!made) return undefined;
  const { tree, printed, snippets, calls } = made;
  if (!opened.emitter || !emitsDocuments(opened.emitter)) addCollection(tree, opened, { target, special }, options);
  if (changelog !== undefined) tree.add(CHANGELOG_FILE, { content: changelog, kind: "appended" });
  if (tree.get(ATTRIBUTES_FILE) === undefined) {
    // Repositories may have one of their own.
    tree.add(ATTRIBUTES_FILE, { content: gitAttributes(tree), kind: "once" });
  }
  if (hooks.tree.isUsed()) {
    await atAsync(watchTaps(hooks.tree, "target.tree"), () => hooks.tree.promise(tree, info, target));
  }
  const path = generator.snippets?.path;
  const content = path === undefined ? undefined : snippets();
  return {
    run,
    tree,
    packageVersion,
    apiName: special.name.wire,
    ...(record !== undefined && { release: record }),
    ...(notes !== undefined && { notes }),
    ...(released && { released }),
    // Most runs leave no trace, and it has a place for every name of the SDK.
    get trace() {
      return traceOf(printed, sdk.api);
    },
    ...(path !== undefined && content !== undefined && { snippets: { file: resolve(options.root, path), content } }),
    calls,
    context: target,
  };
}

function releaseOf({ generator }: OpenedTarget, named: NamedTarget, options: TargetOptions): ReleasePlan {
  const { packageVersion: asked, releaseDate: date } = options;
  const delivered = options.checkouts?.[generator.at] !== undefined;
  // The files of an SDK depend on what emits it.
  const compiler = generator.image ? generator.version : options.version;
  const wish = { autorelease: generator.autorelease === true, delivered, asked, date, compiler };
  const { info } = named.run;
  const inEdition = (edition: string | undefined): TargetInfo => {
    const { edition: _, ...packageInfo } = info.packageInfo;
    return { ...info, packageInfo: { ...packageInfo, ...(edition !== undefined && { edition }) } };
  };
  return planRelease(named, (api, edition) => nameApi(api, inEdition(edition)), wish);
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
    file.trace.map(({ origin, ...entry }) => ({ ...entry, file: file.path, ...placeOf(api.origins, origin) })),
  );
}
