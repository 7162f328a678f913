import {
  type AnyCatalogue,
  type CatalogueEntry,
  didYouMean,
  levelText,
  nearest,
  type Plugin,
  successorOf,
} from "@sdkwright/compiler";
import { BUILT_IN_FRONTENDS, BUILT_IN_GENERATORS } from "../built-in.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { wrap } from "../help.js";
import { importBuiltIn } from "../import-built-in.js";
import type { Io } from "../io.js";
import { docsUrl } from "../links.js";
import { OWN_CATALOGUES } from "../report.js";

const WIDTH = 80;

type Entries = ReadonlyMap<string, CatalogueEntry<never>>;

/** Explains the code of a finding, which may be given without its area; without a code, lists all. */
export async function explain(args: Arguments, io: Io): Promise<ExitCode> {
  const entries = await allEntries();
  const [given] = args.positionals;
  const codes = given === undefined ? [...entries.keys()] : codesNamed(given, entries);
  const [only] = codes;
  if (only !== undefined) {
    io.out.write(codes.length === 1 ? explanationOf(only, entries) : listOf(codes, entries));
    return EXIT.ok;
  }
  io.err.write(`sdkwright: Unknown code \`${given}\`.${suggestionFor(given ?? "", entries)}\n`);
  io.err.write("`sdkwright explain` lists all codes.\n");
  return EXIT.errors;
}

/** The codes that a word stands for: itself, its successor, those of that name in any area, or those of an area. */
function codesNamed(given: string, entries: Entries): readonly string[] {
  const code = successorOf(given) ?? given;
  if (entries.has(code)) return [code];
  const name = given.slice(given.indexOf("/") + 1);
  const codes = [...entries.keys()];
  const named = codes.filter((one) => one.endsWith(`/${name}`));
  return named.length > 0 ? named : codes.filter((one) => one.startsWith(`${given}/`));
}

function suggestionFor(given: string, entries: Entries): string {
  const codes = [...entries.keys()];
  const close = nearest(given, codes) ?? nearest(given, codes.map(nameOf));
  return didYouMean(close ?? codes.find((code) => code.includes(given)));
}

const nameOf = (code: string): string => code.slice(code.indexOf("/") + 1);

function explanationOf(code: string, entries: Entries): string {
  const entry = entries.get(code) as CatalogueEntry<never>;
  const { title, severity, otherwise, cause, fix } = entry;
  const paragraphs = [
    `${code} (${severity}): ${title}`,
    `Cause: ${cause}`,
    `Fix: ${fix}`,
    ...(otherwise === undefined ? [] : [`Level: ${levelText(entry)}.`]),
    docsUrl(code),
  ];
  return `${paragraphs.map((text) => wrap(text, WIDTH).join("\n")).join("\n\n")}\n`;
}

/** A line for each code, in the order of codes. */
function listOf(codes: readonly string[], entries: Entries): string {
  const longest = Math.max(...codes.map((code) => code.length));
  const lines = [...codes].sort().map((code) => {
    const { severity, title } = entries.get(code) as CatalogueEntry<never>;
    return `${code.padEnd(longest)}  ${severity.padEnd(7)}  ${title}\n`;
  });
  return lines.join("");
}

/** The entries of everything that comes with the compiler, by code. */
async function allEntries(): Promise<Entries> {
  const specifiers = [...new Set([...Object.values(BUILT_IN_FRONTENDS), ...Object.values(BUILT_IN_GENERATORS)])];
  const modules = (await Promise.all(specifiers.map(importBuiltIn))) as readonly { readonly default: Plugin }[];
  const further: readonly AnyCatalogue[] = modules.flatMap((module) => module.default.catalogues ?? []);
  const entries = new Map<string, CatalogueEntry<never>>();
  for (const { name, entries: own } of [...OWN_CATALOGUES, ...further]) {
    for (const [key, entry] of Object.entries(own)) entries.set(`${name}/${key}`, entry);
  }
  return entries;
}
