import { availableParallelism, devNull } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/order.mjs";

// Tests read the packages' sources: no build has to come first.
const conditions = ["sdkwright-source", "node", "import", "module", "default"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ["{ir-schema,packages/*,plugins/*,plugins/*/runtime}/test/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "test/golden/**", "test/specs/**"],
    // Settings of the person who runs them, such as signed commits, are not for the repositories of tests.
    env: { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" },
    runner: "test/support/runner.ts",
    setupFiles: ["test/support/costs.ts", "test/support/process-state.ts"],
    // These end what hangs: a machine may be slow, or busy with something else.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    pool: "forks",
    // Files share a process and the modules that it has loaded: loading the compiler for each took a third of a run.
    isolate: false,
    // Most of what compiling allocates is soon gone: the default of 16 MB is cleaned up so often that it takes a tenth of a run.
    execArgv: ["--max-semi-space-size=64"],
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: many tests wait for other processes, and for time to pass.
    maxWorkers: availableParallelism() + 1,
  },
});
