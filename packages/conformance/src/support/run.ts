import { setTimeout as sleep } from "node:timers/promises";
import type { Reads } from "../reading/shown.js";
import type { Received, Reply } from "../server/script.js";
import type { ConformanceServer } from "../server/server.js";
import type { Driver, StartDriver } from "./drive.js";
import { faultsOf } from "./read.js";
import { plainRequest } from "./requests.js";
import { type CaseRecord, plainResult } from "./results.js";
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

/** A step and what the driver answered. */
interface Played {
  readonly step: Step;
  readonly result: Result;
}

async function play(driver: Driver, steps: readonly Step[]): Promise<Played[]> {
  const played: Played[] = [];
  for (const step of steps) {
    if (step.op === "sleep") await sleep(step.ms);
    else if (step.op === "together")
      played.push(...(await Promise.all(step.steps.map((one) => play(driver, [one])))).flat());
    else {
      const result = await driver.send(step);
      const isSilent = step.op === "env" || ((step.op === "client" || step.op === "derive") && result.ok);
      if (!isSilent) played.push({ step, result });
    }
  }
  return played;
}

/** Steps whose answers tell what programs read of their results. */
function shown(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    if (step.op === "together") return { ...step, steps: shown(step.steps) };
    return step.op === "call" || step.op === "webhook" ? { ...step, show: true } : step;
  });
}

function stepsOf({ client, steps, shows = true }: Case, canShow: boolean): readonly Step[] {
  const played = shows && canShow ? shown(steps) : steps;
  if (client === false) return played;
  return [{ op: "client", client: "main", options: { baseUrl: "{{main}}", ...client } }, ...played];
}

/** What scenarios run on. */
export interface Tools {
  readonly start: StartDriver;
  readonly server: ConformanceServer;
  /** What SDKs of a variant read values as. Absent where the driver cannot show what programs read. */
  readonly reads?: (variant: string) => Reads;
}

/** Cases that may follow one another in one process have the same key. */
function keyOf(one: Case | undefined): string | undefined {
  if (!one || one.steps.some(({ op }) => op === "env")) return undefined;
  return JSON.stringify([one.variant, one.env ?? {}]);
}

/** Plays a case on a driver, and ends the driver unless the next case can have it. */
async function outcomeOf(
  { server, reads }: Tools,
  one: Case,
  { driver, places, isLast }: { readonly driver: Driver; readonly places: Places; readonly isLast: boolean },
): Promise<{ readonly outcome: Outcome; readonly played: readonly Played[] }> {
  const played = await play(driver, fill(stepsOf(one, reads !== undefined), places));
  if (one.settle !== undefined) await sleep(one.settle);
  const lines = (await driver.send({ op: "lines" })).value as string[];
  const log = (await (await fetch(`${server.main}/__s/${places.run}/log`)).json()) as Received[];
  const results = played.map(({ result }) => result);
  return { outcome: { log, results, lines, noise: isLast ? await driver.close() : driver.noise() }, played };
}

/** Fails where a program does not read what the server sent. */
function judgeReading({ sends = [] }: Case, played: readonly Played[], reads: Reads): void {
  const faults = played.flatMap(({ step, result }, index) => faultsOf(step, result, { sends: sends[index], reads }));
  if (faults.length > 0) throw new Error(`A program reads something else than what was sent:\n${faults.join("\n")}`);
}

function judge(one: Case, outcome: Outcome): void {
  one.expect(outcome);
  assertNoSecrets(outcome);
  const unscripted = outcome.log.filter((request) => request.unscripted);
  if (unscripted.length > 0 && !one.unscripted) {
    throw new Error(`No reply was left for ${unscripted.map(({ method, url }) => `${method} ${url}`).join(", ")}`);
  }
}

function naming(error: unknown, name: string): unknown {
  if (error instanceof Error) error.message = `${name}: ${error.message}`;
  return error;
}

/** Times that a scenario about time is played before it counts as failed: a machine may be busy for a moment. */
const TRIES = 3;

/**
 * Runs all cases of a scenario, one after the other, and gives what each of them sent and read. Rejects with the first failed
 * assertions, and names their cases. A scenario about time fails only if it fails `tries` times in a row.
 */
export async function runScenario(
  tools: Tools,
  scenario: Scenario,
  tries = scenario.timing ? TRIES : 1,
): Promise<CaseRecord[]> {
  try {
    return await playCases(tools, scenario);
  } catch (error) {
    if (tries > 1) return runScenario(tools, scenario, tries - 1);
    throw error;
  }
}

/** Failed cases after which a scenario is given up. */
const ENOUGH = 5;

/** Raises what failed: an error as it is, several as one. */
function raise(failures: readonly unknown[]): void {
  const [first, ...others] = failures;
  if (others.length > 0 && first instanceof Error) {
    const messages = failures.map((failure) => (failure instanceof Error ? failure.message : String(failure)));
    first.message = messages.join("\n");
  }
  if (failures.length > 0) throw first;
}

/** Plays the cases of a scenario. Neighbouring cases with the same SDK and environment share a process. */
async function playCases(tools: Tools, { id, cases }: Scenario): Promise<CaseRecord[]> {
  let driver: Driver | undefined;
  const records: CaseRecord[] = [];
  const failures: unknown[] = [];
  for (const [index, one] of cases.entries()) {
    const name = one.name ?? `case ${index + 1}`;
    const key = keyOf(one);
    const isLast = key === undefined || key !== keyOf(cases[index + 1]);
    try {
      const places = await prepare(tools.server, one.script ?? []);
      const env = fill(one.env ?? {}, places);
      driver ??= await tools.start(one.variant, env);
      const { outcome, played } = await outcomeOf(tools, one, { driver, places, isLast });
      judge(one, outcome);
      if (tools.reads && one.shows !== false) judgeReading(one, played, tools.reads(one.variant));
      const results = played.map(({ step, result }) => plainResult(step, result));
      records.push({ name, requests: outcome.log.map(plainRequest), results });
    } catch (error) {
      await driver?.close().catch(() => undefined);
      driver = undefined;
      failures.push(naming(error, `${id} (${name})`));
      if (failures.length === ENOUGH) break;
    }
    if (isLast) driver = undefined;
  }
  raise(failures);
  return records;
}
