import type { StageTiming, TargetResult } from "@sdkwright/compiler";
import type { Findings } from "../report.js";

/** What is printed of a target. */
export type PrintedTarget = Omit<TargetResult, "emitted" | "left">;

/** What is printed of an API's run. A cached one has no more. */
export interface PrintedResult extends Findings {
  readonly targets: readonly PrintedTarget[];
  readonly timings: readonly StageTiming[];
}
