import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";

export async function docsDev(_args: Arguments, _io: Io): Promise<ExitCode> {
  return EXIT.ok;
}
