import { byImportance, type Diagnostic, lineAndColumn, maskSecrets, type Severity } from "@sdkwright/diagnostics";
import { type Findings, locatorOf, seenFrom } from "../findings-view.js";

/** A finding, as a comment tells it. */
export interface ToldFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** From the root of the repository. */
  readonly document?: string | undefined;
  readonly line?: number | undefined;
}

/** What one state finds and the other does not. */
export interface FindingsDiff {
  readonly fresh: readonly ToldFinding[];
  readonly gone: readonly ToldFinding[];
}

/** What a folder holds that was generated is not told: `generate --check` is about that. */
const isTold = ({ code }: Diagnostic): boolean => !code.startsWith("output/");

/** The findings of a state, the most important first, with paths from the root of the repository. */
function toldOf(findings: Findings | undefined, top: string): readonly ToldFinding[] {
  if (!findings) return [];
  const view = seenFrom(top, findings);
  const locate = locatorOf([view]);
  return byImportance(view.diagnostics.filter(isTold)).map(({ code, severity, message, location }) => {
    const place = location && lineAndColumn(location, locate);
    const document = place?.document ?? location?.document;
    return { code, severity, message: maskSecrets(message), document, line: place?.line };
  });
}

/** Findings are the same whatever line they moved to. */
const keyOf = ({ code, message, document }: ToldFinding): string => JSON.stringify([code, message, document]);

/** Those of a list that the other list has no counterpart for. */
function without(findings: readonly ToldFinding[], others: readonly ToldFinding[]): readonly ToldFinding[] {
  const counts = new Map<string, number>();
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return findings.filter((finding) => {
    const left = counts.get(keyOf(finding)) ?? 0;
    counts.set(keyOf(finding), left - 1);
    return left <= 0;
  });
}

/** Compares the findings of two states; one that is absent has none. */
export function diffFindings(old: Findings | undefined, now: Findings | undefined, top: string): FindingsDiff {
  const [before, after] = [toldOf(old, top), toldOf(now, top)];
  return { fresh: without(after, before), gone: without(before, after) };
}
