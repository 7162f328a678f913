import { messageOf } from "../catalogue/index.js";
import { type Change, type ChangeClass, CLASSES } from "../change.js";

/** A change with its places as people read them: `api/openapi.yml:12:5`. */
export interface LocatedChange extends Change {
  readonly old?: string | undefined;
  readonly new?: string | undefined;
}

/** What two states of an API differ in. */
export interface DiffReport {
  /** The languages that were looked at, with their titles. */
  readonly languages: readonly { readonly key: string; readonly title: string }[];
  readonly changes: readonly LocatedChange[];
}

/** The harmful first. */
const ORDER: readonly ChangeClass[] = [...CLASSES].reverse();

export function countsOf(changes: readonly Change[]): { readonly [C in ChangeClass]: number } {
  const count = (wanted: ChangeClass): number => changes.filter((change) => change.class === wanted).length;
  return { breaking: count("breaking"), additive: count("additive"), invisible: count("invisible") };
}

/** `2 breaking, 1 additive`; `no changes` where there are none. */
function summaryOf({ changes }: DiffReport): string {
  const counts = countsOf(changes);
  const parts = ORDER.filter((one) => counts[one] > 0).map((one) => `${counts[one]} ${one}`);
  return parts.length === 0 ? "no changes" : parts.join(", ");
}

/** `Go: breaking; TypeScript: additive`, where languages differ; empty where they do not. */
function languagesOf({ languages: known }: DiffReport, { languages }: Change): string {
  const classOf = (key: string): string => languages[key] ?? "no change";
  const classes = [...new Set(known.map(({ key }) => classOf(key)))];
  if (classes.length < 2) return "";
  const titles = (wanted: string) => known.filter(({ key }) => classOf(key) === wanted).map(({ title }) => title);
  return classes.map((one) => `${titles(one).join(", ")}: ${one}`).join("; ");
}

function placesOf(change: LocatedChange): string {
  return [change.old, change.new].filter((place) => place !== undefined).join(" -> ");
}

/** Changes as text: those that callers do not see only where `all` is set. */
export function diffText(report: DiffReport, { all = false }: { readonly all?: boolean } = {}): string {
  const shown = report.changes.filter((change) => all || change.class !== "invisible");
  const blocks = shown.map((change) => {
    const further = [placesOf(change), languagesOf(report, change)].filter((line) => line !== "");
    return [`${change.class} diff/${change.kind}: ${messageOf(change)}`, ...further.map((line) => `  ${line}`)].join(
      "\n",
    );
  });
  const titles = report.languages.map(({ title }) => title).join(", ");
  const hidden = report.changes.length - shown.length;
  const rest = hidden === 0 ? "" : ". `--all` lists the invisible ones";
  return `${[...blocks, `${titles}: ${summaryOf(report)}${rest}.`].join("\n\n")}\n`;
}

const HEADINGS: { readonly [C in ChangeClass]: string } = {
  breaking: "Breaking changes",
  additive: "Additive changes",
  invisible: "Changes that callers do not see",
};

/** Changes as Markdown, for pull requests. */
export function diffMarkdown(report: DiffReport, { all = false }: { readonly all?: boolean } = {}): string {
  const titles = report.languages.map(({ title }) => title).join(", ");
  const sections = ORDER.filter((one) => all || one !== "invisible").flatMap((one) => {
    const changes = report.changes.filter((change) => change.class === one);
    if (changes.length === 0) return [];
    const items = changes.map((change) => {
      const differs = languagesOf(report, change);
      const places = placesOf(change);
      return `- ${messageOf(change)}${differs === "" ? "" : ` ${differs}.`}${places === "" ? "" : ` (\`${places}\`)`}`;
    });
    return [`### ${HEADINGS[one]}\n\n${items.join("\n")}`];
  });
  return `${[`${titles}: ${summaryOf(report)}.`, ...sections].join("\n\n")}\n`;
}

/** Changes as one JSON document, the invisible ones too. */
export function diffJson({ languages, changes }: DiffReport): string {
  const entries = changes.map((change) => ({
    code: `diff/${change.kind}`,
    class: change.class,
    languages: change.languages,
    subject: change.subject,
    message: messageOf(change),
    old: change.old,
    new: change.new,
  }));
  const report = {
    version: 1,
    languages: languages.map(({ key }) => key),
    counts: countsOf(changes),
    changes: entries,
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
