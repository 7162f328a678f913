import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";
import { checkGo, goProblem } from "./support/go.js";
import { HOSTILE, hostileDefinition, TEXT_POSITIONS, type TextPosition } from "./support/hostile.js";

const CONFIG = `api: { specs: [{ openapi: openapi.json }] }
default-group: sdk
groups: { sdk: { generators: [{ name: gen-go-sdk, version: "*", output: { location: local-file-system, path: sdk } }] } }
`;

function emit(position: TextPosition, text: string): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const definition = JSON.stringify(hostileDefinition(position, text));
    const files = [
      ["generators.yml", CONFIG],
      ["openapi.json", definition],
    ] as const;
    writeFolder(folder, new Map(files));
    return filesOf(await compileFolder(folder, { keepGoing: true }));
  });
}

/** One text for each place, another each time, so that each is met in many places. */
async function emitted(offset: number): Promise<ReadonlyMap<string, Files>> {
  const sdks = new Map<string, Files>();
  for (const [index, position] of TEXT_POSITIONS.entries()) {
    const text = HOSTILE[(index + offset) % HOSTILE.length] ?? "";
    const files = await emit(position, text);
    if (files.size > 0) sdks.set(`p${index}`, files);
  }
  return sdks;
}

const problem = goProblem();

describe.skipIf(problem !== undefined)(
  `hostile text in Go${problem === undefined ? "" : ` (skipped: ${problem})`}`,
  () => {
    test.each([0, 7])(
      "stays text wherever it stands (%i)",
      async (offset) => {
        const sdks = await emitted(offset);
        expect(sdks.size).toBeGreaterThan(TEXT_POSITIONS.length / 2);
        expect(await checkGo(sdks)).toEqual([]);
      },
      300_000,
    );
  },
);
