import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type AnyCatalogue,
  byImportance,
  compilerCatalogue,
  configCatalogue,
  countBySeverity,
  type Diagnostic,
  examplesCatalogue,
  fixOf,
  formatGithub,
  formatJson,
  formatSarif,
  JSON_REPORT_VERSION,
  namingCatalogue,
  outputCatalogue,
  overlayCatalogue,
  planCatalogue,
  pluginCatalogue,
  sdkCatalogue,
  sourceCatalogue,
} from "@sdkwright/compiler";
import { deliveryCatalogue } from "@sdkwright/delivery/catalogue";
import { formatCodeQuality } from "@sdkwright/diagnostics";
import { diffCatalogue } from "@sdkwright/diff";
import { migrateCatalogue } from "@sdkwright/migrate/catalogue";
import { sha256 } from "@sdkwright/output";
import { siteCatalogue } from "@sdkwright/site/catalogue";
import { cliCatalogue } from "./catalogue.js";
import type { Arguments } from "./command.js";
import { EXIT, type ExitCode } from "./exit.js";
import { type Findings, locatorOf, seenFrom, type View } from "./findings-view.js";
import { hasColour, type Io } from "./io.js";
import { docsUrl, HOMEPAGE } from "./links.js";
import { readable } from "./report-text.js";
import { VERSION } from "./version.js";

/** A bug of a plugin. No change of a definition or a configuration fixes it. */
const PLUGIN_FAILED = "plugin/failed";

export type { Findings } from "./findings-view.js";

export type ReportFormat = "text" | "json" | "sarif" | "code-quality";

export interface ReportOptions {
  readonly format: ReportFormat;
  /** Of plugins, beside the compiler's own. */
  readonly catalogues?: readonly AnyCatalogue[];
  /** Further members of the JSON document. */
  readonly extra?: object;
  /** How many findings are shown in full as text; the others are counted. All where absent. */
  readonly most?: number | undefined;
  /** Omits the advice on `--keep-going`, because it was used or does not apply. */
  readonly keepsGoing?: boolean;
  /** Warnings fail the run too, so nobody who asks for errors only misses them. */
  readonly strict?: boolean;
}

export function formatOf(args: Arguments): ReportFormat {
  if (args.has("json")) return "json";
  if (args.has("code-quality")) return "code-quality";
  return args.has("sarif") ? "sarif" : "text";
}

/** Catalogues of the compiler and the command line. */
export const OWN_CATALOGUES: readonly AnyCatalogue[] = [
  cliCatalogue,
  compilerCatalogue,
  configCatalogue,
  deliveryCatalogue,
  diffCatalogue,
  examplesCatalogue,
  migrateCatalogue,
  namingCatalogue,
  outputCatalogue,
  overlayCatalogue,
  planCatalogue,
  pluginCatalogue,
  sdkCatalogue,
  siteCatalogue,
  sourceCatalogue,
];

/**
 * Prints what was found, of each API in turn: as text to a person, or as one document to standard output. Paths are as
 * seen from `cwd`.
 */
export function printFindings(found: readonly Findings[], options: ReportOptions, io: Io): void {
  const { format, extra = {} } = options;
  const catalogues = [...OWN_CATALOGUES, ...(options.catalogues ?? [])];
  switch (format) {
    case "text":
      printText(
        io.quiet ? found.map((one) => onlyFailing(one, options.strict === true)) : found,
        catalogues,
        options,
        io,
      );
      return;
    case "json": {
      const views = found.map((findings) => seenFrom(io.cwd, findings));
      const counts = countBySeverity(views.flatMap(({ diagnostics }) => diagnostics));
      const suppressed = views.flatMap((view) => view.suppressed).length;
      const report = {
        version: JSON_REPORT_VERSION,
        counts: { ...counts, suppressed },
        diagnostics: views.flatMap(entriesOf),
        ...extra,
      };
      io.out.write(`${JSON.stringify(report, undefined, 2)}\n`);
      return;
    }
    case "sarif": {
      const views = found.map((findings) => seenFrom(repositoryOf(io.cwd), findings));
      const diagnostics = views.flatMap((view) => view.diagnostics);
      const suppressed = views.flatMap((view) => view.suppressed);
      const tool = { name: "sdkwright", version: VERSION, informationUri: HOMEPAGE };
      const log = { locate: locatorOf(views), catalogues, tool, suppressed, helpUri: docsUrl };
      io.out.write(formatSarif(diagnostics, log));
      return;
    }
    case "code-quality": {
      const views = found.map((findings) => seenFrom(repositoryOf(io.cwd), findings));
      const diagnostics = byImportance(views.flatMap((view) => view.diagnostics));
      io.out.write(formatCodeQuality(diagnostics, { locate: locatorOf(views), main: "generators.yml", hash: sha256 }));
      return;
    }
    default:
      format satisfies never;
  }
}

function printText(
  found: readonly Findings[],
  catalogues: readonly AnyCatalogue[],
  { most, keepsGoing = false, strict = false }: ReportOptions,
  io: Io,
): void {
  const width = io.err.isTerminal ? io.err.columns : undefined;
  const style = { colour: hasColour(io.err, io.env), fixOf: fixOf(catalogues), width };
  const views = found.map((findings) => seenFrom(io.cwd, findings));
  io.err.write(readable(views, { style, most, keepsGoing }));
  const failsByWarning = strict && exitCodeOf(found, false) === EXIT.ok && exitCodeOf(found, true) !== EXIT.ok;
  if (failsByWarning) io.err.write("With `--strict`, warnings fail the run.\n");
  if (io.env.SDKWRIGHT_DEBUG) io.err.write(stacksOf(found));
  if (io.env.GITHUB_ACTIONS === "true") io.err.write(annotations(found, io));
}

function stacksOf(found: readonly Findings[]): string {
  const stacks = found.flatMap(({ diagnostics }) => diagnostics.flatMap(({ stack }) => stack ?? []));
  return stacks.map((stack) => `\n${stack}\n`).join("");
}

/** Services that show findings beside files know paths from the root of the repository. */
function repositoryOf(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return cwd;
  }
}

/** All findings, the most important first: GitHub shows ten of each level, and drops the others. */
function annotations(found: readonly Findings[], io: Io): string {
  const views = found.map((findings) => seenFrom(repositoryOf(io.cwd), findings));
  const diagnostics = byImportance(views.flatMap((view) => view.diagnostics));
  return formatGithub(diagnostics, locatorOf(views));
}

function onlyFailing(findings: Findings, strict: boolean): Findings {
  return { ...findings, diagnostics: findings.diagnostics.filter((diagnostic) => isFailure(diagnostic, strict)) };
}

function entriesOf({ apiName, diagnostics, locate }: View): object[] {
  const { diagnostics: entries } = JSON.parse(formatJson(diagnostics, locate)) as { diagnostics: object[] };
  return apiName === undefined ? entries : entries.map((entry) => ({ api: apiName, ...entry }));
}

/** `strict`: warnings fail too. */
export function exitCodeOf(found: readonly Findings[], strict: boolean): ExitCode {
  if (found.some(({ diagnostics }) => diagnostics.some(({ code }) => code === PLUGIN_FAILED))) return EXIT.fault;
  const fails = (diagnostic: Diagnostic): boolean => isFailure(diagnostic, strict);
  return found.some(({ diagnostics }) => diagnostics.some(fails)) ? EXIT.errors : EXIT.ok;
}

function isFailure({ severity }: Diagnostic, strict: boolean): boolean {
  return severity === "error" || (strict && severity === "warning");
}

/** Prints findings that end a command before it has done anything. */
export function refuse(findings: Findings, args: Arguments, io: Io): ExitCode {
  printFindings([findings], { format: formatOf(args) }, io);
  return exitCodeOf([findings], false);
}
