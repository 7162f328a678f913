import { splitWords, type TraceSymbol } from "@sdkwright/compiler";
import { pointerTokens } from "@sdkwright/source";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { refuse } from "../report.js";
import { similarNames } from "../similar-names.js";
import { loadTraces, printMatches, type SdkTrace, valueAt } from "../traces.js";

/** Tells where a symbol came from. */
export async function why(args: Arguments, io: Io): Promise<ExitCode> {
  const traces = await loadTraces(args, io);
  if (!("sdks" in traces)) return refuse(traces, args, io);
  const { sdks } = traces;
  const symbol = args.positionals[0] ?? "";
  const found = sdks.map((sdk) => ({ sdk, entries: matches(sdk, symbol) }));
  const missing = () => {
    const known = sdks.flatMap(({ trace }) => trace.filter(({ isPart }) => !isPart).map((entry) => entry.symbol));
    return cliCatalogue.create("symbol-not-found", { symbol, similar: similarNames(symbol, known) });
  };
  return printMatches(found, traces, missing, io);
}

/**
 * By name, else by place (the declaration that a line of a file belongs to), else as a call such as `users.list`, else by
 * the name that the definition has for it: that of a schema, or an operationId.
 */
function matches({ trace, sources }: SdkTrace, wanted: string): readonly TraceSymbol[] {
  const seen = trace.filter(({ isPart }) => !isPart);
  const named = seen.filter(({ symbol }) => symbol === wanted);
  if (named.length > 0) return named;
  const place = /^(.+?):(\d+)(?::\d+)?$/.exec(wanted);
  if (place === null) {
    const called = calls(seen, wanted);
    return called.length > 0 ? called : seen.filter((entry) => isDefinedAs(entry, wanted, sources));
  }
  const [, file = "", line] = place;
  const isIn = (entry: TraceSymbol) => file === entry.file || file.endsWith(`/${entry.file}`);
  const found = trace.filter((entry) => isIn(entry) && entry.line <= Number(line)).at(-1);
  if (!found?.isPart) return found ? [found] : [];
  // For a name that callers do not see, the answer is about the public name that it serves.
  return seen.filter(({ symbol, pointer }) => symbol === found.symbol && pointer === found.pointer);
}

/** Whether a definition calls by this name what a symbol comes from. */
function isDefinedAs({ document, pointer }: TraceSymbol, name: string, sources: SdkTrace["sources"]): boolean {
  if (pointerTokens(pointer).at(-1) === name) return true;
  const value = valueAt(sources.read(document)?.data, pointer);
  return typeof value === "object" && value !== null && "operationId" in value && value.operationId === name;
}

/** What stands before the path of a call in code. */
const CLIENT: ReadonlySet<string> = new Set(["client", "await"]);

function wordsOf(text: string): string {
  const words = splitWords(text).map((word) => word.toLowerCase());
  return words.filter((word) => !CLIENT.has(word)).join(" ");
}

/** The methods that a call names, however the language spells it: by its whole path from the client, else by the end of it. */
function calls(trace: SdkTrace["trace"], wanted: string): readonly TraceSymbol[] {
  const words = wordsOf(wanted.replace(/\(.*$/, ""));
  if (words === "") return [];
  const whole = trace.filter(({ symbol }) => wordsOf(symbol) === words);
  if (whole.length > 0) return whole;
  const isEnd = (symbol: string, at: number): boolean => wordsOf(symbol.slice(at + 1)) === words;
  return trace.filter(({ symbol }) => [...symbol.matchAll(/\./g)].some(({ index }) => isEnd(symbol, index)));
}
