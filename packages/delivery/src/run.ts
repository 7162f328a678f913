import type { Diagnostic } from "@sdkwright/diagnostics";
import type { Delivery, Phase, Step, StepResult } from "./step.js";

/** What became of a step. `skipped`: something before it failed, or the user asked to stop. */
export type StepState = StepResult["state"] | "skipped";

/** A step that was run, or that was not. */
export interface RunStep {
  readonly phase: Phase;
  readonly title: string;
  readonly state: StepState;
  readonly note?: string;
}

/** What became of a delivery. */
export interface DeliveryOutcome {
  readonly label: string;
  readonly version: string;
  readonly steps: readonly RunStep[];
  readonly findings: readonly Diagnostic[];
}

export interface RunDeliveriesOptions {
  /** Told of each step that ends. */
  readonly onStep?: (delivery: Delivery, step: RunStep) => void;
  /** Whether the user asked to stop: the step that runs is finished, and no other one begins. */
  readonly isStopped?: () => boolean;
}

/** A delivery on its way. */
interface Progress {
  readonly delivery: Delivery;
  readonly results: Map<Step, StepResult>;
  failed: boolean;
}

/**
 * Runs the steps of all deliveries: every check, then every build, and effects only where none of them failed. A failed
 * effect ends its own delivery; the others go on.
 */
export async function runDeliveries(
  deliveries: readonly Delivery[],
  options: RunDeliveriesOptions = {},
): Promise<readonly DeliveryOutcome[]> {
  const all = deliveries.map((delivery): Progress => ({ delivery, results: new Map(), failed: false }));
  for (const phase of ["check", "build"] as const) {
    if (all.some(({ failed }) => failed)) break;
    for (const one of all) await runPhase(one, phase, options);
  }
  if (!all.some(({ failed }) => failed)) {
    for (const one of all) await runPhase(one, "effect", options);
  }
  return all.map(outcomeOf);
}

/** All checks are made, since each may find something; whatever depends on an earlier step ends with the first failure. */
async function runPhase(one: Progress, phase: Phase, { onStep, isStopped }: RunDeliveriesOptions): Promise<void> {
  for (const step of one.delivery.steps.filter((candidate) => candidate.phase === phase)) {
    if ((one.failed && phase !== "check") || isStopped?.()) return;
    const result = await step.run();
    one.results.set(step, result);
    if (result.state === "failed") one.failed = true;
    onStep?.(one.delivery, runStep(step, result));
  }
}

function runStep({ phase, title }: Step, result: StepResult | undefined): RunStep {
  const note = result !== undefined && "note" in result && result.note !== undefined ? { note: result.note } : {};
  return { phase, title, state: result?.state ?? "skipped", ...note };
}

function outcomeOf({ delivery, results }: Progress): DeliveryOutcome {
  const { label, version, steps } = delivery;
  const findings = [...results.values()].flatMap((result) => (result.state === "failed" ? result.findings : []));
  return { label, version, steps: steps.map((step) => runStep(step, results.get(step))), findings };
}

/** Whether everything is done that was to be done. */
export function isDelivered(outcomes: readonly DeliveryOutcome[]): boolean {
  return outcomes.every(({ steps }) => steps.every(({ state }) => state === "done" || state === "already"));
}
