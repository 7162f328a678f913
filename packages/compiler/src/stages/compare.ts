import type { Diagnostic, Frontend, ImportPackage, Report, SourceDocument, SourceSet } from "@sdkwright/plugin-api";

/** Reports of one definition: what lowering says of a place need not be said again by comparing it. */
export interface DefinitionReports {
  readonly lowering: Report;
  readonly comparing: Report;
}

export function reportsOf(report: Report): DefinitionReports {
  const known = new Set<string>();
  return {
    lowering(diagnostic) {
      const place = placeOf(diagnostic);
      if (place !== undefined) known.add(place);
      report(diagnostic);
    },
    comparing(diagnostic) {
      const place = placeOf(diagnostic);
      if (place === undefined || !known.has(place)) report(diagnostic);
    },
  };
}

/** A value of a document, whether its key is meant or itself. Undefined for findings of no value. */
function placeOf({ location }: Diagnostic): string | undefined {
  return location && "pointer" in location ? JSON.stringify([location.document, location.pointer]) : undefined;
}

interface Comparison {
  readonly sources: SourceSet;
  readonly reports: DefinitionReports;
  readonly importPackage: ImportPackage | undefined;
}

/** Compares a definition, with overlays and overrides applied, with the specification of its format (`--validate`). */
export async function compare(
  frontend: Frontend,
  document: SourceDocument,
  { sources, reports, importPackage }: Comparison,
): Promise<void> {
  await frontend.validate?.(document, { sources, report: reports.comparing, importPackage });
}
