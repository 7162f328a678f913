import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { exitCodeOf, formatOf, printFindings, refuse } from "../report.js";
import { openSession, run } from "../session.js";

/** Finds what is wrong, and writes nothing. */
export async function check(args: Arguments, io: Io): Promise<ExitCode> {
  const session = await openSession(args, io);
  if (!("workspace" in session)) return refuse(session, args, io);
  const result = await run(session, { command: "check" }, io);
  const format = formatOf(args);
  printFindings(result, { format, catalogues: session.catalogues }, io);
  const code = exitCodeOf(result, args.has("strict"));
  if (code === 0 && format === "text" && result.api) {
    const sdks = result.targets.map(({ generator }) => generator).join(", ") || "no generator";
    io.out.write(`No errors. ${Object.keys(result.api.operations).length} operations, ${sdks}.\n`);
  }
  return code;
}
