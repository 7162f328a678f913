import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Need } from "../needs.js";
import { missingNeeds, playable } from "../playable.js";
import { SCENARIOS } from "../scenarios/index.js";
import { type ConformanceServer, startServer } from "../server/server.js";
import { startDriver } from "../support/drive.js";
import { createPool, type DriverPool } from "../support/pool.js";
import { runScenario, type Tools } from "../support/run.js";
import type { Case, Scenario } from "../support/scenario.js";
import type { CommandLine, ConformanceConfig, Generator } from "./config.js";
import { writeWorkspace } from "./workspace.js";

/** What became of a scenario. */
export interface SuiteResult {
  readonly scenario: Scenario;
  readonly verdict: "passed" | "failed" | "skipped";
  /**
   * Why the scenario failed, with the expected and the actual values, or why it was skipped. If it passed, the cases that
   * were left out.
   */
  readonly reason?: string;
}

/** Emits the SDK of a workspace into its folder `sdk`. Rejects with what was reported where it cannot. */
export type Emit = (workspace: string) => Promise<void>;

/** What a run of the suite needs beside the configuration. */
export interface SuiteOptions {
  /** Folder of the configuration. */
  readonly root: string;
  /** Runs only scenarios that it finds in `<id>: <title>`. */
  readonly pattern?: RegExp;
  readonly emit: Emit;
  /** Leaves the folder with the emitted SDKs where it is, and tells which it is. */
  readonly keep?: boolean;
  /** Told what is being done. */
  readonly progress?: (text: string) => void;
}

/** Scenarios with the plan for each: to be played, or why not. */
type Planned = { readonly scenario: Scenario; readonly played?: Scenario; readonly reason?: string };

type Exceptions = NonNullable<ConformanceConfig["exceptions"]>;

/** The scenario without the cases that are excepted, and the reasons for these. */
function withoutExceptions(
  scenario: Scenario,
  exceptions: Exceptions,
): { readonly left: Scenario; readonly reasons: string[] } {
  const reasonOf = ({ name }: Case): string | undefined => exceptions[`${scenario.id}: ${name}`];
  const left = { ...scenario, cases: scenario.cases.filter((one) => reasonOf(one) === undefined) };
  return { left, reasons: [...new Set(scenario.cases.flatMap((one) => reasonOf(one) ?? []))] };
}

/** Whether and how far a scenario is played. */
export function plan(
  scenario: Scenario,
  { lacks: lacked, exceptions = {} }: Pick<ConformanceConfig, "lacks" | "exceptions">,
): Planned {
  const pending = scenario.pending ?? exceptions[scenario.id];
  if (pending !== undefined) return { scenario, reason: pending };
  const lacks: ReadonlySet<Need> = new Set(lacked);
  const { left: applicable, reasons } = withoutExceptions(scenario, exceptions);
  const played = playable(applicable, lacks);
  const missing = [applicable, ...applicable.cases].flatMap((part) => missingNeeds(part, lacks));
  if (missing.length > 0) reasons.push(`lacks ${[...new Set(missing)].join(", ")}`);
  const reason = reasons.join("; ");
  if (!played) return { scenario, reason };
  const left = scenario.cases.length - played.cases.length;
  return {
    scenario,
    played,
    ...(left > 0 && { reason: `without ${left} of ${scenario.cases.length} cases: ${reason}` }),
  };
}

/** Runs a command to its end; rejects with what it printed where it fails. */
function run([program, ...args]: CommandLine, cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
    }
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) done();
      else fail(new Error(`\`${[program, ...args].join(" ")}\` in ${cwd} ended with ${code}:\n${printed}`));
    });
  });
}

/** The generator as the workspace of a variant has it. Paths are made absolute: workspaces lie elsewhere. */
function generatorOf({ generator, table }: ConformanceConfig, root: string, variant: string) {
  const { name, plugin, config, variants }: Generator = typeof generator === "string" ? { name: generator } : generator;
  const absolute = (path: string): string => (path.startsWith(".") ? resolve(root, path) : path);
  const plugins = [plugin, table === undefined ? undefined : resolve(root, table)].flatMap((path) =>
    path === undefined ? [] : [absolute(path)],
  );
  return { name, plugins, config: { ...config, ...variants?.[variant] } };
}

async function buildSdks(
  config: ConformanceConfig,
  { root, emit, progress }: SuiteOptions,
  { folder, variants }: { readonly folder: string; readonly variants: readonly string[] },
): Promise<void> {
  mkdirSync(join(folder, "sdk"));
  for (const [index, variant] of variants.entries()) {
    progress?.(`SDK ${index + 1} of ${variants.length}: ${variant}`);
    const workspace = join(folder, "workspaces", variant);
    writeWorkspace(workspace, variant, generatorOf(config, root, variant));
    await emit(workspace);
    const sdk = join(folder, "sdk", variant);
    renameSync(join(workspace, "sdk"), sdk);
    for (const command of config.build ?? []) await run(command, sdk);
  }
}

/** What plays scenarios. */
interface Stage {
  readonly config: ConformanceConfig;
  readonly server: ConformanceServer;
  readonly pool: DriverPool;
  readonly limitMs: number;
}

/** What SDKs read values as; nothing where the driver cannot show it. */
function readsOf({ reads = {}, variantReads = {}, lacks = [] }: ConformanceConfig): Pick<Tools, "reads"> {
  if (lacks.includes("show")) return {};
  return { reads: (variant) => variantReads[variant] ?? reads };
}

async function judge(
  { config, server, pool, limitMs }: Stage,
  { scenario, played, reason }: Planned,
): Promise<SuiteResult> {
  if (!played) return { scenario, verdict: "skipped", ...(reason !== undefined && { reason }) };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${limitMs / 1000} s`)), limitMs);
  });
  try {
    await Promise.race([runScenario({ start: pool.start, server, ...readsOf(config) }, played), late]);
    return { scenario, verdict: "passed", ...(reason !== undefined && { reason }) };
  } catch (error) {
    return { scenario, verdict: "failed", reason: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Plays scenarios, so many at a time, and gives the results in their order. */
async function judgeAll(stage: Stage, planned: readonly Planned[], concurrency: number): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  const queue = [...planned.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      results[next[0]] = await judge(stage, next[1]);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

/** Emits and builds the SDKs that the scenarios need, and plays the scenarios on them. */
export async function runSuite(config: ConformanceConfig, options: SuiteOptions): Promise<readonly SuiteResult[]> {
  const { keep = false, pattern, progress, root } = options;
  const { startLimit = 20, scenarioLimit = 60, concurrency = 2 } = config;
  const chosen = SCENARIOS.filter(({ id, title }) => pattern === undefined || pattern.test(`${id}: ${title}`));
  const planned = chosen.map((scenario) => plan(scenario, config));
  const variants = [...new Set(planned.flatMap(({ played }) => played?.cases.map(({ variant }) => variant) ?? []))];
  // Within the folder of the configuration, so that packages are found as from there.
  const folder = mkdtempSync(join(root, ".conformance-"));
  const limits = { cwd: root, startMs: startLimit * 1000, answerMs: (scenarioLimit * 1000) / 3 };
  const pool = createPool((variant, env) => startDriver([...config.driver, join(folder, "sdk", variant)], env, limits));
  const server = await startServer();
  try {
    await buildSdks(config, options, { folder, variants });
    progress?.(`${planned.length} scenarios`);
    const stage = { config, server, pool, limitMs: scenarioLimit * 1000 };
    const timed = planned.filter(({ scenario }) => scenario.timing === true);
    const others = planned.filter(({ scenario }) => scenario.timing !== true);
    const results = [...(await judgeAll(stage, others, concurrency)), ...(await judgeAll(stage, timed, concurrency))];
    return chosen.flatMap((scenario) => results.filter((result) => result.scenario === scenario));
  } finally {
    await pool.close().catch(() => undefined);
    await server.close();
    if (keep) progress?.(`Kept ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
