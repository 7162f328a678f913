import type { Diagnostic } from "@sdkwright/diagnostics";
import { sourceCatalogue } from "./catalogue.js";
import type { Json, SourceDocument } from "./document.js";
import { findExcesses, jsonFinder, tooDeepAt, tryJson } from "./json.js";
import { findJsonProblem } from "./json-errors.js";
import { indexLines, type LineIndex } from "./lines.js";
import { dropUnbounded } from "./numbers.js";
import { type Finder, pointerTokens } from "./pointer.js";
import { readYaml } from "./yaml.js";
import { MAX_EXPANDED_VALUES, type YamlProblem } from "./yaml-checks.js";
import { yamlFinder } from "./yaml-positions.js";

/**
 * Levels of nesting that a document may have. Real definitions stay below 60; whatever recurses over a document of this
 * depth is far from the end of its stack.
 */
export const MAX_DEPTH = 500;

interface Parsed {
  readonly format: SourceDocument["format"];
  readonly data: Json;
  readonly find: Finder;
  readonly diagnostics: readonly Diagnostic[];
  /** Every number is known to have a finite value. */
  readonly bounded?: boolean;
}

interface Input {
  readonly path: string;
  readonly text: string;
  readonly lines: () => LineIndex;
}

const NOTHING: Finder = () => undefined;

function located(input: Input, offset: number) {
  return { location: { document: input.path, ...input.lines().at(offset) } };
}

function yamlDiagnostic(input: Input, found: YamlProblem): Diagnostic {
  const context = located(input, found.offset);
  switch (found.kind) {
    case "syntax":
      return sourceCatalogue.create("yaml-syntax", { problem: found.problem }, context);
    case "documents":
      return sourceCatalogue.create("multiple-documents", {}, context);
    case "depth":
      return sourceCatalogue.create("nesting-too-deep", { limit: MAX_DEPTH }, context);
    case "recursive-alias":
      return sourceCatalogue.create("recursive-alias", { alias: found.alias }, context);
    case "expansion":
      return sourceCatalogue.create("alias-expansion", { limit: MAX_EXPANDED_VALUES }, context);
    case "duplicate":
      return sourceCatalogue.create("duplicate-key", { key: found.key }, context);
    case "closing":
      return sourceCatalogue.create("yaml-closing", { closing: input.text[found.offset] ?? "" }, context);
    default:
      return found satisfies never;
  }
}

function failed(format: "json" | "yaml", diagnostic: Diagnostic): Parsed {
  return { format, data: null, find: NOTHING, diagnostics: [diagnostic] };
}

function emptyFile(input: Input, format: "json" | "yaml"): Parsed {
  const context = { location: { document: input.path } };
  return failed(format, sourceCatalogue.create("empty-file", { path: input.path }, context));
}

function parseYaml(input: Input): Parsed {
  const { data, problems } = readYaml(input.text, MAX_DEPTH);
  const diagnostics = problems.map((problem) => yamlDiagnostic(input, problem));
  if ((data === undefined || data === null) && problems.length === 0) return emptyFile(input, "yaml");
  const find = data === undefined ? NOTHING : yamlFinder(input.text, MAX_DEPTH);
  return { format: "yaml", data: data ?? null, find, diagnostics };
}

function parseJson(input: Input, data: Json): Parsed {
  if (data === null) return emptyFile(input, "json");
  const { tooDeep, unbounded } = findExcesses(data, MAX_DEPTH);
  if (tooDeep) {
    const context = located(input, tooDeepAt(input.text, MAX_DEPTH));
    return failed("json", sourceCatalogue.create("nesting-too-deep", { limit: MAX_DEPTH }, context));
  }
  return { format: "json", data, find: jsonFinder(input.text), diagnostics: [], bounded: !unbounded };
}

function jsonError(input: Input): Parsed {
  const found = findJsonProblem(input.text) ?? { offset: 0, problem: "it cannot be read" };
  return failed(
    "json",
    sourceCatalogue.create("json-syntax", { problem: found.problem }, located(input, found.offset)),
  );
}

/** JSON where the text is JSON, whatever the file is called; else YAML, unless the name and the text say JSON. */
function parseData(input: Input): Parsed {
  const first = /\S/.exec(input.text)?.[0];
  const named = /\.json$/i.test(input.path);
  if (first === undefined) return emptyFile(input, named ? "json" : "yaml");
  const looksLikeJson = first === "{" || first === "[";
  if (!looksLikeJson && !named) return parseYaml(input);
  const json = tryJson(input.text);
  if (json) return parseJson(input, json.data);
  if (named && looksLikeJson) return jsonError(input);
  const yaml = parseYaml(input);
  const structured = typeof yaml.data === "object" && yaml.data !== null;
  return structured || !named ? yaml : jsonError(input);
}

function withoutUnbounded(input: Input, parsed: Parsed): Parsed {
  if (parsed.bounded) return parsed;
  const found = dropUnbounded(parsed.data, input.text);
  const findings = found.map((tokens) => {
    const offset = parsed.find(tokens)?.value ?? 0;
    const text = /^[^\s,\]}]{1,40}/.exec(input.text.slice(offset, offset + 40))?.[0] ?? "";
    return sourceCatalogue.create("number-range", { text }, located(input, offset));
  });
  return found.length === 0 ? parsed : { ...parsed, diagnostics: [...parsed.diagnostics, ...findings] };
}

function positionIn(input: Input, find: Finder, pointer: string, at: "key" | "value") {
  const tokens = pointerTokens(pointer);
  for (let length = tokens.length; length >= 0; length--) {
    const span = find(tokens.slice(0, length));
    if (!span) continue;
    const offset = at === "key" && length === tokens.length ? (span.key ?? span.value) : span.value;
    return { ...input.lines().at(offset), offset };
  }
  return { line: 1, column: 1, offset: 0 };
}

/** In a text that has no pointers, the last step of one is `line:column`. */
function placeInText(input: Input, pointer: string) {
  const match = /(?:^|\/)(\d+):(\d+)$/.exec(pointer);
  if (!match) return { line: 1, column: 1, offset: 0 };
  const [line, column] = [Number(match[1]), Number(match[2])];
  return { line, column, offset: input.lines().start(line) + column - 1 };
}

/** Names of files that are plain text, whatever is in them. */
const PLAIN = /(?:\.(?:proto|md|txt|hbs)|(?:^|\/)(?:(?:licen[cs]e|copying)[^/.]*|\.[\w-]*ignore))$/i;

/**
 * Parses a text by its content: JSON first, then YAML; `.proto`, `.md`, `.txt` and `.hbs`, licences, and lists such as
 * `.gitignore` are plain text. Never throws for a bad text: what is wrong comes back as diagnostics, located in the text.
 */
export function parseDocument(
  path: string,
  text: string,
): { document: SourceDocument; diagnostics: readonly Diagnostic[] } {
  let index: LineIndex | undefined;
  const lines = (): LineIndex => (index ??= indexLines(text));
  const input: Input = { path, text, lines };
  const isText = PLAIN.test(path);
  const { format, data, find, diagnostics }: Parsed = isText
    ? { format: "text", data: text, find: NOTHING, diagnostics: [] }
    : withoutUnbounded(input, parseData(input));
  const document: SourceDocument = {
    path,
    text,
    format,
    data,
    position: isText
      ? (pointer) => placeInText(input, pointer)
      : (pointer, at = "value") => positionIn(input, find, pointer, at),
    lineText: (line) => lines().text(line),
  };
  return { document, diagnostics };
}
