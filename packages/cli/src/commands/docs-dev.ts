import type { Arguments } from "../command.js";
import { buildSite } from "../docs/build.js";
import { type Served, serveSite } from "../docs/serve.js";
import { EXIT, type ExitCode } from "../exit.js";
import { printFault } from "../fault.js";
import type { Io } from "../io.js";
import { exitCodeOf, printFindings, refuse } from "../report.js";
import { watchFiles } from "../watch.js";

const DEFAULT_PORT = 4321;

/** Serves the site of a workspace, and makes it anew after each change of a file that it depends on, until the user ends it. */
export async function docsDev(args: Arguments, io: Io): Promise<ExitCode> {
  const port = Number(args.value("port") ?? DEFAULT_PORT);
  let served: Served | undefined;
  let code: ExitCode = EXIT.ok;
  let files: readonly string[] = [];
  const run = async (): Promise<readonly string[]> => {
    try {
      const built = await buildSite(args, io, { isLive: true });
      if (!("files" in built)) {
        code = refuse(built, args, io);
        return files;
      }
      printFindings(built.findings, { format: "text", catalogues: built.catalogues }, io);
      files = built.sources;
      // A site of a definition with errors lacks parts: the last one stays until they are corrected.
      if (exitCodeOf(built.findings, false) !== EXIT.ok && served) return files;
      if (served) served.replace(built);
      else {
        served = await serveSite(built, port);
        io.err.write(`The site is at ${served.url}\n`);
      }
    } catch (fault) {
      if (!served) throw fault;
      io.err.write(printFault(fault, io.env));
    }
    return files;
  };
  const onWait = (): void => void io.err.write(`Watching ${files.length} files. Ctrl-C ends.\n`);
  try {
    await watchFiles({ run, onWait, until: io.interrupted?.() ?? new Promise(() => {}) });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== "EADDRINUSE") throw error;
    io.err.write(`sdkwright: Port ${port} is in use. Choose another one with --port.\n`);
    return EXIT.errors;
  }
  served?.close();
  return files.length === 0 ? code : EXIT.ok;
}
