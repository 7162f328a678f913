/** Time that one stage took. For reports and benchmarks; it never reaches an output. */
export interface StageTiming {
  readonly stage: string;
  readonly milliseconds: number;
}

/** Runs stages in turn and notes how long each took. */
export interface Stopwatch {
  readonly timings: readonly StageTiming[];
  run<T>(stage: string, work: () => T): T;
}

export function createStopwatch(onStage: (stage: string) => void): Stopwatch {
  const timings: StageTiming[] = [];
  const note = (stage: string, since: number): void => {
    timings.push({ stage, milliseconds: performance.now() - since });
  };
  return {
    timings,
    run(stage, work) {
      onStage(stage);
      const since = performance.now();
      const result = work();
      if (result instanceof Promise) return result.finally(() => note(stage, since)) as typeof result;
      note(stage, since);
      return result;
    },
  };
}
