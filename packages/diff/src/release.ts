import { parseVersion } from "@sdkwright/plugin-api";
import { messageOf } from "./catalogue/index.js";
import type { ChangeClass, SdkChange } from "./change.js";

/** The number after a version: of the last identifier of a pre-release, so that it stays one. */
function nextPre(pre: readonly string[]): string {
  const last = pre.at(-1) ?? "";
  return [...(/^\d+$/.test(last) ? [...pre.slice(0, -1), String(Number(last) + 1)] : [...pre, "1"])].join(".");
}

/**
 * The version of the next release, by the worst of its changes. Below 1.0.0, a breaking change raises the minor number and
 * any other one the patch number, as package managers read it. What is not a semantic version stays as it is.
 */
export function nextVersion(last: string, worst: ChangeClass | "none"): string {
  const version = parseVersion(last);
  if (!version) return last;
  const { major, minor, patch, pre } = version;
  if (pre.length > 0) return `${major}.${minor}.${patch}-${nextPre(pre)}`;
  if (worst === "breaking") return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  return worst === "additive" && major > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const SECTIONS = ["Added", "Changed", "Deprecated", "Removed"] as const;

/** The section of a changelog that a kind of change belongs to. */
function sectionOf({ kind }: SdkChange): (typeof SECTIONS)[number] {
  if (kind.endsWith("-deprecated")) return "Deprecated";
  if (kind.endsWith("-removed")) return "Removed";
  return /-added(?:-|$)/.test(kind) || kind === "error-thrown" ? "Added" : "Changed";
}

/** A release, as a changelog tells it. */
export interface ChangelogEntry {
  readonly version: string;
  /** As in `2026-11-23`; a release without one has no date. */
  readonly date?: string | undefined;
  readonly changes: readonly SdkChange[];
  /** Nothing was released before. */
  readonly isFirst: boolean;
}

function headingOf({ version, date }: ChangelogEntry): string {
  return `## [${version}]${date === undefined ? "" : ` - ${date}`}`;
}

/** The sections of a release. Deprecations count, whatever else callers do not see does not. */
function sectionsOf(changes: readonly SdkChange[]): readonly string[] {
  const told = changes.filter((change) => change.class !== "invisible" || sectionOf(change) === "Deprecated");
  return SECTIONS.flatMap((section) => {
    const items = told.filter((change) => sectionOf(change) === section).map(itemOf);
    return items.length === 0 ? [] : [`### ${section}\n\n${[...new Set(items)].join("\n")}`];
  });
}

const NO_CHANGES = "No changes for callers.";

/** What callers see change with a release, in Markdown, under the headings of a changelog. */
export function releaseNotes(changes: readonly SdkChange[]): string {
  return sectionsOf(changes).join("\n\n") || NO_CHANGES;
}

/** The entry of a release in the form of Keep a Changelog. */
export function changelogEntry(entry: ChangelogEntry): string {
  const sections = sectionsOf(entry.changes);
  const rest = entry.isFirst ? "First release." : NO_CHANGES;
  return `${[headingOf(entry), ...(sections.length > 0 ? sections : [rest])].join("\n\n")}\n`;
}

function itemOf(change: SdkChange): string {
  return `- ${change.class === "breaking" ? "**Breaking:** " : ""}${messageOf(change)}`;
}

const HEAD = `# Changelog

The format is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/). Versions follow
[Semantic Versioning](https://semver.org/).
`;

/** A changelog with one more entry, above those of earlier releases and below what is not released. */
export function withEntry(text: string | undefined, entry: ChangelogEntry): string {
  const known = (text ?? HEAD).replaceAll("\r\n", "\n");
  const lines = known.split("\n");
  if (lines.some((line) => line.startsWith(`## [${entry.version}]`))) return known;
  const at = lines.findIndex((line) => /^## /.test(line) && !/unreleased/i.test(line));
  const above = (at < 0 ? lines : lines.slice(0, at)).join("\n").trimEnd();
  const below = at < 0 ? "" : `\n${lines.slice(at).join("\n")}`;
  return `${above}\n\n${changelogEntry(entry)}${below}`;
}
