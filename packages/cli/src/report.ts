import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type AnyCatalogue,
  compilerCatalogue,
  configCatalogue,
  countBySeverity,
  createLocator,
  type Diagnostic,
  examplesCatalogue,
  fixOf,
  formatGithub,
  formatJson,
  formatSarif,
  formatText,
  JSON_REPORT_VERSION,
  type Location,
  type Locator,
  namingCatalogue,
  outputCatalogue,
  overlayCatalogue,
  type SourceSet,
  type Suppressed,
  sortDiagnostics,
  sourceCatalogue,
  summaryLine,
  type TextOptions,
} from "@sdkwright/compiler";
import { deliveryCatalogue } from "@sdkwright/delivery/catalogue";
import { diffCatalogue } from "@sdkwright/diff";
import { cliCatalogue } from "./catalogue.js";
import type { Arguments } from "./command.js";
import { EXIT, type ExitCode } from "./exit.js";
import { hasColour, type Io } from "./io.js";
import { docsUrl, HOMEPAGE } from "./links.js";
import { documentPath } from "./paths.js";
import { VERSION } from "./version.js";

/** What a command found. */
export interface Findings {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that the configuration takes out. */
  readonly suppressed?: readonly Suppressed[];
  readonly sources: SourceSet;
  /** What they are from, beside the catalogues of the compiler and of plugins. */
  readonly catalogues?: readonly AnyCatalogue[];
  /** The API that they are about, where a workspace has several. */
  readonly apiName?: string | undefined;
}

export type ReportFormat = "text" | "json" | "sarif";

export interface ReportOptions {
  readonly format: ReportFormat;
  /** Of plugins, beside the compiler's own. */
  readonly catalogues?: readonly AnyCatalogue[];
  /** Further members of the JSON document. */
  readonly extra?: object;
  /** How many warnings, and notes, of one code are shown as text; the rest is counted. All where absent. */
  readonly shownOfCode?: number | undefined;
  /** No advice on how to get past errors of the definitions: they were put up with, or cannot be. */
  readonly keepsGoing?: boolean;
}

export function formatOf(args: Arguments): ReportFormat {
  if (args.has("json")) return "json";
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
  namingCatalogue,
  outputCatalogue,
  overlayCatalogue,
  sourceCatalogue,
];

/**
 * Prints what was found, of each API in turn: as text to a person, or as one document to standard output. Paths are as
 * seen from `cwd`.
 */
export function printFindings(found: readonly Findings[], options: ReportOptions, io: Io): void {
  const { format, extra = {}, shownOfCode } = options;
  const further = found.flatMap((findings) => findings.catalogues ?? []);
  const catalogues = [...OWN_CATALOGUES, ...(options.catalogues ?? []), ...further];
  const shown = format === "text" ? found.map((one) => shownAsText(one, shownOfCode, io)) : found;
  const views = shown.map((findings) => seenFrom(format === "sarif" ? repositoryOf(io.cwd) : io.cwd, findings));
  const diagnostics = views.flatMap((view) => view.diagnostics);
  switch (format) {
    case "text": {
      if (diagnostics.length === 0) return;
      const all = found.flatMap((findings) => findings.diagnostics);
      const isWhole = io.quiet || all.length === diagnostics.length;
      const rest = isWhole ? "" : `. Shown are the first ${shownOfCode} of each kind: \`sdkwright check\` lists all.`;
      const width = io.err.isTerminal ? io.err.columns : undefined;
      const style = { colour: hasColour(io.err, io.env), fixOf: fixOf(catalogues), width };
      const advice = options.keepsGoing === true ? "" : pastErrors(all);
      io.err.write(`${textOf(views, style)}\n\n${summaryLine(io.quiet ? diagnostics : all)}${rest}\n${advice}`);
      if (io.env.GITHUB_ACTIONS === "true") io.err.write(annotations(shown, io));
      return;
    }
    case "json": {
      const counts = countBySeverity(diagnostics);
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
      const locate: Locator = (location) => {
        for (const view of views) {
          const place = view.locate(location);
          if (place !== undefined) return place;
        }
        return undefined;
      };
      const suppressed = views.flatMap((view) => view.suppressed);
      const tool = { name: "sdkwright", version: VERSION, informationUri: HOMEPAGE };
      io.out.write(formatSarif(diagnostics, { locate, catalogues, tool, suppressed, helpUri: docsUrl }));
      return;
    }
    default:
      format satisfies never;
  }
}

/** How to get past errors that each affect only a part of an SDK; nothing where another error stands in the way. */
function pastErrors(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0 || errors.some(({ recoverable }) => recoverable !== true)) return "";
  const [subject, object] =
    errors.length === 1
      ? ["This error affects", "it a warning, list its code"]
      : ["Each of these errors affects", "them warnings, list their codes"];
  return (
    `${subject} only a part of the SDK. \`sdkwright generate --keep-going\` generates the rest;\n` +
    `to make ${object} under \`diagnostics\` in generators.yml.\n`
  );
}

/** Services that show findings beside files know paths from the root of the repository. */
function repositoryOf(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return cwd;
  }
}

function annotations(found: readonly Findings[], io: Io): string {
  const views = found.map((findings) => seenFrom(repositoryOf(io.cwd), findings));
  return views.map(({ diagnostics, locate }) => formatGithub(diagnostics, locate)).join("");
}

/** What a person sees: only errors where that was asked for, else not more of one code than is of use. */
function shownAsText(findings: Findings, most: number | undefined, { quiet }: Io): Findings {
  if (!quiet) return most === undefined ? findings : firstOf(findings, most);
  return { ...findings, diagnostics: findings.diagnostics.filter(({ severity }) => severity === "error") };
}

/** All errors, and of each other code the first so many: whoever has read those knows the kind. */
function firstOf(findings: Findings, most: number): Findings {
  const counts = new Map<string, number>();
  const diagnostics = findings.diagnostics.filter(({ code, severity }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return severity === "error" || count <= most;
  });
  return { ...findings, diagnostics };
}

/** Findings of one API with paths as a person sees them. */
interface View {
  readonly apiName: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
  readonly locate: Locator;
}

function textOf(views: readonly View[], style: Omit<TextOptions, "locate">): string {
  return views
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .map(({ apiName, diagnostics, locate }) => {
      const heading = apiName === undefined ? "" : `API ${apiName}\n\n`;
      return `${heading}${formatText(diagnostics, { ...style, locate })}`;
    })
    .join("\n\n");
}

function entriesOf({ apiName, diagnostics, locate }: View): object[] {
  const { diagnostics: entries } = JSON.parse(formatJson(diagnostics, locate)) as { diagnostics: object[] };
  return apiName === undefined ? entries : entries.map((entry) => ({ api: apiName, ...entry }));
}

/** Findings name documents relative to the configuration; a person in another folder needs other paths. */
function seenFrom(cwd: string, { apiName, diagnostics, suppressed = [], sources }: Findings): View {
  const locate = createLocator(sources);
  const originals = new Map<string, string>();
  const move = <L extends Location>(location: L): L => {
    const document = documentPath(location.document, sources.root, cwd);
    originals.set(document, location.document);
    return { ...location, document };
  };
  return {
    apiName,
    diagnostics: sortDiagnostics(diagnostics, locate).map((diagnostic) => moveDiagnostic(diagnostic, move)),
    suppressed: suppressed.map(({ diagnostic, reason }) => ({ diagnostic: moveDiagnostic(diagnostic, move), reason })),
    locate: (location) => locate({ ...location, document: originals.get(location.document) ?? location.document }),
  };
}

function moveDiagnostic(diagnostic: Diagnostic, move: (location: Location) => Location): Diagnostic {
  const { location, related } = diagnostic;
  return {
    ...diagnostic,
    ...(location && { location: move(location) }),
    ...(related && { related: related.map((other) => ({ ...other, location: move(other.location) })) }),
  };
}

/** `strict`: warnings fail too. */
export function exitCodeOf(found: readonly Findings[], strict: boolean): ExitCode {
  const fails = ({ severity }: Diagnostic) => severity === "error" || (strict && severity === "warning");
  return found.some(({ diagnostics }) => diagnostics.some(fails)) ? EXIT.errors : EXIT.ok;
}

/** Prints findings that end a command before it has done anything. */
export function refuse(findings: Findings, args: Arguments, io: Io): ExitCode {
  printFindings([findings], { format: formatOf(args) }, io);
  return exitCodeOf([findings], false);
}
