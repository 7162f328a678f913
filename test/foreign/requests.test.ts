import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type CorpusEntry, hashOfPath, oncePerProduct, ROOT } from "@sdkwright/testkit";
import { describe, expect, test, vi } from "vitest";
import { ROWS } from "../languages/index.js";
import { filesOf } from "../support/compile.js";
import { compileDefinition, corpus, definitions } from "../support/corpus.js";
import { JUDGED, SAMPLED } from "./definitions.js";
import { judgeAll } from "./judge.js";
import { recordRequests } from "./record.js";

// What emitted clients send, judged by a validator that nobody of this project wrote: express-openapi-validator reads the
// definitions by itself. Requests are recorded in TypeScript; that all languages send the same is tested elsewhere.
// `FOREIGN=all` judges all definitions, which takes minutes, `FOREIGN=box` those with that text in their paths; `UPDATE=1`
// records their refusals.

const TABLE = `${ROOT}test/foreign/refusals.tsv`;
const HEAD = "definition\toperation\tverdict\treason";
const asked = process.env.FOREIGN;
const judgesAll = asked === "all";
const records = asked !== undefined && process.env.UPDATE === "1";

function chosen(): readonly string[] {
  if (asked === undefined) return SAMPLED;
  return judgesAll ? JUDGED : JUDGED.filter((path) => path.includes(asked));
}

/** A request that the validator refuses. */
interface Refusal {
  readonly definition: string;
  readonly operation: string;
  readonly verdict: string;
  /** Whose fault it is, and why. */
  readonly reason: string;
}

function known(): Refusal[] {
  const [, ...rows] = existsSync(TABLE) ? readFileSync(TABLE, "utf8").trimEnd().split("\n") : [];
  return rows.map((row) => {
    const [definition = "", operation = "", verdict = "", reason = ""] = row.split("\t");
    return { definition, operation, verdict, reason };
  });
}

const placeOf = ({ definition, operation }: Refusal): string => `${definition} ${operation}`;

/** Definitions in the order of their list, operations as they come. */
const byPlace = (one: Refusal, other: Refusal): number =>
  JUDGED.indexOf(one.definition) - JUDGED.indexOf(other.definition);

interface Judgement {
  readonly sent: number;
  readonly refused: readonly Refusal[];
}

/** What the validator says of a definition's requests. Of the sample, it is asked after a change of compiler or test. */
function judge(path: string): Promise<Judgement> {
  const entry = definitions.find((one) => one.path === path);
  if (!entry) throw new Error(`The corpus has no ${path}`);
  if (asked !== undefined) return judgeEntry(entry);
  const module = `${ROOT}test/foreign/requests.test.ts`;
  const reads = [hashOfPath(entry.file), hashOfPath(`${ROOT}test/languages/typescript`)];
  return oncePerProduct({ title: `foreign: ${path}`, module, reads }, () => judgeEntry(entry));
}

async function judgeEntry(entry: CorpusEntry): Promise<Judgement> {
  const { path } = entry;
  const row = ROWS.find(({ key }) => key === "typescript");
  if (!row) throw new Error("There is no row of TypeScript");
  const requests = await recordRequests(filesOf(await compileDefinition(entry, { generator: row.generator })));
  const verdicts = await judgeAll(entry.file, requests);
  const refused = requests.flatMap(({ name }, at): Refusal[] => {
    const verdict = verdicts[at]?.replace(/\s+/g, " ").slice(0, 200);
    return verdict === undefined ? [] : [{ definition: path, operation: name, verdict, reason: "" }];
  });
  return { sent: requests.length, refused };
}

describe.skipIf(corpus.kind === "absent")("requests of emitted clients", () => {
  test("are accepted by a validator of other people, but for those whose refusal is explained", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const paths = chosen();
    const table = new Map(known().map((refusal) => [placeOf(refusal), refusal]));
    const found: Refusal[] = [];
    let sent = 0;
    for (const path of paths) {
      const judged = await judge(path);
      sent += judged.sent;
      found.push(...judged.refused);
    }
    if (records) {
      const others = known().filter(({ definition }) => !paths.includes(definition));
      const rows = [...others, ...found]
        .sort(byPlace)
        .map((one) => ({ ...one, reason: table.get(placeOf(one))?.reason ?? "" }));
      const lines = rows.map((one) => [one.definition, one.operation, one.verdict, one.reason].join("\t"));
      writeFileSync(TABLE, `${[HEAD, ...lines].join("\n")}\n`);
    }
    const expected = known().filter(({ definition }) => paths.includes(definition));
    expect(found.map(placeOf).sort()).toEqual(expected.map(placeOf).sort());
    if (judgesAll) {
      expect(sent).toBeGreaterThan(3800);
      expect(found.length / sent).toBeLessThan(0.02);
    }
  }, 1_800_000);

  test("are refused for reasons that are known", () => {
    expect(known().filter(({ reason }) => reason === "")).toEqual([]);
    // Of 3,826 operations at least 98 % are accepted.
    expect(known().length).toBeLessThanOrEqual(76);
  });
});
