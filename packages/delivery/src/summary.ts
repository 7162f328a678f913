import type { RunStep, StepState } from "./run.js";
import type { Delivery } from "./step.js";

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

/** Every step of the deliveries, before any of them runs. */
export function planText(deliveries: readonly Delivery[]): string {
  return deliveries
    .map((one) =>
      sectionOf(
        one,
        one.steps.map((step) => lineOf(step.phase, step)),
      ),
    )
    .join("");
}

interface Told {
  readonly label: string;
  readonly version: string;
  readonly steps: readonly RunStep[];
}

/** What was done and what was not. Checks and builds are told where they failed: they leave nothing behind. */
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
