import type { Diagnostic } from "@sdkwright/diagnostics";

/** What a step came to. */
export type StepResult =
  | { readonly state: "done"; readonly note?: string }
  /** What the step would have brought about is there already, with the same contents. */
  | { readonly state: "already"; readonly note: string }
  | { readonly state: "failed"; readonly findings: readonly Diagnostic[] };

/**
 * When a step runs. Over all SDKs of a run, first every check, then every build, and effects only where none of them
 * failed: whatever can fail without a trace fails before anything is published.
 */
export type Phase = "check" | "build" | "effect";

/** A step as the plan prints it. */
export interface PlannedStep {
  readonly phase: Phase;
  /** In the imperative, without secrets: "Publish @acme/sdk 1.4.0 to https://registry.npmjs.org". */
  readonly title: string;
}

/** One thing that a delivery does. */
export interface Step extends PlannedStep {
  /** Never rejects for what a user or a server did: that is a finding. */
  readonly run: () => Promise<StepResult>;
  /** The result is known from the configuration and the files, so that a dry run makes the step too. */
  readonly isKnown?: true;
}

/** A check that is known to fail. */
export function failing(title: string, finding: Diagnostic): Step {
  return { phase: "check", title, isKnown: true, run: async () => ({ state: "failed", findings: [finding] }) };
}

/** One SDK on its way to its registry, its repository, or both. */
export interface Delivery {
  /** The generator as a user tells it from others: `gen-typescript-sdk`, with its group where it takes that. */
  readonly label: string;
  /** Absolute path of the folder that holds the generated files. */
  readonly folder: string;
  /** The version to release, as semantic versioning writes it. */
  readonly version: string;
  readonly steps: readonly Step[];
}
