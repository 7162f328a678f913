import { countsOf, type LocatedChange, messageOf, type SdkChange } from "@sdkwright/diff";
import { docsUrl } from "../links.js";
import type { Commits } from "./base.js";
import type { ToldFinding } from "./findings.js";
import { codeSpan, fitted, folded, inlineMarkdown, listMarkdown, type Section } from "./markdown.js";
import { type CiContext, lineUrl } from "./pull.js";
import { type ApiReview, isTooLow, type LinePlace, type PlacedChange, type SdkReview } from "./review.js";

/** Comments have at most 65,536 characters at the strictest host; the marker is one line. */
const MOST_TEXT = 60_000;
const MOST_CHANGES = 50;
const MOST_IN_LANGUAGE = 30;
const MOST_FINDINGS = 30;

/** What a comment is about, beside the reviews. */
export interface CommentContext extends CiContext {
  readonly commits: Commits;
}

const HEADING = "## What changes for callers";
const REST =
  "_Parts are left out here, because comments have a limit: the log of the job has the list of all changes._";

/** Whether there is anything to tell. */
export function isWorthTelling(reviews: readonly ApiReview[]): boolean {
  return reviews.some(({ state, changes, fresh, gone, addedSdks, removedSdks }) => {
    const isSeen = changes.some((change) => change.class !== "invisible");
    if (state === "added" || state === "removed" || state === "broken") return true;
    return isSeen || fresh.length + gone.length + addedSdks.length + removedSdks.length > 0;
  });
}

/** The comment, without its marker. */
export function commentText(reviews: readonly ApiReview[], context: CommentContext): string {
  const told = reviews.filter(({ state }) => state !== "same");
  const sections: Section[] = [
    { rank: 0, text: HEADING },
    { rank: 0, text: summaryOf(told, reviews.length - told.length, context) },
    { rank: 1, text: tableOf(told) },
    ...told.flatMap((review) => sectionsOf(review, reviews.length > 1, context)),
  ];
  return fitted(
    sections.filter(({ text }) => text !== ""),
    MOST_TEXT,
    REST,
  );
}

/** The comment where nothing changes any more. */
export function emptyText(context: CommentContext): string {
  return `${HEADING}\n\nNothing. ${aboutOf(context)}`;
}

function aboutOf({ commits, job, repository }: CommentContext): string {
  const short = codeSpan(commits.base.slice(0, 9));
  const commit = repository ? `[${short}](${repository.url}/${commitPath(repository.kind)}/${commits.base})` : short;
  return `Compared with ${commit}.${job === undefined ? "" : ` [Log of the job](${job}).`}`;
}

const commitPath = (kind: string): string => (kind === "gitlab" ? "-/commit" : "commit");

function summaryOf(told: readonly ApiReview[], same: number, context: CommentContext): string {
  const { breaking, additive } = countsOf(told.flatMap(({ changes }) => changes));
  const fresh = told.flatMap((review) => review.fresh).length;
  const gone = told.flatMap((review) => review.gone).length;
  const parts = [
    ...(breaking > 0 ? [`**${breaking} breaking**`] : []),
    ...(additive > 0 ? [`${additive} additive`] : []),
    ...(fresh > 0 ? [`${fresh} new ${fresh === 1 ? "finding" : "findings"}`] : []),
    ...(gone > 0 ? [`${gone} ${gone === 1 ? "finding" : "findings"} gone`] : []),
  ];
  const unchanged =
    same === 0 || told.length === 0 ? "" : ` ${same} other ${same === 1 ? "API is" : "APIs are"} unchanged.`;
  return `${parts.length === 0 ? "No changes that callers see" : parts.join(", ")}.${unchanged} ${aboutOf(context)}`;
}

/** A row for each SDK that changes. */
function tableOf(told: readonly ApiReview[]): string {
  const several = told.some(({ apiName }) => apiName !== undefined);
  const rows = told.flatMap(({ apiName, sdks }) =>
    sdks
      .filter(({ worst }) => worst !== "none")
      .map((sdk) => {
        const { breaking, additive } = countsIn(sdk.changes);
        const api = several ? [codeSpan(apiName ?? ".")] : [];
        return `| ${[...api, inlineMarkdown(sdk.title), breaking || "", additive || "", versionText(sdk)].join(" | ")} |`;
      }),
  );
  if (rows.length === 0) return "";
  const heads = [...(several ? ["API"] : []), "SDK", "Breaking", "Additive", "Version"];
  return [`| ${heads.join(" | ")} |`, `|${heads.map(() => "---").join("|")}|`, ...rows].join("\n");
}

function countsIn(changes: readonly SdkChange[]) {
  return {
    breaking: changes.filter((change) => change.class === "breaking").length,
    additive: changes.filter((change) => change.class === "additive").length,
  };
}

/** Which number of a version rises, where the version is not known. */
const RISES = { breaking: "major", additive: "minor", invisible: "patch", none: "" } as const;

function versionText(sdk: SdkReview): string {
  const { version, next, chosen, worst } = sdk;
  if (version === undefined) return chosen === undefined ? `next ${RISES[worst]}` : codeSpan(chosen);
  const follows = codeSpan(next ?? version);
  if (chosen === undefined) return `${codeSpan(version)} → ${follows}`;
  const set = `${codeSpan(version)} → ${codeSpan(chosen)}`;
  return isTooLow(sdk) ? `${set}, **but ${follows} follows from the changes**` : set;
}

function sectionsOf(review: ApiReview, several: boolean, context: CommentContext): readonly Section[] {
  const { state, apiName, addedSdks, removedSdks } = review;
  const heading = several ? [{ rank: 2, text: `### ${codeSpan(apiName ?? ".")}` }] : [];
  const level = several ? "####" : "###";
  return [
    ...heading,
    { rank: 2, text: STATES[state] },
    { rank: 2, text: sdkList("New SDKs", addedSdks) },
    { rank: 2, text: sdkList("SDKs that are no longer generated", removedSdks) },
    { rank: 3, text: breakingText(review, level, context) },
    { rank: 4, text: findingsText("New findings", review.fresh, { level, context, commit: context.commits.head }) },
    { rank: 5, text: additiveText(review, context) },
    { rank: 6, text: goneText(review, context) },
    ...review.sdks.map((sdk) => ({ rank: 7, text: languageText(sdk) })),
  ];
}

const STATES: { readonly [S in ApiReview["state"]]: string } = {
  same: "",
  compared: "",
  added: "A new API.",
  removed: "The API is removed, with all of its SDKs.",
  broken: "The SDKs are not compared, because the API has errors before or after the changes.",
};

function sdkList(title: string, names: readonly string[]): string {
  return names.length === 0 ? "" : `${title}: ${names.map(inlineMarkdown).join(", ")}.`;
}

function breakingText({ changes, languages }: ApiReview, level: string, context: CommentContext): string {
  const breaking = changes.filter((change) => change.class === "breaking");
  if (breaking.length === 0) return "";
  const items = breaking.map((change) => itemOf(change, languages, context));
  return `${level} Breaking\n\n${listMarkdown(items, MOST_CHANGES)}`;
}

function additiveText({ changes, languages }: ApiReview, context: CommentContext): string {
  const additive = changes.filter((change) => change.class === "additive");
  if (additive.length === 0) return "";
  const items = additive.map((change) => itemOf(change, languages, context));
  const title = `${additive.length} additive ${additive.length === 1 ? "change" : "changes"}`;
  return folded(title, listMarkdown(items, MOST_CHANGES));
}

type Titles = ApiReview["languages"];

/** `Go: breaking; TypeScript: additive`, where languages differ. */
function classesOf({ languages }: Pick<LocatedChange, "languages">, titles: Titles): string {
  const classOf = (key: string): string => languages[key] ?? "no change";
  const classes = [...new Set(titles.map(({ key }) => classOf(key)))];
  if (classes.length < 2) return "";
  const named = (wanted: string) => titles.filter(({ key }) => classOf(key) === wanted).map(({ title }) => title);
  return ` ${classes.map((one) => `${named(one).map(inlineMarkdown).join(", ")}: ${one}`).join("; ")}.`;
}

function itemOf(change: PlacedChange, titles: Titles, context: CommentContext): string {
  const { base, head } = context.commits;
  const places = [linkTo(change.old, base, "before", context), linkTo(change.now, head, "after", context)];
  const linked = places.filter((place) => place !== undefined).join(", ");
  const links = linked === "" ? "" : ` (${linked})`;
  return `${inlineMarkdown(messageOf(change))}${classesOf(change, titles)}${links}`;
}

function linkTo(
  place: LinePlace | undefined,
  commit: string,
  label: string | undefined,
  context: CommentContext,
): string | undefined {
  if (!place) return undefined;
  const shown = codeSpan(`${place.document}:${place.line}`);
  const url = lineUrl(context, commit, place.document, place.line);
  if (url === undefined) return label === undefined ? shown : `${label} ${shown}`;
  return `[${label ?? shown}](${url})`;
}

interface FindingsOptions {
  readonly level: string;
  readonly context: CommentContext;
  readonly commit: string;
}

function findingItem({ severity, code, message, document, line }: ToldFinding, { context, commit }: FindingsOptions) {
  const place = document === undefined || line === undefined ? undefined : { document, line };
  const link = linkTo(place, commit, undefined, context) ?? (document === undefined ? undefined : codeSpan(document));
  const at = link === undefined ? "" : ` (${link})`;
  return `${severity} [${codeSpan(code)}](${docsUrl(code)}): ${inlineMarkdown(message)}${at}`;
}

function findingsText(title: string, findings: readonly ToldFinding[], options: FindingsOptions): string {
  if (findings.length === 0) return "";
  const items = findings.map((finding) => findingItem(finding, options));
  return `${options.level} ${title}\n\n${listMarkdown(items, MOST_FINDINGS)}`;
}

function goneText({ gone }: ApiReview, context: CommentContext): string {
  if (gone.length === 0) return "";
  const options = { level: "", context, commit: context.commits.base };
  const items = gone.map((finding) => findingItem(finding, options));
  const title = `${gone.length} ${gone.length === 1 ? "finding is" : "findings are"} gone`;
  return folded(title, listMarkdown(items, MOST_FINDINGS));
}

/** The changes of one SDK, in the spelling of its language. */
function languageText({ title, changes }: SdkReview): string {
  const seen = changes.filter((change) => change.class !== "invisible");
  const ordered = [...seen.filter(isBreaking), ...seen.filter((change) => !isBreaking(change))];
  if (ordered.length === 0) return "";
  const items = ordered.map(
    (change) => `${isBreaking(change) ? "**Breaking:** " : ""}${inlineMarkdown(messageOf(change))}`,
  );
  return folded(`In ${title}`, listMarkdown(items, MOST_IN_LANGUAGE));
}

const isBreaking = (change: SdkChange): boolean => change.class === "breaking";
