import type { Config, GeneratorConfig } from "@sdkwright/config";
import { helpWithNearest, nearest, type Report, type TargetInfo } from "@sdkwright/plugin-api";
import { noBackend } from "./backends.js";
import { compilerCatalogue } from "./catalogue.js";
import type { SelectedTarget, Selection } from "./selection.js";

/** What a target is called in timings. A generator may be in several groups of a run. */
export function labelOf({ group, generator }: Pick<TargetInfo, "group" | "generator">): string {
  return `${group}/${generator}`;
}

/** The groups that a name stands for: itself, or what its alias lists. */
function groupsOf(config: Config, name: string): readonly string[] | undefined {
  if (Object.hasOwn(config.groups, name)) return [name];
  return Object.hasOwn(config.aliases, name) ? [...new Set(config.aliases[name])] : undefined;
}

/** The generators that a command works on, in the order of the file. Reports what cannot be found. */
export function selectTargets(config: Config, selection: Selection, report: Report): SelectedTarget[] {
  const groups = selectedGroups(config, selection, report);
  const targets = groups.flatMap((group) =>
    (config.groups[group]?.generators ?? []).map((generator): SelectedTarget => ({ group, generator })),
  );
  const wanted = selection.generators;
  if (!wanted || targets.length === 0) return targets;
  const kept = targets.filter(
    ({ generator }) => wanted.includes(generator.name) || wanted.includes(generator.writtenName),
  );
  for (const generator of wanted) {
    if (kept.some((target) => [target.generator.name, target.generator.writtenName].includes(generator))) continue;
    const names = [...new Set(targets.map((target) => target.generator.writtenName))];
    const tried = groups.map((group) => `the group \`${group}\``);
    report(noBackend({ generator, known: names, tried }, { document: config.file, pointer: "/groups" }));
  }
  return kept;
}

/** The groups that a command works on. A group without generators is an error: running it does nothing. */
function selectedGroups(config: Config, selection: Selection, report: Report): readonly string[] {
  const groups = namedGroups(config, selection, report);
  for (const group of groups) {
    const { at, generators = [] } = config.groups[group] ?? {};
    if (generators.length > 0 || at === undefined) continue;
    const location = { document: config.file, pointer: at, at: "key" } as const;
    report(compilerCatalogue.create("empty-group", { group }, { location }));
  }
  return groups;
}

function namedGroups(config: Config, { group, everyGroup }: Selection, report: Report): readonly string[] {
  const all = Object.keys(config.groups);
  if (group === undefined && everyGroup) return all;
  const names = [group ?? config.defaultGroup ?? []].flat();
  if (names.length > 0) return [...new Set(names.flatMap((name) => runOf(config, name, report)))];
  if (all.length === 1) return all;
  const known = [...all, ...Object.keys(config.aliases)];
  const help = known.length === 0 ? { help: "Add a group with a generator under `groups`." } : {};
  const location = { document: config.file, pointer: "/groups", at: "key" } as const;
  report(compilerCatalogue.create("no-group", { groups: known }, { location, ...help }));
  return [];
}

/** The groups of one run of a group or alias. */
function runOf(config: Config, name: string, report: Report): readonly string[] {
  const groups = groupsOf(config, name);
  if (groups) return groups;
  const known = [...Object.keys(config.groups), ...Object.keys(config.aliases)];
  const meant = nearest(name, known);
  const help = helpWithNearest(meant);
  const location = { document: config.file, pointer: "/groups", at: "key" } as const;
  report(compilerCatalogue.create("unknown-group", { group: name, groups: known }, { location, ...help }));
  return [];
}

/**
 * The targets that one run of `generate` works on together: those of the selection, or, where it has every group, those
 * of each group and each alias.
 */
export function runsOf<T extends SelectedTarget>(config: Config, selection: Selection, targets: readonly T[]): T[][] {
  if (selection.group !== undefined || !selection.everyGroup) return [[...targets]];
  const runs = [...Object.keys(config.groups).map((group) => [group]), ...Object.values(config.aliases)];
  return runs.map((groups) => targets.filter(({ group }) => groups.includes(group)));
}

/**
 * The folder of an SDK, relative to the configuration: that of `local-file-system`, else one that is named after the
 * generator. `./sdks/gen-go-sdk` for `gen-go-sdk`, `./sdks/gen` for `./plugins/gen.mjs`.
 */
export function folderOf({ name, output }: GeneratorConfig): string {
  if (output && "path" in output) return output.path;
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/\.[cm]?[jt]s$/, "");
  return `sdks/${/^[A-Za-z0-9]/.test(plain) ? plain : "sdk"}`;
}
