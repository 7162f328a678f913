import { join, resolve } from "node:path";
import type { Arguments } from "../command.js";
import { buildSite } from "../docs/build.js";
import { isForeignFolder, writeSite } from "../docs/write.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type Io, tell } from "../io.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, formatOf, printFindings, refuse } from "../report.js";
import { writing } from "../writing.js";

/** Writes the documentation site of a workspace, unless there are errors. */
export async function docsBuild(args: Arguments, io: Io): Promise<ExitCode> {
  const built = await buildSite(args, io);
  if (!("files" in built)) return refuse(built, args, io);
  const { files, findings, catalogues, root } = built;
  const strict = args.has("strict");
  const format = formatOf(args);
  const code = exitCodeOf(findings, strict);
  const given = args.value("output");
  const folder = given === undefined ? join(root, "docs-site") : resolve(io.cwd, given);
  printFindings(findings, { format, catalogues, extra: { ok: code === EXIT.ok, folder }, strict }, io);
  if (code !== EXIT.ok) return code;
  if (isForeignFolder(folder)) {
    io.err.write(
      `sdkwright: ${shownPath(folder, io.cwd)} is a file, or contains files of something else. Choose another folder with --output.\n`,
    );
    return EXIT.errors;
  }
  const { changed, deleted } = writing(folder, io, () => writeSite(folder, files));
  if (format === "text") {
    const changes = [`${changed} changed`, ...(deleted > 0 ? [`${deleted} deleted`] : [])].join(", ");
    tell(io, `${shownPath(folder, io.cwd)}: ${files.length} files, ${changes}.\n`);
  }
  return EXIT.ok;
}
