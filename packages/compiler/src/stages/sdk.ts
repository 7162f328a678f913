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

/** Emits every file of an SDK; nothing of it touches the disk. */
export function emitSdk({ plugin, backend, target, clock, changePlan, onFile }: SdkRequest): EmittedSdk {
  const { api, names } = target;
  const inBackend = <T>(name: string, run: () => T): T => at(() => ({ plugin, doing: `\`${name}\`` }), run);
  const files = clock.run("plan", () => changePlan(inBackend("plan", () => backend.plan(target))));
  const context = clock.run("plan", () => inBackend("prepare", () => backend.prepare(target, files)));
  const tree = createTree();
  const emission = { backend, context, files, plugin, api, names };
  const printed = clock.run("emit", () => emit(emission, tree, onFile));
  clock.run("finish", () => addAssets(emission, tree));
  const { key } = backend.language;
  const program = (sample: SampleProgram) => inBackend("program", () => backend.program(sample, context));
  return { tree, printed, snippets: () => snippetsFile({ target, language: key, program }) };
}
