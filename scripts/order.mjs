// In which order test files run: a long one that begins last keeps one core busy while the others have nothing left to do.
// Vitest goes by the times of the run before; in a fresh clone it goes by the sizes of files, and the longest are small.
import { relative } from "node:path";
import { BaseSequencer } from "vitest/node";

/** The files that take longest, and then the folders that do, each before those that follow. */
export const LONGEST = [
  "test/suites/conformance.test.ts",
  "test/suites/check.test.ts",
  "test/suites/corpus.test.ts",
  "test/suites/runtime.test.ts",
  "test/suites/hostile.test.ts",
  "test/suites/",
  "test/languages/",
  "test/",
];

/** Paths below the checkout, the longest first; those of one place stay in their order. */
export function longestFirst(paths) {
  const placeOf = (path) => {
    const place = LONGEST.findIndex((start) => path.startsWith(start));
    return place === -1 ? LONGEST.length : place;
  };
  return [...paths].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Vitest's order, but for files that take long. */
export class LongestFirst extends BaseSequencer {
  async sort(specifications) {
    const { root } = this.ctx.config;
    const sorted = await super.sort(specifications);
    const pathOf = ({ moduleId }) => relative(root, moduleId).replaceAll("\\", "/");
    const byPath = new Map(sorted.map((specification) => [pathOf(specification), specification]));
    return longestFirst(byPath.keys()).map((path) => byPath.get(path));
  }
}
