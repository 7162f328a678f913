import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { ROOT } from "@sdkwright/testkit";

// Examples for the documentation of diagnostics, from their cases: lines of the input, and the finding.

const LINES_BEFORE = 5;
const LINES_AFTER = 2;

/** Names that Markdown has for the languages of inputs. */
const FENCES: { readonly [extension: string]: string } = {
  ".yml": "yaml",
  ".yaml": "yaml",
  ".json": "json",
  ".proto": "proto",
};

function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The lines around the location of a finding; undefined if it has none in a file of the case. */
function inputLines(folder: string, finding: string): string | undefined {
  const [, path = "", line = ""] = /^(\S+):(\d+):\d+ /.exec(finding) ?? [];
  if (path === "" || !existsSync(join(folder, path))) return undefined;
  const lines = readFileSync(join(folder, path), "utf8").trimEnd().split("\n");
  if (Math.max(...lines.map((text) => text.length)) > 200) return undefined;
  const first = Math.max(0, Number(line) - 1 - LINES_BEFORE);
  const part = lines.slice(first, Number(line) + LINES_AFTER).join("\n");
  return `Example, in \`${path}\`:\n\n${fenced(FENCES[extname(path)] ?? "", part)}`;
}

/** The example of a code, as Markdown; undefined if no input causes it. */
export function diagnosticExample(code: string): string | undefined {
  const folder = join(ROOT, "test/diagnostics", code);
  const recorded = join(folder, "expected.txt");
  if (!existsSync(recorded)) return undefined;
  const [command = "", ...rest] = readFileSync(recorded, "utf8").split("\n");
  const findings = rest.join("\n").split(/\n{2,}/);
  const finding = findings.find((text) => text.split("\n")[0]?.includes(` ${code}: `));
  if (finding === undefined) return undefined;
  const input = inputLines(folder, finding);
  const output = `\`${command.replace(/^\$ /, "")}\` reports:\n\n${fenced("", finding.trim())}`;
  return input === undefined ? `Example: ${output}` : `${input}\n\n${output}`;
}
