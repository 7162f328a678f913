import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { deliver } from "../publish/deliver.js";
import { leftOf, makeFromFolders } from "../publish/folders.js";
import { sdkTargets, withoutGenerator } from "../publish/targets.js";
import { createTeller, hasErrors } from "../publish/teller.js";
import { exitCodeOf, formatOf, printFindings, refuse } from "../report.js";
import { openSessions } from "../session.js";

/** Delivers what was generated last. */
export async function publish(args: Arguments, io: Io): Promise<ExitCode> {
  const opened = await openSessions(args, io);
  if (!("sessions" in opened)) return refuse(opened, args, io);
  const { sessions, catalogues } = opened;
  const all = sdkTargets(sessions, true);
  const targets = all.filter(({ hasBackend }) => hasBackend);
  const teller = createTeller(args, io, catalogues);
  const broken = sessions.map(({ workspace, apiName }) => {
    const diagnostics = workspace.diagnostics.list.filter(({ severity }) => severity === "error");
    return { ok: false, diagnostics, sources: workspace.sources, apiName };
  });
  if (exitCodeOf(broken, false) !== EXIT.ok) {
    printFindings(broken, { format: formatOf(args) }, io);
    return EXIT.errors;
  }
  const skipped = withoutGenerator(all);
  teller.found(skipped);
  if (hasErrors(skipped)) return teller.end([]);
  const left = leftOf(targets, io);
  if (left.findings.length > 0) {
    teller.found(left.findings);
    return teller.end([]);
  }
  return await deliver({
    targets,
    args,
    io,
    teller,
    make: async (repositories) => {
      const { made, findings } = makeFromFolders(left, repositories);
      teller.found(findings);
      const isStopped = findings.some(
        ({ diagnostic: { code, severity } }) => severity === "error" && code !== "output/conflict",
      );
      return isStopped ? undefined : made;
    },
  });
}
