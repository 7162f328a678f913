import type { Diagnostic, Location, Report } from "@sdkwright/diagnostics";
import { type Api, type Decl, type Operation, type OriginId, placeOf } from "@sdkwright/ir-schema";
import { namingCatalogue } from "./catalogue.js";
import type { RequestKeys } from "./parameters.js";
import type { Settled } from "./solve.js";

/** Says what a name is of, and where that stands. */
export interface Subject {
  /** Such as ``Type `Pet` ``: the start of a sentence. */
  readonly symbol: string;
  readonly origin: OriginId;
}

/** Reports on the names of one API. */
export interface NamingReports {
  /** A warning where a name has a number. */
  numbered(settled: Settled, subject: () => Subject): void;
  type(settled: Settled, decl: Decl): void;
  method(settled: Settled, operation: Operation): void;
  clashes(keys: RequestKeys, operation: Operation): void;
  option(settled: Settled, origin: OriginId): void;
}

function location(api: Api, origin: OriginId): { location: Location } {
  return { location: placeOf(api.origins, origin) };
}

/** An operation, for a sentence. */
export function operationText(operation: Operation): string {
  return `\`${operation.operationId ?? operation.name.wire}\``;
}

/** Reports through `report`; nothing is made, let alone located, where there is nothing to say. */
export function createReports(api: Api, report: Report | undefined): NamingReports {
  const tell = (diagnostic: () => Diagnostic): void => report?.(diagnostic());
  // A type, its variant and what is made for either have one place, and one reason.
  const places = new Set<string>();
  const numbered = (settled: Settled, subject: () => Subject): void => {
    // Of several that nothing tells apart, one has the name itself.
    if (settled.candidate >= 0 || settled.name === settled.first || !report) return;
    const { symbol, origin } = subject();
    const at = location(api, origin);
    const place = JSON.stringify(at);
    if (places.has(place)) return;
    places.add(place);
    report(namingCatalogue.create("numbered", { symbol, name: settled.name }, at));
  };
  return {
    numbered,
    type(settled, decl) {
      if (settled.candidate === 0) return;
      const symbol = `${decl.kind === "resource" ? "The client of" : "Type"} \`${decl.name.wire}\``;
      if (settled.candidate < 0) return numbered(settled, () => ({ symbol, origin: decl.origin }));
      const isQualified = settled.candidate === 1 && "namespace" in decl && decl.namespace !== undefined;
      if (isQualified || !decl.name.explicit) return;
      const params = { symbol, wanted: settled.first, name: settled.name };
      tell(() => namingCatalogue.create("renamed", params, location(api, decl.origin)));
    },
    method(settled, operation) {
      if (settled.candidate === 0) return;
      const symbol = `Operation ${operationText(operation)}`;
      if (settled.candidate < 0) return numbered(settled, () => ({ symbol, origin: operation.origin }));
      const params = { symbol, wanted: settled.first, name: settled.name };
      tell(() => namingCatalogue.create("method-clash", params, location(api, operation.origin)));
    },
    option(settled, origin) {
      if (settled.name === settled.first) return;
      const params = { wanted: settled.first, name: settled.name };
      tell(() => namingCatalogue.create("option-renamed", params, location(api, origin)));
    },
    clashes({ clashes }, operation) {
      for (const { parameter, key } of clashes) {
        const { in: place, name, origin } = parameter;
        const params = { operation: operationText(operation), place, wire: name.wire, name: key };
        tell(() => namingCatalogue.create("parameter-clash", params, location(api, origin)));
      }
    },
  };
}
