import newman, { type NewmanRunSummary } from "newman";

/** A collection to run, with the values of its environment. */
export interface CollectionRun {
  readonly collection: object;
  readonly variables: Readonly<Record<string, string>>;
  /** Folder that paths of files are relative to. */
  readonly folder?: string;
}

/** What a run came to. */
export interface RunResult {
  /** `<request>: <test or script>: <reason>` of everything that failed. */
  readonly failures: readonly string[];
  /** How many tests were made. */
  readonly tests: number;
  readonly requests: number;
}

/** Runs a collection as its users do, every request once and in order. */
export function runCollection({ collection, variables, folder }: CollectionRun): Promise<RunResult> {
  const values = Object.entries(variables).map(([key, value]) => ({ key, value, enabled: true }));
  return new Promise((resolve, reject) => {
    const options = {
      collection: collection as never,
      environment: { id: "environment", name: "Test", values } as never,
      reporters: [],
      ...(folder !== undefined && { workingDir: folder }),
    };
    newman.run(options, (error: Error | null, summary: NewmanRunSummary) => {
      if (error) reject(error);
      else resolve(resultOf(summary));
    });
  });
}

function resultOf({ run }: NewmanRunSummary): RunResult {
  const failures = run.failures.map(
    ({ source, error }) => `${source?.name ?? ""}: ${error.test ?? ""}: ${error.message}`,
  );
  return { failures, tests: run.stats.assertions.total ?? 0, requests: run.stats.requests.total ?? 0 };
}
