import { describe, expect, test } from "vitest";
import { checkGo, goProblem, hasStaticcheck, lintGo } from "./support/go.js";
import { TEXT_POSITIONS } from "./support/hostile.js";
import { hostileSdks } from "./support/hostile-go.js";

const problem = goProblem();

describe.skipIf(problem !== undefined)(
  `hostile text in Go${problem === undefined ? "" : ` (skipped: ${problem})`}`,
  () => {
    test.each([0, 7])(
      "stays text wherever it stands (%i)",
      async (offset) => {
        const sdks = await hostileSdks(offset);
        expect(sdks.size).toBeGreaterThan(TEXT_POSITIONS.length / 2);
        expect(await checkGo(sdks)).toEqual([]);
        if (hasStaticcheck()) expect(await lintGo(sdks)).toEqual([]);
      },
      300_000,
    );
  },
);
