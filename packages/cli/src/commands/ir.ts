import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { exitCodeOf, printFindings, refuse } from "../report.js";
import { openSession, run } from "../session.js";

/** Prints the IR as JSON. Findings go to the other stream, so that what is printed is always JSON. */
export async function ir(args: Arguments, io: Io): Promise<ExitCode> {
  const session = await openSession(args, io, { emits: false });
  if (!("workspace" in session)) return refuse(session, args, io);
  const result = await run(session, { command: "ir" }, io);
  printFindings(result, { format: "text", catalogues: session.catalogues }, io);
  const code = exitCodeOf(result, false);
  if (code === 0) io.out.write(`${JSON.stringify(result.api, undefined, 2)}\n`);
  return code;
}
