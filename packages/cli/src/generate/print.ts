import type { WriteSummary } from "@sdkwright/compiler";
import type { Arguments } from "../command.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { formatOf, printFindings } from "../report.js";
import type { Opened } from "../session.js";
import type { PrintedResult, PrintedTarget } from "./printed-result.js";
import { tableOf, WORTH_A_TABLE } from "./table.js";

/** Large definitions have hundreds of findings, and who generates wants to see what was generated. */
const SHOWN = 10;

export interface PrintOptions extends Pick<Opened, "catalogues"> {
  readonly args: Arguments;
  /** Whether files that would change are counted only: what follows is more important. */
  readonly countsOnly?: boolean;
}

/** Whether a run writes nothing. */
export function isDryRun(args: Arguments): boolean {
  return args.has("dry-run") || args.has("check");
}

/** Whether a run changed, or would change, any file. */
export function hasChanges(results: readonly PrintedResult[]): boolean {
  const summaries = results.flatMap(({ targets }) => targets.flatMap(({ summary }) => summary ?? []));
  return summaries.some(({ created, updated, deleted }) => created.length + updated.length + deleted.length > 0);
}

/** Prints the findings and the list of written files. */
export function printResults(results: readonly PrintedResult[], options: PrintOptions, io: Io): void {
  const { args, catalogues, countsOnly = false } = options;
  const format = formatOf(args);
  const dryRun = isDryRun(args);
  const targets = results.flatMap((result) => result.targets.map((target) => targetData(result, target, io.cwd)));
  const extra = { ok: results.every(({ ok }) => ok), dryRun, targets };
  const keepsGoing = args.has("keep-going");
  printFindings(results, { format, catalogues, extra, most: SHOWN, keepsGoing, strict: args.has("strict") }, io);
  if (format === "text" && !io.quiet) {
    const text = { dryRun, lists: dryRun && !countsOnly, cwd: io.cwd };
    const isTable = results.length >= WORTH_A_TABLE && !text.lists;
    const cellOf = (target: PrintedTarget): string => outcomeOf(target, text);
    io.out.write(isTable ? tableOf(results, cellOf) : results.map((result) => textOf(result, text)).join(""));
  }
}

/** The results of the same run once more, which finds every file as it should be. */
export function settled(results: readonly PrintedResult[]): PrintedResult[] {
  return results.map((result) => ({ ...result, targets: settledTargets(result.targets) }));
}

/** Targets whose files are all as they should be. */
export function settledTargets(targets: readonly PrintedTarget[]): PrintedTarget[] {
  return targets.map((target) => {
    const { generator, group, folder, label, packageVersion, files, summary, snippets } = target;
    return {
      ...{ generator, group, folder, packageVersion, files },
      ...(label !== undefined && { label }),
      ...(snippets && { snippets: { ...snippets, change: "unchanged" } as const }),
      ...(summary && { summary: settledSummary(summary) }),
    };
  });
}

function settledSummary({ created, updated, unchanged, ignored, keptDeleted }: WriteSummary): WriteSummary {
  return {
    created: [],
    updated: [],
    unchanged: created.length + updated.length + unchanged,
    deleted: [],
    ignored,
    edited: [],
    merged: [],
    keptDeleted,
  };
}

/** A target in the JSON report. */
export function targetData({ apiName }: PrintedResult, target: PrintedTarget, cwd: string): object {
  const { generator, group, folder, label, files, summary } = target;
  const api = apiName !== undefined && { api: apiName };
  const snippets = target.snippets && {
    snippets: { file: shownPath(target.snippets.file, cwd), change: target.snippets.change },
  };
  const { packageVersion: version } = target;
  return {
    ...api,
    generator,
    group,
    version,
    folder: label ?? shownPath(folder, cwd),
    files,
    ...(summary && { summary }),
    ...snippets,
  };
}

interface TextOptions {
  readonly dryRun: boolean;
  /** Whether each file that changes has a line. */
  readonly lists: boolean;
  readonly cwd: string;
}

function textOf({ apiName, targets }: PrintedResult, options: TextOptions): string {
  const { lists, cwd } = options;
  const lines = targets.flatMap((target): string[] => {
    const { generator, folder, files, summary, label } = target;
    if (summary === undefined) return [];
    const name = apiName === undefined ? generator : `${apiName}: ${generator}`;
    const head = `${name}: ${files} files in ${label ?? shownPath(folder, cwd)}: ${outcomeOf(target, options)}`;
    return [head, ...(lists ? changesOf(summary) : [])];
  });
  return lines.map((line) => `${line}\n`).join("");
}

/** What became of an SDK; empty where it was not to be written. */
function outcomeOf(target: PrintedTarget, { dryRun, cwd }: TextOptions): string {
  const { summary, snippets, packageVersion, released } = target;
  if (summary === undefined) return "";
  const counts = countsOf(summary, dryRun);
  const what = summary.failed ? "not written" : counts.length === 0 ? "up to date" : counts.join(", ");
  const release = released && !summary.failed ? `, release ${packageVersion}` : "";
  const changed = snippets && snippets.change !== "unchanged";
  const beside = changed ? `, ${shownPath(snippets.file, cwd)} ${snippets.change}` : "";
  return what + release + beside;
}

function countsOf(
  { created, updated, deleted, ignored, merged, keptDeleted }: WriteSummary,
  dryRun: boolean,
): string[] {
  const counts: readonly (readonly [number, string])[] = [
    [created.length, dryRun ? "to create" : "created"],
    [updated.length, dryRun ? "to update" : "updated"],
    [deleted.length, dryRun ? "to delete" : "deleted"],
    [merged.length, dryRun ? "to merge with your edits" : "merged with your edits"],
    [keptDeleted.length, "left deleted"],
    [ignored.length, "left to you (.sdkwrightignore)"],
  ];
  return counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
}

/** A line for each file, by path. */
function changesOf({ created, updated, deleted }: WriteSummary): string[] {
  const signed = (sign: string, paths: readonly string[]) => paths.map((path) => ({ sign, path }));
  return [...signed("+", created), ...signed("~", updated), ...signed("-", deleted)]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ sign, path }) => `  ${sign} ${path}`);
}
