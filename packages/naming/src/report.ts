import { type Diagnostic, endingText, type Location, type Report } from "@sdkwright/diagnostics";
import { type Api, type Decl, type Operation, type OriginId, placeOf } from "@sdkwright/ir-schema";
import { namingCatalogue } from "./catalogue.js";
import type { ParameterClash, RequestKeys } from "./parameters.js";
import type { NamingProfile } from "./profile.js";
import type { Settled } from "./solve.js";

/** Says what a name is of, and where that stands. */
export interface Subject {
  /** Such as ``Type `Pet` ``: the start of a sentence. */
  readonly symbol: string;
  readonly origin: OriginId;
}

/** Reports on the names of one API. */
export interface NamingReports {
  /** A note where a name has a number. */
  numbered(settled: Settled, subject: () => Subject): void;
  type(settled: Settled, decl: Decl): void;
  method(settled: Settled, operation: Operation): void;
  clashes(keys: RequestKeys, operation: Operation): void;
  /** Reports the clashes: one for each parameter, however many operations share it. */
  finish(): void;
  option(settled: Settled, origin: OriginId): void;
}

/** A parameter that has not got its name, and the operations that it has not got it in. */
interface Contested extends ParameterClash {
  readonly operations: Set<string>;
}

function location(api: Api, origin: OriginId): { location: Location } {
  return { location: placeOf(api.origins, origin) };
}

/** An operation, for a sentence. */
export function operationText(operation: Operation): string {
  return `\`${operation.operationId ?? operation.name.wire}\``;
}

/** Reports through `report`; nothing is made, let alone located, where there is nothing to say. */
export function createReports(api: Api, { language }: NamingProfile, report: Report | undefined): NamingReports {
  /** The end of a message, which names the language. */
  const ending = (text: string) => ({
    named: language === undefined ? text : endingText({ [language]: text }),
    endings: language === undefined ? undefined : { [language]: text },
  });
  const renaming = ({ name, first }: Settled) => ending(`\`${name}\` instead of \`${first}\``);
  const tell = (diagnostic: () => Diagnostic): void => report?.(diagnostic());
  // A type, its variant and what is made for either have one place, and one reason.
  const places = new Set<string>();
  const contested = new Map<OriginId, Contested>();
  const numbered = (settled: Settled, subject: () => Subject): void => {
    // Of several that nothing tells apart, one has the name itself.
    if (settled.candidate >= 0 || settled.name === settled.first || !report) return;
    const { symbol, origin } = subject();
    const at = location(api, origin);
    const place = JSON.stringify(at);
    if (places.has(place)) return;
    places.add(place);
    const { named, endings } = ending(`\`${settled.name}\``);
    report(namingCatalogue.create("numbered", { symbol, named }, { ...at, endings }));
  };
  return {
    numbered,
    type(settled, decl) {
      if (settled.candidate === 0) return;
      const symbol = `${decl.kind === "resource" ? "The client of" : "Type"} \`${decl.name.wire}\``;
      if (settled.candidate < 0) return numbered(settled, () => ({ symbol, origin: decl.origin }));
      const isQualified = settled.candidate === 1 && "namespace" in decl && decl.namespace !== undefined;
      if (isQualified || !decl.name.explicit) return;
      const { named, endings } = renaming(settled);
      const params = { symbol, named, isReserved: settled.isReserved === true };
      tell(() => namingCatalogue.create("renamed", params, { ...location(api, decl.origin), endings }));
    },
    method(settled, operation) {
      if (settled.candidate === 0) return;
      const symbol = `Operation ${operationText(operation)}`;
      if (settled.candidate < 0) return numbered(settled, () => ({ symbol, origin: operation.origin }));
      const { named, endings } = renaming(settled);
      const context = { ...location(api, operation.origin), endings };
      tell(() => namingCatalogue.create("method-clash", { symbol, named }, context));
    },
    option(settled, origin) {
      if (settled.name === settled.first) return;
      const { named, endings } = renaming(settled);
      tell(() => namingCatalogue.create("option-renamed", { named }, { ...location(api, origin), endings }));
    },
    clashes({ clashes }, operation) {
      for (const { parameter, key } of clashes) {
        const known = contested.get(parameter.origin);
        if (known) known.operations.add(operationText(operation));
        else contested.set(parameter.origin, { parameter, key, operations: new Set([operationText(operation)]) });
      }
    },
    finish() {
      for (const { parameter, key, operations } of contested.values()) {
        const { in: place, name, origin } = parameter;
        const { named, endings } = ending(`\`${key}\``);
        const params = { operations: [...operations], place, wire: name.wire, named };
        tell(() => namingCatalogue.create("parameter-clash", params, { ...location(api, origin), endings }));
      }
    },
  };
}
