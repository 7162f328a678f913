import {
  byImportance,
  bySeverity,
  type Diagnostic,
  formatText,
  summaryLine,
  type TextOptions,
} from "@sdkwright/compiler";
import type { View } from "./findings-view.js";

export interface ReadableOptions {
  readonly style: Omit<TextOptions, "locate">;
  /** How many findings are shown in full; the others are counted. All where absent. */
  readonly most?: number | undefined;
  /** Omits the advice on `--keep-going`, because it was used or does not apply. */
  readonly keepsGoing: boolean;
}

/** Findings as a person reads them: in full, or the most important ones and a count of the others. */
export function readable(views: readonly View[], { style, most, keepsGoing }: ReadableOptions): string {
  const all = views.flatMap(({ diagnostics }) => diagnostics);
  if (all.length === 0) return "";
  const advice = keepsGoing ? "" : pastErrors(all);
  if (most === undefined || all.length <= most) return `${textOf(views, style)}\n\n${summaryLine(all)}\n${advice}`;
  const shown = new Set(worthShowing(all).slice(0, most));
  const first = views.map((view) => ({
    ...view,
    diagnostics: bySeverity(view.diagnostics.filter((diagnostic) => shown.has(diagnostic))),
  }));
  const others = countsByCode(all.filter((diagnostic) => !shown.has(diagnostic)));
  const rest = `Not shown here (\`sdkwright check\` prints all):\n${others}`;
  return `${textOf(first, style)}\n\n${rest}\n${summaryLine(all)}\n${advice}`;
}

/** By importance, and of notes the first of each code: they ask for nothing, and often come in dozens. */
function worthShowing(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const codes = new Set<string>();
  return byImportance(diagnostics).filter(({ severity, code }) => {
    if (severity !== "note") return true;
    const isFirst = !codes.has(code);
    codes.add(code);
    return isFirst;
  });
}

function textOf(views: readonly View[], style: Omit<TextOptions, "locate">): string {
  return views
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .map(({ apiName, diagnostics, locate }) => {
      const heading = apiName === undefined ? "" : `API ${apiName}\n\n`;
      return `${heading}${formatText(diagnostics, { ...style, locate })}`;
    })
    .join("\n\n");
}

/** A line for each code and level, the most severe first, such as `  398  note     naming/parameter-clash`. */
function countsByCode(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, { readonly first: Diagnostic; readonly count: number }>();
  for (const first of bySeverity(diagnostics)) {
    const key = `${first.severity} ${first.code}`;
    counts.set(key, { first, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const rows = [...counts.values()];
  const digits = Math.max(...rows.map(({ count }) => String(count).length));
  const lines = rows.map(
    ({ first: { severity, code }, count }) => `  ${String(count).padStart(digits)}  ${severity.padEnd(7)}  ${code}\n`,
  );
  return lines.join("");
}

/** How to get past errors that each affect only a part of an SDK; nothing where another error stands in the way. */
function pastErrors(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0 || errors.some(({ recoverable }) => recoverable !== true)) return "";
  const [subject, object] =
    errors.length === 1
      ? ["This error affects", "it a warning, list its code"]
      : ["Each of these errors affects", "them warnings, list their codes"];
  return (
    `${subject} only a part of the SDK. \`sdkwright generate --keep-going\` generates the rest;\n` +
    `to make ${object} under \`diagnostics\` in generators.yml.\n`
  );
}
