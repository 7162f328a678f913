import type { StageTiming } from "@sdkwright/compiler";

/** A line for each stage, with what it worked on: `name           120.5 ms  pets: local/gen-go-sdk`. */
export function printTimings(timings: readonly StageTiming[], apiName?: string): string {
  return timings
    .map(({ stage, milliseconds, subject }) => {
      const about = [apiName, subject].filter((name) => name !== undefined).join(": ");
      const line = `${stage.padEnd(12)}${milliseconds.toFixed(1).padStart(8)} ms`;
      return about === "" ? `${line}\n` : `${line}  ${about}\n`;
    })
    .join("");
}
