import type { Stage } from "./stage.js";

/** Time that one stage took. For reports and benchmarks; it never reaches an output. */
export interface StageTiming {
  readonly stage: string;
  readonly milliseconds: number;
  /** A definition's path, or `<group>/<generator>`; absent where the stage worked on the whole API. */
  readonly subject?: string;
}

type Timed<Input extends unknown[], Output> = Pick<Stage<Input, Output>, "name" | "run">;

/** Runs stages in turn and notes how long each took. */
export interface Stopwatch {
  readonly timings: readonly StageTiming[];
  /** Runs a stage with its input, and gives its output. */
  run<Input extends unknown[], Output>(stage: Timed<Input, Output>, ...input: Input): Output;
  /** Times what a run waits for: another thread with its share of the SDKs, or a generator in a container. */
  waitFor<Output>(name: "threads" | "image", work: () => Output): Output;
  /** The same stopwatch for the stages that work on one subject. */
  of(subject: string): Stopwatch;
  /** Takes over what another thread has noted. */
  add(timings: readonly StageTiming[]): void;
}

interface Notes {
  readonly timings: StageTiming[];
  readonly onStage: (stage: string, subject: string | undefined) => void;
  readonly subject?: string;
}

export function createStopwatch(onStage: Notes["onStage"]): Stopwatch {
  return stopwatchOf({ timings: [], onStage });
}

function stopwatchOf(notes: Notes): Stopwatch {
  const { timings, onStage, subject } = notes;
  const note = (stage: string, since: number): void => {
    const milliseconds = performance.now() - since;
    timings.push({ stage, milliseconds, ...(subject !== undefined && { subject }) });
  };
  const measure = <Output>(stage: string, work: () => Output): Output => {
    onStage(stage, subject);
    const since = performance.now();
    const result = work();
    if (result instanceof Promise) return result.finally(() => note(stage, since)) as Output;
    note(stage, since);
    return result;
  };
  return {
    timings,
    run: ({ name, run }, ...input) => measure(name, () => run(...input)),
    waitFor: measure,
    of: (name) => stopwatchOf({ ...notes, subject: name }),
    add: (more) => void timings.push(...more),
  };
}
