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
import type { Stopwatch } from "../timing.js";
import { addAssets, emit } from "./emit.js";

/** An SDK to emit. */
export interface SdkRequest {
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

/** Emits every file of an SDK; nothing of it touches the disk. */
export function emitSdk({ backend, target, clock, changePlan, onFile }: SdkRequest): EmittedSdk {
  const context = backend.prepare(target);
  const plan = clock.run("plan", () => changePlan(backend.plan(context)));
  const tree = createTree();
  const printed = clock.run("emit", () => emit({ backend, context, plan }, tree, onFile));
  clock.run("finish", () => addAssets(backend, context, tree));
  const { key } = backend.language;
  const program = (sample: SampleProgram) => backend.program(sample, context);
  return { tree, printed, snippets: () => snippetsFile({ target, language: key, program }) };
}
