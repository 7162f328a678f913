import type { Diagnostic } from "@sdkwright/compiler";
import { createSourceSet } from "@sdkwright/compiler";
import { type ChangeClass, diffJson, diffMarkdown, diffText, type LocatedChange } from "@sdkwright/diff";
import { LANGUAGES } from "../built-in.js";
import type { Arguments } from "../command.js";
import { unknownLanguage } from "../definition-run.js";
import { compareStates } from "../diff/compare.js";
import { type ApiState, openState } from "../diff/state.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { type Findings, printFindings, refuse } from "../report.js";

/** Compares two states of an API, as callers of its SDKs see them. */
export async function diff(args: Arguments, io: Io): Promise<ExitCode> {
  const [first = "", second = ""] = args.positionals;
  const wanted = args.values("language");
  const unknown = wanted
    .filter((language) => !LANGUAGES.includes(language))
    .map((language) => unknownLanguage(language));
  if (unknown.length > 0) return refuseAll(unknown, args, io);
  const failOn = args.value("fail-on");
  if (failOn !== undefined && !isFailure(failOn)) {
    io.err.write(`sdkwright: --fail-on takes breaking or additive, not ${failOn}.\nSee \`sdkwright help diff\`.\n`);
    return EXIT.usage;
  }
  const languages = wanted.length > 0 ? [...new Set(wanted)] : LANGUAGES;
  const states = [first, second].map((operand) => openState(operand, languages, io));
  const wrong = states.flatMap((state) => ("code" in state ? [state] : []));
  if (wrong.length > 0) return refuseAll(wrong, args, io);
  const [old, now] = states as [ApiState, ApiState];
  const { report, findings, catalogues } = await compareStates(old, now, {
    languages,
    plugins: args.values("plugin"),
    io,
  });
  if (!report) {
    printFindings(findings.map(onlyErrors), { format: "text", catalogues, keepsGoing: true }, io);
    return EXIT.errors;
  }
  const options = { all: args.has("all") };
  if (args.has("json")) io.out.write(diffJson(report));
  else io.out.write(args.has("markdown") ? diffMarkdown(report, options) : diffText(report, options));
  return failOn !== undefined && report.changes.some((change) => fails(change, failOn)) ? EXIT.errors : EXIT.ok;
}

/** Reports on a state that cannot be compared. Its other findings are left to `check`. */
function onlyErrors(findings: Findings): Findings {
  return { ...findings, diagnostics: findings.diagnostics.filter(({ severity }) => severity === "error") };
}

type Failure = Exclude<ChangeClass, "invisible">;

const isFailure = (text: string): text is Failure => text === "breaking" || text === "additive";

/** With `additive`, a breaking change fails too. */
function fails(change: LocatedChange, failOn: Failure): boolean {
  return change.class === "breaking" || change.class === failOn;
}

function refuseAll(diagnostics: readonly Diagnostic[], args: Arguments, io: Io): ExitCode {
  const sources = createSourceSet({ root: io.cwd, report: () => {} });
  return refuse({ ok: false, diagnostics, sources }, args, io);
}
