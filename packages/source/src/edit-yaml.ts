import { loadYamlParser } from "./load-yaml-parser.js";

/** Where the last item of a list of block style ends, and the column of its dash. */
export interface LastItem {
  /** Behind the line break of its last line. */
  readonly end: number;
  readonly dash: number;
}

/** The last item of a list in a YAML text; undefined where there is none, or the list is written in one line. */
export function lastItemAt(text: string, path: readonly string[]): LastItem | undefined {
  const { isSeq, parseDocument } = loadYamlParser();
  const list = parseDocument(text).getIn(path, true);
  const last = isSeq(list) && !list.flow ? (list.items.at(-1) as { readonly range?: readonly number[] }) : undefined;
  const [start, valueEnd] = last?.range ?? [];
  if (start === undefined || valueEnd === undefined) return undefined;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const dash = text.slice(lineStart, start).search(/-\s*$/);
  // A value of block style ends behind its line break.
  const end = text[valueEnd - 1] === "\n" ? valueEnd : endOfLine(text, valueEnd);
  return dash < 0 ? undefined : { end, dash };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end + 1;
}

/** A scalar of a YAML text, with its place, quotes included. */
export interface TextScalar {
  readonly value: string;
  readonly at: number;
  readonly until: number;
}

/** For each mapping that has all of some keys with text values: these values, in the order of the keys. */
export function scalarsUnder(text: string, keys: readonly string[]): readonly (readonly TextScalar[])[] {
  const { isScalar, parseDocument, visit } = loadYamlParser();
  const found: TextScalar[][] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      const scalars = keys.flatMap((key): TextScalar[] => {
        const node = map.get(key, true);
        if (!isScalar(node) || !node.range) return [];
        return [{ value: String(node.value), at: node.range[0], until: node.range[1] }];
      });
      if (scalars.length === keys.length) found.push(scalars);
    },
  });
  return found;
}
