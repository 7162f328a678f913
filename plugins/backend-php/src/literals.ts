import type { JsonForms, JsonValue, Part } from "@sdkwright/plugin-api";
import {
  flatWidth,
  foldJson,
  group,
  indent,
  line,
  list,
  literalEscaper,
  numberLiteral as usualNumber,
} from "@sdkwright/plugin-api";

const escapeText = literalEscaper({
  short: { '"': '"', $: "$", "\u000b": "v", "\f": "f", "\u001b": "e" },
  other: (hex) => `\\u{${hex}}`,
  // JSON in PHP is UTF-8, which has no halves of surrogate pairs.
  wholeCharacters: true,
});

const UNSEEN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff]*$/;

/** Whether nothing of a text needs an escape but quotes and backslashes. */
const isPlain = (text: string): boolean =>
  UNSEEN.test(text) || escapeText(text) === text.replace(/[\\"$]/g, (character) => `\\${character}`);

const count = (text: string, character: string): number => text.split(character).length;

/** Text that single quotes take as it is, as most do. */
const SIMPLE = /^[ !#-&(-[\]-~]*$/;

/** A string as a literal of the language: the only way in which text of a definition becomes code. */
export function stringLiteral(text: string): string {
  if (SIMPLE.test(text)) return `'${text}'`;
  if (!isPlain(text) || count(text, "'") > count(text, '"')) return `"${escapeText(text)}"`;
  return `'${text.replace(/\\(?=[\\']|$)|'/g, (character) => `\\${character}`)}'`;
}

const LARGEST = 2n ** 63n;

/** A number of JSON: one without a fraction is an integer, if PHP has such integers. */
export function numberLiteral(value: number): string {
  const isWhole = Number.isInteger(value) && !Object.is(value, -0);
  // The literal of the smallest integer would be the negative of one that does not exist.
  if (isWhole && BigInt(value) < LARGEST && BigInt(value) > -LARGEST) return BigInt(value).toString();
  return floatLiteral(value);
}

/** A number of the type `float`. */
export function floatLiteral(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "1e999" : "-1e999";
  const text = usualNumber(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

export function scalar(value: number | boolean | null): string {
  if (value === null) return "null";
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/** Columns of a key that leaves no room for a value on its line. */
const LONGEST_KEY = 107;

/** Whether a value stands behind its key on the same line, however long that is: literals and arrays do. */
const isPut = (value: Part): boolean => (typeof value === "string" ? /^(?:['"[\d-]|\w+$)/.test(value) : isGroup(value));

const isGroup = (part: Part): boolean => typeof part === "object" && "part" in part && part.part === "group";

/** `['a' => 1]`, one entry a line where it does not fit on one. */
export function dict(entries: readonly (readonly [key: string, value: Part])[]): Part {
  const pairs = entries.map(([name, value]): Part => {
    const key = stringLiteral(name);
    return [key, " =>", isPut(value) && key.length <= LONGEST_KEY ? [" ", value] : group(indent(line, value))];
  });
  return list("[", pairs, "]");
}

/** The values of arrays that {@link items} made: some are rows of a table. */
const cellsOf = new WeakMap<object, readonly Part[]>();

/** `[1, 2]`, one value a line where it does not fit on one. */
export function items(values: readonly Part[]): Part {
  const rows = values.map((value) => (typeof value === "object" ? cellsOf.get(value) : undefined));
  const made = isTable(rows) ? tableOf(rows) : list("[", values, "]");
  if (typeof made === "object") cellsOf.set(made, values);
  return made;
}

type Rows = readonly (readonly Part[])[];

const WIDEST_ROW = 100;
const NARROWEST_TABLE = 20;
const COMMA = 2;

const rowWidth = (row: readonly Part[]): number =>
  row.reduce((sum: number, cell) => sum + flatWidth(cell), COMMA * (row.length - 1));

/** Whether formatters lay out a list of lists as a table: rows of simple values, most of them of one length. */
function isTable(rows: readonly (readonly Part[] | undefined)[]): rows is Rows {
  const isRow = (row: readonly Part[] | undefined): row is readonly Part[] =>
    row !== undefined && row.length > 0 && row.every((cell) => !isGroup(cell) && !String(cell).startsWith("-"));
  if (rows.length < 2 || !rows.every(isRow)) return false;
  const widths = rows.map(rowWidth);
  if (Math.max(...widths) < NARROWEST_TABLE || Math.max(...widths) > WIDEST_ROW) return false;
  const longest = Math.max(...rows.map((row) => row.length));
  return rows.filter((row) => row.length === longest).length / rows.length >= 0.6;
}

/** A row a line, with the values in columns. */
function tableOf(rows: Rows): Part {
  const column = (at: number): number =>
    Math.max(...rows.map((row) => (at < row.length ? flatWidth(row[at] ?? "") : 0)));
  const lines = rows.map((row): Part => {
    const cells = row.map((cell, at): Part => {
      if (at === row.length - 1) return cell;
      return [cell, ",", " ".repeat(column(at) - flatWidth(cell) + 1)];
    });
    return ["[", cells, "]"];
  });
  return list("[", lines, "]", { broken: true });
}

/** `head(a, b)`. */
export const call = (head: Part, args: readonly Part[]): Part => list([head, "("], args, ")");

/** JSON as expressions. */
export const jsonForms: JsonForms<Part> = { text: stringLiteral, scalar, list: items, map: dict };
export const json = (value: JsonValue): Part => foldJson(value, jsonForms);
