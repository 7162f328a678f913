import { existsSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { createCollector, createSourceSet, type Diagnostic } from "@sdkwright/compiler";
import { LANGUAGES } from "../built-in.js";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import { unknownLanguage } from "../definition-run.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type FoundDefinition, findDefinitions, kindOf } from "../find-definitions.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { readDefinition } from "../read-definition.js";
import { exitCodeOf, printFindings } from "../report.js";
import { schemaPath } from "../schema-path.js";
import { configTemplate } from "../template.js";
import { VERSION } from "../version.js";

/** Where nobody says which: the one that most APIs have users of. */
const DEFAULT_LANGUAGE = "typescript";

/** Writes a generators.yml into the current folder. */
export async function init(args: Arguments, io: Io): Promise<ExitCode> {
  const diagnostics = createCollector();
  const sources = createSourceSet({ root: io.cwd, report: diagnostics.report });
  const fail = (diagnostic: Diagnostic | undefined): ExitCode => {
    if (diagnostic !== undefined) diagnostics.report(diagnostic);
    const findings = { ok: false, diagnostics: diagnostics.list, sources };
    printFindings([findings], { format: "text" }, io);
    return exitCodeOf([findings], false);
  };
  const existing = ["generators.yml", "generators.yaml"].find((name) => existsSync(join(io.cwd, name)));
  if (existing !== undefined) return fail(cliCatalogue.create("config-exists", { file: existing }));

  const named = args.positionals[0];
  const paths = named === undefined ? findDefinitions(io.cwd) : [shownPath(resolve(io.cwd, named), io.cwd)];
  const found = paths.flatMap((path): FoundDefinition[] => {
    const document = sources.read(path);
    const kind = document && kindOf(document.data);
    return document && kind ? [{ path, kind, facts: readDefinition(document.data) }] : [];
  });
  const [first, ...others] = found;
  if (first === undefined) {
    if (diagnostics.hasErrors()) return fail(undefined);
    const place = named === undefined ? `${io.cwd} or the usual folders below it` : named;
    return fail(cliCatalogue.create("no-definition-found", { place }));
  }
  const languages = await languagesFor(args, io);
  const unknown = languages.find((language) => !LANGUAGES.includes(language));
  if (unknown !== undefined) return fail(unknownLanguage(unknown));
  const names = { languages, folder: basename(io.cwd), version: VERSION, schema: schemaPath(io.cwd) };
  const content = configTemplate({ definition: first, others, ...names });
  writeFileSync(join(io.cwd, "generators.yml"), content, { flag: "wx" });
  io.out.write(`Wrote generators.yml for ${first.path}.\nNext: sdkwright generate\n`);
  return EXIT.ok;
}

/** Those that were named, else those that a person at the terminal names, else the first that comes to mind. */
async function languagesFor(args: Arguments, io: Io): Promise<readonly string[]> {
  const named = args.values("language");
  if (named.length > 0 || !io.ask) return named.length > 0 ? [...new Set(named)] : [DEFAULT_LANGUAGE];
  const answer = await io.ask(`Languages, out of ${LANGUAGES.join(", ")} [${DEFAULT_LANGUAGE}]: `);
  const words = answer.split(/[\s,]+/).filter((word) => word !== "");
  return words.length > 0 ? [...new Set(words)] : [DEFAULT_LANGUAGE];
}
