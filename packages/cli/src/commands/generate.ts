import { resolve } from "node:path";
import type { CompileResult, TargetResult, WriteSummary } from "@sdkwright/compiler";
import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, formatOf, printFindings, refuse } from "../report.js";
import { openSession, run } from "../session.js";

/** Writes the SDKs of a group. */
export async function generate(args: Arguments, io: Io): Promise<ExitCode> {
  const session = await openSession(args, io);
  if (!("workspace" in session)) return refuse(session, args, io);
  const output = args.value("output");
  const options = {
    command: "generate",
    output: output === undefined ? undefined : resolve(io.cwd, output),
    dryRun: args.has("dry-run"),
    force: args.has("force"),
    trace: args.has("trace"),
    keepGoing: args.has("keep-going"),
    threads: args.has("threads") ? Number(args.value("threads")) : undefined,
  } as const;
  const result = await run(session, options, io);
  const { targets } = result;
  const format = formatOf(args);
  const extra = { ok: result.ok, dryRun: options.dryRun, targets: targets.map((target) => targetData(target, io.cwd)) };
  printFindings(result, { format, catalogues: session.catalogues, extra }, io);
  if (format === "text") {
    for (const target of targets) io.out.write(summaryLine(target, options.dryRun, io.cwd));
  }
  if (args.has("timings")) io.err.write(printTimings(result));
  return exitCodeOf(result, args.has("strict"));
}

/** A target in the JSON report. */
function targetData({ generator, group, folder, files, summary }: TargetResult, cwd: string): object {
  return { generator, group, folder: shownPath(folder, cwd), files, ...(summary && { summary }) };
}

function summaryLine(target: TargetResult, dryRun: boolean, cwd: string): string {
  const { generator, folder, files, summary } = target;
  if (summary === undefined) return "";
  const changes = changesOf(summary);
  const what = changes.length === 0 ? "nothing to change" : changes.join(", ");
  return `${generator}: ${files} files in ${shownPath(folder, cwd)}${dryRun ? ", would be" : ""}: ${what}\n`;
}

function changesOf({ created, updated, deleted, ignored }: WriteSummary): string[] {
  const counts: readonly (readonly [number, string])[] = [
    [created.length, "created"],
    [updated.length, "updated"],
    [deleted.length, "deleted"],
    [ignored.length, "left to you (.sdkwrightignore)"],
  ];
  return counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
}

function printTimings({ timings }: CompileResult): string {
  return timings
    .map(({ stage, milliseconds }) => `${stage.padEnd(12)}${milliseconds.toFixed(1).padStart(8)} ms\n`)
    .join("");
}
