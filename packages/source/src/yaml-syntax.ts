import { loadYamlParser } from "./load-yaml-parser.js";

/** Text that is not YAML, with its offset. */
export interface SyntaxProblem {
  readonly kind: "syntax";
  readonly offset: number;
  readonly problem: string;
}

/** Findings beyond these help nobody: whatever is that broken was not meant to be YAML. */
const MAX_PROBLEMS = 20;

/** Characters of a text beyond which looking for further problems takes longer than mending the first. */
const MAX_LENGTH = 500_000;

/** Clearer words for what the parsers say most often. */
const WORDING: readonly (readonly [RegExp, string])[] = [
  [
    /^bad indentation|^Implicit keys need|^All (?:mapping|sequence) items must start/,
    "the indentation does not fit the lines above",
  ],
  [/complex keys/, "a list or mapping cannot be a key"],
  [/^unidentified alias "(.*)"/, "the alias *$1 has no anchor before it"],
  [/^unknown (?:scalar|mapping|sequence) tag !<(.*)>/, "the tag $1 is unknown"],
  [/^Unresolved tag: (.*)/, "the tag $1 is unknown"],
  [/merge mappings/, "only a mapping, or a list of mappings, can be merged with <<"],
  [/^null byte/, "the text contains a NUL character"],
  [/^Nested mappings are not allowed/, "text that contains `: ` must be in quotes"],
  [/^Missing closing (.)quote/, "the closing $1 is missing"],
  [/^Flow .* end with a (.)/, "the closing $1 is missing, or what comes before it is indented too little"],
  [/^Unexpected .* at node end/, "the value ends before this"],
  [/^Unexpected block-seq-ind on same line/, "a list must start on its own line"],
  [
    /^Plain value cannot start with (?:reserved character |directive indicator character )?(.)/,
    "a text that starts with $1 must be in quotes",
  ],
];

/** What a parser says, in clearer words where there are any, ready to follow a colon. */
export function reworded(reason: string): string {
  for (const [pattern, wording] of WORDING) {
    const found = pattern.exec(reason);
    if (found) return wording.replace("$1", found[1] ?? "");
  }
  return reason.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/**
 * All syntax problems of a text, by offset and one for each line, given the first: a tolerant parser, several times
 * slower, reads it again. Texts of more than half a million characters keep to the first.
 */
export function syntaxProblems(text: string, first: SyntaxProblem): readonly SyntaxProblem[] {
  if (text.length > MAX_LENGTH) return [first];
  const lines = new Map<number, SyntaxProblem>();
  let [line, counted] = [0, 0];
  for (const problem of [...tolerantly(text), first].sort((a, b) => a.offset - b.offset)) {
    for (; counted < problem.offset; counted++) if (text[counted] === "\n") line++;
    // The tolerant parser comes first on a line: it knows more often why.
    const known = lines.get(line);
    if (known === undefined || known === first) lines.set(line, problem);
  }
  return [...lines.values()].slice(0, MAX_PROBLEMS);
}

function tolerantly(text: string): SyntaxProblem[] {
  const { parseDocument, visit } = loadYamlParser();
  const problems: SyntaxProblem[] = [];
  const add = (offset: number, reason: string): void => {
    problems.push({ kind: "syntax", offset, problem: reworded(reason) });
  };
  try {
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: "silent" });
    const found = [...document.errors, ...document.warnings];
    // A line that is indented too far continues the value above it; errors that follow from that are not reported.
    const continued = new Set(found.flatMap(({ code, pos }) => (code === "MULTILINE_IMPLICIT_KEY" ? [pos[0]] : [])));
    for (const { code, message, pos } of found) {
      const [offset] = pos;
      if (code === "MULTIPLE_DOCS") continue;
      if (code === "MULTILINE_IMPLICIT_KEY") {
        const next = pastBlanks(text, text.indexOf("\n", offset));
        // A line as far in as the one below it was meant to be a key too; one less far in has a value that goes on.
        if (isFirstOfLine(text, offset) && columnOf(text, next) <= columnOf(text, offset))
          add(offset, "a `:` is missing in this line");
        else add(next, message);
      }
      // Said of the end of the line before what is meant.
      else if (code === "BAD_INDENT") add(pastBlanks(text, offset), message);
      else if (!continued.has(offset)) add(offset, message);
    }
    const anchors = new Set<string>();
    visit(document, {
      Value(_, { anchor }) {
        if (anchor !== undefined) anchors.add(anchor);
      },
      Alias(_, { source, range }) {
        if (!anchors.has(source)) add(range?.[0] ?? 0, `unidentified alias "${source}"`);
      },
    });
  } catch (error) {
    // Nested too deeply for it: what it found until then counts.
    if (!(error instanceof RangeError)) throw error;
  }
  return problems;
}

function isFirstOfLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim() === "";
}

function columnOf(text: string, offset: number): number {
  return offset - text.lastIndexOf("\n", offset - 1);
}

function pastBlanks(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && /\s/.test(text[end] as string)) end++;
  return end;
}
