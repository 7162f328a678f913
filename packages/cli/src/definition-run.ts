import { resolve } from "node:path";
import {
  createCollector,
  createSourceSet,
  type Diagnostic,
  diskFiles,
  nearest,
  type Workspace,
} from "@sdkwright/compiler";
import { generatorOf, LANGUAGES } from "./built-in.js";
import { cliCatalogue } from "./catalogue.js";
import type { Arguments } from "./command.js";
import { kindOf } from "./find-definitions.js";
import type { Io } from "./io.js";
import { shownPath } from "./paths.js";
import { generatorsFor } from "./plugin-languages.js";
import type { Findings } from "./report.js";
import { configText, workspaceOf } from "./unwritten-config.js";

/**
 * The workspace of a command line that names a definition and languages instead of a configuration: the current folder,
 * with a configuration that only exists in memory.
 */
export async function openDefinition(
  definition: string,
  args: Arguments,
  io: Io,
): Promise<{ readonly workspace: Workspace } | Findings> {
  const diagnostics = createCollector();
  const sources = createSourceSet({ root: io.cwd, report: diagnostics.report });
  const path = shownPath(resolve(io.cwd, definition), io.cwd);
  const document = sources.read(path);
  const kind = document && kindOf(document.data);
  if (document && !kind) diagnostics.report(cliCatalogue.create("no-definition-found", { place: definition }));
  const languages = args.values("language");
  const plugins = args.values("plugin").map((name) => ({ name, folder: io.cwd }));
  const generators = await generatorsFor(languages, plugins, diagnostics.report);
  const known = [...generators.keys()];
  for (const language of languages) {
    if (!generators.has(language)) diagnostics.report(unknownLanguage(language, known));
  }
  if (kind === undefined || diagnostics.hasErrors()) return { ok: false, diagnostics: diagnostics.list, sources };
  const folder = (language: string): string => folderOf(language, args);
  const text = configText([{ [kind]: path }], [...new Set(languages)], {
    folderOf: folder,
    generatorOf: (language) => generators.get(language)?.name ?? generatorOf(language),
  });
  return { workspace: workspaceOf(io.cwd, diskFiles, text) };
}

/** The finding about a language that no backend has. */
export function unknownLanguage(language: string, known = LANGUAGES): Diagnostic {
  const hint = nearest(language, known);
  return cliCatalogue.create("unknown-language", { language, known, nearest: hint });
}

/** Where an SDK goes: with several languages into a folder for each, also below `--output`. */
function folderOf(language: string, args: Arguments): string {
  const output = args.value("output");
  if (output === undefined) return `sdks/${language}`;
  return args.values("language").length > 1 ? `${output.replace(/[\\/]$/, "")}/${language}` : output;
}
