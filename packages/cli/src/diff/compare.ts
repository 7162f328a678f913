import {
  type AnyCatalogue,
  type Locator,
  lineAndColumn,
  type NamedTarget,
  type Place,
  viewOf,
} from "@sdkwright/compiler";
import {
  type ComparedLanguage,
  type DiffReport,
  diffSdks,
  type LocatedChange,
  mergeChanges,
  type SdkChange,
} from "@sdkwright/diff";
import { cliCatalogue } from "../catalogue.js";
import type { Findings } from "../report.js";
import { type CompareOptions, compileState, emptyWorkspace, languagesOf, namedFrom } from "./compile-state.js";
import { type ApiState, areSameFiles, shownDocument } from "./state.js";

/** What comparing two states gave. */
export interface Comparison {
  /** Absent where a state could not be compiled. */
  readonly report?: DiffReport;
  readonly findings: readonly Findings[];
  readonly catalogues: readonly AnyCatalogue[];
}

/** Compiles two states, as far as their callers see them, and compares the SDKs of each language. */
export async function compareStates(old: ApiState, now: ApiState, options: CompareOptions): Promise<Comparison> {
  const after = await compileState(now, options, () => areSameFiles(now, old));
  if (after.isEnough) return { report: { languages: after.languages, changes: [] }, findings: [], catalogues: [] };
  if (!after.named) return { findings: [after.findings], catalogues: after.catalogues };
  const before = old.ir ? namedFrom(old.ir, after.named) : await compileState(old, options);
  const catalogues = [...after.catalogues, ...before.catalogues];
  if (!before.named) return { findings: [before.findings, after.findings], catalogues };
  const compared = byLanguage(compareSdks(before.named, after.named));
  if (compared.length === 0) return { findings: [nothingInCommon(old, now, before.named, after.named)], catalogues };
  const places = {
    old: placeText(old, before.locate, options.io.cwd),
    now: placeText(now, after.locate, options.io.cwd),
  };
  return { report: reportOf(compared, places), findings: [], catalogues };
}

/** An SDK that both states have. */
export interface ComparedSdk {
  readonly before: NamedTarget;
  readonly after: NamedTarget;
  readonly changes: readonly SdkChange[];
}

/** Compares each SDK of a state with the same one of an earlier state; one without a counterpart is left out. */
export function compareSdks(before: readonly NamedTarget[], after: readonly NamedTarget[]): ComparedSdk[] {
  return after.flatMap((target): ComparedSdk[] => {
    const match = twinOf(target, before);
    if (!match) return [];
    const changes = diffSdks(viewOf(match, match.run.info), viewOf(target, target.run.info));
    return [{ before: match, after: target, changes }];
  });
}

/** The changes by language. */
export function byLanguage(sdks: readonly ComparedSdk[]): ComparedLanguage[] {
  const compared = new Map<string, ComparedLanguage & { readonly changes: SdkChange[] }>();
  for (const { after, changes } of sdks) {
    const { key, title } = after.run.info.backend.language;
    const language = compared.get(key) ?? { key, title, changes: [] };
    language.changes.push(...changes);
    compared.set(key, language);
  }
  return [...compared.values()];
}

/** The changes of all languages as one list, with their places in both states. */
export function reportOf(
  compared: readonly ComparedLanguage[],
  placesOf: { readonly old: PlaceText; readonly now: PlaceText },
): DiffReport {
  const changes = mergeChanges(compared).map(
    (change): LocatedChange => ({ ...change, old: placesOf.old(change.before), new: placesOf.now(change.after) }),
  );
  return { languages: compared, changes };
}

function nothingInCommon(
  old: ApiState,
  now: ApiState,
  before: readonly NamedTarget[],
  after: readonly NamedTarget[],
): Findings {
  const textOf = (named: readonly NamedTarget[]): string =>
    languagesOf(named.map(({ run }) => run))
      .map(({ title }) => title)
      .join(", ");
  const facts = { old: old.operand, now: now.operand, before: textOf(before), after: textOf(after) };
  const diagnostics = [cliCatalogue.create("no-common-language", facts)];
  return { ok: false, diagnostics, sources: emptyWorkspace([]).sources };
}

/** The target of the other state that is the same SDK: by group and generator, else by language. */
function twinOf({ run: { info } }: NamedTarget, others: readonly NamedTarget[]): NamedTarget | undefined {
  const ofLanguage = others.filter(({ run }) => run.info.backend.language.key === info.backend.language.key);
  const isSame = ({ run }: NamedTarget) => run.info.group === info.group && run.info.generator === info.generator;
  return ofLanguage.find(isSame) ?? ofLanguage[0];
}

/** A place as people read it: `api/openapi.yml:12:5`. */
export type PlaceText = (place: Place | undefined) => string | undefined;

function placeText(state: ApiState, locate: Locator, cwd: string): PlaceText {
  return (place) => {
    if (place === undefined || place.document === "") return undefined;
    const found = lineAndColumn(place, locate);
    const document = shownDocument(state, found?.document ?? place.document, cwd);
    return found ? `${document}:${found.line}:${found.column}` : `${document}#${place.pointer}`;
  };
}
