import { createCollector, fixOf, formatText, sortDiagnostics } from "@sdkwright/diagnostics";
import { createLocator, createMemorySources, type Json } from "@sdkwright/source";
import { describe, expect, test } from "vitest";
import { configCatalogue, loadConfig } from "../src/index.js";
import { uncovered } from "./rows/coverage.js";
import type { JsonObject, Row, Section } from "./rows/row.js";
import { SECTIONS } from "./rows/sections.js";

/** Of the wrong type everywhere, and easy to find: no key takes any number. */
const WRONG = 987654321;

const advice = fixOf([configCatalogue]);

/** Loads the file that a section stands in. Findings are printed as a person sees them. */
function load({ frame }: Section, section: JsonObject) {
  const text = frame.replace("HERE", () => JSON.stringify(section));
  const { report, list } = createCollector();
  const sources = createMemorySources({ "generators.yml": text, "a.yml": "openapi: 3.1.0" }, report);
  const config = loadConfig(sources, "generators.yml", report);
  const locate = createLocator(sources);
  const codes = list.map(({ code }) => code);
  return { config, codes, text, printed: formatText(sortDiagnostics(list, locate), { locate, fixOf: advice }) };
}

/** Line and column, from one, of an offset of a text. */
function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `generators.yml:${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}

function camelCase(key: string): string {
  return key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What the loaded configuration holds for a row. */
function read(config: unknown, { reads }: Section, { key, as = camelCase(key) }: Row): unknown {
  const path = as.startsWith("/") ? as.slice(1) : as === "." ? reads : `${reads}/${as}`;
  const steps = path.split("/").filter((step) => step !== "");
  return steps.reduce<unknown>((value, step) => (value as { [key: string]: unknown } | undefined)?.[step], config);
}

function withRow(section: Section, row: Row, value: Json): JsonObject {
  return { ...(row.beside ?? section.beside), [row.key]: value };
}

function without(section: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(section).filter(([name]) => name !== key));
}

/** What a message calls the kind of a value. */
function kindInWords(value: Json): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "boolean") return "`true` or `false`";
  if (typeof value === "number") return "a whole number";
  return typeof value === "string" ? "a string" : "a mapping";
}

/** What a message says that a row takes. */
function expectations({ good, also = [], words, called }: Row): string[] {
  if (words) return words.map((word) => `\`${word}\``);
  const forms = [good, ...also.map(([value]) => value)].map(kindInWords);
  return called === undefined ? forms : [called, ...forms.filter((form) => form !== "a string")];
}

const all = SECTIONS.flatMap((section) =>
  section.rows.map((row) => ({ section, row, name: `${section.table}: ${row.key}` })),
);

describe("each key is read", () => {
  test.each(all)("$name", ({ section, row }) => {
    const forms = [[row.good, row.gives ?? row.good] as const, ...(row.also ?? [])];
    for (const [value, gives] of forms) {
      const { config, codes } = load(section, withRow(section, row, value));
      expect(codes).toEqual(row.warns ?? []);
      expect(read(config, section, row)).toEqual(gives);
    }
  });
});

describe("a value of the wrong type is reported at its place", () => {
  test.each(all)("$name", ({ section, row }) => {
    const wrong = typeof row.good === "number" ? "no number" : WRONG;
    const { codes, printed, text } = load(section, withRow(section, row, wrong));
    const at = position(text, text.indexOf(JSON.stringify(wrong)));
    expect(codes.filter((code) => code !== "config/no-effect")).toEqual(["config/wrong-type"]);
    expect(printed).toContain(`${at} error config/wrong-type: Expected `);
    for (const words of expectations(row)) expect(printed).toContain(words);
    const isText = typeof row.good === "string" && !row.words && row.also === undefined && row.called === undefined;
    expect(printed).toContain(`help: ${isText ? "Put the value in quotes." : ""}`);
  });
});

describe("an item of the wrong type is reported at its place", () => {
  test.each(all.filter(({ row }) => Array.isArray(row.good)))("$name", ({ section, row }) => {
    const { codes, printed, text } = load(section, withRow(section, row, [WRONG]));
    expect(codes).toEqual(["config/wrong-type"]);
    expect(printed).toContain(`${position(text, text.indexOf(String(WRONG)))} error config/wrong-type: Expected `);
  });
});

describe("another word than those that are known is reported at its place", () => {
  test.each(all.filter(({ row }) => row.words))("$name", ({ section, row }) => {
    const [word = ""] = row.words ?? [];
    const { codes, printed, text } = load(section, withRow(section, row, `${word}x`));
    expect(codes.filter((code) => code !== "config/no-effect")).toEqual(["config/wrong-value"]);
    expect(printed).toContain(`${position(text, text.indexOf(`"${word}x"`))} error config/wrong-value: Expected `);
    for (const known of row.words ?? []) expect(printed).toContain(`\`${known}\``);
    expect(printed).toContain(`help: Did you mean \`${word}\`?`);
  });
});

describe("a section without a required key is reported at its place", () => {
  test.each(all.filter(({ row }) => row.missing))("$name", ({ section, row }) => {
    const { codes, printed, text } = load(section, without({ ...(row.beside ?? section.beside) }, row.key));
    const at = position(text, section.frame.indexOf("HERE"));
    expect(codes).toEqual([`config/${row.missing}`]);
    expect(printed).toContain(`${at} error config/${row.missing}: `);
    expect(printed).toContain(`\`${row.key}\``);
    expect(printed).toContain("help: ");
  });
});

describe("a section without a key that is not required is sound", () => {
  test.each(all.filter(({ row }) => !row.missing))("$name", ({ section, row }) => {
    expect(load(section, without({ ...(row.beside ?? section.beside) }, row.key)).codes).toEqual([]);
  });
});

describe("a mistyped key is reported at its place, with the one that is meant", () => {
  test.each(all)("$name", ({ section, row }) => {
    const typed = `${row.key}x`;
    const { codes, printed, text } = load(section, { ...withRow(section, row, row.good), [typed]: row.good });
    expect(codes.filter((code) => !row.warns?.includes(code))).toEqual(["config/unknown-key"]);
    const at = position(text, text.indexOf(`"${typed}":`));
    expect(printed).toContain(`${at} error config/unknown-key: Unknown key \`${typed}\`.`);
    if (!row.older) expect(printed).toContain(`help: Did you mean \`${row.key}\`?`);
  });
});

describe("a required key that is mistyped is not reported as missing too", () => {
  test.each(all.filter(({ row }) => row.missing && !row.older))("$name", ({ section, row }) => {
    const typed = `${row.key}x`;
    const mistyped = { ...without({ ...(row.beside ?? section.beside) }, row.key), [typed]: row.good };
    const { codes, printed, text } = load(section, mistyped);
    expect(codes).toEqual(["config/unknown-key"]);
    expect(printed).toContain(`${position(text, text.indexOf(`"${typed}":`))} error config/unknown-key: `);
    expect(printed).toContain(`help: Did you mean \`${row.key}\`?`);
  });
});

test("the tables hold every key that the schema knows", () => {
  expect(uncovered(SECTIONS)).toEqual([]);
});
