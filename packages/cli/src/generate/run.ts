import { parseVersion } from "@sdkwright/compiler";
import type { RunCache } from "../cache/runs.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { printFault } from "../fault.js";
import type { Io } from "../io.js";
import { refuseOtherSdks } from "../other-sdks.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, refuse } from "../report.js";
import { unknownRunner } from "../runner.js";
import { openSessions } from "../session.js";
import { watchFiles } from "../watch.js";
import { cacheCommand } from "./cached.js";
import { compileEach } from "./each.js";
import { hasChanges, printResults } from "./print.js";
import type { PrintedResult } from "./printed-result.js";
import { describeSince, type Found, foundIn, newSince } from "./since.js";
import { printTimings } from "./timings.js";

/** Writes the SDKs of a group; with `--watch` again after each change, until the user ends it. */
export async function generate(args: Arguments, io: Io, cache: RunCache | undefined): Promise<ExitCode> {
  const problem = problemOfFlags(args);
  if (problem !== undefined) {
    io.err.write(problem);
    return EXIT.usage;
  }
  const runner = unknownRunner(args, io);
  if (runner !== undefined) return runner;
  return args.has("watch") ? await keepGenerating(args, io) : (await generateOnce(args, io, { cache })).code;
}

/** What is wrong with the values of flags, as a line. */
export function problemOfFlags(args: Arguments): string | undefined {
  const version = args.value("version");
  if (version !== undefined && parseVersion(version) === undefined) {
    return `sdkwright: --version needs a semantic version, such as 1.4.0, not ${version}.\n`;
  }
  const date = args.value("date");
  if (date === undefined || /^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  return `sdkwright: --date needs a date, such as 2026-11-23, not ${date}.\n`;
}

async function keepGenerating(args: Arguments, io: Io): Promise<ExitCode> {
  let last: Outcome = { code: EXIT.ok, files: [] };
  const run = async (changed: readonly string[]): Promise<readonly string[]> => {
    const names = changed.map((file) => shownPath(file, io.cwd)).join(", ");
    if (names !== "") io.err.write(`\n${new Date().toTimeString().slice(0, 8)} Changed: ${names}\n`);
    try {
      last = await generateOnce(args, io, { before: last.found });
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
  readonly found?: Found;
}

interface OnceOptions {
  readonly cache?: RunCache | undefined;
  /** What the last run found and printed: not all of it is printed again. */
  readonly before?: Found | undefined;
}

async function generateOnce(args: Arguments, io: Io, { cache, before }: OnceOptions): Promise<Outcome> {
  const opened = await openSessions(args, io, { filesOf: cache?.filesOf, definition: args.positionals[0] });
  if (!("sessions" in opened)) return { code: refuse(opened, args, io), files: [] };
  const hasDefaultFolder = args.positionals[0] !== undefined && !args.has("output");
  if (hasDefaultFolder && !args.has("rename")) {
    for (const { workspace } of opened.sessions) refuseOtherSdks(workspace);
  }
  const results = await compileEach(opened.sessions, { args, io, cache });
  const printing = { args, catalogues: opened.catalogues };
  const found = foundIn(results);
  printResults(before ? newSince(results, before) : results, printing, io);
  if (before) io.err.write(describeSince(found, before));
  if (args.has("timings")) {
    io.err.write(results.map(({ timings, apiName }) => printTimings(timings, apiName)).join(""));
  }
  const code = codeOf(results, args, io);
  if (cache && code === EXIT.ok) cacheCommand(cache, { sessions: opened.sessions, results, printing, io });
  const files = new Set(opened.sessions.flatMap(({ workspace }) => workspace.sources.files));
  return { code, files: [...files], found };
}

/** With `--check`, files that would change fail the run too. */
function codeOf(results: readonly PrintedResult[], args: Arguments, io: Io): ExitCode {
  const code = exitCodeOf(results, args.has("strict"));
  if (code !== EXIT.ok || !args.has("check") || !hasChanges(results)) return code;
  const stale = "The SDKs are not up to date. Run `sdkwright generate` and commit the result.\n";
  io.err.write(io.env.GITHUB_ACTIONS === "true" ? `::error::${stale}` : stale);
  return EXIT.errors;
}
