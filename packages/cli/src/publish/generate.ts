import type { Diagnostic } from "@sdkwright/compiler";
import { changelogSection } from "@sdkwright/delivery";
import { readOutput } from "@sdkwright/output";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { optionsOf } from "../generate/options.js";
import { printResults, targetData } from "../generate/print.js";
import { problemOfFlags } from "../generate/run.js";
import type { Io } from "../io.js";
import { exitCodeOf, formatOf, refuse } from "../report.js";
import { openSessions, type RunResult, runAll } from "../session.js";
import { deliver } from "./deliver.js";
import { checkoutsOf, type Repositories } from "./open.js";
import type { Made } from "./request.js";
import { type SdkTarget, sdkTargets } from "./targets.js";
import { createTeller } from "./teller.js";

/** Generates SDKs and delivers them: those with a repository into a clone of it, whose history decides. */
export async function generateAndPublish(args: Arguments, io: Io): Promise<ExitCode> {
  const problem = problemOfFlags(args);
  if (problem !== undefined) {
    io.err.write(problem);
    return EXIT.usage;
  }
  const opened = await openSessions(args, io);
  if (!("sessions" in opened)) return refuse(opened, args, io);
  const { sessions, catalogues } = opened;
  const targets = sdkTargets(sessions, false).filter(({ hasBackend }) => hasBackend);
  const teller = createTeller(args, io, catalogues);
  let results: readonly RunResult[] = [];
  const make = async (repositories: Repositories): Promise<readonly Made[] | undefined> => {
    const checkouts = new Map(sessions.map((session) => [session, checkoutsOf(repositories, session.workspace)]));
    results = await runAll(sessions, { ...optionsOf(args, io), checkouts, publishes: true }, io);
    if (formatOf(args) === "text") printResults(results, { args, catalogues, countsOnly: true }, io);
    teller.printed(results);
    return isUsable(results, args) ? targets.flatMap((target) => madeOf(target, results, repositories)) : undefined;
  };
  // Nothing is cloned for a configuration with errors, which are to be seen first, or for one without a destination.
  const isBroken = sessions.some(({ workspace }) =>
    workspace.diagnostics.list.some(({ severity }) => severity === "error"),
  );
  if (isBroken || targets.length === 0) {
    await make({ clones: new Map(), findings: [] });
    return teller.end([]);
  }
  const extra = () => ({
    dryRun: args.has("dry-run"),
    targets: results.flatMap((result) => result.targets.map((target) => targetData(result, target, io.cwd))),
  });
  return await deliver({ targets, args, io, teller, make, extra });
}

const isConflict = ({ code }: Diagnostic): boolean => code === "output/conflict";

/** Conflicts of edits are delivered in pull requests, and stop others later. */
function isUsable(results: readonly RunResult[], args: Arguments): boolean {
  const rest = results.map((result) => ({
    ...result,
    diagnostics: result.diagnostics.filter((diagnostic) => !isConflict(diagnostic)),
  }));
  return exitCodeOf(rest, args.has("strict")) === EXIT.ok;
}

function madeOf(target: SdkTarget, results: readonly RunResult[], { clones }: Repositories): Made[] {
  const clone = clones.get(target);
  const result = results.find(({ sources }) => sources === target.opened.workspace.sources);
  const folder = clone?.folder ?? target.folder;
  const found = result?.targets.find((one) => one.folder === folder);
  if (!result || !found?.summary) return [];
  const { summary, packageVersion: version, released, emitted } = found;
  const warnings = result.diagnostics.filter(({ severity }) => severity === "warning");
  const changelog = readOutput(folder, "CHANGELOG.md") ?? "";
  const story = {
    isRelease: released === true || target.generator.githost?.mode === "release",
    notes: emitted.notes ?? changelogSection(changelog, version),
    files: countsOf(summary),
    warnings: [...new Set(warnings.map(({ message }) => message))],
  };
  return [{ target, folder, version, story }];
}

/** How many files a run changed. */
export function countsOf(summary: {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly deleted: readonly string[];
}) {
  const { created, updated, deleted } = summary;
  return { created: created.length, updated: updated.length, deleted: deleted.length };
}
