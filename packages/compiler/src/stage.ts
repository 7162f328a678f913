/** A step of a compilation. */
export interface Stage<Input extends unknown[] = never[], Output = unknown> {
  readonly name: string;
  /** What it runs for, each time: the whole run, each definition, each distinct API, or each SDK. */
  readonly per: "run" | "definition" | "api" | "sdk";
  readonly takes: string;
  readonly gives: string;
  /** Runs in some compilations only. */
  readonly only?: string;
  readonly run: (...input: Input) => Output;
}
