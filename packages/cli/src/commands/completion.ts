import { didYouMean, nearest } from "@sdkwright/diagnostics";
import type { Arguments } from "../command.js";
import { COMMANDS } from "../commands.js";
import { completionScript, SHELLS, type Shell } from "../completion.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";

/** Prints the script with which a shell completes command lines. */
export async function completion(args: Arguments, io: Io): Promise<ExitCode> {
  const wanted = args.positionals[0] ?? "";
  if (!isShell(wanted)) {
    const hint = didYouMean(nearest(wanted, SHELLS));
    io.err.write(`sdkwright: Unknown shell \`${wanted}\`.${hint} Available: ${SHELLS.join(", ")}.\n`);
    return EXIT.usage;
  }
  io.out.write(completionScript(wanted, COMMANDS));
  return EXIT.ok;
}

function isShell(text: string): text is Shell {
  return SHELLS.some((shell) => shell === text);
}
