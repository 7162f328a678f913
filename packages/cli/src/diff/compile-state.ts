import { join } from "node:path";
import {
  type AnyCatalogue,
  type Api,
  type CompileResult,
  compile,
  createCompiler,
  createLocator,
  type Locator,
  memoryFiles,
  type NamedTarget,
  nameApi,
  selectTargets,
  type TargetRun,
} from "@sdkwright/compiler";
import type { DiffReport } from "@sdkwright/diff";
import { userCacheFolder } from "../cache/folders.js";
import { imagesOf } from "../images.js";
import type { Io } from "../io.js";
import { applyPlugins } from "../plugins.js";
import type { Findings } from "../report.js";
import { createThreads } from "../threads.js";
import { configText, workspaceOf } from "../unwritten-config.js";
import { VERSION } from "../version.js";
import type { ApiState } from "./state.js";

/** How the states are to be compared. */
export interface CompareOptions {
  /** Languages of definitions that have no configuration. */
  readonly languages: readonly string[];
  readonly plugins: readonly string[];
  readonly io: Io;
  /** Whether to find all that `check` finds. */
  readonly checks?: boolean;
}

/** A state as far as it was compiled. */
export interface Compiled {
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

/** Compiles a state as far as its callers see it. */
export async function compileState(
  state: ApiState,
  options: CompareOptions,
  isEnoughToRead = () => false,
): Promise<Compiled> {
  const { io, plugins } = options;
  const places = { further: plugins, cwd: io.cwd };
  // An IR needs no definition; what its targets are is told by one that has nothing in it.
  const workspace = state.workspace ?? emptyWorkspace(options.languages);
  const { config, sources, diagnostics } = workspace;
  const compiler = createCompiler();
  const selection = { everyGroup: true };
  let catalogues: readonly AnyCatalogue[] = [];
  if (config) {
    const generators = selectTargets(config, selection, () => {}).map(({ generator }) => generator);
    const request = { compiler, config, root: sources.root, generators, lowers: true, ...places };
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
    ...(options.checks && { images: imagesOf(io, undefined) }),
    ...selection,
    ...(options.checks ? { command: "check", givesNames: true, threads: createThreads(places) } : { command: "names" }),
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

/** A workspace with an API that has nothing in it. */
export function emptyWorkspace(languages: readonly string[]) {
  const files = memoryFiles(new Map([["/api.json", JSON.stringify(EMPTY)]]));
  return workspaceOf("/", files, configText([{ openapi: "api.json" }], languages));
}

/** The SDKs that the same targets would have of an IR. */
export function namedFrom(
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

/** The languages of targets, with their titles. */
export function languagesOf(targets: readonly TargetRun[]): DiffReport["languages"] {
  const languages = new Map(targets.map(({ info }) => [info.backend.language.key, info.backend.language.title]));
  return [...languages].map(([key, title]) => ({ key, title }));
}
