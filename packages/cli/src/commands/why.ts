import { nearest, type TraceSymbol } from "@sdkwright/compiler";
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

/** By name, else by place: the declaration that a line of a file belongs to. */
function matches({ trace }: SdkTrace, wanted: string): readonly TraceSymbol[] {
  const named = trace.filter(({ symbol }) => symbol === wanted);
  const place = /^(.+?):(\d+)(?::\d+)?$/.exec(wanted);
  if (named.length > 0 || place === null) return named;
  const [, file = "", line] = place;
  const isIn = (entry: TraceSymbol) => file === entry.file || file.endsWith(`/${entry.file}`);
  const above = trace.filter((entry) => isIn(entry) && entry.line <= Number(line));
  return above.slice(-1);
}
