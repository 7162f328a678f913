import { parseInvocation } from "./args.js";
import { COMMANDS } from "./commands.js";
import { EXIT, type ExitCode } from "./exit.js";
import { printFault } from "./fault.js";
import { printCommandHelp, printFamilyHelp, printOverview } from "./help.js";
import { type Io, withGlobalFlags } from "./io.js";
import { VERSION } from "./version.js";

/** Runs one command line and gives its exit code. Never throws and never ends the process. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const invocation = parseInvocation(argv, COMMANDS);
  switch (invocation.kind) {
    case "version":
      io.out.write(`${VERSION}\n`);
      return EXIT.ok;
    case "help":
      io.out.write(invocation.command ? printCommandHelp(invocation.command) : printOverview(COMMANDS, VERSION));
      return EXIT.ok;
    case "family":
      io.out.write(printFamilyHelp(invocation.word, COMMANDS));
      return EXIT.ok;
    case "wrong": {
      const about = invocation.about === undefined ? "--help" : `help ${invocation.about}`;
      io.err.write(`sdkwright: ${invocation.problem}\nSee \`sdkwright ${about}\`.\n`);
      return EXIT.usage;
    }
    case "run":
      try {
        const run = await invocation.command.load();
        return await run(invocation.args, withGlobalFlags(io, invocation.args.flags));
      } catch (fault) {
        io.err.write(printFault(fault, io.env));
        return EXIT.fault;
      }
    default:
      return invocation satisfies never;
  }
}
