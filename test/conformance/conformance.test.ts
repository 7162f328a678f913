import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ConformanceServer,
  createPool,
  runScenario,
  SCENARIOS,
  type Scenario,
  startServer,
} from "@sdkwright/conformance";
import { ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages/index.js";
import { emitAll, VARIANTS } from "./support/emission.js";
import { type Language, type Mutant, type OpenPlace, type Place, whyFailing, whyNot } from "./support/language.js";
import { foregone, PLACES, recordedVerdicts, reportOf, type Verdict } from "./support/report.js";

const REPORT = `${ROOT}docs/conformance.md`;
const folder = mkdtempSync(join(tmpdir(), "sdkwright-conformance-"));
const verdicts = new Map(PLACES.map((place) => [place, new Map<string, Verdict>()]));
/** Places that this machine does not have: the report keeps what it says of them. */
const MISSING: ReadonlySet<Place> = new Set(
  LANGUAGES.flatMap((language) => {
    const problem = language.problem();
    return language.places.filter((place) => (problem ?? place.problem()) !== undefined);
  }),
);
let server: ConformanceServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

function defineScenario(place: Place, scenario: Scenario, open: () => OpenPlace): void {
  const { id, title, pending = whyNot(place, id) ?? whyFailing(place, id) } = scenario;
  const known = foregone(place, scenario);
  const own = verdicts.get(place);
  if (known !== undefined) {
    own?.set(id, known);
    test.skip(`${id}: ${title} (${known}: ${pending})`, () => {});
    return;
  }
  const judge = async (): Promise<void> => {
    own?.set(id, "fail");
    await runScenario({ start: open().start, server }, scenario);
    own?.set(id, "pass");
  };
  test.concurrent(`${id}: ${title}`, judge, 60_000);
}

function definePlace(place: Place, built: string): void {
  const problem = place.problem();
  if (problem !== undefined) {
    test.skip(`${place.title}: ${problem}`, () => {});
    return;
  }
  describe(place.title, () => {
    let opened: OpenPlace | undefined;
    const open = (): OpenPlace => {
      if (!opened) throw new Error(`${place.title} is not open`);
      return opened;
    };
    beforeAll(async () => {
      const { start, close } = await place.open(built);
      const pool = createPool(start);
      opened = {
        start: pool.start,
        close: async () => {
          await pool.close();
          await close();
        },
      };
    }, 60_000);
    afterAll(() => opened?.close(), 60_000);
    const define = (timed: boolean) => () => {
      for (const one of SCENARIOS) if ((one.timing ?? false) === timed) defineScenario(place, one, open);
    };
    describe("behaviour", define(false));
    describe("time", define(true));
  });
}

/** What the scenario says of the broken runtime; undefined where it notices nothing. */
async function complaintOf(language: Language, mutant: Mutant, built: string): Promise<string | undefined> {
  const { name, patch, caughtBy } = mutant;
  const scenario = SCENARIOS.find(({ id }) => id === caughtBy);
  if (!scenario) throw new Error(`No scenario ${caughtBy}`);
  const variants = [...new Set(scenario.cases.map(({ variant }) => variant))];
  const broken = await language.buildMutant(built, { name: name.replaceAll(/\W+/g, "-"), patch, variants });
  const { start, close } = await language.places[0].open(broken);
  try {
    await runScenario({ start, server }, scenario);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await close();
  }
}

/** The mutants that are tried in this run. */
function chosenMutants({ mutants, sample = mutants.length }: Language): readonly Mutant[] {
  if (process.env.CONFORMANCE_MUTANTS === "all" || sample >= mutants.length) return mutants;
  const step = Math.ceil(mutants.length / sample);
  return mutants.filter((_, index) => index % step === 0);
}

function defineMutants(language: Language, built: string): void {
  describe("broken runtimes are caught", () => {
    const chosen = chosenMutants(language);
    const left = language.mutants.length - chosen.length;
    if (left > 0) test.skip(`${left} more in ${language.title}: npm run conformance:mutants`, () => {});
    for (const mutant of chosen) {
      const title = `${mutant.name}: ${mutant.caughtBy}`;
      test.concurrent(title, async () => {
        const complaint = await complaintOf(language, mutant, built);
        expect(complaint).toBeDefined();
        // A runtime that does not even start would be caught by anything.
        expect(complaint).not.toMatch(/The driver (ended|gave no answer)/);
      }, 60_000);
    }
  });
}

for (const language of LANGUAGES) {
  const problem = language.problem();
  if (problem !== undefined) test.skip(`${language.title}: ${problem}`, () => {});
  else {
    describe(`SDKs in ${language.title}`, () => {
      const built = join(folder, language.name);
      beforeAll(async () => {
        mkdirSync(built);
        await emitAll(language, built);
        await language.build(built, VARIANTS);
      }, 120_000);
      for (const place of language.places) definePlace(place, built);
      if (language.mutants.length > 0) defineMutants(language, built);
    });
  }
}

describe("the table", () => {
  test("has the scenarios of the contract, each once", () => {
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(127);
    expect(SCENARIOS).toHaveLength(127);
    for (const { exceptions } of PLACES) {
      for (const { ids } of exceptions) for (const id of ids) expect(SCENARIOS.map((one) => one.id)).toContain(id);
    }
  });

  test("is what docs/conformance.md says", ({ skip }) => {
    const recorded = readFileSync(REPORT, "utf8");
    // Only part of the scenarios ran where the command line names some.
    if (PLACES.some((place) => !MISSING.has(place) && (verdicts.get(place)?.size ?? 0) < SCENARIOS.length))
      return skip();
    for (const place of MISSING) verdicts.set(place, recordedVerdicts(recorded, place));
    const report = reportOf(verdicts);
    if (process.env.UPDATE === "1") writeFileSync(REPORT, report);
    else expect(report).toBe(recorded);
  });

  test("can be read back: a machine without some place keeps its column", () => {
    const recorded = readFileSync(REPORT, "utf8");
    expect(reportOf(new Map(PLACES.map((place) => [place, recordedVerdicts(recorded, place)])))).toBe(recorded);
  });
});
