/** Stages that work on a definition or the whole API, in order. */
const API_STAGES = ["lower", "merge", "apply", "normalise", "validate"] as const;
/** Stages that every SDK passes, in order. */
const TARGET_STAGES = ["specialise", "model", "name", "plan", "emit", "finish", "write"] as const;

/** A stage that is timed and reported as progress; `threads` is the time until another thread has done its share, `image` that of a generator in a container. */
export type Stage = (typeof API_STAGES)[number] | (typeof TARGET_STAGES)[number] | "threads" | "image";

/** Time that one stage took. For reports and benchmarks; it never reaches an output. */
export interface StageTiming {
  readonly stage: string;
  readonly milliseconds: number;
  /** A definition's path, or `<group>/<generator>`; absent where the stage worked on the whole API. */
  readonly subject?: string;
}

/** Runs stages in turn and notes how long each took. */
export interface Stopwatch {
  readonly timings: readonly StageTiming[];
  run<T>(stage: Stage, work: () => T): T;
  /** The same stopwatch for the stages that work on one subject. */
  of(subject: string): Stopwatch;
  /** Takes over what another thread has noted. */
  add(timings: readonly StageTiming[]): void;
}

interface Notes {
  readonly timings: StageTiming[];
  readonly onStage: (stage: Stage, subject: string | undefined) => void;
  readonly subject?: string;
}

export function createStopwatch(onStage: Notes["onStage"]): Stopwatch {
  return stopwatchOf({ timings: [], onStage });
}

function stopwatchOf(notes: Notes): Stopwatch {
  const { timings, onStage, subject } = notes;
  const note = (stage: Stage, since: number): void => {
    const milliseconds = performance.now() - since;
    timings.push({ stage, milliseconds, ...(subject !== undefined && { subject }) });
  };
  return {
    timings,
    run(stage, work) {
      onStage(stage, subject);
      const since = performance.now();
      const result = work();
      if (result instanceof Promise) return result.finally(() => note(stage, since)) as typeof result;
      note(stage, since);
      return result;
    },
    of: (name) => stopwatchOf({ ...notes, subject: name }),
    add: (more) => void timings.push(...more),
  };
}

/** How many stages a run reports: one definition and all targets taken as distinct. */
export function countStages(targets: number): number {
  return API_STAGES.length + TARGET_STAGES.length * targets;
}
