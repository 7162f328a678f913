import { readdirSync } from "node:fs";
import { type Files, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";
import { compileDefinition, compileFurther, corpus, definitions, furtherDefinitions } from "./support/corpus.js";
import { goProblem } from "./support/go.js";
import { TEXT_POSITIONS } from "./support/hostile.js";
import { hostileSdks } from "./support/hostile-go.js";
import { CALLED, VARIED } from "./support/wire.js";
import { runGoTests } from "./support/wire-go.js";

// Linking a test binary for each SDK takes a second: `node test/corpus/all.mjs --wire-go` runs those of all SDKs.
const takesAll = process.env.WIRE_ALL !== undefined;

const SPECS = `${ROOT}test/specs`;
const SOME_SPECS = [
  "auth-any",
  "auth-oauth",
  "bodies",
  "ext-client-values",
  "ext-streaming",
  "openrpc",
  "parameters",
  "responses",
];
const SOME_VARIED = ["openapi/figma.yaml", "openapi/nasty/hey-full-3.1/full.yaml", "proto/grpc-gateway-examples/"];
/** Definitions above this size have tests in thousands. */
const LARGE = 1_000_000;

const GO = { generator: "gen-go-sdk" };
const problem = goProblem();
const skipped = problem === undefined ? "" : ` (skipped: ${problem})`;

/** The SDKs that have tests. */
async function tested(
  sdks: Iterable<readonly [name: string, compiled: () => Promise<Files>]>,
): Promise<Map<string, Files>> {
  const found = new Map<string, Files>();
  for (const [name, compiled] of sdks) {
    const files = await compiled();
    if (files.has("wire_test.go")) found.set(name, files);
  }
  return found;
}

/** An SDK with one text of its sources replaced by another, everywhere. */
function broken(files: Files, from: string, to: string): Files {
  const isSource = (path: string): boolean => /^[^/]*\.go$/.test(path) && !path.endsWith("_test.go");
  const changed = [...files].map(
    ([path, content]) => [path, isSource(path) ? content.replaceAll(from, to) : content] as const,
  );
  expect(changed.some(([path, content]) => content !== files.get(path))).toBe(true);
  return new Map(changed);
}

const folderOf = (path: string): string => path.replace(/\W+/g, "_");

describe.skipIf(problem !== undefined)(`the wire tests of Go SDKs${skipped}`, () => {
  test("pass for features", async () => {
    const specs = takesAll ? readdirSync(SPECS) : SOME_SPECS;
    const sdks = await tested(
      specs.map((spec) => [spec, async () => filesOf(await compileFolder(`${SPECS}/${spec}`, GO))]),
    );
    expect(sdks.size).toBeGreaterThanOrEqual(SOME_SPECS.length);
    const { passed, failures } = await runGoTests(sdks);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(30);
  }, 600_000);

  test("fail where the client is broken", async () => {
    const files = filesOf(await compileFolder(`${SPECS}/parameters`, GO));
    const changes = [
      ['Method: "GET"', 'Method: "PUT"'],
      ['Path: "/', 'Path: "/wrong/'],
      [",deepObject", ",form"],
    ] as const;
    const changed = changes.reduce((sdk, [from, to]) => broken(sdk, from, to), files);
    const { failures } = await runGoTests(new Map([["parameters", changed]]));
    for (const said of ["the method is PUT, not GET", 'the path is "/wrong/', "the query is"]) {
      expect(
        failures.some((failure) => failure.includes(said)),
        said,
      ).toBe(true);
    }
  }, 120_000);

  test("pass for hostile text", async () => {
    const positions = TEXT_POSITIONS.filter((_, index) => takesAll || index % 20 === 0);
    const sdks = await tested([...(await hostileSdks(2, positions))].map(([name, files]) => [name, async () => files]));
    expect(sdks.size).toBeGreaterThan(1);
    expect((await runGoTests(sdks)).failures).toEqual([]);
  }, 600_000);

  test.skipIf(corpus.kind === "absent")(
    "pass for real definitions",
    async () => {
      const isChosen = ({ path, bytes }: { readonly path: string; readonly bytes: number }): boolean =>
        takesAll ? bytes < LARGE || [...VARIED, ...CALLED].includes(path) : SOME_VARIED.includes(path);
      const sdks = await tested([
        ...definitions.filter(isChosen).map((entry) => {
          return [folderOf(entry.path), async () => filesOf(await compileDefinition(entry, GO))] as const;
        }),
        ...furtherDefinitions.filter(isChosen).map((entry) => {
          return [folderOf(entry.path), async () => filesOf(await compileFurther(entry, GO))] as const;
        }),
      ]);
      expect(sdks.size).toBeGreaterThanOrEqual(SOME_VARIED.length);
      const { passed, failures } = await runGoTests(sdks);
      expect(failures).toEqual([]);
      expect(passed).toBeGreaterThan(takesAll ? 2000 : 100);
    },
    3_000_000,
  );
});
