import { appendFileSync, readFileSync } from "node:fs";

/** What a part of the tests cost, or why it did not run; `npm test` sums them up. */
export type CostEvent =
  /** All that the process of a test file used. */
  | { readonly kind: "file"; readonly file: string; readonly seconds: number }
  /** The share of one language in the process of a test file. */
  | { readonly kind: "row"; readonly language: string; readonly seconds: number }
  | { readonly kind: "verdicts"; readonly reused: number; readonly asked: number }
  | { readonly kind: "skipped"; readonly language: string; readonly reason: string };

/** Adds an event to the file that `SDKWRIGHT_COSTS` names; nothing where it names none. */
export function noteCost(event: CostEvent): void {
  const file = process.env.SDKWRIGHT_COSTS;
  if (file !== undefined && file !== "") appendFileSync(file, `${JSON.stringify(event)}\n`);
}

/** Clock ticks a second, which Linux has fixed for what it tells programs. */
const TICKS = 100;

/** CPU seconds of this process and of all that it started and that have ended; of this process alone where only Linux knows. */
export function cpuSeconds(): number {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // Fields 14 to 17, counted after the name of the program, which may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ticks / TICKS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}
