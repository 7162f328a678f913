import type { Diagnostic, Location, Severity } from "./diagnostic.js";

/** Severities that the user gives to codes. */
export type Levels = { readonly [code: string]: Severity };

/** A finding that the user accepts. */
export interface Suppression {
  readonly code: string;
  /** Why it is accepted: mandatory, for whoever reads it in a year. */
  readonly reason: string;
  /** Only findings of this document, or at or below this pointer of it; everywhere where absent. */
  readonly location?: Location;
}

/**
 * Gives findings the severities that the user chose. Errors stay errors, since output built over one would be wrong;
 * everything else may be raised or lowered.
 */
export function relevel(diagnostics: readonly Diagnostic[], levels: Levels): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const level = Object.hasOwn(levels, diagnostic.code) ? levels[diagnostic.code] : undefined;
    if (!level || diagnostic.severity === "error") return diagnostic;
    return { ...diagnostic, severity: level };
  });
}

function covers(suppression: Suppression, diagnostic: Diagnostic): boolean {
  if (suppression.code !== diagnostic.code) return false;
  const wanted = suppression.location;
  const found = diagnostic.location;
  if (!wanted) return true;
  if (found?.document !== wanted.document) return false;
  if ("pointer" in wanted) {
    return "pointer" in found && `${found.pointer}/`.startsWith(`${wanted.pointer}/`);
  }
  if ("line" in wanted) return "line" in found && found.line === wanted.line;
  return true;
}

/** Findings parted by a list of suppressions. Errors are always kept; a suppression without effect is `unused`. */
export interface Suppressed {
  readonly kept: readonly Diagnostic[];
  readonly suppressed: readonly { readonly diagnostic: Diagnostic; readonly reason: string }[];
  readonly unused: readonly Suppression[];
}

export function suppress(diagnostics: readonly Diagnostic[], suppressions: readonly Suppression[]): Suppressed {
  const kept: Diagnostic[] = [];
  const suppressed: { diagnostic: Diagnostic; reason: string }[] = [];
  const used = new Set<Suppression>();
  for (const diagnostic of diagnostics) {
    const found =
      diagnostic.severity === "error" ? undefined : suppressions.find((candidate) => covers(candidate, diagnostic));
    if (found) {
      used.add(found);
      suppressed.push({ diagnostic, reason: found.reason });
    } else {
      kept.push(diagnostic);
    }
  }
  return { kept, suppressed, unused: suppressions.filter((candidate) => !used.has(candidate)) };
}
