import type { Diagnostic, LocatedPlace, Location, StageTiming, Suppressed } from "@sdkwright/compiler";
import { createLocator } from "@sdkwright/compiler";
import type { RunResult, Session } from "../session.js";
import type { PrintedResult } from "./printed-result.js";

/** Places of findings, by location. */
export type Places = readonly (readonly [location: string, place: LocatedPlace])[];

/** What is printed of an API's run, as plain data, so that another thread or a later run can print it. */
export interface PortableResult extends Pick<PrintedResult, "ok" | "diagnostics" | "targets"> {
  readonly suppressed: readonly Suppressed[];
  readonly places: Places;
  readonly timings: readonly StageTiming[];
}

/** The places of findings in the documents of a run. */
export function placesOf({ diagnostics, suppressed, sources }: RunResult): Places {
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
  const locate = createLocator(sources);
  return all.flatMap(locationsOf).flatMap((location): [string, LocatedPlace][] => {
    const place = locate(location);
    return place ? [[JSON.stringify(location), place]] : [];
  });
}

function locationsOf({ location, related = [] }: Diagnostic): Location[] {
  return [...(location ? [location] : []), ...related.map((other) => other.location)];
}

/** A result without what only its own thread can use. */
export function portableOf(result: RunResult): PortableResult {
  const { ok, diagnostics, suppressed, timings } = result;
  const targets = result.targets.map(({ emitted: _emitted, left: _left, ...target }) => target);
  return { ok, diagnostics, suppressed, timings, targets, places: placesOf(result) };
}

/** A result to print, of a session whose documents this thread has not read. */
export function printedOf({ places, ...result }: PortableResult, { apiName, workspace }: Session): PrintedResult {
  const known = new Map(places);
  return {
    ...result,
    apiName,
    sources: workspace.sources,
    locate: (location) => known.get(JSON.stringify(location)),
  };
}
