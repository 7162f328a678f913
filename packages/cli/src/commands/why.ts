import { nearest, splitWords, type TraceSymbol } from "@sdkwright/compiler";
import { pointerTokens } from "@sdkwright/source";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { refuse } from "../report.js";
import { loadTraces, printMatches, type SdkTrace } from "../traces.js";

/** Tells where a symbol came from. */
export async function why(args: Arguments, io: Io): Promise<ExitCode> {
  const traces = await loadTraces(args, io);
  if (!("sdks" in traces)) return refuse(traces, args, io);
  const { sdks } = traces;
  const symbol = args.positionals[0] ?? "";
  const found = sdks.map((sdk) => ({ sdk, entries: matches(sdk, symbol) }));
  const missing = () => {
    const symbols = new Set(sdks.flatMap(({ trace }) => trace.map((entry) => entry.symbol)));
    return cliCatalogue.create("symbol-not-found", { symbol, nearest: nearest(symbol, symbols) });
  };
  return printMatches(found, traces, missing, io);
}

/**
 * By name, else by place (the declaration that a line of a file belongs to), else as a call such as `users.list`, else by
 * the name that the definition has for it: that of a schema, or an operationId.
 */
function matches({ trace, sources }: SdkTrace, wanted: string): readonly TraceSymbol[] {
  const named = trace.filter(({ symbol }) => symbol === wanted);
  if (named.length > 0) return named;
  const place = /^(.+?):(\d+)(?::\d+)?$/.exec(wanted);
  if (place === null) {
    const called = calls(trace, wanted);
    return called.length > 0 ? called : trace.filter((entry) => isDefinedAs(entry, wanted, sources));
  }
  const [, file = "", line] = place;
  const isIn = (entry: TraceSymbol) => file === entry.file || file.endsWith(`/${entry.file}`);
  const above = trace.filter((entry) => isIn(entry) && entry.line <= Number(line));
  return above.slice(-1);
}

/** Whether a definition calls by this name what a symbol comes from. */
function isDefinedAs({ document, pointer }: TraceSymbol, name: string, sources: SdkTrace["sources"]): boolean {
  const tokens = pointerTokens(pointer);
  if (tokens.at(-1) === name) return true;
  let value: unknown = sources.read(document)?.data;
  for (const token of tokens) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return false;
    value = (value as { readonly [key: string]: unknown })[token];
  }
  return typeof value === "object" && value !== null && "operationId" in value && value.operationId === name;
}

/** Words of files and symbols that no caller writes. */
const FILLER: ReadonlySet<string> = new Set(["src", "api", "resources", "client", "operation"]);

function wordsOf(text: string): string[] {
  return splitWords(text)
    .map((word) => word.toLowerCase())
    .filter((word) => !FILLER.has(word));
}

/**
 * The declarations whose file and name end with the words of a call, however the language spells them. A call without a
 * group is one of the root client, in whose file no other words stand.
 */
function calls(trace: SdkTrace["trace"], wanted: string): readonly TraceSymbol[] {
  const words = wordsOf(wanted.replace(/\(.*$/, ""));
  const isOfRoot = !wanted.includes(".");
  const endsWith = (entry: TraceSymbol): boolean => {
    const own = [...wordsOf(entry.file.replace(/\.\w+$/, "")), ...wordsOf(entry.symbol)];
    return own.slice(isOfRoot ? 0 : -words.length).join(" ") === words.join(" ");
  };
  const isCall = isOfRoot ? words.length > 0 : words.length > 1;
  return isCall ? trace.filter(endsWith) : [];
}
