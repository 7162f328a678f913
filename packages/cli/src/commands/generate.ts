import type { TargetResult, WriteSummary } from "@sdkwright/compiler";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { printFault } from "../fault.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, formatOf, printFindings, refuse } from "../report.js";
import { folderNamed, openSessions, type RunOptions, type RunResult, runAll } from "../session.js";
import { watchFiles } from "../watch.js";

/** Writes the SDKs of a group; with `--watch` again after each change, until the user ends it. */
export async function generate(args: Arguments, io: Io): Promise<ExitCode> {
  return args.has("watch") ? await keepGenerating(args, io) : (await generateOnce(args, io)).code;
}

async function keepGenerating(args: Arguments, io: Io): Promise<ExitCode> {
  let last: Outcome = { code: EXIT.ok, files: [] };
  const run = async (): Promise<readonly string[]> => {
    try {
      last = await generateOnce(args, io);
    } catch (fault) {
      // The next change may lead around it. Without files there is none to wait for.
      if (last.files.length === 0) throw fault;
      io.err.write(printFault(fault, io.env));
    }
    return last.files;
  };
  const onWait = (files: readonly string[]): void => {
    io.err.write(`Watching ${files.length} ${files.length === 1 ? "file" : "files"}. Ctrl-C ends.\n`);
  };
  await watchFiles({ run, onWait, until: io.interrupted?.() ?? new Promise(() => {}) });
  return last.files.length === 0 ? last.code : EXIT.ok;
}

interface Outcome {
  readonly code: ExitCode;
  /** Files that it depends on; none where there is no configuration. */
  readonly files: readonly string[];
}

/** Large definitions have the same flaw in hundreds of places, and who generates wants to see what was generated. */
const SHOWN_OF_CODE = 10;

async function generateOnce(args: Arguments, io: Io): Promise<Outcome> {
  const opened = await openSessions(args, io);
  if (!("sessions" in opened)) return { code: refuse(opened, args, io), files: [] };
  const options = optionsOf(args, io);
  const { dryRun = false } = options;
  const results = await runAll(opened.sessions, options, io);
  const format = formatOf(args);
  const targets = results.flatMap((result) => result.targets.map((target) => targetData(result, target, io.cwd)));
  const extra = { ok: results.every(({ ok }) => ok), dryRun, targets };
  // With `--strict` each of them is what generating fails for.
  const shownOfCode = args.has("strict") ? undefined : SHOWN_OF_CODE;
  printFindings(results, { format, catalogues: opened.catalogues, extra, shownOfCode }, io);
  if (format === "text") io.out.write(results.map((result) => textOf(result, dryRun, io.cwd)).join(""));
  if (args.has("timings")) io.err.write(results.map(printTimings).join(""));
  const files = new Set(results.flatMap(({ sources }) => sources.files));
  return { code: exitCodeOf(results, args.has("strict")), files: [...files] };
}

function optionsOf(args: Arguments, io: Io): RunOptions {
  return {
    command: "generate",
    output: folderNamed(args, io),
    dryRun: args.has("dry-run"),
    force: args.has("force"),
    trace: args.has("trace"),
    keepGoing: args.has("keep-going"),
    strict: args.has("strict"),
    threads: args.has("threads") ? Number(args.value("threads")) : undefined,
  };
}

/** A target in the JSON report. */
function targetData({ apiName }: RunResult, target: TargetResult, cwd: string): object {
  const { generator, group, folder, files, summary } = target;
  const api = apiName !== undefined && { api: apiName };
  return { ...api, generator, group, folder: shownPath(folder, cwd), files, ...(summary && { summary }) };
}

function textOf({ apiName, targets }: RunResult, dryRun: boolean, cwd: string): string {
  const lines = targets.flatMap(({ generator, folder, files, summary }): string[] => {
    if (summary === undefined) return [];
    const counts = countsOf(summary);
    const what = counts.length === 0 ? "nothing to change" : counts.join(", ");
    const name = apiName === undefined ? generator : `${apiName}: ${generator}`;
    const head = `${name}: ${files} files in ${shownPath(folder, cwd)}${dryRun ? ", would be" : ""}: ${what}`;
    return [head, ...(dryRun ? changesOf(summary) : [])];
  });
  return lines.map((line) => `${line}\n`).join("");
}

function countsOf({ created, updated, deleted, ignored }: WriteSummary): string[] {
  const counts: readonly (readonly [number, string])[] = [
    [created.length, "created"],
    [updated.length, "updated"],
    [deleted.length, "deleted"],
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

function printTimings({ timings }: RunResult): string {
  return timings
    .map(({ stage, milliseconds }) => `${stage.padEnd(12)}${milliseconds.toFixed(1).padStart(8)} ms\n`)
    .join("");
}
