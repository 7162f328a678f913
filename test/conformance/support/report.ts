import { GROUPS, SCENARIOS } from "../scenarios/index.js";
import { LANGUAGE_NAMES, LANGUAGES, type Language, NOT_APPLICABLE, whyNot } from "./exceptions.js";
import type { Scenario } from "./scenario.js";

/** What became of a scenario in a language. */
export type Verdict = "pass" | "fail" | "n/a" | "pending";

/** Verdicts by language and id. */
export type Verdicts = { readonly [L in Language]: ReadonlyMap<string, Verdict> };

/** What is known of a scenario before it runs; undefined where it has to run. */
export function foregone(language: Language, { id, pending }: Scenario): Verdict | undefined {
  if (pending !== undefined) return "pending";
  return whyNot(language, id) === undefined ? undefined : "n/a";
}

function count(verdicts: Verdicts, language: Language, wanted: Verdict): number {
  return SCENARIOS.filter(({ id }) => verdicts[language].get(id) === wanted).length;
}

function reasons(): string[] {
  const pending = SCENARIOS.flatMap(({ id, pending: why }) => (why === undefined ? [] : [`- ${id}, pending: ${why}`]));
  const excluded = NOT_APPLICABLE.map(({ ids, languages, why }) => {
    const names = languages.map((language) => LANGUAGE_NAMES[language]).join(" and ");
    return `- ${ids.join(", ")}, n/a in ${names}: ${why}`;
  });
  return [...pending, ...excluded];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The table of languages and scenarios as `docs/conformance.md` holds it. */
export function reportOf(verdicts: Verdicts): string {
  const names = LANGUAGES.map((language) => LANGUAGE_NAMES[language]);
  const sums = LANGUAGES.map((language) => {
    const counts = (["pass", "fail", "pending", "n/a"] as const).map(
      (one) => `${count(verdicts, language, one)} ${one}`,
    );
    return `- ${LANGUAGE_NAMES[language]}: ${counts.join(", ")}, of ${SCENARIOS.length}`;
  });
  const tables = GROUPS.map(({ title, scenarios }) => {
    const rows = scenarios.map((scenario) => {
      const results = LANGUAGES.map((language) => verdicts[language].get(scenario.id) ?? "not run");
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
    "What emitted SDKs do, in every language the same: the scenarios of [test/conformance](../test/conformance), each run",
    "against SDKs that the compiler emitted from one definition, calling one scripted server. What a scenario expects is",
    "in its file; [sdk-contract.md](sdk-contract.md) has the rules behind it. `UPDATE=1 npx vitest run test/conformance`",
    "writes this page.",
    "",
    ...sums,
    "",
    ...reasons(),
    "",
    tables.join("\n\n"),
    "",
  ].join("\n");
}
