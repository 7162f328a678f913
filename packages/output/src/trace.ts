import { join } from "node:path";
import { STATE_FOLDER } from "./paths.js";
import { readRegularText } from "./regular.js";

/** Where a symbol stands in the output, and what in a definition it came from. */
export interface TraceSymbol {
  /** A declared name, or the call of a method, such as `books.list`. */
  readonly symbol: string;
  /** Path within the output. */
  readonly file: string;
  /** One-based. */
  readonly line: number;
  /** Path of the definition relative to the workspace. */
  readonly document: string;
  /** RFC 6901. */
  readonly pointer: string;
  /** Callers do not see it: it serves what has the same symbol without this. */
  readonly isPart?: true;
}

/** In order of file and line. */
export type Trace = readonly TraceSymbol[];

const TRACE_FORMAT = 2;
/** Name of the trace in a state folder. */
export const TRACE_NAME = "trace.json";
/** Path of the trace within an output folder. */
export const TRACE_FILE = `${STATE_FOLDER}/${TRACE_NAME}`;

/** A row a symbol; file and document names stand in tables of their own, since they repeat. */
export function printTrace(trace: Trace): string {
  const files = createIndex();
  const documents = createIndex();
  const rows = trace.map((entry) =>
    JSON.stringify([
      entry.symbol,
      files.of(entry.file),
      entry.line,
      documents.of(entry.document),
      entry.pointer,
      ...(entry.isPart ? [1] : []),
    ]),
  );
  const head = `"format": ${TRACE_FORMAT},\n"files": ${JSON.stringify(files.list)},\n"documents": ${JSON.stringify(documents.list)}`;
  return `{\n${head},\n"symbols": [\n${rows.join(",\n")}\n]\n}\n`;
}

function createIndex(): { of(text: string): number; readonly list: string[] } {
  const list: string[] = [];
  const known = new Map<string, number>();
  return {
    list,
    of(text) {
      const found = known.get(text);
      if (found !== undefined) return found;
      known.set(text, list.length);
      return list.push(text) - 1;
    },
  };
}

/** The trace of an output folder; undefined where its last run wrote none, or the file cannot be used. */
export function readTrace(folder: string): Trace | undefined {
  try {
    return parseTrace(JSON.parse(readRegularText(join(folder, TRACE_FILE)) ?? "") as RawTrace);
  } catch {
    return undefined;
  }
}

interface RawTrace {
  readonly format: number;
  readonly files: readonly string[];
  readonly documents: readonly string[];
  readonly symbols: readonly (readonly [string, number, number, number, string, 1?])[];
}

function parseTrace(raw: RawTrace): Trace | undefined {
  if (raw.format !== TRACE_FORMAT) return undefined;
  const isWhole = raw.symbols.every(([symbol, , , , pointer]) => [symbol, pointer].every((t) => typeof t === "string"));
  if (!isWhole) return undefined;
  return raw.symbols.map(([symbol, file, line, document, pointer, isPart]) => ({
    symbol,
    file: raw.files[file] ?? "",
    line,
    document: raw.documents[document] ?? "",
    pointer,
    ...(isPart && { isPart: true }),
  }));
}
