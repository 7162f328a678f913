import type { Diagnostic, Location, Severity } from "./diagnostic.js";
import { fold, width } from "./fold.js";
import { type LocatedPlace, type Locator, lineAndColumn } from "./locator.js";
import { maskInPlace, maskSecrets } from "./secrets.js";

export interface TextOptions {
  readonly locate: Locator;
  /** ANSI colours; the caller knows whether its output is a terminal. */
  readonly colour?: boolean;
  /** Columns of the terminal: texts are folded and excerpts cut to fit. */
  readonly width?: number | undefined;
  /** General advice for a code, shown where a diagnostic has none of its own. */
  readonly fixOf?: (code: string) => string | undefined;
}

type Style = "red" | "yellow" | "blue" | "dim" | "bold";
type Paint = (style: Style, text: string) => string;

const SEQUENCES: { readonly [S in Style]: string } = { red: "31", yellow: "33", blue: "34", dim: "2", bold: "1" };
const STYLE_OF: { readonly [S in Severity]: Style } = { error: "red", warning: "yellow", note: "blue" };

/** Lines longer than this are cut around the place, so that a minified document does not flood the screen. */
const MAX_LINE = 160;
/** Less is of no use, however narrow the terminal. */
const MIN_LINE = 40;

function painter(colour: boolean): Paint {
  return (style, text) => (colour && text !== "" ? `\u001b[${SEQUENCES[style]}m${text}\u001b[0m` : text);
}

/** Control characters of a document must not reach the terminal; those that move the cursor least of all. */
function printable(text: string): string {
  return text.replaceAll("\t", " ").replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "\ufffd");
}

function header(location: Location | undefined, locate: Locator): string {
  if (!location) return "";
  const place = lineAndColumn(location, locate);
  const document = printable(place?.document ?? location.document);
  return place ? `${document}:${place.line}:${place.column} ` : `${document} `;
}

interface Cut {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** Characters around a place in which credentials are looked for. A minified document is one line of megabytes. */
const MASKED = 20_000;

/** Parts of a line close to a column, without credentials. Nothing is made of the whole line. */
function maskedAround(line: string, column: number): (from: number, to: number) => string {
  const first = Math.max(0, column - MASKED);
  const text = maskInPlace(line.slice(first, column + MASKED));
  return (from, to) => text.slice(from - first, to - first);
}

function cutLine({ lineText, column, endColumn = column + 1 }: LocatedPlace, most: number): Cut {
  const { length } = lineText;
  const start = Math.min(column - 1, length);
  const end = Math.min(Math.max(endColumn - 1, start), start + Math.floor(most / 2), length);
  const from = Math.max(0, Math.min(start - Math.floor(most / 4), length - most));
  const to = Math.max(end, from + most);
  const part = maskedAround(lineText, start);
  return {
    before: (from > 0 ? "…" : "") + printable(part(from, start)),
    marked: printable(part(start, end)),
    after: printable(part(end, to)) + (to < length ? "…" : ""),
  };
}

/** Columns that a line may take beside its number, the bar and the two signs of a cut. */
function lineWidth({ width: columns }: TextOptions, number: string, indent: number): number {
  if (columns === undefined) return MAX_LINE;
  return Math.max(MIN_LINE, Math.min(MAX_LINE, columns - number.length - indent - 6));
}

function excerpt(location: Location, style: Style, options: TextOptions, paint: Paint, indented = 0): string[] {
  const place = options.locate(location);
  if (!place) return [];
  const number = String(place.line);
  const { before, marked, after } = cutLine(place, lineWidth(options, number, indented));
  const margin = " ".repeat(number.length);
  const carets = "^".repeat(Math.max(1, width(marked)));
  return [
    `${paint("dim", ` ${number} |`)} ${before}${marked}${after}`.trimEnd(),
    `${paint("dim", ` ${margin} |`)} ${" ".repeat(width(before))}${paint(style, carets)}`,
  ];
}

const MARGIN = "    ";

/**
 * A text behind `head`, folded to the terminal. Lines after the first, such as those that a tool printed, are indented:
 * nothing looks like a finding of its own.
 */
function indent(text: string, head: string, { width: columns }: TextOptions): string {
  const lines = maskSecrets(text)
    .trim()
    .split(/\r?\n|\r/);
  const most = columns === undefined ? undefined : Math.max(MIN_LINE, columns);
  const folded = lines.map((line, index) => {
    const used = index === 0 ? width(head) : MARGIN.length;
    return fold(printable(line).trimEnd(), { columns: most, used, margin: MARGIN });
  });
  return folded.join(`\n${MARGIN}`);
}

/** One finding: place, severity, code and message; the source line with carets; related places; what to do. */
export function formatDiagnostic(diagnostic: Diagnostic, options: TextOptions): string {
  const paint = painter(options.colour ?? false);
  const { severity, code, message, location, related = [], secret = false } = diagnostic;
  const style = STYLE_OF[severity];
  const place = header(location, options.locate);
  const told = indent(message, `${place}${severity} ${code}: `, options);
  const lines = [`${paint("bold", place.trim())}${place && " "}${paint(style, severity)} ${code}: ${told}`];
  if (location && !secret) lines.push(...excerpt(location, style, options, paint));
  for (const other of related) {
    const head = `  ${header(other.location, options.locate)}note: `;
    const said = indent(other.message, head, options);
    lines.push(`  ${paint("bold", header(other.location, options.locate).trim())} note: ${said}`);
    lines.push(...excerpt(other.location, "blue", options, paint, 2).map((line) => `  ${line}`));
  }
  const help = diagnostic.help ?? options.fixOf?.(code);
  if (help) lines.push(`  ${paint("dim", "help:")} ${indent(help, "  help: ", options)}`);
  return lines.join("\n");
}

/** Findings in the order given, a blank line between them; empty where there is none. Ends without a line break. */
export function formatText(diagnostics: readonly Diagnostic[], options: TextOptions): string {
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, options)).join("\n\n");
}
