import { setTimeout as sleep } from "node:timers/promises";
import type { Received, Reply } from "../server/script.js";
import type { ConformanceServer } from "../server/server.js";
import { type Built, entryOf } from "./build.js";
import { type Driver, startDriver } from "./drive.js";
import type { Case, Outcome, Result, Scenario, Step } from "./scenario.js";
import { assertNoSecrets } from "./secrets.js";

let runs = 0;

interface Places {
  readonly main: string;
  readonly other: string;
  readonly secure: string;
  readonly closed: string;
  readonly port: string;
  readonly run: string;
}

/** Replaces `{{main}}` and the like in every text of a message. */
function fill<T>(value: T, places: Places): T {
  const text = JSON.stringify(value).replaceAll(/\{\{(main|other|secure|closed|port|run)\}\}/g, (_, name: string) => {
    return places[name as keyof Places];
  });
  return JSON.parse(text) as T;
}

async function prepare(server: ConformanceServer, replies: readonly Reply[]): Promise<Places> {
  runs += 1;
  const run = `run${runs}`;
  const url = `${server.main}/__s/${run}`;
  const response = await fetch(url, { method: "POST", body: JSON.stringify({ replies }) });
  const places = (await response.json()) as Pick<Places, "main" | "other" | "secure">;
  return { ...places, closed: server.closed, port: new URL(places.main).port, run };
}

async function play(driver: Driver, steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    if (step.op === "sleep") await sleep(step.ms);
    else if (step.op === "together")
      results.push(...(await Promise.all(step.steps.map((one) => play(driver, [one])))).flat());
    else {
      const result = await driver.send(step);
      const isSilent = step.op === "env" || ((step.op === "client" || step.op === "derive") && result.ok);
      if (!isSilent) results.push(result);
    }
  }
  return results;
}

function stepsOf({ client, steps }: Case): readonly Step[] {
  if (client === false) return steps;
  return [{ op: "client", client: "main", options: { baseUrl: "{{main}}", ...client } }, ...steps];
}

async function outcomeOf(
  tools: { server: ConformanceServer; driver: Driver },
  one: Case,
  places: Places,
): Promise<Outcome> {
  const { driver, server } = tools;
  const results = await play(driver, fill(stepsOf(one), places));
  if (one.settle !== undefined) await sleep(one.settle);
  const lines = (await driver.send({ op: "lines" })).value as string[];
  const log = (await (await fetch(`${server.main}/__s/${places.run}/log`)).json()) as Received[];
  return { log, results, lines, noise: await driver.close() };
}

async function runCase(tools: { built: Built; server: ConformanceServer }, one: Case): Promise<void> {
  const { built, server } = tools;
  const places = await prepare(server, one.script ?? []);
  const env = fill(one.env ?? {}, places);
  const driver = await startDriver(built.driver, { entry: entryOf(built, one.variant), env });
  try {
    const outcome = await outcomeOf({ server, driver }, one, places);
    one.expect(outcome);
    assertNoSecrets(outcome);
    const unscripted = outcome.log.filter((request) => request.unscripted);
    if (unscripted.length > 0 && !one.unscripted) {
      throw new Error(`No reply was left for ${unscripted.map(({ method, url }) => `${method} ${url}`).join(", ")}`);
    }
  } finally {
    await driver.close();
  }
}

/** Runs all cases of a scenario, one after the other. Rejects with the first failed assertion, and names its case. */
export async function runScenario(
  tools: { built: Built; server: ConformanceServer },
  scenario: Scenario,
): Promise<void> {
  for (const [index, one] of scenario.cases.entries()) {
    try {
      await runCase(tools, one);
    } catch (error) {
      if (error instanceof Error)
        error.message = `${scenario.id} (${one.name ?? `case ${index + 1}`}): ${error.message}`;
      throw error;
    }
  }
}
