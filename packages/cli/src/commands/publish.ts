import type { Selection } from "@sdkwright/compiler";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { deliver } from "../publish/deliver.js";
import { leftOf, makeFromFolders } from "../publish/folders.js";
import { sdkTargets } from "../publish/targets.js";
import { createTeller } from "../publish/teller.js";
import { exitCodeOf, formatOf, printFindings, refuse } from "../report.js";
import { openWorkspaces } from "../session.js";

/** Delivers what was generated last. */
export async function publish(args: Arguments, io: Io): Promise<ExitCode> {
  const found = openWorkspaces(args, io, { emits: true });
  if (!("workspaces" in found)) return refuse(found, args, io);
  const { workspaces } = found;
  const [groups, generators] = [args.values("group"), args.values("generator")];
  const selection: Selection = {
    ...(groups.length > 0 && { group: groups }),
    ...(generators.length > 0 && { generators }),
  };
  const targets = sdkTargets(
    workspaces.map((opened) => ({ opened, selection })),
    true,
  );
  const teller = createTeller(args, io, []);
  const broken = workspaces.map(({ workspace, apiName }) => {
    const diagnostics = workspace.diagnostics.list.filter(({ severity }) => severity === "error");
    return { ok: false, diagnostics, sources: workspace.sources, apiName };
  });
  if (exitCodeOf(broken, false) !== EXIT.ok) {
    printFindings(broken, { format: formatOf(args) }, io);
    return EXIT.errors;
  }
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
