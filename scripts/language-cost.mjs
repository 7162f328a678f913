// Counts what a language costs: all lines that people wrote for it, by kind. `node scripts/language-cost.mjs` prints the
// table of docs/backends/1-backend.md, and `--write` puts it there.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/** Kinds of files in the order of the table, each with what recognises it among the paths of a language. */
const KINDS = [
  ["emitter", /^plugins\/backend-\w+\/src\//],
  ["templates, reserved words, scripts", /^plugins\/backend-\w+\/(?:templates|reserved|scripts|static|package)\//],
  [
    "tests of the runtime",
    /^plugins\/backend-\w+\/runtime\/(?:.*\/)?(?:tests?|Tests|wire)\/|^plugins\/backend-go\/runtime\/.*_test\.go$/,
  ],
  ["runtime", /^plugins\/backend-\w+\/runtime\//],
  ["tests of the backend", /^plugins\/backend-\w+\/test\//],
  ["conformance: driver and mutants", /^test\/languages\/\w+\/conformance\//],
  ["rest of its tests", /^test\/languages\//],
  ["page", /^docs\//],
];

const PAGE = join(ROOT, "docs", "backends", "1-backend.md");
/** What stands around the table in the page. */
const TABLE = /(<!-- language-cost -->\n)[\s\S]*?(<!-- \/language-cost -->)/;

const UNCOUNTED = new Set(["node_modules", "dist", "__pycache__", "target", "bin", "obj"]);
const TEXT =
  /\.(?:[cm]?[jt]s|py|pyi|go|java|cs|csproj|php|slnx|props|editorconfig|gemspec|hbs|rb|rbs|swift|txt|md|json|toml|xml|mod|patch|tmpl|yml)$/;
/** Files that programs write. */
const GENERATED = /runtime\.assets\.json$|package\.assets\.json$|package-lock\.json$|go\.sum$/;

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (UNCOUNTED.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return TEXT.test(entry.name) && !GENERATED.test(path) ? [path] : [];
  });
}

/** Lines of a file; none of one that a program wrote, which its first two lines say. */
function linesOf(path) {
  const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
  return lines.slice(0, 2).some((line) => /^(?:\/\/|#|--) Made (?:from|by) /.test(line)) ? 0 : lines.length - 1;
}

const languages = () =>
  readdirSync(join(ROOT, "plugins"))
    .filter((name) => name.startsWith("backend-") && existsSync(join(ROOT, "plugins", name, "package.json")))
    .map((name) => name.slice("backend-".length));

const sumOf = ({ lines }) => Object.values(lines).reduce((total, count) => total + count, 0);

/** All lines of each language. */
export const languageSums = () => Object.fromEntries(languageCosts().map((cost) => [cost.language, sumOf(cost)]));

/** Lines by language and kind. */
export function languageCosts() {
  return languages().map((language) => {
    const pages = readdirSync(join(ROOT, "docs")).filter((name) => name === `${language}.md`);
    const files = [
      ...filesBelow(`plugins/backend-${language}`),
      ...filesBelow(`test/languages/${language}`),
      ...pages.map((name) => `docs/${name}`),
    ];
    const lines = Object.fromEntries(KINDS.map(([kind]) => [kind, 0]));
    for (const path of files) {
      const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0];
      if (kind !== undefined) lines[kind] += linesOf(path);
    }
    return { language, lines };
  });
}

/** Numbers of the table are rounded, so that it changes when a cost does and not with every line. */
const rounded = (lines) => (Math.round(lines / 100) * 100).toLocaleString("en");

/** The table as Markdown. */
export function costTable(costs = languageCosts()) {
  const row = (cells) => `| ${cells.join(" | ")} |`;
  return [
    row(["lines", ...costs.map(({ language }) => language)]),
    `|---|${"---:|".repeat(costs.length)}`,
    ...KINDS.map(([kind]) => row([kind, ...costs.map(({ lines }) => rounded(lines[kind]))])),
    row(["**sum**", ...costs.map((cost) => `**${rounded(sumOf(cost))}**`)]),
    "",
  ].join("\n");
}

/** Sums of the table in the page, by language; empty without a table. */
export function documentedSums() {
  const lines = (TABLE.exec(readFileSync(PAGE, "utf8"))?.[0] ?? "").split("\n");
  const cellsOf = (start) =>
    lines
      .find((line) => line.startsWith(start))
      ?.split("|")
      .slice(2, -1) ?? [];
  const sums = cellsOf("| **sum**").map((cell) => Number(cell.replaceAll(/\D/g, "")));
  return Object.fromEntries(cellsOf("| lines").map((language, index) => [language.trim(), sums[index]]));
}

if (process.argv[1]?.endsWith("language-cost.mjs")) {
  if (process.argv.includes("--write")) {
    writeFileSync(
      PAGE,
      readFileSync(PAGE, "utf8").replace(TABLE, (_, start, end) => start + costTable() + end),
    );
  } else process.stdout.write(costTable());
}
