import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCollector, createSourceSet } from "@sdkwright/compiler";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import { upgradeGenerators } from "../edit-config.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type Io, tell } from "../io.js";
import { shownPath } from "../paths.js";
import { refuse } from "../report.js";
import { VERSION } from "../version.js";
import { findConfigs } from "../workspace.js";
import { writing } from "../writing.js";

/** Sets the versions of built-in generators to that of the compiler which runs. */
export async function upgrade(args: Arguments, io: Io): Promise<ExitCode> {
  const places = findConfigs(io.cwd, { named: args.value("config") });
  const diagnostics = createCollector();
  const sources = createSourceSet({ root: io.cwd, report: diagnostics.report });
  if (places.length === 0) diagnostics.report(cliCatalogue.create("no-config", { folder: io.cwd }));
  // A file that is not valid YAML has no versions to be found, and is not up to date.
  for (const { root, file } of places) sources.read(shownPath(join(root, file), io.cwd));
  if (diagnostics.hasErrors()) return refuse({ ok: false, diagnostics: diagnostics.list, sources }, args, io);
  for (const { root, file } of places) {
    const path = join(root, file);
    const shown = shownPath(path, io.cwd);
    const { text, upgrades } = upgradeGenerators(readFileSync(path, "utf8"), VERSION);
    if (upgrades.length > 0 && !args.has("dry-run")) writing(path, io, () => writeFileSync(path, text));
    if (upgrades.length === 0) tell(io, `${shown}: up to date\n`);
    for (const { generator, from } of upgrades) tell(io, `${shown}: ${generator} ${from} -> ${VERSION}\n`);
  }
  return EXIT.ok;
}
