import { nearest, type TraceSymbol } from "@sdkwright/compiler";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { printFindings, refuse } from "../report.js";
import { loadTraces, placeInDefinition, placeInSdk, type SdkTrace } from "../traces.js";

/** Tells where a symbol came from. */
export async function why(args: Arguments, io: Io): Promise<ExitCode> {
  const traces = await loadTraces(args, io);
  if (!("sdks" in traces)) return refuse(traces, args, io);
  const { sdks, findings } = traces;
  const wanted = args.positionals[0] ?? "";
  const found = sdks.map((sdk) => ({ sdk, entries: matches(sdk, wanted) })).filter(({ entries }) => entries.length > 0);
  if (found.length === 0) {
    const hint = nearest(wanted, new Set(sdks.flatMap(({ trace }) => trace.map(({ symbol }) => symbol))));
    const missing = cliCatalogue.create("symbol-not-found", { symbol: wanted, nearest: hint });
    printFindings(
      { ...findings, diagnostics: [...findings.diagnostics, missing] },
      { format: "text", catalogues: traces.session.catalogues },
      io,
    );
    return EXIT.errors;
  }
  for (const { sdk, entries } of found) {
    for (const entry of entries) {
      const from = placeInDefinition(entry, findings.sources, io.cwd);
      io.out.write(`${entry.symbol}\n  declared in  ${placeInSdk(sdk, entry, io.cwd)}\n  comes from   ${from}\n`);
    }
  }
  return EXIT.ok;
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
