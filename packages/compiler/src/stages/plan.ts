import type { AnyBackend, PlannedFile, TargetContext } from "@sdkwright/plugin-api";
import { at } from "../plugin-faults.js";
import { reportMoves } from "./moves.js";

/** An SDK whose files are to be planned. */
export interface PlanRequest {
  /** How findings about the backend call it. */
  readonly plugin: string;
  readonly backend: AnyBackend;
  readonly target: TargetContext;
  /** What plugins make of the plan. */
  readonly changePlan: (plan: readonly PlannedFile[]) => readonly PlannedFile[];
}

/** The files of an SDK, and the backend's state for it. */
export interface SdkPlan {
  readonly files: readonly PlannedFile[];
  readonly context: unknown;
}

/** Plans the files of an SDK. Undefined if plugins have moved files wrongly (reported). */
export function planFiles({ plugin, backend, target, changePlan }: PlanRequest): SdkPlan | undefined {
  const during = (name: string) => () => ({ plugin, doing: `\`${name}\`` });
  const planned = at(during("plan"), () => backend.plan(target));
  const files = changePlan(planned);
  if (reportMoves(backend, { planned, files }, target.report)) return undefined;
  return { files, context: at(during("prepare"), () => backend.prepare(target, files)) };
}
