import { existsSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createCollector, createSourceSet, type Diagnostic, isUrl, NEWEST_EDITION } from "@sdkwright/compiler";
import { listed } from "@sdkwright/diagnostics";
import { configText, type Migration, migrate, migrateCatalogue, overlaysOf, overlayText } from "@sdkwright/migrate";
import { generatorOf, LANGUAGES } from "../built-in.js";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import { findDefinitions } from "../find-definitions.js";
import { type Io, tell } from "../io.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, printFindings } from "../report.js";
import { schemaPath } from "../schema-path.js";
import { schemaComment } from "../template.js";
import { VERSION } from "../version.js";
import { writing } from "../writing.js";
import { configOf } from "./init.js";

/** Writes generators.yml and an overlay from the configuration of another generator, and lists what that loses. */
export async function initFrom(args: Arguments, io: Io): Promise<ExitCode> {
  const diagnostics = createCollector();
  const sources = createSourceSet({ root: io.cwd, report: diagnostics.report });
  const finish = (diagnostic?: Diagnostic): ExitCode => {
    if (diagnostic !== undefined) diagnostics.report(diagnostic);
    const findings = { ok: !diagnostics.hasErrors(), diagnostics: diagnostics.list, sources };
    printFindings([findings], { format: "text" }, io);
    return exitCodeOf([findings], false);
  };
  const existing = configOf(io.cwd);
  if (existing !== undefined) return finish(cliCatalogue.create("config-exists", { file: existing }));
  const given = args.value("from") ?? ".";
  if (isUrl(given)) return finish(migrateCatalogue.create("no-configuration", { place: given }));
  const pathOf = (path: string) => shownPath(resolve(io.cwd, path), io.cwd);
  const from = pathOf(given);
  const [named] = args.positionals;
  const definition = named === undefined ? undefined : pathOf(named);
  // Reading tells what is wrong with a file: that it is missing, or where it cannot be parsed.
  const isFolder = statSync(join(io.cwd, from), { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) sources.read(from);
  if (definition !== undefined) sources.read(definition);
  if (diagnostics.hasErrors()) return finish();
  const migration = migrate({
    from,
    definition,
    found: findDefinitions(io.cwd),
    languages: LANGUAGES,
    sources,
    report: diagnostics.report,
    hasErrors: diagnostics.hasErrors,
  });
  if (migration === undefined) return finish();
  const known = overlaysOf(migration).find(({ file }) => existsSync(join(io.cwd, file)));
  if (known !== undefined) return finish(cliCatalogue.create("definition-exists", { file: known.file }));
  write(migration, io);
  const code = finish();
  tell(io, "Next: sdkwright check\n");
  return code;
}

function write(migration: Migration, io: Io): void {
  const overlays = overlaysOf(migration);
  for (const { file, actions } of overlays) {
    const path = join(io.cwd, file);
    writing(path, io, () => writeFileSync(path, overlayText({ ...migration, actions }), { flag: "wx" }));
  }
  const names = {
    version: VERSION,
    edition: NEWEST_EDITION,
    schemaComment: schemaComment(schemaPath(io.cwd)),
    generatorOf,
  };
  const path = join(io.cwd, "generators.yml");
  writing(path, io, () => writeFileSync(path, configText(migration, names), { flag: "wx" }));
  const written = listed(["generators.yml", ...overlays.map(({ file }) => file)]);
  tell(io, `Wrote ${written} from ${migration.file}, a configuration of ${migration.tool}.\n`);
}
