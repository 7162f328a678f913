import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type CaseRecord,
  type ConformanceServer,
  createPool,
  differences,
  playable,
  runScenario,
  SCENARIOS,
  type Scenario,
  startServer,
} from "@sdkwright/conformance";
import { hashOf, hashOfPath, type Question, ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  applicable,
  type Mutant,
  type OpenPlace,
  type Place,
  readsOf,
  startOf,
  whyFailing,
  whyNot,
} from "../conformance/support/language.js";
import { hashOfSuite, type Prepared, prepare } from "../conformance/support/prepared.js";
import { foregone, onRecorded, PLACES, reportOf, type Verdict } from "../conformance/support/report.js";
import { ROWS } from "../languages/index.js";
import type { LanguageSuite } from "../languages/suite.js";
import { DIFFERENCES_OF, REQUEST_DIFFERENCES, RESULT_DIFFERENCES } from "./differences.js";
import { describeRows, questionOf, sampleOf, verdicts } from "./rows.js";

const REPORT = `${ROOT}docs/conformance.md`;
const folder = mkdtempSync(join(tmpdir(), "sdkwright-conformance-"));
const results = new Map(PLACES.map((place) => [place, new Map<string, Verdict>()]));
/** What each place sent and read, by scenario. */
const records = new Map(PLACES.map((place) => [place, new Map<string, readonly CaseRecord[]>()]));
let server: ConformanceServer;

/** Milliseconds that a test may take: the first one of a language emits and builds all SDKs, and the last hook removes them. */
const LIMIT = 600_000;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server?.close();
  // 50,000 files take minutes on a slow disk, during which other suites of the process go on.
  await rm(folder, { recursive: true, force: true });
}, LIMIT);

/** What the verdicts of a place depend on beside the SDKs. */
function questionOfPlace(row: LanguageSuite, place: Place): Question {
  const question = questionOf(row, place.title, []);
  const toolchain = `${question.toolchain}\n${place.version?.() ?? ""}`;
  return { ...question, toolchain, source: hashOf(question.source, hashOfSuite(row.conformance)) };
}

const variantsOf = ({ cases }: Scenario): string[] => [...new Set(cases.map(({ variant }) => variant))];

interface Stage {
  readonly row: LanguageSuite;
  readonly place: Place;
  readonly question: Question;
  readonly prepared: Prepared;
  readonly open: () => Promise<OpenPlace>;
}

function defineScenario({ row, place, question, prepared, open }: Stage, scenario: Scenario): void {
  const { id, title, pending = whyNot(place, id) ?? whyFailing(place, id) } = scenario;
  const known = foregone(place, scenario);
  const own = results.get(place);
  if (known !== undefined) {
    own?.set(id, known);
    test.skip(`${id}: ${title} (${known}: ${pending})`, () => {});
    return;
  }
  const judge = async (): Promise<void> => {
    own?.set(id, "fail");
    const played = playable(applicable(place, scenario), new Set(place.lacks));
    if (!played) throw new Error(`${place.title} lacks what every case of it needs, and is no exception to it`);
    const subject = hashOf(id, await prepared.hashOfVariants(variantsOf(played)));
    const all = await verdicts.once(question, subject, async () => {
      const tools = { start: startOf(place, await open()), server, reads: readsOf(row.conformance) };
      return runScenario(tools, played);
    });
    own?.set(id, "pass");
    records.get(place)?.set(id, all);
  };
  test.concurrent(`${id}: ${title}`, judge, LIMIT);
}

/** A place whose driver processes serve one case after another. */
function pooled({ start, close }: OpenPlace): OpenPlace {
  const pool = createPool(start);
  return {
    start: pool.start,
    close: async () => {
      await pool.close();
      await close();
    },
  };
}

/** Opens places when their first case asks for it: those that share drivers once. They are closed when the row ends. */
function openedOnce(prepared: Prepared): (place: Place) => Promise<OpenPlace> {
  const opened = new Map<Place["open"], Promise<OpenPlace>>();
  afterAll(async () => {
    await Promise.all([...opened.values()].map(async (place) => (await place).close()));
  }, 60_000);
  return ({ open }) => {
    const known = opened.get(open) ?? prepared.build().then(async () => pooled(await open(prepared.folder)));
    opened.set(open, known);
    return known;
  };
}

function definePlace(row: LanguageSuite, place: Place, prepared: Prepared, open: Stage["open"]): void {
  const problem = place.problem();
  if (problem !== undefined) {
    test.skip(`${place.title}: ${problem}`, () => {});
    return;
  }
  describe(place.title, () => {
    const stage = { row, place, question: questionOfPlace(row, place), prepared, open };
    const define = (timed: boolean) => () => {
      for (const scenario of SCENARIOS) if ((scenario.timing ?? false) === timed) defineScenario(stage, scenario);
    };
    describe("behaviour", define(false));
    describe("time", define(true));
  });
}

/** Where a mutant is tried. */
function placeOf({ conformance: { places } }: LanguageSuite, { name, place }: Mutant): Place {
  const found = places.find(({ title }) => title === (place ?? places[0].title));
  if (!found) throw new Error(`No place ${place}, where "${name}" is to be caught`);
  return found;
}

/** What the scenario says of the broken runtime; undefined where it notices nothing. */
async function complaintOf(
  row: LanguageSuite,
  mutant: Mutant,
  scenario: Scenario,
  built: string,
): Promise<string | undefined> {
  const { name, patch } = mutant;
  const broken = await row.conformance.buildMutant(built, {
    name: name.replaceAll(/\W+/g, "-"),
    patch,
    variants: variantsOf(scenario),
  });
  const place = placeOf(row, mutant);
  const opened = await place.open(broken);
  try {
    const tools = { start: startOf(place, opened), server, reads: readsOf(row.conformance) };
    await runScenario(tools, scenario, 1);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await opened.close();
  }
}

async function expectCaught(row: LanguageSuite, mutant: Mutant, prepared: Prepared): Promise<void> {
  const scenario = SCENARIOS.find(({ id }) => id === mutant.caughtBy);
  if (!scenario) throw new Error(`No scenario ${mutant.caughtBy}`);
  const subject = hashOf(JSON.stringify(mutant), await prepared.hashOfVariants(variantsOf(scenario)));
  await verdicts.once(questionOfPlace(row, placeOf(row, mutant)), subject, async () => {
    await prepared.build();
    const complaint = await complaintOf(row, mutant, scenario, prepared.folder);
    expect(complaint).toBeDefined();
    // A runtime that does not even start would be caught by anything.
    expect(complaint).not.toMatch(/The driver (ended|gave no answer)/);
  });
}

/** How many mutants of a language are tried, unless `CONFORMANCE_MUTANTS` is `all`. */
const SAMPLE = 4;

function defineMutants(row: LanguageSuite, prepared: Prepared): void {
  describe("broken runtimes are caught", () => {
    const { chosen, left } = sampleOf(row.conformance.mutants, SAMPLE, hashOfPath(row.runtime.folder));
    if (left > 0) test.skip(`${left} more in ${row.title}: npm run conformance:mutants`, () => {});
    for (const mutant of chosen) {
      test.concurrent(`${mutant.name}: ${mutant.caughtBy}`, () => expectCaught(row, mutant, prepared), LIMIT);
    }
  });
}

describe("SDKs in", () => {
  describeRows((row) => {
    const built = join(folder, row.key);
    mkdirSync(built);
    const prepared = prepare(row.conformance, built, verdicts);
    const open = openedOnce(prepared);
    for (const place of row.conformance.places) definePlace(row, place, prepared, () => open(place));
    defineMutants(row, prepared);
  });
});

/** A language that is compared with the first one. */
interface Other {
  readonly key: string;
  readonly place: Place;
}

/** What differs between a place and the first one in what both sent, or in what programs read there. */
function unlikeFirst(part: "requests" | "results", first: Place | undefined, { key, place }: Other): string[] {
  const common = part === "requests" ? REQUEST_DIFFERENCES : RESULT_DIFFERENCES;
  const documented = { ...common, ...DIFFERENCES_OF[key]?.[part] };
  return SCENARIOS.flatMap(({ id }) => {
    const [own, other] = [first && records.get(first)?.get(id), records.get(place)?.get(id)];
    // Only part of the scenarios ran where the command line names some, or a toolchain is missing.
    if (!own || !other || Object.hasOwn(documented, id)) return [];
    const found = differences(part, own, other).map((difference) => `${id}: ${difference}`);
    return found.filter((difference) => !Object.keys(documented).some((place) => difference.startsWith(`${place}:\n`)));
  });
}

const [FIRST] = ROWS.map(({ conformance }) => conformance.places[0]);
const OTHERS = ROWS.slice(1).map(({ key, conformance }): Other => ({ key, place: conformance.places[0] }));

describe.each([
  ["sent", "requests"],
  ["read", "results"],
] as const)("what is %s", (_, part) => {
  test.each(OTHERS.map((other) => [other.place.title, other] as const))(
    `is the same in ${FIRST?.title} and %s`,
    (_title, other) => expect(unlikeFirst(part, FIRST, other).join("\n")).toBe(""),
  );
});

describe("the table", () => {
  test("has the scenarios of the contract, each once", () => {
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(169);
    expect(SCENARIOS).toHaveLength(169);
    const own = Object.values(DIFFERENCES_OF).flatMap(({ requests, results }) => [requests, results]);
    const documented = [REQUEST_DIFFERENCES, RESULT_DIFFERENCES, ...own].flatMap((places) => Object.keys(places));
    const scenarios = documented.map((place) => place.split(":", 1)[0]);
    expect(scenarios.filter((id) => !SCENARIOS.some((scenario) => scenario.id === id))).toEqual([]);
    for (const { exceptions } of PLACES) {
      for (const { ids } of exceptions)
        for (const id of ids) expect(SCENARIOS.map((one) => one.id)).toContain(id.split(":", 1)[0]);
    }
  });

  test("is what docs/conformance.md says", () => {
    const recorded = readFileSync(REPORT, "utf8");
    const updates = process.env.UPDATE === "1";
    // In CI, every cell that ran has to be recorded. Another machine may run what those who recorded the page could not.
    const isComplete = updates || process.env.CI !== undefined;
    const report = reportOf(onRecorded(results, recorded, { isComplete }));
    if (updates) writeFileSync(REPORT, report);
    else expect(report).toBe(recorded);
  });
});
