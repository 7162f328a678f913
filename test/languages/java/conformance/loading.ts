import { createPool, runScenario, SCENARIOS, startDriver, startServer } from "@sdkwright/conformance";
import { javaProgram } from "../toolchain.js";

/** Scenarios of one SDK in which a driver loads most of what any driver does. */
const LOADING = ["RT-1", "ER-1", "RD-2", "PG-1", "ST-1", "MP-2", "TO-2", "CX-1", "LG-2", "WH-1"];

/** Plays them on one driver, which is started with these arguments. */
export async function playLoading(args: readonly string[]): Promise<void> {
  const server = await startServer();
  const pool = createPool((_, env) => startDriver([javaProgram("java"), ...args], env));
  try {
    for (const scenario of SCENARIOS.filter(({ id }) => LOADING.includes(id))) {
      // Whether they pass is asked later.
      await runScenario({ start: pool.start, server }, scenario, 1).catch(() => undefined);
    }
  } finally {
    await pool.close();
    await server.close();
  }
}
