import { expect, test } from "vitest";
import { documentedSums, languageSums } from "../../scripts/language-cost.mjs";

/** How far the table may be from what is counted, so that it does not change with every line. */
const TOLERANCE = 0.05;

test("docs/backends/1-backend.md says what each language costs (node scripts/language-cost.mjs --write)", () => {
  const sums = languageSums();
  const documented = documentedSums();
  expect(Object.keys(documented).sort()).toEqual(Object.keys(sums).sort());
  for (const [language, lines] of Object.entries(sums)) {
    expect(Math.abs((documented[language] ?? 0) / lines - 1), language).toBeLessThan(TOLERANCE);
  }
});
