import { join, relative } from "node:path";
import {
  type AnyCatalogue,
  compareVersions,
  type Destination,
  lineAndColumn,
  type NamedTarget,
  type Place,
  parseVersion,
  versionAt,
} from "@sdkwright/compiler";
import { type Change, type ChangeClass, mergeChanges, nextVersion, type SdkChange, worstOf } from "@sdkwright/diff";
import { MANIFEST_FILE, writtenVersions } from "@sdkwright/output";
import { byLanguage, type ComparedSdk, compareSdks } from "../diff/compare.js";
import { type CompareOptions, type Compiled, compileState } from "../diff/compile-state.js";
import { type ApiState, areSameFiles } from "../diff/state.js";
import { documentPath } from "../paths.js";
import type { Findings } from "../report.js";
import { diffFindings, type FindingsDiff } from "./findings.js";
import type { ApiStates } from "./states.js";

/** A line of a file, from the root of the repository. */
export interface LinePlace {
  readonly document: string;
  readonly line: number;
}

/** A change with its places in both states. */
export interface PlacedChange extends Change {
  readonly old?: LinePlace | undefined;
  readonly now?: LinePlace | undefined;
}

/** What becomes of the SDK of one generator. */
export interface SdkReview {
  /** `Go`; with the generator, where an API has several SDKs of one language. */
  readonly title: string;
  readonly changes: readonly SdkChange[];
  readonly worst: ChangeClass | "none";
  /** Its version in the base, as far as that is known. */
  readonly version?: string | undefined;
  /** The version that follows from its changes; absent where its version is not known, or nothing changes. */
  readonly next?: string | undefined;
  /** The version that the configuration sets instead. */
  readonly chosen?: string | undefined;
}

/** What a pull request does to an API. */
export interface ApiReview extends FindingsDiff {
  readonly apiName: string | undefined;
  /** Of `broken` ones, one state has errors, so that their SDKs cannot be compared. */
  readonly state: "same" | "added" | "removed" | "compared" | "broken";
  readonly sdks: readonly SdkReview[];
  /** Titles of the SDKs that only one of the states has. */
  readonly addedSdks: readonly string[];
  readonly removedSdks: readonly string[];
  readonly languages: readonly { readonly key: string; readonly title: string }[];
  /** Changes of all languages, the worst first. */
  readonly changes: readonly PlacedChange[];
  /** Whether the state after has errors. */
  readonly hasErrors: boolean;
  readonly catalogues: readonly AnyCatalogue[];
}

const NOTHING = {
  ...{ sdks: [], addedSdks: [], removedSdks: [], languages: [], changes: [], fresh: [], gone: [] },
  ...{ hasErrors: false, catalogues: [] },
} satisfies Partial<ApiReview>;

/** Compares the SDKs and the findings of both states of an API. `top` is the folder of the repository. */
export async function reviewApi(
  { apiName, old, now }: ApiStates,
  top: string,
  options: CompareOptions,
): Promise<ApiReview> {
  const own = { ...NOTHING, apiName };
  if (!now) return { ...own, state: "removed" };
  const after = await compileState(now, options, () => old !== undefined && areSameFiles(now, old));
  if (after.isEnough) return { ...own, state: "same" };
  const before = old && (await compileState(old, options));
  const found = {
    ...own,
    ...diffFindings(before?.findings, after.findings, top),
    hasErrors: hasErrors(after.findings),
    catalogues: [...after.catalogues, ...(before?.catalogues ?? [])],
  };
  if (!old || !before) return { ...found, state: "added", addedSdks: (after.named ?? []).map(titleIn(after.named)) };
  if (!before.named || !after.named) return { ...found, state: "broken" };
  return { ...found, state: "compared", ...compared({ old, now, before, after, top }) };
}

function hasErrors({ diagnostics }: Findings): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

interface Pair {
  readonly old: ApiState;
  readonly now: ApiState;
  readonly before: Compiled;
  readonly after: Compiled;
  readonly top: string;
}

function compared({ old, now, before, after, top }: Pair) {
  const [earlier, later] = [before.named ?? [], after.named ?? []];
  const sdks = compareSdks(earlier, later);
  const kept = { earlier: new Set(sdks.map((sdk) => sdk.before)), later: new Set(sdks.map((sdk) => sdk.after)) };
  const languages = byLanguage(sdks);
  return {
    sdks: sdks.map((sdk) => sdkReview(sdk, { title: titleIn(later)(sdk.after), old })),
    addedSdks: later.filter((target) => !kept.later.has(target)).map(titleIn(later)),
    removedSdks: earlier.filter((target) => !kept.earlier.has(target)).map(titleIn(earlier)),
    languages,
    changes: mergeChanges(languages).map((change) => ({
      ...change,
      old: placeIn(old, before, top)(change.before),
      now: placeIn(now, after, top)(change.after),
    })),
  };
}

function titleIn(targets: readonly NamedTarget[] | undefined): (target: NamedTarget) => string {
  const titles = (targets ?? []).map(({ run }) => run.info.backend.language.title);
  return ({ run: { info } }) => {
    const { title } = info.backend.language;
    const isAlone = titles.filter((one) => one === title).length < 2;
    return isAlone ? title : `${title} (${info.group}/${info.generator})`;
  };
}

function placeIn(state: ApiState, { locate }: Compiled, top: string) {
  return (place: Place | undefined): LinePlace | undefined => {
    const found = place && place.document !== "" ? lineAndColumn(place, locate) : undefined;
    return found && { document: documentPath(found.document, state.root, top), line: found.line };
  };
}

function sdkReview(
  { before, after, changes }: ComparedSdk,
  { title, old }: { readonly title: string; readonly old: ApiState },
): SdkReview {
  const worst = worstOf(changes);
  const version = versionAt(before.run.info, destinationIn(old, before));
  const next = version === undefined || worst === "none" ? undefined : nextVersion(version, worst);
  const chosen = versionAt(after.run.info, NO_DESTINATION);
  return { title, changes, worst, version, next, ...(chosen !== version && { chosen }) };
}

const NO_DESTINATION: Destination = { versions: [], tags: [], read: () => undefined };

/** The output folder of an SDK as a state has it. */
function destinationIn({ files }: ApiState, { run }: NamedTarget): Destination {
  const read = (path: string): string | undefined => {
    const found = files.read(join(run.info.output, path));
    return found.kind === "bytes" ? found.bytes.toString("utf8") : undefined;
  };
  return { ...NO_DESTINATION, read, versions: writtenVersions(read(MANIFEST_FILE) ?? "") };
}

/** Whether a version that somebody chose is lower than the one that follows from the changes. */
export function isTooLow({ chosen, next }: SdkReview): boolean {
  const [set, due] = [parseVersion(chosen ?? ""), parseVersion(next ?? "")];
  return set !== undefined && due !== undefined && compareVersions(set, due) < 0;
}

/** Path of the folder of a review from the root of the repository: two reviews of one pull request differ in it. */
export function folderOf(root: string, top: string): string {
  return relative(top, root).replaceAll("\\", "/") || ".";
}
