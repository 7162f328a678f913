import { readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { NEWEST_EDITION, type Workspace } from "@sdkwright/compiler";
import type { Arguments } from "../command.js";
import { unknownLanguage } from "../definition-run.js";
import { addDocs, DOCS } from "../docs/add.js";
import { addGenerator, addGroup, withoutComment } from "../edit-config.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type Io, tell } from "../io.js";
import { titleOf } from "../other-sdks.js";
import { shownPath } from "../paths.js";
import { generatorsFor } from "../plugin-languages.js";
import type { PluginName } from "../plugins.js";
import { refuse } from "../report.js";
import { openWorkspaces } from "../session.js";
import { firstNames, GENERATOR_INDENT, generatorEntry } from "../template.js";
import { VERSION } from "../version.js";
import { writing } from "../writing.js";

/** The group of a configuration that had none. */
const FIRST_GROUP = "sdks";

/** Adds the generator of a language to a group of generators.yml; of `docs`, writes a docs.yml. */
export async function add(args: Arguments, io: Io): Promise<ExitCode> {
  const language = args.positionals[0] ?? "";
  if (language === DOCS) return addDocs(args, io);
  const opened = openWorkspaces(args, io, { emits: false });
  if (!("workspaces" in opened)) return refuse(opened, args, io);
  const added: string[] = [];
  for (const { workspace } of opened.workspaces) {
    const { config, diagnostics, sources } = workspace;
    const generators = await generatorsFor([language], pluginsOf(workspace), diagnostics.report);
    const generator = generators.get(language);
    if (!generator) diagnostics.report(unknownLanguage(language, [...generators.keys(), DOCS]));
    if (!config || !generator || diagnostics.hasErrors()) {
      return refuse({ ok: false, diagnostics: diagnostics.list, sources }, args, io);
    }
    const file = resolve(sources.root, config.file);
    const shown = shownPath(file, io.cwd);
    const onlyGroup = Object.keys(config.groups).length === 1 ? Object.keys(config.groups)[0] : undefined;
    const written = readFileSync(file, "utf8");
    const isFirst = Object.keys(config.groups).length === 0 && !/^(?:groups|default-group)\s*:/m.test(written);
    const group = args.value("group") ?? config.defaultGroup ?? onlyGroup ?? (isFirst ? FIRST_GROUP : undefined);
    const existing = isFirst ? [] : group === undefined ? undefined : config.groups[group]?.generators;
    if (group === undefined || !existing) {
      const none = group === undefined ? "no default group" : `no group \`${group}\``;
      const groups = Object.keys(config.groups).map((name) => `\`${name}\``);
      return fail(io, `${shown} has ${none}: name one of its groups with --group: ${groups.join(", ")}.`);
    }
    const { name, version = VERSION } = generator;
    if (existing.some((one) => one.name === name)) {
      const hint = args.has("workspace") ? " To deliver it, change its `output`, as docs/collections.md shows." : "";
      fail(io, `The group \`${group}\` of ${shown} has ${name} already.${hint}`);
      continue;
    }
    const names = firstNames(titleOf(workspace) ?? basename(sources.root));
    const edition = config.edition === NEWEST_EDITION ? undefined : NEWEST_EDITION;
    const entry = generatorEntry(language, version, names, { name, edition, workspace: args.value("workspace") });
    const text = isFirst ? addGroup(written, group, entry) : addGenerator(written, group, entry, GENERATOR_INDENT);
    if (text === undefined) {
      return fail(
        io,
        `The generators of \`${group}\` in ${shown} are not a list with a line for each. Add by hand:\n\n${entry}`,
      );
    }
    writing(file, io, () => writeFileSync(file, withoutComment(text, entry, GENERATOR_INDENT)));
    added.push(`Added ${name} to the group \`${group}\` of ${shown}.\n`);
  }
  if (added.length === 0) return EXIT.errors;
  tell(io, `${added.join("")}Next: sdkwright generate\n`);
  return EXIT.ok;
}

/** The plugins that a configuration lists. */
function pluginsOf({ config, sources }: Workspace): PluginName[] {
  if (!config) return [];
  const { file, plugins } = config;
  return plugins.map(({ name, at }) => ({ name, folder: sources.root, location: { document: file, pointer: at } }));
}

function fail(io: Io, problem: string): ExitCode {
  io.err.write(`sdkwright: ${problem}\n`);
  return EXIT.errors;
}
