import type { Arguments } from "../command.js";
import { docsOf } from "../docs/check.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { exitCodeOf, formatOf, printFindings, refuse } from "../report.js";
import { runnerNamed, unknownRunner } from "../runner.js";
import { openSessions, type RunOptions, type RunResult, runAll } from "../session.js";

/** Finds what is wrong, and writes nothing. */
export async function check(args: Arguments, io: Io): Promise<ExitCode> {
  const wrong = unknownRunner(args, io);
  if (wrong !== undefined) return wrong;
  const opened = await openSessions(args, io, { definition: args.positionals[0], everyGroup: true });
  if (!("sessions" in opened)) return refuse(opened, args, io);
  docsOf(opened.sessions);
  const strict = args.has("strict");
  const options: RunOptions = { command: "check", strict, validate: args.has("validate"), runner: runnerNamed(args) };
  const results = await runAll(opened.sessions, options, io);
  const format = formatOf(args);
  const extra = { ok: results.every(({ ok }) => ok) };
  printFindings(results, { format, catalogues: opened.catalogues, extra, strict }, io);
  const code = exitCodeOf(results, strict);
  if (code === 0 && format === "text" && !io.quiet) io.out.write(summaryOf(results));
  return code;
}

function summaryOf(results: readonly RunResult[]): string {
  const lines = results.map(({ apiName, api, targets }) => {
    const count = Object.keys(api?.operations ?? {}).length;
    const sdks = targets.map(({ generator }) => generator).join(", ") || "no generator";
    const name = apiName === undefined ? "" : `${apiName}: `;
    return `${name}${count} ${count === 1 ? "operation" : "operations"}, ${sdks}.\n`;
  });
  return `No errors.${lines.length === 1 ? " " : "\n"}${lines.join("")}`;
}
