import { nearest, type Trace, type TraceSymbol } from "@sdkwright/compiler";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { refuse } from "../report.js";
import { loadTraces, printMatches } from "../traces.js";

/** Tells what a place of a definition became. */
export async function where(args: Arguments, io: Io): Promise<ExitCode> {
  const traces = await loadTraces(args, io);
  if (!("sdks" in traces)) return refuse(traces, args, io);
  const { sdks } = traces;
  const pointer = args.positionals[0] ?? "";
  const wanted = parsePlace(pointer);
  const found = sdks.map((sdk) => ({ sdk, entries: matches(sdk.trace, wanted) }));
  const missing = () => {
    const pointers = new Set(sdks.flatMap(({ trace }) => trace.map((entry) => entry.pointer)));
    return cliCatalogue.create("pointer-not-found", { pointer, nearest: nearest(wanted.pointer, pointers) });
  };
  return printMatches(found, traces, missing, io);
}

interface WantedPlace {
  /** Undefined: any. */
  readonly document: string | undefined;
  readonly pointer: string;
}

/** `/a/b`, `#/a/b` or `file#/a/b`. */
function parsePlace(text: string): WantedPlace {
  const hash = text.indexOf("#");
  const document = hash > 0 ? text.slice(0, hash).replace(/^\.\//, "") : undefined;
  const pointer = text.slice(hash + 1).replace(/\/$/, "");
  return { document, pointer };
}

/** What came from the place itself, else from below it, else from the nearest place around it. */
function matches(trace: Trace, { document, pointer }: WantedPlace): readonly TraceSymbol[] {
  const isIn = (entry: TraceSymbol) => document === undefined || entry.document === document;
  const inside = trace.filter((entry) => !entry.isPart && isIn(entry));
  const exact = inside.filter((entry) => entry.pointer === pointer);
  const below = inside.filter((entry) => entry.pointer.startsWith(`${pointer}/`));
  if (exact.length + below.length > 0) return [...exact, ...below];
  for (let end = pointer.lastIndexOf("/"); end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    const around = inside.filter((entry) => entry.pointer === pointer.slice(0, end));
    if (around.length > 0) return around;
  }
  return [];
}
