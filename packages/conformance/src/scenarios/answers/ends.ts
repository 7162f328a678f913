import { expect } from "../../expect.js";
import type { Reply } from "../../server/script.js";
import type { Case, Outcome, Step } from "../../support/scenario.js";
import { bearer, errorOf } from "../../support/steps.js";

// Answers that no sound server gives. What becomes of each may be decided otherwise than one thinks; that a call ends, with
// a value or with an error of the SDK, and that it does so in every language alike, may not.

/** Milliseconds within which a call ends that nothing holds up, in a build for debugging on a busy machine too. */
const LONGEST = 30_000;

/** Whatever the server does, a call ends: with a value, or with an error that belongs to the SDK. */
export function ends({ results }: Outcome): void {
  for (const result of results) {
    expect(result.ms).toBeLessThan(LONGEST);
    if (result.ok) continue;
    const error = errorOf(result);
    expect({ inTree: error.inTree, kind: error.kind, text: error.text }).toMatchObject({ inTree: true });
    expect(error.kind).not.toBe("unknown");
  }
}

/** A named answer, or several in a row. */
export type Answer = readonly [name: string, reply: Reply, ...more: Reply[]];

/** A case for each answer, with the same steps and without retries. */
export function answers(steps: readonly Step[], all: readonly Answer[], rest: Partial<Case> = {}): Case[] {
  return all.map(([name, ...script]) =>
    bearer({
      name,
      steps,
      script,
      unscripted: true,
      shows: false,
      expect: ends,
      ...rest,
      client: { maxRetries: 0, ...rest.client },
    }),
  );
}

export const JSON_TYPE = { "Content-Type": "application/json" };

/** A body of JSON as it is written. */
export const jsonText = (text: string, rest: Reply = {}): Reply => ({ text, headers: JSON_TYPE, ...rest });

/** A body of bytes. */
export const bytes = (data: Uint8Array, headers: Reply["headers"] = JSON_TYPE): Reply => ({
  base64: Buffer.from(data).toString("base64"),
  headers,
});
