import type { PullText } from "../hosts/host.js";

/** What is told of a delivery in commits, tags, releases and pull requests. Nothing in it names a tool. */
export interface Story {
  readonly version: string;
  /** Whether it is a release, and not only the state of a branch. */
  readonly isRelease: boolean;
  /** What callers see change, in Markdown; absent where nobody knows. */
  readonly notes?: string | undefined;
  readonly files: { readonly created: number; readonly updated: number; readonly deleted: number };
  /** Lines at which edits conflict with the generated text: `src/Client.ts:12`. */
  readonly conflicts: readonly string[];
  /** Warnings of the run, in a line each. */
  readonly warnings: readonly string[];
}

/** A line for all of it. */
export function titleOf({ version, isRelease }: Story): string {
  return isRelease ? `Release ${version}` : "Update the SDK";
}

/** Message of a commit. */
export function commitMessage(story: Story): string {
  return [titleOf(story), ...(story.notes === undefined ? [] : [story.notes])].join("\n\n");
}

/** Title and text of a release. */
export function releaseText(story: Story): string {
  return story.notes ?? `Release ${story.version}.`;
}

const BEGIN = "<!-- sdk-update -->";
const END = "<!-- /sdk-update -->";
/** Hosts take no more than 65,536 characters. */
const MOST_TEXT = 50_000;
const MOST_ITEMS = 50;

function listOf(items: readonly string[]): string {
  const more = items.length - MOST_ITEMS;
  const shown = items.slice(0, MOST_ITEMS).map((item) => `- ${item}`);
  return [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n");
}

function countsOf({ files: { created, updated, deleted } }: Story): string {
  const counts = [
    [created, "created"],
    [updated, "updated"],
    [deleted, "deleted"],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return told.length === 0 ? "" : `Generated files: ${told.join(", ")}.`;
}

/** What our part of a pull request says. */
function ownText(story: Story): string {
  const notes = story.notes ?? "";
  const cut = notes.length > MOST_TEXT ? `${notes.slice(0, MOST_TEXT)}\n\n(cut: see CHANGELOG.md)` : notes;
  const conflicts =
    story.conflicts.length === 0
      ? ""
      : `### Conflicts\n\nEdits in this repository conflict with the newly generated text. Resolve them before merging:\n\n${listOf(
          story.conflicts.map((place) => `\`${place}\``),
        )}`;
  const warnings = story.warnings.length === 0 ? "" : `### Warnings\n\n${listOf(story.warnings)}`;
  return [cut, countsOf(story), conflicts, warnings].filter((part) => part !== "").join("\n\n");
}

/** A title as this delivery or an earlier one wrote it: any other one is a person's, and stays. */
const OUR_TITLE = /^(?:Release \S+|Update the SDK)$/;

/** Text of a pull request. Of an open one, what people wrote around ours stays. */
export function pullText(story: Story, before?: PullText): PullText {
  const own = `${BEGIN}\n${ownText(story)}\n${END}`;
  if (!before) return { title: titleOf(story), body: own };
  const title = OUR_TITLE.test(before.title) ? titleOf(story) : before.title;
  const body = before.body.replaceAll("\r\n", "\n");
  const start = body.indexOf(BEGIN);
  const end = body.indexOf(END);
  if (start < 0 || end < start) return { title, body: body.trim() === "" ? own : `${body.trimEnd()}\n\n${own}` };
  return { title, body: `${body.slice(0, start)}${own}${body.slice(end + END.length)}` };
}
