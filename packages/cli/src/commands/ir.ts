import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { exitCodeOf, printFindings, refuse } from "../report.js";
import { openSessions, runAll } from "../session.js";

/**
 * Prints the IR as JSON; of several APIs, an object of their IRs by name. Findings go to the other stream, so that what
 * is printed is always JSON.
 */
export async function ir(args: Arguments, io: Io): Promise<ExitCode> {
  const opened = await openSessions(args, io, { emits: false });
  if (!("sessions" in opened)) return refuse(opened, args, io);
  const results = await runAll(opened.sessions, { command: "ir" }, io);
  printFindings(results, { format: "text", catalogues: opened.catalogues }, io);
  const code = exitCodeOf(results, false);
  const [first] = results;
  const printed =
    results.length === 1 ? first?.api : Object.fromEntries(results.map(({ apiName, api }) => [apiName, api]));
  if (code === 0) io.out.write(`${JSON.stringify(printed, undefined, 2)}\n`);
  return code;
}
