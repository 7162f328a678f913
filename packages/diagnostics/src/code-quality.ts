import type { Diagnostic, Severity } from "./diagnostic.js";
import { type Locator, lineAndColumn } from "./locator.js";
import { maskSecrets } from "./secrets.js";

const LEVELS: { readonly [S in Severity]: string } = { error: "critical", warning: "major", note: "info" };

/** How a report is made. */
export interface CodeQualityOptions {
  readonly locate: Locator;
  /** The file that findings without a place are about: the configuration. */
  readonly main: string;
  /** Gives a text that stands for a longer one. */
  readonly hash: (text: string) => string;
}

/**
 * Findings as a Code Quality report, which GitLab compares with that of the target branch. A fingerprint does not depend on
 * the line, so that a finding that moves is not a new one.
 */
export function formatCodeQuality(
  diagnostics: readonly Diagnostic[],
  { locate, main, hash }: CodeQualityOptions,
): string {
  const counts = new Map<string, number>();
  const entries = diagnostics.map(({ code, severity, message, location, help }) => {
    const place = location && lineAndColumn(location, locate);
    const path = place?.document ?? location?.document ?? main;
    const key = JSON.stringify([code, path, message]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return {
      description: maskSecrets(help === undefined ? message : `${message} ${help}`),
      check_name: code,
      fingerprint: hash(`${key}${count}`),
      severity: LEVELS[severity],
      location: { path, lines: { begin: place?.line ?? 1 } },
    };
  });
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}
