import { type OutputTree, sdkOf, type TargetInfo } from "@sdkwright/plugin-api";
import { answerOf, emitsDocuments } from "./emitters.js";
import { readOptions } from "./options.js";
import { nameSdk } from "./stages/name.js";
import type { Described } from "./target-files.js";
import type { OpenedTarget, TargetOptions } from "./target-types.js";

/** The generator of collections. */
const GENERATOR = "gen-collection";

/** Folder of the collection beside the SDK of a language. */
const FOLDER = "collection";

/**
 * Adds a collection to the SDK of a language whose `location` is a workspace of collections: it is what goes there.
 * `special` is the API as the target sees it.
 */
export function addCollection(
  tree: OutputTree,
  { generator, run }: OpenedTarget,
  { target, special }: Pick<Described, "target" | "special">,
  { compiler, config }: TargetOptions,
): void {
  if (generator.output?.location !== "collections-workspace") return;
  const answer = answerOf(compiler, GENERATOR);
  if (!answer || !emitsDocuments(answer.emitter)) return;
  const { backend, emitter } = answer;
  const place = { generator: GENERATOR, document: config.file, pointer: `${generator.at}/config`, foreign: false };
  const options = readOptions(emitter.options, {}, place, () => {});
  const info: TargetInfo = { ...run.info, generator: GENERATOR, backend, options };
  const { sdk, names } = nameSdk(sdkOf(special, backend.style), info);
  // Findings about the API are those of the SDK, which has reported them.
  const files = emitter.documents({ ...target, sdk, api: sdk.api, names, options, report: () => {} });
  for (const { path, content, kind } of files) tree.add(`${FOLDER}/${path}`, { content, kind });
}
