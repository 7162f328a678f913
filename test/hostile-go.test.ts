import { describe, expect, test } from "vitest";
import { checkGo, goProblem, hasStaticcheck, lintGo } from "./support/go.js";
import { TEXT_POSITIONS } from "./support/hostile.js";
import { hostileSdks } from "./support/hostile-go.js";

const problem = goProblem();
const linterProblem = problem ?? (hasStaticcheck() ? undefined : "there is no staticcheck");

describe.each([0, 7])("hostile text in Go, from text %i on", (offset) => {
  const sdks = problem === undefined ? hostileSdks(offset) : Promise.resolve(new Map());

  test.skipIf(problem)(
    `stays text wherever it stands${problem ? `: ${problem}` : ""}`,
    async () => {
      expect((await sdks).size).toBeGreaterThan(TEXT_POSITIONS.length / 2);
      expect(await checkGo(await sdks)).toEqual([]);
    },
    300_000,
  );

  test.skipIf(linterProblem)(
    `gives staticcheck nothing to say${linterProblem ? `: ${linterProblem}` : ""}`,
    async () => expect(await lintGo(await sdks)).toEqual([]),
    300_000,
  );
});
