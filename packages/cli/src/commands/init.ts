import { existsSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { createCollector, createSourceSet, type Diagnostic } from "@sdkwright/compiler";
import { cliCatalogue } from "../catalogue.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type FoundDefinition, findDefinitions, kindOf } from "../find-definitions.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, printFindings } from "../report.js";
import { schemaPath } from "../schema-path.js";
import { configTemplate } from "../template.js";
import { VERSION } from "../version.js";

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
    return document && kind ? [{ path, kind, title: titleOf(document.data) }] : [];
  });
  const [first, ...others] = found;
  if (first === undefined) {
    if (diagnostics.hasErrors()) return fail(undefined);
    const place = named === undefined ? `${io.cwd} or the usual folders below it` : named;
    return fail(cliCatalogue.create("no-definition-found", { place }));
  }
  const names = { folder: basename(io.cwd), version: VERSION, schema: schemaPath(io.cwd) };
  const content = configTemplate({ definition: first, others, ...names });
  writeFileSync(join(io.cwd, "generators.yml"), content, { flag: "wx" });
  io.out.write(`Wrote generators.yml for ${first.path}.\nNext: sdkwright generate\n`);
  return EXIT.ok;
}

function titleOf(data: unknown): string | undefined {
  const { info } = data as { readonly info?: { readonly title?: unknown } };
  return typeof info?.title === "string" ? info.title : undefined;
}
