import { cleanText, type Members } from "@sdkwright/plugin-api";
import { stringify } from "smol-toml";

/** A value without null, for which TOML has no word: options may hold it. */
function withoutNull(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const isThere = (item: unknown): boolean => item !== null && item !== undefined;
  if (Array.isArray(value)) return value.filter(isThere).map(withoutNull);
  const members = Object.entries(value).filter(([, item]) => isThere(item));
  return Object.fromEntries(members.map(([name, item]) => [cleanText(name), withoutNull(item)]));
}

/** A line as formatters of TOML lay it out: a list of texts that is too long for it has one a line. */
function laidOut(line: string): string {
  const [, head, items = ""] = /^(.+? = \[) (.+) \]$/.exec(line) ?? [];
  const texts = items.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  if (head === undefined || texts.join(", ") !== items) return line;
  const flat = `${head}${items}]`;
  return flat.length <= 100 ? flat : [head, ...texts.map((text) => `    ${text},`), "]"].join("\n");
}

/** A document of TOML: each table below its heading. */
export function tomlText(document: Members): string {
  return stringify(withoutNull(document)).split("\n").map(laidOut).join("\n");
}
