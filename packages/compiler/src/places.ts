import { dirname, relative, resolve } from "node:path";
import { isWithin, placeKey } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";
import { shownPath } from "./shown-path.js";
import type { OpenedTarget, TargetOptions } from "./target-types.js";

/** A folder that an SDK is written to. */
interface Place {
  readonly key: string;
  /** As messages show it. */
  readonly folder: string;
}

/** Folders that belong to others: version control, and what package managers install. */
const FOREIGN = /[\\/](?:\.git|node_modules)(?:[\\/]|$)/;

/** Whether a place must not be written to: the root of a file system, or what another program owns. */
function isForeign(place: string, root: string): boolean {
  const key = placeKey(place);
  return dirname(key) === key || FOREIGN.test(`/${relative(placeKey(root), key)}`);
}

/** Control characters have no place in a path: NUL cannot be in one, and others would reach the terminal. */
function hasControls(path: string): boolean {
  return /\p{Cc}/u.test(path);
}

/** Of two folders of SDKs, whether one would be in the other's way, however they are spelled. */
export function collide(one: string, other: string): boolean {
  const [a, b] = [placeKey(one), placeKey(other)];
  return isWithin(a, b) || isWithin(b, a);
}

/** Reports output folders and snippets files that cannot be written beside each other, or not at all. */
export function checkPlaces(targets: readonly OpenedTarget[], options: TargetOptions): void {
  const { config, report, root } = options;
  const shown = (path: string): string => shownPath(path, root);
  const seen: string[] = [];
  for (const { run, generator } of targets) {
    const { output } = run.info;
    const location = { document: config.file, pointer: generator.at };
    const params = { folder: shown(output) };
    if (hasControls(output)) report(compilerCatalogue.create("path-invalid", {}, { location }));
    else if (isForeign(output, root)) report(compilerCatalogue.create("output-foreign", params, { location }));
    else if (seen.some((other) => collide(other, output))) {
      report(compilerCatalogue.create("output-shared", params, { location }));
    }
    seen.push(output);
  }
  checkSnippetPaths(targets, options, shown);
}

function checkSnippetPaths(
  targets: readonly OpenedTarget[],
  { config, report, root }: TargetOptions,
  shown: (path: string) => string,
): void {
  const outputs: Place[] = targets.map(({ run }) => {
    return { key: placeKey(run.info.output), folder: shown(run.info.output) };
  });
  const seen = new Set<string>();
  for (const { snippets } of targets.map(({ generator }) => generator)) {
    if (snippets === undefined) continue;
    const file = resolve(root, snippets.path);
    const location = { document: config.file, pointer: `${snippets.at}/path` };
    if (hasControls(file)) {
      report(compilerCatalogue.create("path-invalid", {}, { location }));
      continue;
    }
    const key = placeKey(file);
    const holder = outputs.find((output) => isWithin(key, output.key) || isWithin(output.key, key));
    const by = holder ? `the output folder \`${holder.folder}\`` : "another generator's snippets";
    const foreign = isForeign(file, root);
    if (holder || seen.has(key) || foreign) {
      const params = { file: shown(file), by: foreign ? "another program" : by };
      report(compilerCatalogue.create("snippets-place", params, { location }));
    }
    seen.add(key);
  }
}
