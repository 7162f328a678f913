import { expect, test } from "vitest";
import { startServer } from "../src/server/server.js";
import type { Driver } from "../src/support/drive.js";
import { runScenario } from "../src/support/run.js";
import type { Case, Scenario } from "../src/support/scenario.js";

const driver: Driver = {
  send: () => Promise.resolve({ ok: true, ms: 0, value: [] }),
  noise: () => "",
  close: () => Promise.resolve(""),
};

/** Plays a scenario whose first case fails so many times, and gives how often it was played. */
async function playsOf(failures: number, scenario: Partial<Scenario>): Promise<{ plays: number; error?: unknown }> {
  const server = await startServer();
  let plays = 0;
  const only: Case = {
    variant: "bearer",
    steps: [],
    expect: () => {
      plays += 1;
      if (plays <= failures) throw new Error(`failure ${plays}`);
    },
  };
  try {
    const start = () => Promise.resolve(driver);
    await runScenario({ start, server }, { id: "X-1", title: "X", cases: [only], ...scenario });
    return { plays };
  } catch (error) {
    return { plays, error };
  } finally {
    await server.close();
  }
}

test("a scenario about time is played again, and passes if any play does", async () => {
  expect(await playsOf(2, { timing: true })).toEqual({ plays: 3 });
});

test("a scenario about time that fails three times in a row has failed", async () => {
  expect(await playsOf(9, { timing: true })).toMatchObject({
    plays: 3,
    error: { message: "X-1 (case 1): failure 3" },
  });
});

test("any other scenario is played once", async () => {
  expect(await playsOf(1, {})).toMatchObject({ plays: 1, error: { message: "X-1 (case 1): failure 1" } });
});
