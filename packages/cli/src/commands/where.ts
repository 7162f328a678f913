import { nearest, type Trace, type TraceSymbol } from "@sdkwright/compiler";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { printFindings, refuse } from "../report.js";
import { loadTraces, placeInDefinition, placeInSdk } from "../traces.js";

/** Tells what a place of a definition became. */
export async function where(args: Arguments, io: Io): Promise<ExitCode> {
  const traces = await loadTraces(args, io);
  if (!("sdks" in traces)) return refuse(traces, args, io);
  const { sdks, findings } = traces;
  const written = args.positionals[0] ?? "";
  const wanted = parsePlace(written);
  const found = sdks.map((sdk) => ({ sdk, entries: matches(sdk.trace, wanted) }));
  if (found.every(({ entries }) => entries.length === 0)) {
    const pointers = new Set(sdks.flatMap(({ trace }) => trace.map(({ pointer }) => pointer)));
    const params = { pointer: written, nearest: nearest(wanted.pointer, pointers) };
    const missing = cliCatalogue.create("pointer-not-found", params);
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
  const inside = trace.filter(isIn);
  const exact = inside.filter((entry) => entry.pointer === pointer);
  const below = inside.filter((entry) => entry.pointer.startsWith(`${pointer}/`));
  if (exact.length + below.length > 0) return [...exact, ...below];
  for (let end = pointer.lastIndexOf("/"); end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    const around = inside.filter((entry) => entry.pointer === pointer.slice(0, end));
    if (around.length > 0) return around;
  }
  return [];
}
