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

/** Codes of other releases, by those that replaced them. */
const FORMER: { readonly [code: string]: string } = { "json-schema/ref-not-found": "json-schema/schema-not-found" };

/** The code that replaced one of an earlier release; undefined where none did. */
export function successorOf(code: string): string | undefined {
  return Object.keys(FORMER).find((successor) => FORMER[successor] === code);
}

/** Every code that an entry can name a finding by: its own, and those that earlier releases had for it. */
function codesOf({ code, endings = {} }: Diagnostic): readonly string[] {
  const former = FORMER[code];
  const [area, name] = code.split("/");
  // There was a code for each language, such as `go/body-alternative`.
  const ofLanguages = area === "sdk" ? Object.keys(endings).map((title) => `${title.toLowerCase()}/${name}`) : [];
  return [code, ...(former === undefined ? [] : [former]), ...ofLanguages];
}

function covers({ code, document, pointer }: LevelRule, diagnostic: Diagnostic): boolean {
  const { location } = diagnostic;
  if (!codesOf(diagnostic).includes(code)) return false;
  if (document !== undefined && location?.document !== document) return false;
  if (pointer === undefined) return true;
  return location !== undefined && "pointer" in location && `${location.pointer}/`.startsWith(`${pointer}/`);
}
