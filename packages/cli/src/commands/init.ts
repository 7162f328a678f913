import { existsSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type Collector, createCollector, createSourceSet, type Diagnostic, isUrl } from "@sdkwright/compiler";
import { LANGUAGES } from "../built-in.js";
import { readCandidates } from "../candidates.js";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import { fetchDefinition, unknownLanguage } from "../definition-run.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type FoundDefinition, findDefinitions } from "../find-definitions.js";
import { type Io, tell } from "../io.js";
import { shownPath } from "../paths.js";
import { readDefinition } from "../read-definition.js";
import { exitCodeOf, printFindings } from "../report.js";
import { schemaPath } from "../schema-path.js";
import { configTemplate } from "../template.js";
import { VERSION } from "../version.js";
import { writing } from "../writing.js";

/** Where nobody says which: the one that most APIs have users of. */
const DEFAULT_LANGUAGE = "typescript";
const NAMES = ["generators.yml", "generators.yaml"];

/**
 * Writes a generators.yml into the current folder, or one for each API of a folder `apis`; with `--from`, from the
 * configuration of another generator.
 */
export async function init(args: Arguments, io: Io): Promise<ExitCode> {
  if (args.has("from")) return (await import("./init-from.js")).initFrom(args, io);
  const diagnostics = createCollector();
  const sources = createSourceSet({ root: io.cwd, report: diagnostics.report });
  const fail = (diagnostic?: Diagnostic): ExitCode => {
    if (diagnostic !== undefined) diagnostics.report(diagnostic);
    const findings = { ok: false, diagnostics: diagnostics.list, sources };
    printFindings([findings], { format: "text" }, io);
    return exitCodeOf([findings], false);
  };
  const existing = configOf(io.cwd);
  if (existing !== undefined) return fail(cliCatalogue.create("config-exists", { file: existing }));
  const unknown = args.values("language").find((language) => !LANGUAGES.includes(language));
  if (unknown !== undefined) return fail(unknownLanguage(unknown));

  const named = args.positionals[0];
  const isRemote = named !== undefined && isUrl(named);
  const found = isRemote ? await download(named, diagnostics, io) : readCandidates(pathsOf(named, io.cwd), sources);
  if (found.length === 0) {
    if (diagnostics.hasErrors()) return fail();
    const place = named === undefined ? `${io.cwd} or three levels of folders below it` : named;
    return fail(cliCatalogue.create("no-definition-found", { place }));
  }
  const languages = await languagesFor(args, io);
  const wrong = languages.find((language) => !LANGUAGES.includes(language));
  if (wrong !== undefined) return fail(unknownLanguage(wrong));
  const apis = apisOf(found);
  if (apis.size < 2) writeConfig({ folder: "", found, languages }, io);
  else for (const [folder, own] of apis) writeConfig({ folder, found: own, languages }, io);
  tell(io, "Next: sdkwright generate\n");
  return EXIT.ok;
}

/** The named definitions, or else those in and below the current folder. */
function pathsOf(named: string | undefined, cwd: string): readonly string[] {
  return named === undefined ? findDefinitions(cwd) : [shownPath(resolve(cwd, named), cwd)];
}

/** Keeps a definition of the web in the current folder: the SDKs then depend on files alone. */
async function download(url: string, { report }: Collector, io: Io): Promise<FoundDefinition[]> {
  const fetched = await fetchDefinition(url, report);
  if (fetched === undefined) return [];
  const { kind, document } = fetched;
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  const isUsable = /^\w[\w.-]*\.(?:ya?ml|json)$/i.test(last) && !NAMES.includes(last);
  const path = isUsable ? last : `${kind}.${document.format === "json" ? "json" : "yml"}`;
  if (existsSync(join(io.cwd, path))) {
    report(cliCatalogue.create("definition-exists", { file: path }));
    return [];
  }
  const file = join(io.cwd, path);
  writing(file, io, () => writeFileSync(file, document.text, { flag: "wx" }));
  tell(io, `Downloaded ${document.path} to ${path}. \`sdkwright api update\` downloads it again.\n`);
  const hasOrigin = kind === "openapi" || kind === "asyncapi";
  return [{ path, kind, facts: readDefinition(document.data), ...(hasOrigin && { origin: url }) }];
}

/** The definitions of each `apis/<name>`; none where there are others too. */
function apisOf(found: readonly FoundDefinition[]): ReadonlyMap<string, FoundDefinition[]> {
  const apis = new Map<string, FoundDefinition[]>();
  for (const definition of found) {
    const [, folder, path] = /^(apis\/[^/]+)(?:\/(.+))?$/.exec(definition.path) ?? [];
    const isFile = path === undefined && definition.kind !== "proto";
    if (folder === undefined || isFile) return new Map();
    apis.set(folder, [...(apis.get(folder) ?? []), { ...definition, path: path ?? "." }]);
  }
  return apis;
}

/** The configuration that a folder has already. */
export function configOf(folder: string): string | undefined {
  return NAMES.find((name) => existsSync(join(folder, name)));
}

interface Written {
  /** Relative to the current folder; empty for that. */
  readonly folder: string;
  /** Relative to the folder. */
  readonly found: readonly FoundDefinition[];
  readonly languages: readonly string[];
}

/** Writes a configuration, unless there is one already, and says for what. */
function writeConfig({ folder, found, languages }: Written, io: Io): void {
  const [definition, ...others] = found;
  const target = join(io.cwd, folder);
  const existing = configOf(target);
  if (definition === undefined) return;
  if (existing !== undefined) {
    tell(io, `${folder}/${existing} exists already.\n`);
    return;
  }
  const names = { folder: basename(target), version: VERSION, schema: schemaPath(target) };
  const content = configTemplate({ definition, others, languages, ...names });
  const file = join(target, "generators.yml");
  writing(file, io, () => writeFileSync(file, content, { flag: "wx" }));
  const shown = (path: string): string => (folder === "" ? path : `${folder}/${path}`);
  tell(io, `Wrote ${shown("generators.yml")} for ${shown(placeOf(definition))}.\n`);
  if (others.length === 0) return;
  const list = others.map((other) => `  ${shown(placeOf(other))}\n`).join("");
  tell(
    io,
    `It lists these definitions as comments. Uncomment those that belong to the same SDK; for another SDK, run \`sdkwright init\` in a folder of its own:\n${list}`,
  );
}

function placeOf({ path, target }: FoundDefinition): string {
  return target === undefined || path === "." ? (target ?? path) : `${path}/${target}`;
}

/** Those that were named, else those that a person at the terminal names, else the first that comes to mind. */
async function languagesFor(args: Arguments, io: Io): Promise<readonly string[]> {
  const named = args.values("language");
  if (named.length > 0 || !io.ask) return named.length > 0 ? [...new Set(named)] : [DEFAULT_LANGUAGE];
  const answer = await io.ask(`Languages, out of ${LANGUAGES.join(", ")} [${DEFAULT_LANGUAGE}]: `);
  const words = answer.split(/[\s,]+/).filter((word) => word !== "");
  return words.length > 0 ? [...new Set(words)] : [DEFAULT_LANGUAGE];
}
