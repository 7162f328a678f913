import type { StepResult } from "../step.js";
import type { Clone } from "./clone.js";
import { hostFinding } from "./host-finding.js";
import type { Story } from "./message.js";

/** A clone with the SDK committed in it, not yet pushed. */
export interface Prepared {
  readonly clone: Clone;
  readonly story: Story;
  /** Files that differ from the branch at the remote. */
  readonly changed: readonly string[];
  /** The commit to push. */
  readonly head: string | undefined;
  /** Whether the branch at the remote is at another commit. */
  readonly isNew: boolean;
}

/** Runs requests to a host, and returns their failure as a finding, since its cause is at the host and not in this code. */
export async function asking(
  { destination }: Clone,
  action: string,
  ask: () => Promise<StepResult>,
): Promise<StepResult> {
  try {
    return await ask();
  } catch (error) {
    return { state: "failed", findings: [hostFinding(destination, action, error)] };
  }
}
