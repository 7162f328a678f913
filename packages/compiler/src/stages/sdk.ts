import { snippetsFile } from "@sdkwright/docs-kit";
import {
  type AnyBackend,
  createTree,
  type OutputTree,
  type PlannedFile,
  type PrintedFile,
  type SampleProgram,
  type TargetContext,
} from "@sdkwright/plugin-api";
import { at } from "../plugin-faults.js";
import type { Stopwatch } from "../timing.js";
import { addAssets, emit } from "./emit.js";
import { reportMoves } from "./moves.js";

/** An SDK to emit. */
export interface SdkRequest {
  /** How findings about the backend call it. */
  readonly plugin: string;
  readonly backend: AnyBackend;
  readonly target: TargetContext;
  readonly clock: Stopwatch;
  /** What plugins make of the plan. */
  readonly changePlan: (plan: readonly PlannedFile[]) => readonly PlannedFile[];
  readonly onFile: (file: PrintedFile) => void;
}

/** An SDK in memory. */
export interface EmittedSdk {
  readonly tree: OutputTree;
  /** In order of emission. */
  readonly printed: readonly PrintedFile[];
  /** Text of the snippets file. */
  readonly snippets: () => string;
}

type InBackend = <T>(name: string, run: () => T) => T;

/** The files of an SDK, and the state of its run. Undefined if plugins have moved files wrongly (reported). */
function planned({ backend, target, changePlan }: SdkRequest, inBackend: InBackend) {
  const own = inBackend("plan", () => backend.plan(target));
  const files = changePlan(own);
  if (reportMoves(backend, { planned: own, files }, target.report)) return undefined;
  return { files, context: inBackend("prepare", () => backend.prepare(target, files)) };
}

/** Emits every file of an SDK; nothing of it touches the disk. Undefined if plugins have moved files wrongly (reported). */
export function emitSdk(request: SdkRequest): EmittedSdk | undefined {
  const { plugin, backend, target, clock, onFile } = request;
  const { api, names } = target;
  const inBackend: InBackend = (name, run) => at(() => ({ plugin, doing: `\`${name}\`` }), run);
  const plan = clock.run("plan", () => planned(request, inBackend));
  if (!plan) return undefined;
  const tree = createTree();
  const emission = { backend, ...plan, plugin, api, names };
  const printed = clock.run("emit", () => emit(emission, tree, onFile));
  clock.run("finish", () => addAssets(emission, tree));
  const { key } = backend.language;
  const program = (sample: SampleProgram) => inBackend("program", () => backend.program(sample, plan.context));
  return { tree, printed, snippets: () => snippetsFile({ target, language: key, program }) };
}
