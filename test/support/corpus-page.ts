import { readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import type { BuiltSdk, LanguageSuite } from "../languages/suite.js";

// test/corpus/corpus.md: a table for each kind of definition, with a column for each language.

export const PAGE = `${ROOT}test/corpus/corpus.md`;

export const KINDS = [
  ["openapi", "OpenAPI"],
  ["asyncapi", "AsyncAPI"],
  ["openrpc", "OpenRPC"],
  ["conjure", "Conjure"],
  ["proto", "Protocol buffers"],
] as const;

/** What a definition comes to in every language. */
export interface Facts {
  readonly declared: string;
  readonly operations: number;
  readonly webhooks: number;
  readonly channels: number;
  readonly types: number;
  readonly errors: number;
  readonly warnings: number;
}

/** What it comes to in one. */
export interface InLanguage {
  readonly lines: number;
  /** Where it was built. */
  readonly built?: BuiltSdk;
}

/** A row of the page. */
export interface PageRow {
  readonly kind: string;
  readonly path: string;
  readonly version: string;
  readonly facts: Facts;
  /** By key of the language; one that is not there keeps its recorded cell. */
  readonly languages: ReadonlyMap<string, InLanguage>;
}

const COLUMNS = ["Version", "Declared", "Operations", "Webhooks", "Channels", "Types", "Errors", "Warnings"];

const HEAD = `# The corpus

Every real definition that the test suite takes through the compiler. Declared are operations of OpenAPI and AsyncAPI,
methods of OpenRPC and of services in protocol buffers, and endpoints of Conjure; operations, webhooks, channels and types
are what the IR has of them. An operation may come out more than once: each additional binding is a call of its own, and so is
one that streams where a property says so; a method that streams from the client is left out with a warning. What errors
there are is the definition's fault, as \`test/support/corpus.ts\` explains; the rest of such a definition is emitted, which is
what \`--keep-going\` does.

A column of a language holds the lines that are emitted, without the runtime's, and what building them took: CPU seconds, and
memory of the largest process. A build has no findings: compiler or interpreter, type checkers, and in some languages
formatter and linter, say nothing. Tools that start slowly read the SDKs of several definitions in one go.
\`npx vitest run test/suites/corpus\` checks this page and builds a sample; \`node test/corpus/all.mjs\` builds all and records
it. \`CORPUS=all npx vitest run test/suites/corpus -t "part 3 "\` builds one of its parts.
`;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;

/** The cells of languages that a page has, by \`kind/path\` and title of the language. */
export function recordedCells(page: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const cells = new Map<string, ReadonlyMap<string, string>>();
  let kind = "";
  let titles: readonly string[] = [];
  for (const line of page.split("\n")) {
    const heading = KINDS.find(([, title]) => line === `## ${title}`);
    if (heading) [kind] = heading;
    if (!line.startsWith("| ")) continue;
    const [name = "", ...values] = line
      .slice(2, -2)
      .split(" | ")
      .map((cell) => cell.trim());
    if (name === "Definition") titles = values.slice(COLUMNS.length);
    else
      cells.set(
        `${kind}/${name}`,
        new Map(titles.map((title, index) => [title, values[COLUMNS.length + index] ?? "-"])),
      );
  }
  return cells;
}

/** A cell of a language: fresh figures, and recorded ones where there are none. */
function cellOf(fresh: InLanguage | undefined, recorded = "-"): string {
  if (!fresh) return recorded;
  const { lines, built } = fresh;
  const [, ...cost] = recorded.split(", ");
  if (!built) return [`${lines} lines`, ...cost].join(", ");
  const memory = built.megabytes === undefined ? [] : [`${Math.round(built.megabytes)} MB`];
  return [`${lines} lines`, `${built.seconds.toFixed(1)} s`, ...memory].join(", ");
}

/** The page as it has to be: what rows say, with what a page has recorded of languages that they do not tell of. */
export function pageOf(rows: readonly PageRow[], languages: readonly LanguageSuite[], recorded: string): string {
  const cells = recordedCells(recorded);
  const sections = KINDS.map(([kind, title]) => {
    const head = row(["Definition", ...COLUMNS, ...languages.map((language) => language.title)]);
    const rule = `|${"---|".repeat(COLUMNS.length + languages.length + 1)}\n`;
    const lines = rows
      .filter((one) => one.kind === kind)
      .map(({ path, version, facts, languages: fresh }) => {
        const name = path.slice(kind.length + 1);
        const { declared, operations, webhooks, channels, types, errors, warnings } = facts;
        const own = cells.get(`${kind}/${name}`);
        const inLanguages = languages.map(({ key, title: column }) => cellOf(fresh.get(key), own?.get(column)));
        const common = [declared, operations, webhooks, channels, types, errors, warnings];
        return row([name, version, ...common, ...inLanguages]);
      });
    return `\n## ${title}\n\n${head}${rule}${lines.join("")}`;
  });
  return HEAD + sections.join("");
}

/** The page as it is. */
export const readPage = (): string => readFileSync(PAGE, "utf8");
