import { GROUPS, SCENARIOS, type Scenario } from "@sdkwright/conformance";
import { ROWS } from "../../languages/index.js";
import { type Place, whyFailing, whyNot } from "./language.js";

const VERDICTS = ["pass", "fail", "pending", "n/a"] as const;

/** What became of a scenario in a place. */
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts by place and id. */
export type Verdicts = ReadonlyMap<Place, ReadonlyMap<string, Verdict>>;

/** Every column of the report. */
export const PLACES: readonly Place[] = ROWS.flatMap(({ conformance }) => conformance.places);

/** What is known of a scenario before it runs; undefined where it has to run. */
export function foregone(place: Place, { id, pending }: Scenario): Verdict | undefined {
  if (pending !== undefined) return "pending";
  if (whyNot(place, id) !== undefined) return "n/a";
  return whyFailing(place, id) === undefined ? undefined : "fail";
}

function count(verdicts: Verdicts, place: Place, wanted: Verdict): number {
  return SCENARIOS.filter(({ id }) => verdicts.get(place)?.get(id) === wanted).length;
}

/** Every reason once, with the places that it holds for. */
function exclusions(places: readonly Place[]): string[] {
  const titlesOf = new Map<string, { readonly ids: readonly string[]; readonly titles: string[] }>();
  for (const { title, exceptions } of places) {
    for (const { ids, why } of exceptions) {
      const known = titlesOf.get(why);
      if (known) known.titles.push(title);
      else titlesOf.set(why, { ids, titles: [title] });
    }
  }
  return [...titlesOf].map(([why, { ids, titles }]) => `- ${ids.join(", ")}, n/a in ${titles.join(" and ")}: ${why}`);
}

function reasons(places: readonly Place[]): string[] {
  const pending = SCENARIOS.flatMap(({ id, pending: why }) => (why === undefined ? [] : [`- ${id}, pending: ${why}`]));
  const failing = places.flatMap(({ title, failing: list = [] }) =>
    list.map(({ ids, why }) => `- ${ids.join(", ")}, failing in ${title}: ${why}`),
  );
  return [...pending, ...failing, ...exclusions(places)];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** What a report says of a place; nothing where it has no column for it. */
export function recordedVerdicts(report: string, { title }: Place): Map<string, Verdict> {
  const rows = report
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const column = rows.find((cells) => cells.includes(title))?.indexOf(title);
  const cells = column === undefined ? [] : rows.map((row): [string, string] => [row[1] ?? "", row[column] ?? ""]);
  return new Map(
    SCENARIOS.flatMap(({ id }) => {
      const verdict = VERDICTS.find((one) => one === cells.find(([known]) => known === id)?.[1]);
      return verdict === undefined ? [] : [[id, verdict]];
    }),
  );
}

/**
 * The verdicts of a run on top of those that a report has: the report keeps what did not run, whether a place is missing or
 * scenarios were not asked for. Unless the report has to be complete, a scenario without a verdict in it stays without one.
 */
export function onRecorded(ran: Verdicts, report: string, { isComplete }: { readonly isComplete: boolean }): Verdicts {
  return new Map(
    PLACES.map((place) => {
      const recorded = recordedVerdicts(report, place);
      const own = [...(ran.get(place) ?? [])].filter(([id]) => isComplete || recorded.has(id));
      return [place, new Map([...recorded, ...own])];
    }),
  );
}

/** The table of places and scenarios as `docs/conformance.md` holds it. */
export function reportOf(verdicts: Verdicts): string {
  const places = PLACES.filter((place) => verdicts.get(place)?.size);
  const names = places.map(({ title }) => title);
  const sums = places.map((place) => {
    const counts = VERDICTS.map((one) => `${count(verdicts, place, one)} ${one}`);
    return `- ${place.title}: ${counts.join(", ")}, of ${SCENARIOS.length}`;
  });
  const tables = GROUPS.map(({ title, scenarios }) => {
    const rows = scenarios.map((scenario) => {
      const results = places.map((place) => verdicts.get(place)?.get(scenario.id) ?? "not run");
      return row([scenario.id, scenario.title, ...results]);
    });
    return [
      `## ${title}`,
      "",
      row(["", "Scenario", ...names]),
      row(["---", "---", ...names.map(() => "---")]),
      ...rows,
    ].join("\n");
  });
  return [
    "# Conformance",
    "",
    "What emitted SDKs do, in every language the same: the scenarios of [packages/conformance](../packages/conformance), each run",
    "against SDKs that the compiler emitted from one definition, calling one scripted server. What a scenario expects is",
    "in its file; [sdk-contract.md](sdk-contract.md) has the rules behind it. `UPDATE=1 npx vitest run test/suites/conformance`",
    "writes this page.",
    "",
    ...sums,
    "",
    ...reasons(places),
    "",
    tables.join("\n\n"),
    "",
  ].join("\n");
}
