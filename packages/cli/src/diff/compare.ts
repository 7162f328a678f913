import { join } from "node:path";
import {
  type AnyCatalogue,
  type Api,
  type CompileResult,
  compile,
  createCompiler,
  createLocator,
  type Locator,
  lineAndColumn,
  memoryFiles,
  type NamedTarget,
  nameApi,
  type Place,
  selectTargets,
  type TargetRun,
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
import { userCacheFolder } from "../cache/folders.js";
import { cliCatalogue } from "../catalogue.js";
import type { Io } from "../io.js";
import { applyPlugins } from "../plugins.js";
import type { Findings } from "../report.js";
import { configText, workspaceOf } from "../unwritten-config.js";
import { VERSION } from "../version.js";
import { type ApiState, areSameFiles, shownDocument } from "./state.js";

/** What comparing two states gave. */
export interface Comparison {
  /** Absent where a state could not be compiled. */
  readonly report?: DiffReport;
  readonly findings: readonly Findings[];
  readonly catalogues: readonly AnyCatalogue[];
}

/** How the states are to be compared. */
export interface CompareOptions {
  /** Languages of definitions that have no configuration. */
  readonly languages: readonly string[];
  readonly plugins: readonly string[];
  readonly io: Io;
}

/** Compiles two states, as far as their callers see them, and compares the SDKs of each language. */
export async function compareStates(old: ApiState, now: ApiState, options: CompareOptions): Promise<Comparison> {
  const after = await compileState(now, options, () => areSameFiles(now, old));
  if (after.isEnough) return { report: { languages: after.languages, changes: [] }, findings: [], catalogues: [] };
  if (!after.named) return { findings: [after.findings], catalogues: after.catalogues };
  const before = old.ir ? namedFrom(old.ir, after.named) : await compileState(old, options);
  const catalogues = [...after.catalogues, ...before.catalogues];
  if (!before.named) return { findings: [before.findings, after.findings], catalogues };
  const compared = compareTargets(before.named, after.named);
  if (compared.length === 0) return { findings: [nothingInCommon(old, now, before.named, after.named)], catalogues };
  const places = {
    old: placeText(old, before.locate, options.io.cwd),
    now: placeText(now, after.locate, options.io.cwd),
  };
  const located = mergeChanges(compared).map(
    (change): LocatedChange => ({ ...change, old: places.old(change.before), new: places.now(change.after) }),
  );
  return { report: { languages: compared, changes: located }, findings: [], catalogues };
}

/** The changes of every language that both states have an SDK in. */
function compareTargets(before: readonly NamedTarget[], after: readonly NamedTarget[]): ComparedLanguage[] {
  const compared = new Map<string, ComparedLanguage & { readonly changes: SdkChange[] }>();
  for (const target of after) {
    const match = twinOf(target, before);
    if (!match) continue;
    const { key, title } = target.run.info.backend.language;
    const language = compared.get(key) ?? { key, title, changes: [] };
    language.changes.push(...diffSdks(viewOf(match, match.run.info), viewOf(target, target.run.info)));
    compared.set(key, language);
  }
  return [...compared.values()];
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

/** A state as far as it was compiled. */
interface Compiled {
  /** Undefined where errors stopped it. */
  readonly named?: readonly NamedTarget[] | undefined;
  /** Of the SDKs that it has. */
  readonly languages: DiffReport["languages"];
  /** What was read was all that had to be known. */
  readonly isEnough: boolean;
  readonly findings: Findings;
  readonly catalogues: readonly AnyCatalogue[];
  readonly locate: Locator;
}

async function compileState(state: ApiState, options: CompareOptions, isEnoughToRead = () => false): Promise<Compiled> {
  const { io, plugins } = options;
  // An IR needs no definition; what its targets are is told by one that has nothing in it.
  const workspace = state.workspace ?? emptyWorkspace(options.languages);
  const { config, sources, diagnostics } = workspace;
  const compiler = createCompiler();
  const selection = { everyGroup: true };
  let catalogues: readonly AnyCatalogue[] = [];
  if (config) {
    const generators = selectTargets(config, selection, () => {}).map(({ generator }) => generator);
    const request = { compiler, config, root: sources.root, generators, lowers: true, further: plugins, cwd: io.cwd };
    ({ catalogues } = await applyPlugins({ ...request, report: diagnostics.report }));
  }
  const git = { cache: join(userCacheFolder(io), "git"), env: io.env };
  let languages: DiffReport["languages"] = [];
  let isEnough = false;
  const result: CompileResult = await compile({
    compiler,
    workspace,
    version: VERSION,
    git,
    ...selection,
    command: "names",
    isEnough(targets) {
      languages = languagesOf(targets);
      isEnough = isEnoughToRead();
      return isEnough;
    },
  });
  const named = state.ir && result.named ? namedFrom(state.ir, result.named).named : result.named;
  return { named, languages, isEnough, findings: result, catalogues, locate: createLocator(sources) };
}

const EMPTY = { openapi: "3.0.3", info: { title: "API", version: "0" }, paths: {} };

function emptyWorkspace(languages: readonly string[]) {
  const files = memoryFiles(new Map([["/api.json", JSON.stringify(EMPTY)]]));
  return workspaceOf("/", files, configText([{ openapi: "api.json" }], languages));
}

/** The SDKs that the same targets would have of an IR. */
function namedFrom(
  ir: Api,
  targets: readonly NamedTarget[],
): Pick<Compiled, "named" | "catalogues" | "findings" | "locate"> {
  const named = targets.map((target) => ({ ...target, api: ir, ...nameApi(ir, target.run.info) }));
  return {
    named,
    catalogues: [],
    findings: { ok: true, diagnostics: [], sources: emptyWorkspace([]).sources },
    locate: () => undefined,
  };
}

function languagesOf(targets: readonly TargetRun[]): DiffReport["languages"] {
  const languages = new Map(targets.map(({ info }) => [info.backend.language.key, info.backend.language.title]));
  return [...languages].map(([key, title]) => ({ key, title }));
}

/** The target of the other state that is the same SDK: by group and generator, else by language. */
function twinOf({ run: { info } }: NamedTarget, others: readonly NamedTarget[]): NamedTarget | undefined {
  const ofLanguage = others.filter(({ run }) => run.info.backend.language.key === info.backend.language.key);
  const isSame = ({ run }: NamedTarget) => run.info.group === info.group && run.info.generator === info.generator;
  return ofLanguage.find(isSame) ?? ofLanguage[0];
}

function placeText(state: ApiState, locate: Locator, cwd: string): (place: Place | undefined) => string | undefined {
  return (place) => {
    if (place === undefined || place.document === "") return undefined;
    const found = lineAndColumn(place, locate);
    const document = shownDocument(state, found?.document ?? place.document, cwd);
    return found ? `${document}:${found.line}:${found.column}` : `${document}#${place.pointer}`;
  };
}
