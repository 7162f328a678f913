import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { caseWords } from "@sdkwright/naming";
import { resourcePath } from "@sdkwright/plugin-api";
import { type CorpusEntry, findCorpus, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { lowerEntry } from "../support/corpus-definitions.js";

const corpus = findCorpus();
const entries = corpus.kind === "found" ? corpus.entries : [];
const page = readFileSync(join(ROOT, "test/surface/surface.md"), "utf8");

/** Left out of Twilio's table. */
const TWILIO_PREFIX = "/2010-04-01/Accounts/{AccountSid}";

/** A table of the page, with what its text says about it. */
interface Section {
  readonly title: string;
  /** Relative to the corpus. */
  readonly definition: string;
  /** `18 of 20` at least as short. */
  readonly stated: string;
  readonly rows: readonly Row[];
}

interface Row {
  readonly operation: string;
  readonly theirs: string;
  readonly ours: string;
  readonly words: string;
  readonly verdict: string;
}

function sectionsOf(text: string): readonly Section[] {
  const parts = text.split(/^## /m).slice(1);
  return parts.flatMap((part) => {
    const definition = /Definition: `([^`]+)`/.exec(part)?.[1];
    if (definition === undefined) return [];
    const rows = part.split("\n").flatMap((line) => rowOf(line) ?? []);
    const stated = /(\d+ of \d+) calls are at least as short/.exec(part)?.[1] ?? "";
    return [{ title: part.split("\n")[0] ?? "", definition, stated, rows }];
  });
}

function rowOf(line: string): Row | undefined {
  const [, operation = "", theirs = "", ours = "", words = "", verdict = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  if (!operation.startsWith("`")) return undefined;
  const plain = (cell: string): string => cell.replaceAll("`", "");
  return { operation: plain(operation), theirs: plain(theirs), ours: plain(ours), words, verdict };
}

/** How many words a call has before its arguments; ids that are given on the way are not counted. */
function lengthOf(call: string): number {
  const path = call.replace(/\([^()]*\)/g, "");
  return path.split(/[._]|(?<=[a-z0-9])(?=[A-Z])/).filter((word) => word !== "").length;
}

const sections = sectionsOf(page);
const isAsShort = ({ theirs, ours }: Row): boolean => lengthOf(ours) <= lengthOf(theirs);

/** Twilio's table is of its definition with the overlay that the page shows. */
function preparedText({ file, path }: CorpusEntry): string {
  const text = readFileSync(file, "utf8");
  if (!path.includes("twilio")) return text;
  const given = text.replace(/^( *)- name: AccountSid$/gm, "$&\n$1  x-gen-sdk-variable: AccountSid");
  return `${given}\nx-gen-sdk-variables:\n  AccountSid: { type: string }\n`;
}

interface Call {
  readonly call: string;
  readonly deprecated: boolean;
}

async function callsOf(entry: CorpusEntry): Promise<ReadonlyMap<string, Call>> {
  const api = await lowerEntry(entry, preparedText(entry));
  const calls = Object.values(api.operations).flatMap((operation) => {
    if (operation.kind !== "http" || operation.id.endsWith("/stream")) return [];
    const path = operation.id.replace(/^.*#\/paths\//, "").replace(/\/\w+$/, "");
    const names = [...resourcePath(api, operation.resource), operation].map(({ name }) => name.words);
    const call = ["client", ...names.map((words) => caseWords(words, "camel", true))].join(".");
    const template = path.replaceAll("~1", "/").replaceAll("~0", "~").replace(TWILIO_PREFIX, "");
    const deprecated = operation.availability?.status === "deprecated";
    return [[`${operation.method} ${template}`, { call, deprecated }] as const];
  });
  return new Map(calls);
}

describe("test/surface/surface.md", () => {
  test("compares ten SDKs in twenty operations each, and counts what its tables show", () => {
    expect(sections).toHaveLength(10);
    for (const { rows } of sections) expect(rows).toHaveLength(20);
    expect(sections.map(({ title, stated }) => [title, stated])).toEqual(
      sections.map(({ title, rows }) => [title, `${rows.filter(isAsShort).length} of ${rows.length}`]),
    );
    const all = sections.flatMap(({ rows }) => rows);
    for (const row of all) expect(row.words, row.ours).toBe(`${lengthOf(row.theirs)} / ${lengthOf(row.ours)}`);
    const words = page.replace(/\s+/g, " ");
    expect(words).toContain(`${all.filter(isAsShort).length} of the ${all.length} calls`);
    for (const verdict of ["ours", "theirs", "same"]) {
      expect(words).toContain(`${verdict}: ${all.filter((row) => row.verdict.startsWith(verdict)).length}`);
    }
  });

  test("says at least 18 of 20 of each", () => {
    const fewer = sections.filter(({ rows }) => rows.filter(isAsShort).length < 18).map(({ title }) => title);
    expect(fewer).toEqual([]);
  });

  const why = corpus.kind === "absent" ? ` (skipped: ${corpus.reason})` : "";
  describe.skipIf(corpus.kind === "absent")(`shows calls that the compiler makes${why}`, () => {
    test.each(sections.map((section) => [section.title, section] as const))("of %s", async (_title, section) => {
      const entry = entries.find(({ path }) => basename(path) === section.definition)!;
      const calls = await callsOf(entry);
      const expected = section.rows.map(({ operation }) => `${operation}: ${calls.get(operation)?.call}`);
      expect(section.rows.map(({ operation, ours }) => `${operation}: ${ours}`)).toEqual(expected);
      expect(section.rows.filter(({ operation }) => calls.get(operation)?.deprecated)).toEqual([]);
    });
  });
});
