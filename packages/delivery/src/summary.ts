import type { RunStep, StepState } from "./run.js";
import { oneOf } from "./secrets.js";
import type { Delivery, PlannedStep } from "./step.js";

const WORDS: { readonly [S in StepState]: string } = {
  done: "done",
  already: "already",
  failed: "FAILED",
  skipped: "not done",
};

function lineOf(word: string, { title, note }: Pick<RunStep, "title" | "note">): string {
  return `  ${word.padEnd(9)}${title}${note === undefined ? "" : ` (${note})`}\n`;
}

function sectionOf({ label, version }: Pick<Delivery, "label" | "version">, lines: readonly string[]): string {
  return `${label} ${version}\n${lines.length === 0 ? "  nothing to do\n" : lines.join("")}`;
}

/** What is to be done for one SDK. */
export interface Plan extends Pick<Delivery, "label" | "version"> {
  readonly steps: readonly PlannedStep[];
  /** Environment variables that are not set and have to be: of each list, one. */
  readonly missing: readonly (readonly string[])[];
}

/** Every step of the deliveries, before any of them runs, with the variables that they still need. */
export function planText(plans: readonly Plan[]): string {
  return plans
    .map((one) => {
      const missing = one.missing.map((names) => ({ title: `Set the environment variable ${oneOf(names)}` }));
      const lines = [
        ...missing.map((line) => lineOf("missing", line)),
        ...one.steps.map((step) => lineOf(step.phase, step)),
      ];
      return sectionOf(one, lines);
    })
    .join("");
}

interface Told {
  readonly label: string;
  readonly version: string;
  readonly steps: readonly RunStep[];
}

/**
 * Lists the effects that were carried out and those that were not. Checks and builds are listed only if they failed, since
 * they change nothing outside the run.
 */
export function summaryText(outcomes: readonly Told[]): string {
  const isTold = ({ phase, state }: RunStep): boolean => phase === "effect" || state === "failed";
  return outcomes
    .map((one) =>
      sectionOf(
        one,
        one.steps.filter(isTold).map((step) => lineOf(WORDS[step.state], step)),
      ),
    )
    .join("");
}
