import type { Diagnostic, Severity } from "./diagnostic.js";

/** What the user decided about findings of one code. */
export interface LevelRule {
  readonly code: string;
  /** `off` takes the findings out of the report. */
  readonly level: Severity | "off";
  /** Why: mandatory, for whoever reads it in a year. */
  readonly reason: string;
  /** Only findings of this document; of all where absent. */
  readonly document?: string;
  /** Only findings at or below this JSON pointer. */
  readonly pointer?: string;
}

/** A finding that was taken out of the report, and why. */
export interface Suppressed {
  readonly diagnostic: Diagnostic;
  readonly reason: string;
}

/** Findings as rules leave them. A rule that no finding is subject to is `unused`. */
export interface Leveled<R extends LevelRule> {
  readonly kept: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
  readonly unused: readonly R[];
}

/**
 * Gives findings the levels that the first rule for each says. Errors stay errors, since output built over one would be
 * wrong, unless they are recoverable; everything else may be raised, lowered or switched off.
 */
export function applyRules<R extends LevelRule>(diagnostics: readonly Diagnostic[], rules: readonly R[]): Leveled<R> {
  if (rules.length === 0) return { kept: diagnostics, suppressed: [], unused: [] };
  const kept: Diagnostic[] = [];
  const suppressed: Suppressed[] = [];
  const used = new Set<R>();
  for (const diagnostic of diagnostics) {
    const stays = diagnostic.severity === "error" && diagnostic.recoverable !== true;
    const rule = stays ? undefined : rules.find((one) => covers(one, diagnostic));
    if (rule) used.add(rule);
    if (!rule) kept.push(diagnostic);
    else if (rule.level === "off") suppressed.push({ diagnostic, reason: rule.reason });
    else kept.push({ ...diagnostic, severity: rule.level });
  }
  return { kept, suppressed, unused: rules.filter((rule) => !used.has(rule)) };
}

function covers({ code, document, pointer }: LevelRule, { code: found, location }: Diagnostic): boolean {
  if (code !== found) return false;
  if (document !== undefined && location?.document !== document) return false;
  if (pointer === undefined) return true;
  return location !== undefined && "pointer" in location && `${location.pointer}/`.startsWith(`${pointer}/`);
}
