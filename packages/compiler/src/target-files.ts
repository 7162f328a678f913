import {
  type AnyDocumentGenerator,
  type Api,
  createTree,
  type OperationId,
  type OutputTree,
  type PlannedFile,
  type PrintedFile,
  placeOf,
  reportGaps,
  type TargetContext,
  type TargetInfo,
} from "@sdkwright/plugin-api";
import { emitsDocuments } from "./emitters.js";
import { imageSettings, treeOf } from "./images.js";
import { at, watchTaps } from "./plugin-faults.js";
import { emitSdk } from "./stages/sdk.js";
import type { OpenedTarget, TargetOptions } from "./target-types.js";
import { labelOf } from "./targets.js";

/** Inputs that the files of a target depend on. */
export interface Described {
  readonly info: TargetInfo;
  readonly target: TargetContext;
  /** The API as the target sees it, before the model. */
  readonly special: Api;
  readonly packageVersion: string;
}

/** The files of a target before they are written. */
export interface MadeFiles {
  readonly tree: OutputTree;
  readonly printed: readonly PrintedFile[];
  readonly snippets: () => string | undefined;
  /** Calls of the SDK by operation; none of documents and of images. */
  readonly calls: () => ReadonlyMap<OperationId, string>;
}

/** The files of a target, by its backend or its image. */
export async function filesOf(
  { run, generator, emitter }: OpenedTarget,
  { info, target, special, packageVersion }: Described,
  { config, images, report, ...options }: TargetOptions,
): Promise<MadeFiles | undefined> {
  const { hooks } = run;
  const clock = options.clock.of(labelOf(info));
  if (emitter && emitsDocuments(emitter)) return documentsOf(emitter, target, generator.name);
  if (emitter) {
    reportGaps({ sdk: target.sdk, report, language: emitter.language, lacks: emitter.lacks });
    const inPlan = watchTaps(hooks.plan, "target.plan");
    const inFile = watchTaps(hooks.file, "target.file");
    return emitSdk({
      plugin: generator.name,
      backend: emitter,
      target,
      clock,
      changePlan: (plan) => at(inPlan, () => checkedPlan(hooks.plan.call(plan, info))),
      onFile: (file) => at(inFile, () => hooks.file.call(file, info)),
    });
  }
  if (!images) throw new Error(`Nothing runs the image of ${generator.name}`);
  const settings = imageSettings(generator, target, { config, packageVersion });
  const { origins } = special;
  const documents = origins.flatMap(([parent, token]) => (parent < 0 ? [token] : []));
  const place = (origin: number) => (origins[origin] === undefined ? undefined : placeOf(origins, origin));
  const call = { generator, api: special, settings, documents, placeOf: place, report };
  const result = await clock.waitFor("image", () => images.run(call));
  return result && { tree: treeOf(result), printed: [], snippets: () => result.snippets, calls: () => new Map() };
}

/** Documents have neither a plan nor symbols: a generator of them gives its files as they are. */
function documentsOf(emitter: AnyDocumentGenerator, target: TargetContext, plugin: string): MadeFiles {
  const files = at(
    () => ({ plugin, doing: "`documents`" }),
    () => emitter.documents(target),
  );
  const tree = createTree();
  for (const { path, content, kind } of files) tree.add(path, { content, kind });
  return { tree, printed: [], snippets: () => undefined, calls: () => new Map() };
}

/** What plugins make of a plan: still one entry for each file, whatever the letter case. */
function checkedPlan(files: readonly PlannedFile[]): readonly PlannedFile[] {
  const paths = new Set<string>();
  for (const { path } of files) {
    const folded = path.toLowerCase();
    if (paths.has(folded)) throw new Error(`Two files have the path ${path}; put their nodes into one`);
    paths.add(folded);
  }
  return files;
}
