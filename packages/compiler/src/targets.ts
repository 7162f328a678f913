import type { Config, GeneratorConfig } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { compilerCatalogue, noBackend } from "./catalogue.js";

/** A generator to run, and the group it stands in. */
export interface SelectedTarget {
  readonly group: string;
  readonly generator: GeneratorConfig;
}

export interface Selection {
  /** Groups or aliases; the default group where absent. */
  readonly group?: string | readonly string[] | undefined;
  /** Names of generators to keep; all where absent. */
  readonly generators?: readonly string[] | undefined;
}

/** The groups that a name stands for: itself, or what its alias lists. */
function groupsOf(config: Config, name: string): readonly string[] | undefined {
  if (Object.hasOwn(config.groups, name)) return [name];
  return Object.hasOwn(config.aliases, name) ? config.aliases[name] : undefined;
}

/** The generators that a command works on, in the order of the file. Reports what cannot be found. */
export function selectTargets(config: Config, selection: Selection, report: Report): SelectedTarget[] {
  const known = [...Object.keys(config.groups), ...Object.keys(config.aliases)].join(", ");
  const location = { document: config.file, pointer: "/groups" };
  const onlyGroup = Object.keys(config.groups).length === 1 ? Object.keys(config.groups)[0] : undefined;
  const names = [selection.group ?? config.defaultGroup ?? onlyGroup ?? []].flat();
  if (names.length === 0) {
    report(compilerCatalogue.create("no-group", { groups: known }, { location }));
    return [];
  }
  const groups = new Set<string>();
  for (const name of names) {
    const found = groupsOf(config, name);
    if (!found) report(compilerCatalogue.create("unknown-group", { group: name, groups: known }, { location }));
    for (const group of found ?? []) groups.add(group);
  }
  const targets = [...groups].flatMap((group) =>
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
    report(noBackend({ generator, known: names, tried: [`the group \`${names.join("`, `")}\``] }, location));
  }
  return kept;
}
