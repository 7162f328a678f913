import { operationSnippets, snippetsFile } from "@sdkwright/docs-kit";
import {
  createTree,
  type OperationId,
  type OutputTree,
  type PrintedFile,
  type SampleProgram,
} from "@sdkwright/plugin-api";
import { at } from "../plugin-faults.js";
import { STAGES } from "../stages.js";
import type { Stopwatch } from "../timing.js";
import type { PlanRequest } from "./plan.js";

/** An SDK to emit. */
export interface SdkRequest extends PlanRequest {
  readonly clock: Stopwatch;
  readonly onFile: (file: PrintedFile) => void;
}

/** An SDK in memory. */
export interface EmittedSdk {
  readonly tree: OutputTree;
  /** In order of emission. */
  readonly printed: readonly PrintedFile[];
  /** Text of the snippets file. */
  readonly snippets: () => string;
  /** The same calls by operation, each as one text. */
  readonly calls: () => ReadonlyMap<OperationId, string>;
}

/** Emits every file of an SDK; nothing of it touches the disk. Undefined if plugins have moved files wrongly (reported). */
export function emitSdk(request: SdkRequest): EmittedSdk | undefined {
  const { plugin, backend, target, clock, onFile } = request;
  const { api, names } = target;
  const plan = clock.run(STAGES.plan, request);
  if (!plan) return undefined;
  const tree = createTree();
  const emission = { backend, ...plan, plugin, api, names };
  const printed = clock.run(STAGES.emit, emission, tree, onFile);
  clock.run(STAGES.finish, emission, tree);
  const { key } = backend.language;
  const inProgram = () => ({ plugin, doing: "`program`" });
  const program = (sample: SampleProgram) => at(inProgram, () => backend.program(sample, plan.context));
  const source = { target, language: key, program };
  return { tree, printed, snippets: () => snippetsFile(source), calls: () => operationSnippets(source) };
}
